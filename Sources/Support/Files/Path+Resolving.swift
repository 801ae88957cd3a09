/// Paths resolved by their text alone, as arrays of bytes: a walk has too many for texts.
extension Path {
  private static let slash = UInt8(ascii: "/")
  private static let parent: ArraySlice<UInt8> = [UInt8(ascii: "."), UInt8(ascii: ".")]

  /// The absolute path of what a path leads to, without `.`, `..` and doubled slashes.
  ///
  /// - Parameter folder: the absolute path that a relative one starts at.
  package init(_ path: String, in folder: String) {
    self.init(String(decoding: Self.absolute(Array(path.utf8), in: Array(folder.utf8)), as: UTF8.self))
  }

  /// The absolute path of the folder that holds what this absolute path leads to; the top for the top.
  package var folder: String {
    let folder = text.pathFolder
    return folder.isEmpty ? "/" : folder
  }

  /// What reports and messages call this absolute path: see ``display(of:from:)``.
  package func display(from workingDirectory: String) -> String {
    Self.shown(
      in: String(decoding: Self.display(of: Array(text.utf8), from: Array(workingDirectory.utf8)), as: UTF8.self))
  }

  /// What reports and messages call an absolute path: its path from the working directory, with `..` where that is
  /// needed; absolute where they share no folder.
  package static func display(of location: [UInt8], from workingDirectory: [UInt8]) -> [UInt8] {
    sharedFront(location, workingDirectory) == 0 && workingDirectory.count > 1
      ? location : path(location, from: workingDirectory)
  }

  /// The shortest path from a folder, with `..` only at its beginning; both are absolute, without `.` and `..`.
  package static func path(_ location: [UInt8], from folder: [UInt8]) -> [UInt8] {
    let shared = sharedFront(location, folder)
    let (wanted, rest) = (location[shared...].drop { $0 == slash }, folder[shared...].drop { $0 == slash })
    let steps = rest.isEmpty ? 0 : rest.count { $0 == slash } + 1
    if steps == 0 { return wanted.isEmpty ? [UInt8(ascii: ".")] : Array(wanted) }
    var path: [UInt8] = []
    path.reserveCapacity(3 * steps + wanted.count)
    for step in 0..<steps {
      if step > 0 { path.append(slash) }
      path.append(contentsOf: parent)
    }
    if !wanted.isEmpty { path.append(slash) }
    path.append(contentsOf: wanted)
    return path
  }

  /// The length of the path of the innermost folder that holds both, or that is one of them; 0 for the top.
  private static func sharedFront(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var count = 0
    while count < left.count, count < right.count, left[count] == right[count] { count += 1 }
    func isEnd(_ path: [UInt8]) -> Bool { count == path.count || path[count] == slash }
    if isEnd(left), isEnd(right) { return count > 1 ? count : 0 }
    return left[..<count].lastIndex(of: slash) ?? 0
  }

  /// The path relative to a folder that contains it, `.` for the folder itself, nil for a path outside.
  package static func path(_ location: [UInt8], below folder: [UInt8]) -> [UInt8]? {
    guard location.starts(with: folder) else { return nil }
    if location.count == folder.count { return [UInt8(ascii: ".")] }
    if folder.last == slash { return Array(location[folder.count...]) }
    return location[folder.count] == slash ? Array(location[(folder.count + 1)...]) : nil
  }

  /// The absolute path of the folder that holds what an absolute path leads to; the top for the top.
  package static func folder(of location: [UInt8]) -> [UInt8] {
    guard let slash = location.lastIndex(of: slash) else { return location }
    return Array(location[..<max(slash, 1)])
  }

  /// The bytes that are before the names in a folder.
  package static func asPrefix(_ folder: [UInt8]) -> [UInt8] {
    if folder == [UInt8(ascii: ".")] { return [] }
    return folder.last == slash ? folder : folder + [slash]
  }

  /// An absolute path without `.`, `..` and doubled slashes.
  ///
  /// - Parameter folder: the absolute path that a relative one starts at.
  package static func absolute(_ path: [UInt8], in folder: [UInt8] = []) -> [UInt8] {
    let names = path.first == slash ? components(path) : components(folder) + components(path)
    let resolved = resolved(names, keepsLeadingParents: false)
    return resolved.isEmpty ? [slash] : [slash] + joined(resolved)
  }

  /// A path without `.`, doubled slashes and folders that `..` leaves again.
  package static func withoutDetours(_ path: [UInt8]) -> [UInt8] {
    joined(resolved(components(path), keepsLeadingParents: true))
  }

  /// A path without `.` and doubled slashes, but with its `..` kept.
  package static func keepingParentSteps(_ path: [UInt8]) -> [UInt8] {
    (path.first == slash ? [slash] : []) + joined(components(path))
  }

  /// Whether `..` is in a path.
  package static func hasParentSteps(_ path: [UInt8]) -> Bool { components(path).contains(parent) }

  private static func components(_ path: [UInt8]) -> [ArraySlice<UInt8>] {
    // The standard library's split, filter and joined are generic, and made anew for bytes at every start.
    var components: [ArraySlice<UInt8>] = []
    var start = 0
    for end in 0...path.count where end == path.count || path[end] == slash {
      if end - start > 1 || (end - start == 1 && path[start] != UInt8(ascii: ".")) {
        components.append(path[start..<end])
      }
      start = end + 1
    }
    return components
  }

  private static func resolved(
    _ components: [ArraySlice<UInt8>], keepsLeadingParents: Bool
  ) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    for component in components {
      if component != parent || (keepsLeadingParents && result.last ?? parent == parent) {
        result.append(component)
      } else {
        _ = result.popLast()
      }
    }
    return result
  }

  private static func joined(_ components: [ArraySlice<UInt8>]) -> [UInt8] {
    guard let first = components.first else { return [UInt8(ascii: ".")] }
    var path = Array(first)
    for component in components.dropFirst() {
      path.append(slash)
      path.append(contentsOf: component)
    }
    return path
  }
}
