import Screens
import Support

// What references lead nowhere.
extension MDKApplication {
  /// How many files and folders of a project are looked through for a name that is near.
  private static let maximumNames = 20_000
  private static let maximumDepth = 12

  /// Whether a reference names a file of this project that is not there, though the folder is that it names.
  ///
  /// Never where the project may lie elsewhere for the greater part: an application that customizes another one keeps
  /// only the files that it changes. It is whole where what its own `Application.app` refers to is there; one action,
  /// rule or text may be missing, which is a mistake in that file, but no page.
  func isMissing(_ reference: UTF8Text) -> Bool {
    if let known = missing[reference] { return known }
    var isMissing = false
    if isReference(reference), isWhole {
      let path = String(decoding: reference, as: UTF8.self)
      isMissing = !isThere(path) && isThere(path.pathFolder, isFolder: true)
    }
    knownCount += 1
    missing.set(isMissing, for: reference)
    return isMissing
  }

  /// The path nearest to a reference that names nothing, as a reference; `nil` where none is near.
  func nearestPath(to reference: String) -> String? {
    // Each costs the distance to thousands of names: where everything of a document is broken, the first ones tell enough.
    guard documentReferences.contains(reference) || documentReferences.count < Self.maximumNearestPaths else {
      return nil
    }
    documentReferences.insert(reference)
    if let known = nearestPaths[reference] { return known }
    let path = findNearestPath(to: reference)
    knownCount += 1
    nearestPaths[reference] = .some(path)
    return path
  }

  /// A reference with the name of this application in the place of a misspelt one.
  ///
  /// - Returns: `nil` unless a file is there, and no folder beside the application has the other name.
  func correctingName(in reference: String) -> String? {
    guard let name, let slash = reference.utf8.dropFirst().firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let other = String(reference[..<slash].dropFirst())
    // Nearly all references have the name.
    guard !other.utf8.elementsEqual(name.utf8), isWhole, !reference.contains("//"), !reference.contains("/.") else {
      return nil
    }
    func letters(_ name: String) -> String { name.lowercased().filter { !$0.isNumber } }
    // `App2` may be another application beside `App`.
    guard letters(other) != letters(name), nearest(to: other, among: [name]) != nil else { return nil }
    let corrected = "/\(name)\(reference[slash...])"
    var status = stat()
    return isThere(corrected) && stat("\(root)/../\(other)", &status) != 0 ? corrected : nil
  }

  private func findNearestPath(to reference: String) -> String? {
    guard let name, let dot = reference.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let folder = String(reference.pathFolder.utf8.dropFirst(name.utf8.count + 2)) ?? ""
    let found = names(of: String(reference[dot...])).path(nearestTo: reference.pathName, in: folder)
    return found.map { "/\(name)/\($0)" }
  }

  private var isWhole: Bool {
    if let wholeness { return wholeness }
    let references = Set(ownReferences)
    let absent = references.filter { !isThere($0) }
    let isWhole =
      absent.isEmpty || absent.count == 1 && references.count > 1 && absent.allSatisfy { !$0.hasSuffix(".page") }
    wholeness = isWhole
    return isWhole
  }

  /// Whether it begins with the application's name.
  private func isReference(_ text: UTF8Text) -> Bool {
    guard let name, text.count > name.utf8.count + 2 else { return false }
    let end = 1 + name.utf8.count
    return text[end] == UInt8(ascii: "/") && text[1..<end].elementsEqual(name.utf8)
  }

  /// Whether something of this project is there, be it in another place that a link leads to; what is no plain path
  /// counts as there.
  private func isThere(_ reference: String, isFolder: Bool = false) -> Bool {
    guard let name else { return true }
    let relative = reference.dropFirst(name.count + 2)
    let segments = relative.split(separator: "/", omittingEmptySubsequences: false)
    if relative.utf8.contains(0) || segments.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) {
      return !isFolder
    }
    let overlay = folder.overlay
    func isThere(_ path: String) -> Bool {
      if !overlay.isEmpty, let answer = isFolder ? overlay.isFolder(path) : overlay.isThere(path) { return answer }
      var status = stat()
      return stat(path, &status) == 0 && (!isFolder || status.st_mode & S_IFMT == S_IFDIR)
    }
    // A rule may be written in TypeScript.
    return isThere("\(root)/\(relative)")
      || relative.hasSuffix(".js") && isThere("\(root)/\(relative.dropLast(2))ts")
  }

  /// The files of the project with an ending.
  private func names(of ending: String) -> MDKFileNames {
    if let known = namesByEnding[ending] { return known }
    let names = MDKFileNames(files.filter { $0.hasSuffix(ending) })
    namesByEnding[ending] = names
    return names
  }

  /// Its files, by their paths from its folder, sorted; of a very large project not all.
  var files: [String] {
    if let allFiles { return allFiles }
    let files = listFiles()
    allFiles = files
    return files
  }

  private func listFiles() -> [String] {
    let project = folder
    var files: [String] = []
    var folders: [(path: String, depth: Int)] = [("", 0)]
    var count = 0
    while let (parent, depth) = folders.popLast() {
      for name in project.names(in: Substring(parent)) {
        count += 1
        if count > Self.maximumNames { return files.sorted() }
        let path = parent.isEmpty ? name : "\(parent)/\(name)"
        if name.contains(".") {
          files.append(path)
        } else if depth < Self.maximumDepth, name != "node_modules" {
          folders.append((path, depth + 1))
        }
      }
    }
    return files.sorted()
  }
}

/// The files of a project with one ending, by what they are called.
struct MDKFileNames {
  private let all: NameSuggestions
  /// By folder.
  private let folders: [String: NameSuggestions]
  /// By name: the first path of a file that is called so.
  private let paths: [String: String]

  /// - Parameter files: their paths from the project's folder, sorted.
  init(_ files: [String]) {
    var names: [String: [String]] = [:]
    var paths: [String: String] = [:]
    for path in files {
      let name = path.pathName
      names[path.pathFolder, default: []].append(name)
      if paths[name] == nil { paths[name] = path }
    }
    self.paths = paths
    folders = names.mapValues { NameSuggestions($0) }
    all = NameSuggestions(paths.keys)
  }

  /// The path of the file that is called so, be it in another folder, or nearly so; the folder's own files go before
  /// others.
  func path(nearestTo name: String, in folder: String) -> String? {
    if let path = paths[name] { return path }
    if let near = folders[folder]?.nearest(to: name) { return "\(folder)/\(near)" }
    return all.nearest(to: name).flatMap { paths[$0] }
  }
}
