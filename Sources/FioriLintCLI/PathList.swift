import FileAccess
import Screens
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
        throw UserError("--files-from: standard input cannot be read (\(Terminal.lastError))")
      }
      bytes = input
    } else {
      ReadPaths.note(file: file)
      // It may be a pipe, as a shell's process substitution is.
      let descriptor = ExactPath.openFile(file, O_RDONLY | O_CLOEXEC)
      defer { if descriptor >= 0 { close(descriptor) } }
      guard descriptor >= 0, let contents = Descriptor(descriptor).readAll(limit: limit) else {
        throw UserError("--files-from \(file) cannot be read: \(Terminal.lastError)")
      }
      bytes = contents
    }
    guard bytes.count <= limit else { throw UserError("--files-from \(file): more than \(limit >> 20) MB") }
    do throws(ReadError) {
      return try paths(in: bytes)
    } catch {
      throw UserError("--files-from \(file): \(error.message)")
    }
  }

  /// The paths in a text, of which a byte order mark is no part; a NUL anywhere says that lines end no path.
  ///
  /// - Throws: a ``ReadError`` where the text is no list of paths.
  static func paths(in text: [UInt8]) throws(ReadError) -> [String] {
    var bytes = Array(ByteOrderMark.dropped(from: text))
    if let wide = bytes.withUnsafeBufferPointer({ WideEncoding(markedIn: $0) }) {
      let (decoded, mistake) = bytes.withUnsafeBufferPointer { wide.decoded($0) }
      if let mistake { throw ReadError("\(mistake); expected one path a line, in UTF-8 or UTF-16") }
      bytes = decoded
    } else if looksWide(bytes) {
      throw ReadError("the list is in UTF-16 without a byte order mark; save it in UTF-8, or with the mark")
    }
    let isBinary = bytes.contains(0)
    return bytes.split(separator: isBinary ? 0 : UInt8(ascii: "\n")).compactMap { path in
      let path = !isBinary && path.last == UInt8(ascii: "\r") ? path.dropLast() : path
      // What stands in a list is a name, also where it is that of standard input.
      return path.isEmpty ? nil : path.elementsEqual("-".utf8) ? "./-" : ExactPath.text(Array(path))
    }
  }

  /// Whether a text looks like one of UTF-16: cut at its NULs it is a list of single characters, with a line break, dot or slash among them.
  private static func looksWide(_ bytes: [UInt8]) -> Bool {
    guard bytes.contains(0) else { return false }
    let names = bytes.split(separator: 0)
    let single = names.filter { $0.count == 1 }
    return names.count >= 4 && single.count * 4 >= names.count * 3
      && single.contains { name in "\n\r./\\".utf8.contains(name.first ?? 0) }
  }
}
