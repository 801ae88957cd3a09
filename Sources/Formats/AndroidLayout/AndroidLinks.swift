import Screens
import Support

/// What layouts of Android applications refer to: other layouts, and the dimensions and texts in files of values.
package struct AndroidLinks {
  /// What a reference such as `@dimen/small` names.
  package struct Name: Sendable, Hashable {
    /// Types of resources that are looked up.
    enum Kind: String, Sendable, CaseIterable {
      case layout, dimen, string
    }

    let kind: Kind
    let name: String

    /// What a reference names; `nil` for one of the framework, or of another type.
    init?(_ reference: ArraySlice<UInt8>) {
      let text = String(decoding: reference, as: UTF8.self)
      guard let slash = text.firstIndex(of: "/"), text.hasPrefix("@"),
        let kind = Kind(rawValue: String(text[..<slash].dropFirst()))
      else { return nil }
      self.init(kind, String(text[text.index(after: slash)...]))
    }

    init(_ kind: Kind, _ name: String) {
      self.kind = kind
      self.name = name
    }

    var reference: String { "@\(kind.rawValue)/\(name)" }
  }

  /// A place in a text that refers to a file.
  package struct Link: Sendable, Hashable {
    /// Where the reference is, without its quotes.
    package let range: Range<Int>
    /// The real path of the file.
    package let path: String
    /// Where in it the name is that is meant; `nil`: the file is meant.
    package let place: Range<Int>?
  }

  private let overlay: FileOverlay

  /// - Parameter overlay: what differs from the files on disk.
  package init(_ overlay: FileOverlay) {
    self.overlay = overlay
  }

  /// The references of a layout, in their order. Each has the files and places that it may mean, first the one for most
  /// devices. There are none if the file is not a layout of an application.
  ///
  /// - Parameter location: the absolute path of its file.
  package func links(in text: [UInt8], at location: String) -> [Link] {
    guard let site = Site(location), site.isLayout else { return [] }
    let references = Self.references(in: text)
    let modules = modules(around: site)
    let values = values(Set(references.map(\.name).filter { $0.kind != .layout }), in: modules)
    return references.flatMap { range, name -> [Link] in
      if name.kind != .layout {
        return (values[name] ?? []).map { Link(range: range, path: $0.path, place: $0.place) }
      }
      let owner = modules.first { !$0.folders(with: name.name).isEmpty }
      return (owner?.folders(with: name.name) ?? []).compactMap { folder in
        owner?.folder.path(of: "\(folder)/\(name.name).xml").map { Link(range: range, path: $0, place: nil) }
      }
    }
  }

  /// What a place in a layout or a file of values is about: what is referred to there, or defined; else the layout
  /// itself.
  package static func name(at offset: Int, in text: [UInt8], location: String) -> Name? {
    guard let site = Site(location) else { return nil }
    func isThere(_ range: Range<Int>) -> Bool { range.lowerBound <= offset && offset <= range.upperBound }
    if let reference = references(in: text).first(where: { isThere($0.range) }) { return reference.name }
    if site.isLayout { return Name(.layout, site.stem) }
    return definitions(in: text).first { isThere($0.range) }?.name
  }

  /// The references to a resource in all layouts of the application that a file belongs to, by their paths.
  package func references(
    to name: Name, from location: String
  ) -> [(path: String, text: [UInt8], ranges: [Range<Int>])] {
    guard let site = Site(location) else { return [] }
    let source = source
    let wanted = Array(name.reference.utf8)
    var found: [(path: String, text: [UInt8], ranges: [Range<Int>])] = []
    for module in modules(around: site) {
      for folder in module.layoutFolders {
        for file in module.folder.names(in: folder[...]) where file.hasSuffix(".xml") {
          guard let path = module.folder.path(of: "\(folder)/\(file)"), let text = source.wholeText(of: path),
            text.firstRange(of: wanted) != nil
          else { continue }
          let ranges = Self.references(in: text).filter { $0.name == name }.map(\.range)
          if !ranges.isEmpty { found.append((path, text, ranges)) }
        }
      }
    }
    return found
  }

  // MARK: Files

  private var source: SourceReader {
    let source = SourceReader(limit: AndroidResources.maximumFileSize)
    source.overlay = overlay
    return source
  }

  /// The resources that a file is among, and those of the other modules behind them.
  private func modules(around site: Site) -> [AndroidResources] {
    let own = AndroidResources(root: site.root, under: overlay)
    return [own] + AndroidModules().resources(beside: site.root, under: overlay)
  }

  private typealias Definition = (path: String, place: Range<Int>)

  /// Where dimensions and texts are defined.
  private func values(_ wanted: Set<Name>, in modules: [AndroidResources]) -> [Name: [Definition]] {
    var found: [Name: [Definition]] = [:]
    if wanted.isEmpty { return found }
    let source = source
    for module in modules {
      for folder in module.valueFolders where folder == "values" || !AndroidQualifiers(folder: folder).isLanguageOnly {
        for file in module.folder.names(in: folder[...]) where file.hasSuffix(".xml") {
          guard let path = module.folder.path(of: "\(folder)/\(file)"), let text = source.wholeText(of: path) else {
            continue
          }
          for (range, name) in Self.definitions(in: text) where wanted.contains(name) {
            found[name, default: []].append((path, range))
          }
        }
      }
    }
    return found
  }

  // MARK: Texts

  private static func references(in text: [UInt8]) -> [(range: Range<Int>, name: Name)] {
    XMLTagText.all(in: text).flatMap { tag in
      tag.items.compactMap { item in Name(text[item.value]).map { (item.value, $0) } }
    }
  }

  private static func definitions(in text: [UInt8]) -> [(range: Range<Int>, name: Name)] {
    XMLTagText.all(in: text).compactMap { tag in
      let element = String(decoding: text[tag.name], as: UTF8.self)
      let type = element == "item" ? tag.value("type") : element
      guard let item = tag.item("name"), let kind = type.flatMap(Name.Kind.init), kind != .layout else { return nil }
      return (item.value, Name(kind, String(decoding: text[item.value], as: UTF8.self)))
    }
  }

  /// Where a file is among resources.
  private struct Site {
    /// The real path of the folder `res`.
    let root: String
    let isLayout: Bool
    /// The file's name without its ending.
    let stem: String

    /// - Returns: `nil` where the file is neither a layout nor one of values.
    init?(_ location: String) {
      let parts = location.split(separator: "/")
      guard parts.count > 2, let file = parts.last, file.hasSuffix(".xml"),
        let kind = parts[parts.count - 2].split(separator: "-").first, kind == "layout" || kind == "values",
        let root = Path("/" + parts.dropLast(2).joined(separator: "/")).real
      else { return nil }
      self.root = root
      isLayout = kind == "layout"
      stem = String(file.dropLast(".xml".count))
    }
  }
}
