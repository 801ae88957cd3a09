/// A path as a URI reference (RFC 3986).
///
/// A path below the working directory becomes a relative reference without `.` and `..`; its first segment gets a `./` before it where a
/// colon in it would make it a scheme. Any other path becomes an absolute `file:` URI.
struct URIReference: Hashable {
  let text: String
  /// Whether it is relative to the working directory.
  let isRelative: Bool

  /// - Parameters:
  ///   - path: with `/`; relative to the working directory, or absolute.
  ///   - workingDirectory: an absolute path; it shows only in references to what lies outside it.
  init(path: String, workingDirectory: String) {
    let base = Self.segments(of: workingDirectory)
    var segments = path.utf8.first == UInt8(ascii: "/") ? Self.segments(of: path) : Self.segments(of: path, after: base)
    isRelative = segments.count > base.count && segments.starts(with: base)
    if isRelative { segments.removeFirst(base.count) }
    let encoded = segments.map(Self.encoded)
    if isRelative {
      text = (encoded[0].utf8.contains(UInt8(ascii: ":")) ? "./" : "") + encoded.joined(separator: "/")
    } else {
      text = "file:///" + encoded.joined(separator: "/")
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
  static func encoded(_ path: String) -> String {
    var buffer = ReportBuffer()
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in path.utf8 {
      if isPathCharacter(byte) {
        buffer.write(byte: byte)
      } else {
        buffer.write(bytes: [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]])
      }
    }
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// Whether a character may stand in a path as it is: `pchar` of RFC 3986, and the slash.
  private static func isPathCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "!"),
      UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="),
      UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
