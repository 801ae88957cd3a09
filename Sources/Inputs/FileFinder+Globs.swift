import FileAccess

extension FileFinder {
  /// Whether an argument is a glob: it has wildcards, and nothing is at that path: a name may have wildcards.
  package static func isGlob(_ argument: String) -> Bool {
    hasWildcards(ExactPath.bytes(of: argument)) && ExactPath.linkStatus(of: argument) == nil
  }

  /// The folder that a glob is looked for in; `nil` where the argument is none.
  package static func folder(ofGlob argument: String) -> String? {
    isGlob(argument) ? parts(ofGlob: ExactPath.bytes(of: argument)).map { ExactPath.text($0.base) } : nil
  }

  /// Whether an argument is a glob for a finder, whose relative paths start at a directory.
  static func isGlob(_ argument: [UInt8], in directory: WorkingDirectory) -> Bool {
    var path = argument
    return hasWildcards(argument) && !path.withCString(directory.exists)
  }

  /// The folder that a glob is looked for in, and the glob from there; `nil` where the argument has no wildcards.
  static func parts(ofGlob argument: [UInt8]) -> (base: [UInt8], glob: String)? {
    let parts = argument.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let brace = UInt8(ascii: "{")
    guard let first = parts.firstIndex(where: { $0.contains { isWildcard($0) || $0 == brace } }) else { return nil }
    var base = Array(parts[..<first].joined(separator: [UInt8(ascii: "/")]))
    if base.isEmpty { base = argument.first == UInt8(ascii: "/") ? [UInt8(ascii: "/")] : [UInt8(ascii: ".")] }
    return (base, String(decoding: Array(parts[first...].joined(separator: [UInt8(ascii: "/")])), as: UTF8.self))
  }

  private static func hasWildcards(_ argument: [UInt8]) -> Bool {
    argument.contains(where: isWildcard) || GlobBraces.isPresent(in: argument)
  }

  private static func isWildcard(_ byte: UInt8) -> Bool { "*?[".utf8.contains(byte) }
}
