import Support

/// A URI reference (RFC 3986) to a file: not a ``Path``, but what SARIF has in its place, which does not depend on where
/// the machine keeps the project.
///
/// A path below the root becomes a reference relative to it, without `.` and `..`. If a colon in its first segment
/// would make that a scheme, it gets a `./` before it. One outside of the root becomes a reference relative to the
/// folder above the root that holds both. An absolute path outside of the root is one that the user named: it stays
/// absolute, as a `file:` URI.
struct URIReference: Hashable {
  let text: String
  /// How many folders above the root the reference starts, 0 for the root itself; `nil` for an absolute one.
  let parents: Int?

  /// - Parameters:
  ///   - path: with `/`; relative to the working directory, or absolute.
  ///   - workingDirectory: an absolute path.
  ///   - root: the absolute path of the folder that references start at.
  init(path: String, workingDirectory: String, root: String) {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let base = Self.segments(of: root)
    let segments = Self.segments(of: path, after: isAbsolute ? [] : Self.segments(of: workingDirectory))
    let shared = zip(segments, base).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let isInside = shared == base.count
    let encoded = (isAbsolute && !isInside ? segments[...] : segments[shared...]).map(Self.encoded)
    if isAbsolute, !isInside {
      parents = nil
      text = "file:///" + encoded.joined(separator: "/")
    } else {
      parents = base.count - shared
      let needsDot = encoded.first?.utf8.contains(UInt8(ascii: ":")) ?? true
      text = (needsDot ? "./" : "") + encoded.joined(separator: "/")
    }
  }

  /// The names in a path, without `.` and `..`.
  ///
  /// - Parameter base: the names of the folder that it starts in.
  static func segments(of path: String, after base: [String] = []) -> [String] {
    var segments = base
    for segment in path.split(separator: "/") where segment != "." {
      if segment == ".." {
        _ = segments.popLast()
      } else {
        segments.append(String(segment))
      }
    }
    return segments
  }

  /// A path, percent-encoded save for its slashes.
  static func encoded(_ path: String) -> String { percentEncoded(path, leaving: isPathCharacter) }

  /// Whether a character may be in a path as it is: `pchar` of RFC 3986, and the slash.
  private static func isPathCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "/"):
      true
    default: isUnreserved(byte)
    }
  }
}

/// Gives paths for servers, which know a file only by its path from the top folder of the project.
package struct RelativePaths: Sendable {
  private let workingDirectory: [UInt8]
  private let root: [UInt8]

  /// - Parameters:
  ///   - workingDirectory: an absolute path, which paths of files are relative to.
  ///   - root: the absolute path of the folder that paths start from; `nil`: the working directory.
  package init(workingDirectory: String, root: String?) {
    self.workingDirectory = Array(workingDirectory.utf8)
    self.root = Path.absolute(Array((root ?? workingDirectory).utf8))
  }

  /// The shortest path to a file: without `.`, and with `..` only at its beginning.
  ///
  /// - Parameter path: with `/`; relative to the working directory, or absolute.
  package func path(of path: String) -> String {
    String(
      decoding: Path.path(Path.absolute(Array(path.utf8), in: workingDirectory), from: root), as: UTF8.self)
  }
}

/// A path taken apart at its extension.
package struct PathStem {
  /// The path without its extension and the dot.
  package let stem: Substring
  /// The extension; empty where there is none, as in `.hidden`.
  package let suffix: Substring

  /// The stem of a path.
  package init(_ path: String) {
    let name = path.folderAndName.name
    if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex {
      (stem, suffix) = (path[..<dot], path[path.utf8.index(after: dot)...])
    } else {
      (stem, suffix) = (path[...], "")
    }
  }
}
