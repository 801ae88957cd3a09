/// A path as the user wrote it, resolved by its text alone.
struct ArgumentPath {
  /// What messages say where nothing is there: relative to the working directory where the path is inside, else as given,
  /// but without detours.
  let display: [UInt8]
  /// The absolute path.
  let location: [UInt8]
  /// Whether the argument contains `..`.
  let hasParentSteps: Bool

  /// Resolves an argument against an absolute, resolved working directory.
  init(_ argument: [UInt8], in workingDirectory: [UInt8]) {
    let isAbsolute = argument.first == Self.slash
    let components = Self.components(argument)
    hasParentSteps = components.contains(Self.parent)
    location = Self.absolute(isAbsolute ? components : Self.components(workingDirectory) + components)
    if let inside = Self.path(location, below: workingDirectory) {
      display = inside
    } else if isAbsolute {
      display = location
    } else {
      display = Self.joined(Self.resolved(components, keepsLeadingParents: true))
    }
  }

  /// The argument without `.` and doubled slashes, but with its `..` kept.
  static func keepingParentSteps(_ argument: [UInt8]) -> [UInt8] {
    (argument.first == slash ? [slash] : []) + joined(components(argument))
  }

  /// An absolute path without `.`, `..` and doubled slashes.
  static func absolute(_ path: [UInt8]) -> [UInt8] {
    absolute(components(path))
  }

  /// The path relative to a directory that contains it, `.` for the directory itself, nil for a path outside.
  static func path(_ location: [UInt8], below directory: [UInt8]) -> [UInt8]? {
    if location == directory { return [UInt8(ascii: ".")] }
    let prefix = asPrefix(directory)
    return location.starts(with: prefix) ? Array(location.dropFirst(prefix.count)) : nil
  }

  /// The shortest path from a directory, with `..` at its beginning; both are absolute, without `.` and `..`.
  static func path(_ location: [UInt8], from directory: [UInt8]) -> [UInt8] {
    let (wanted, base) = (components(location), components(directory))
    var shared = 0
    while shared < min(wanted.count, base.count), wanted[shared] == base[shared] { shared += 1 }
    return joined(Array(repeating: parent, count: base.count - shared) + wanted[shared...])
  }

  /// The folder that holds what an absolute path leads to; the top for the top.
  static func folder(of location: [UInt8]) -> [UInt8] {
    guard let slash = location.lastIndex(of: slash) else { return location }
    return Array(location[..<max(slash, 1)])
  }

  /// The bytes that are before the names in a directory.
  static func asPrefix(_ directory: [UInt8]) -> [UInt8] {
    if directory == [UInt8(ascii: ".")] { return [] }
    return directory.last == slash ? directory : directory + [slash]
  }

  private static let slash = UInt8(ascii: "/")
  private static let parent: ArraySlice<UInt8> = [UInt8(ascii: "."), UInt8(ascii: ".")]

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

  private static func absolute(_ components: [ArraySlice<UInt8>]) -> [UInt8] {
    let components = resolved(components, keepsLeadingParents: false)
    return components.isEmpty ? [slash] : [slash] + joined(components)
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
