import Screens
import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// What references lead nowhere.
extension MDKApplication {
  /// How many files and folders of a project are looked through for a name that is near.
  private static let maximumNames = 20_000
  private static let maximumDepth = 12

  /// Whether a reference names a file of this project that is not there, though the folder is that it names.
  ///
  /// Never where the project may lie elsewhere for the greater part: an application that customizes another one keeps only the files
  /// that it changes. It is whole where what its own `Application.app` refers to is there.
  func isMissing(_ reference: UTF8Text) -> Bool {
    if let known = missing[reference] { return known }
    var isMissing = false
    if isReference(reference), isWhole {
      let path = String(decoding: reference, as: UTF8.self)
      isMissing = !isThere(path) && isThere(Self.folder(of: path), isFolder: true)
    }
    knownCount += 1
    missing.set(isMissing, for: reference)
    return isMissing
  }

  /// The path nearest to a reference that names nothing, as a reference; `nil` where none is near.
  func nearestPath(to reference: String) -> String? {
    if let known = nearestPaths[reference] { return known }
    // Each costs the distance to thousands of names: where everything is broken, the first ones tell enough.
    let path = nearestPaths.count < Self.maximumNearestPaths ? findNearestPath(to: reference) : nil
    nearestPaths[reference] = .some(path)
    return path
  }

  private func findNearestPath(to reference: String) -> String? {
    guard let name, let dot = reference.lastIndex(of: ".") else { return nil }
    let files = files(endingIn: String(reference[dot...]))
    let wanted = Self.fileName(of: reference)
    let relative = Self.folder(of: reference).dropFirst(name.count + 2) + "/"
    let inFolder = files.filter { $0.hasPrefix(relative) && !$0.dropFirst(relative.count).contains("/") }
    let near = nearest(to: wanted, among: inFolder.map { Self.fileName(of: $0) })
    let found =
      files.first { Self.fileName(of: $0) == wanted } ?? inFolder.first { Self.fileName(of: $0) == near }
      ?? nearest(to: wanted, among: files.map { Self.fileName(of: $0) }).flatMap { near in
        files.first { Self.fileName(of: $0) == near }
      }
    return found.map { "/\(name)/\($0)" }
  }

  private var isWhole: Bool {
    if let wholeness { return wholeness }
    let isWhole = ownReferences.allSatisfy { isThere($0) }
    wholeness = isWhole
    return isWhole
  }

  /// Whether it begins with the application's name.
  private func isReference(_ text: UTF8Text) -> Bool {
    guard let name, text.count > name.utf8.count + 2 else { return false }
    let end = 1 + name.utf8.count
    return text[end] == UInt8(ascii: "/") && text[1..<end].elementsEqual(name.utf8)
  }

  /// Whether something of this project is there, be it in another place that a link leads to; what is no plain path counts as there.
  private func isThere(_ reference: String, isFolder: Bool = false) -> Bool {
    guard let name else { return true }
    let relative = reference.dropFirst(name.count + 2)
    let segments = relative.split(separator: "/", omittingEmptySubsequences: false)
    if relative.utf8.contains(0) || segments.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) {
      return !isFolder
    }
    var status = stat()
    if stat("\(root)/\(relative)", &status) == 0 { return !isFolder || status.st_mode & S_IFMT == S_IFDIR }
    // A rule may be written in TypeScript.
    return relative.hasSuffix(".js") && stat("\(root)/\(relative.dropLast(2))ts", &status) == 0
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static func fileName(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The files of the project with an ending, by their paths in it, sorted.
  private func files(endingIn ending: String) -> [String] {
    if allFiles == nil { allFiles = listFiles() }
    return (allFiles ?? []).filter { $0.hasSuffix(ending) }
  }

  private func listFiles() -> [String] {
    let project = EnclosedFolder(root: root)
    var files: [String] = []
    var folders: [(path: String, depth: Int)] = [("", 0)]
    var count = 0
    while let (folder, depth) = folders.popLast() {
      for name in project.names(in: Substring(folder)) {
        count += 1
        if count > Self.maximumNames { return files.sorted() }
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
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
