import FileAccess
import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Paths that stand in a file, one a line; or each with a NUL behind it, as `git diff -z` and `find -print0` write them.
enum PathList {
  private static let limit = 256 << 20

  /// The paths in a file; `-` is standard input.
  ///
  /// - Throws: a ``Mistake`` where it cannot be read.
  static func paths(from file: String) throws -> [String] {
    let bytes: [UInt8]
    if file == "-" {
      guard let input = Terminal.readInput(limit: limit) else {
        throw Mistake("--files-from: standard input cannot be read (\(Terminal.lastError))")
      }
      bytes = input
    } else {
      // It may be a pipe, as a shell's process substitution is.
      let descriptor = ExactPath.openFile(file, O_RDONLY | O_CLOEXEC)
      defer { if descriptor >= 0 { close(descriptor) } }
      guard descriptor >= 0, let contents = Descriptor(descriptor).readAll(limit: limit) else {
        throw Mistake("--files-from \(file) cannot be read: \(Terminal.lastError)")
      }
      bytes = contents
    }
    guard bytes.count <= limit else { throw Mistake("--files-from \(file): more than \(limit >> 20) MB") }
    return paths(in: bytes)
  }

  /// The paths in a text; a NUL anywhere says that lines end no path.
  static func paths(in bytes: [UInt8]) -> [String] {
    let isBinary = bytes.contains(0)
    return bytes.split(separator: isBinary ? 0 : UInt8(ascii: "\n")).compactMap { path in
      let path = !isBinary && path.last == UInt8(ascii: "\r") ? path.dropLast() : path
      // What stands in a list is a name, also where it is that of standard input.
      return path.isEmpty ? nil : path.elementsEqual("-".utf8) ? "./-" : ExactPath.text(Array(path))
    }
  }
}
