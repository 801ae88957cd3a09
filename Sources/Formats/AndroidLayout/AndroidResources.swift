import Screens
import Support

/// The resources of an application or library on disk: a folder, mostly called `res`, with folders `layout…` and
/// `values…`.
///
/// Nothing outside the folder is read, even through references and symbolic links, and nothing is written. The values
/// of the modules that the project's settings name are the exception. What cannot be resolved is `nil`, never an error:
/// it may come from a library. It belongs to one thread.
final class AndroidResources {
  let folder: ConfinedFolder
  /// The folders of layouts, each for some configurations of the device.
  let layoutFolders: [String]
  let valueFolders: [String]
  private let colorFolders: [String]
  private let source = SourceReader(limit: AndroidResources.maximumFileSize)
  private let parser = AndroidLayoutParser()
  private var layouts: [Path: AndroidLayoutDocument?] = [:]
  /// By folder and name: the path of what a reference means there.
  private var paths: [Path: String?] = [:]
  private var size = 0
  private var values: AndroidValues?
  /// The resources of the modules beside this one, once a value is looked for.
  private var besides: [AndroidResources]?
  private let modules: AndroidModules?

  /// The largest file that is looked into, in bytes; real ones stay under 1 MB.
  static let maximumFileSize = 4 << 20
  /// How many bytes of layouts are remembered from one file to the next.
  private static let keptLayouts = 32 << 20
  /// How many references are remembered.
  private static let keptPaths = 10_000
  /// How many files of values are looked into.
  private static let maximumValueFiles = 1000

  /// - Parameters:
  ///   - root: the real path of the folder.
  ///   - modules: what knows the modules beside it; `nil`: it is one itself that is looked into for another.
  ///   - overlay: what differs from the files on disk.
  init(root: String, modules: AndroidModules? = nil, under overlay: FileOverlay = FileOverlay()) {
    self.modules = modules
    source.overlay = overlay
    folder = ConfinedFolder(root: root, overlay: overlay)
    let names = folder.names()
    layoutFolders = names.filter { $0 == "layout" || $0.hasPrefix("layout-") }
    colorFolders = names.filter { $0 == "color" || $0.hasPrefix("color-") }
    valueFolders = names.filter { $0 == "values" || $0.hasPrefix("values-") }
  }

  /// Gives back what was read, where it is much. Documents that were handed out stay valid.
  func forgetSome() {
    guard size > Self.keptLayouts else { return }
    layouts.removeAll()
    size = 0
  }

  // MARK: Layouts

  /// The folders that have a layout.
  func folders(with layout: String) -> [String] {
    layoutFolders.filter { folder.path(of: "\($0)/\(layout).xml") != nil }
  }

  /// The layout that `@layout/name` means, seen from a layout in one of the folders.
  ///
  /// - Returns: `nil` where there is none, or where it depends on the device which one it is.
  func layout(_ name: String, from own: String) -> AndroidLayoutDocument? {
    guard let path = path(of: name, from: own) else { return nil }
    if let known = layouts[path] { return known }
    let document = parse(path)
    layouts[path] = .some(document)
    size += document?.size ?? 0
    return document
  }

  private func path(of name: String, from own: String) -> String? {
    let key = "\(own)/\(name)"
    if let known = paths[key] { return known }
    let candidates = folders(with: name)
    let folder = candidates.count == 1 ? candidates.first : candidates.first { $0 == own }
    let path = folder.map { "\($0)/\(name).xml" }
    if paths.count >= Self.keptPaths { paths.removeAll() }
    paths[key] = .some(path)
    return path
  }

  private func parse(_ path: String) -> AndroidLayoutDocument? {
    guard let real = folder.path(of: path[...]) else { return nil }
    let document = AndroidLayoutDocument()
    do throws(ReadError) {
      try source.open(real, path: real)
      defer { source.closeFile() }
      try source.readAll()
      let text = UnsafeRawBufferPointer(start: source.bytes, count: source.count)
      document.keepSource(text, of: real)
      try parser.read(source, into: document)
      // In another encoding, places are not those of the file.
      return document.views.isEmpty || source.encoding != "UTF-8" ? nil : document
    } catch {
      return nil
    }
  }

  // MARK: Values

  /// The one length that `@dimen/name` means, as it is written; `nil` where devices differ, or what is built of the
  /// modules.
  func dimension(_ name: String) -> String? { only(name, "@dimen/") { $0.dimensions } }

  /// The whole numbers that `@integer/name` means on one device or another; `nil` where one of them is none.
  func integers(_ name: String) -> Set<Int>? {
    let written = values(name) { $0.integers }
    let numbers = written.compactMap { Int($0) }
    return numbers.isEmpty || numbers.count < written.count ? nil : Set(numbers)
  }

  /// The one colour that `@color/name` means, as it is written; `nil` where it is another one in the dark, or the
  /// states of a view have several.
  func color(_ name: String) -> String? {
    // A list of the colours of some states goes by the same name.
    guard !hasColorFolder(of: name) else { return nil }
    return only(name, "@color/") { $0.colors }
  }

  private func hasColorFolder(of name: String) -> Bool {
    colorFolders.contains { folder.path(of: "\($0)/\(name).xml") != nil }
  }

  /// The one value that all configurations give a name, through references to each other.
  private func only(
    _ name: String, _ prefix: String, in definitions: (AndroidValues) -> [String: Set<String>]
  ) -> String? {
    var name = name
    // References to each other end nowhere.
    for _ in 0..<8 {
      let written = values(name, in: definitions)
      guard written.count == 1, let only = written.first else { return nil }
      guard only.hasPrefix(prefix) else { return only.isEmpty ? nil : only }
      name = String(only.dropFirst(prefix.count))
    }
    return nil
  }

  /// The text that `@string/name` means in the language that applies where there is no other; `nil` where modules
  /// differ.
  func string(_ name: String) -> String? {
    let texts = ([self] + loadedModules).compactMap { $0.loadedValues.texts[name] }
    guard let first = texts.first, let text = first, texts.allSatisfy({ $0 == first }), !text.hasPrefix("@"),
      !text.hasPrefix("?")
    else { return nil }
    return text
  }

  /// The values of a name in this module and those beside it. An application overrides its libraries, and a flavour
  /// overrides all. Only the build decides which of them is built.
  private func values(_ name: String, in definitions: (AndroidValues) -> [String: Set<String>]) -> Set<String> {
    loadedModules.reduce(into: definitions(loadedValues)[name] ?? []) {
      $0.formUnion(definitions($1.loadedValues)[name] ?? [])
    }
  }

  private var loadedModules: [AndroidResources] {
    if let besides { return besides }
    let loaded = modules?.resources(beside: folder.root, under: source.overlay) ?? []
    besides = loaded
    return loaded
  }

  private var loadedValues: AndroidValues {
    if let values { return values }
    let loaded = AndroidValues()
    var count = 0
    for name in valueFolders {
      let isDefault = name == "values"
      for file in folder.names(in: name[...]) where file.hasSuffix(".xml") {
        // Languages have hundreds of files, and measures of their own in those that are called so.
        if AndroidQualifiers(folder: name).isLanguageOnly, !file.contains("dimen"), !file.contains("color") { continue }
        guard count < Self.maximumValueFiles, let real = folder.path(of: "\(name)/\(file)") else { continue }
        count += 1
        do throws(ReadError) {
          try source.open(real, path: real)
          loaded.add(source, keepsTexts: isDefault)
          source.closeFile()
        } catch {
          continue
        }
      }
    }
    values = loaded
    return loaded
  }
}
