import Screens
import Support

/// The source files of the project that a document belongs to: those of the classes that it names. They say which
/// buttons code wires, and whether it sizes the items of a collection view.
///
/// Sources are read as text, and nothing is run. What is not found in them stays unknown: code may wire a button in
/// ways of its own. It belongs to one thread.
final class InterfaceBuilderSources {
  /// How many folders above a document its project is looked for.
  private static let levels = 6
  /// How many entries of folders are looked at, and how many bytes of sources are kept in mind.
  private static let maximumEntries = 20_000
  private static let maximumFileSize = 1 << 20
  private static let extensions = [".swift", ".m", ".mm", ".cs"]
  private static let projects = [".xcodeproj", ".csproj", "Package.swift"]
  /// Folders of libraries, of what is built, and of resources.
  private static let leftOut: Set = ["Pods", "Carthage", "build", "DerivedData", "node_modules", "fastlane", "docs"]

  private let source = SourceReader(limit: InterfaceBuilderSources.maximumFileSize)
  private var overlay = FileOverlay()
  /// Whether the project of the document was looked for.
  private var isFound = false
  /// The project of the last document, and its sources: the paths from there by the name before the first dot or plus.
  private var project: (root: String, files: [String: [String]])?
  /// What code says of a class.
  private struct ClassSources {
    /// The outlets that it wires.
    var outlets: Set<String> = []
    /// Whether it sizes the items of a collection view.
    var sizesItems = false
  }

  /// By the name of the class.
  private var classes: [String: ClassSources] = [:]

  /// Marks the buttons of a document whose outlets code wires, and the layouts whose items it sizes.
  ///
  /// - Parameters:
  ///   - path: that of the document; empty where it comes from no file.
  ///   - overlay: what differs from the files on disk.
  func wire(_ elements: inout InterfaceBuilderElements, ofDocumentAt path: String, under overlay: FileOverlay) {
    guard !path.isEmpty else { return }
    (self.overlay, source.overlay, isFound) = (overlay, overlay, false)
    for connection in elements.connections where connection.kind == .outlet {
      guard let target = elements.element(connection.destination) else { continue }
      if elements[target].tag == .button, !elements.isWired(target), let outlet = connection.name,
        let owner = elements.name(of: connection.owner, .customClass),
        sources(of: elements.string(owner), besideDocumentAt: path).outlets.contains(elements.string(outlet))
      {
        elements[target].states.insert(.reacts)
      }
      // The delegate of a collection view, which is an outlet of that.
      if elements[connection.owner].tag == .collectionView {
        note(sizesBy: target, of: connection.owner, &elements, path)
      }
    }
    for index in 0..<elements.count where elements[index].tag == .collectionView {
      var owner = elements[index].parent
      while owner >= 0 {
        note(sizesBy: owner, of: index, &elements, path)
        owner = elements[owner].parent
      }
      note(sizesBy: index, of: index, &elements, path)
    }
  }

  /// Notes that the class of an element sizes the items of a collection view.
  private func note(
    sizesBy owner: Int32, of collection: Int32, _ elements: inout InterfaceBuilderElements, _ path: String
  ) {
    guard let layout = elements.flowLayout(of: collection), !elements[layout].states.contains(.selfSizing),
      let name = elements.name(of: owner, .customClass),
      sources(of: elements.string(name), besideDocumentAt: path).sizesItems
    else { return }
    elements[layout].states.insert(.selfSizing)
  }

  // MARK: The project

  private func findProject(ofDocumentAt path: String) {
    guard let real = Path(path).real, let folder = real.folderAndName.folder else { return project = nil }
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    // Without a project, what is beside the document.
    var root = parts.last?.hasSuffix(".lproj") == true ? parts.dropLast().joined(separator: "/") : String(folder)
    for count in 0..<min(Self.levels, parts.count - 1) {
      let outer = parts.dropLast(count).joined(separator: "/")
      let names = ConfinedFolder(root: outer, overlay: overlay).names()
      if names.contains(where: { name in Self.projects.contains { name.hasSuffix($0) } }) {
        root = outer
        break
      }
    }
    guard project?.root != root else { return }
    classes.removeAll()
    project = (root, files(below: ConfinedFolder(root: root, overlay: overlay)))
  }

  private func files(below root: ConfinedFolder) -> [String: [String]] {
    var (files, folders, entries): ([String: [String]], [String], Int) = ([:], [""], 0)
    while let folder = folders.popLast(), entries < Self.maximumEntries {
      for name in root.names(in: folder[...]) {
        entries += 1
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        if Self.extensions.contains(where: name.hasSuffix) {
          let stem = name.prefix { $0 != "." && $0 != "+" }
          files[String(stem), default: []].append(path)
        } else if !name.contains("."), !Self.leftOut.contains(name) {
          folders.append(path)
        }
      }
    }
    return files
  }

  // MARK: Sources

  /// What the sources of a class say.
  private func sources(of name: String, besideDocumentAt document: String) -> ClassSources {
    if !isFound {
      findProject(ofDocumentAt: document)
      isFound = true
    }
    if let known = classes[name] { return known }
    var found = ClassSources()
    // Two files of a name may have two classes of it. Xcode's twin in C# has a file of outlets for each class.
    let paths = (project?.files[name] ?? []).filter { !$0.hasSuffix(".designer.cs") }
    if let project, paths.filter({ !$0.contains("+") }).count <= 1 {
      let root = ConfinedFolder(root: project.root, overlay: overlay)
      for path in paths { read(path, of: root, as: name, into: &found) }
    }
    classes[name] = found
    return found
  }

  private func read(_ path: String, of root: ConfinedFolder, as name: String, into found: inout ClassSources) {
    guard let path = root.path(of: path[...]) else { return }
    do throws(ReadError) {
      try source.open(path, path: path)
      defer { source.closeFile() }
      try source.readAll()
    } catch {
      return
    }
    let code = WiredOutlets(of: name, in: UTF8Text(start: source.bytes, count: source.count))
    found.outlets.formUnion(code.names)
    found.sizesItems = found.sizesItems || code.sizesItems
  }
}
