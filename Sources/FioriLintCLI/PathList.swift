import Documents
import Project
import Screens
import Support

/// Paths in a file. There is one on each line, which a line feed, a carriage return or both end, in quotes as Git writes
/// some. Or each is followed by a NUL, as `git diff -z` and `find -print0` write them.
enum PathList {
  private static let limit = 256 << 20

  /// The paths in a file; `-` is standard input.
  ///
  /// - Throws: a ``UserError`` where it cannot be read.
  static func paths(from file: String) throws -> [String] {
    let bytes: [UInt8]
    if file == "-" {
      guard let input = Terminal.readInput(limit: limit) else {
        throw UserError("--files-from: standard input cannot be read: \(Terminal.lastError)")
      }
      bytes = input
    } else {
      ReadPaths.note(file: file)
      // It may be a pipe, as a shell's process substitution is.
      let descriptor = Path(file).open(O_RDONLY | O_CLOEXEC)
      defer { if descriptor >= 0 { close(descriptor) } }
      guard descriptor >= 0, let contents = Descriptor(descriptor).readAll(limit: limit) else {
        let reason = Terminal.lastError
        throw UserError(
          Terminal.exists(file)
            ? "--files-from \(file) cannot be read: \(reason)" : "--files-from \(file) \(PathSuggestions.missing(file))"
        )
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
      guard !isNarrowInside(decoded) else { throw joined }
      if let mistake {
        throw ReadError("\(mistake); save the whole list in UTF-8, or in UTF-16 with a byte order mark")
      }
      bytes = decoded
    } else if isWideInside(bytes) {
      throw joined
    } else if looksWide(bytes) {
      throw ReadError("the list is in UTF-16 without a byte order mark; save it in UTF-8, or with the mark")
    }
    if bytes.contains(0) { return bytes.split(separator: 0).map(path) }
    var paths: [String] = []
    var (line, isBehindReturn) = (1, false)
    var start = bytes.startIndex
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        try add(bytes[start..<index], ofLine: line, to: &paths)
        start = index + 1
        // A return with a line feed behind it ends one line.
        if !(isBehindReturn && bytes[index] == UInt8(ascii: "\n")) { line += 1 }
        isBehindReturn = bytes[index] == UInt8(ascii: "\r")
      default: isBehindReturn = false
      }
    }
    try add(bytes[start...], ofLine: line, to: &paths)
    return paths
  }

  /// Adds the paths of a line. A byte order mark begins a list, also behind another list that `cat` wrote and that
  /// ended without a line break.
  private static func add(_ line: ArraySlice<UInt8>, ofLine number: Int, to paths: inout [String]) throws(ReadError) {
    var rest = line
    while !rest.isEmpty {
      var end = rest.startIndex
      while end < rest.endIndex, !rest[end...].starts(with: ByteOrderMark.bytes) { end += 1 }
      if end > rest.startIndex {
        let path = unquoted(rest[..<end]).map(path) ?? path(rest[..<end])
        // A file may have any bytes as its name.
        guard String(validating: rest[..<end], as: UTF8.self) != nil || Terminal.exists(path) else {
          let shown = TextEscaping.line(String(decoding: rest[..<end], as: UTF8.self))
          throw ReadError(
            "line \(number) is not in UTF-8, and no such file exists: \(shown); save the list in UTF-8, or in UTF-16 with "
              + "a byte order mark")
        }
        paths.append(path)
      }
      rest = rest[end...].dropFirst(ByteOrderMark.bytes.count)
    }
  }

  /// The name that Git has put into quotes, as it does with bytes beyond ASCII.
  ///
  /// - Returns: `nil` for any other line, and for one that is the name of a file as it is.
  private static func unquoted(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    let quote = UInt8(ascii: "\"")
    guard line.count > 2, line.first == quote, line.last == quote, !Terminal.exists(path(line)) else { return nil }
    let escapes = Dictionary(uniqueKeysWithValues: zip("abtnvfr\"\\".utf8, [7, 8, 9, 10, 11, 12, 13, quote, 0x5C]))
    var name: [UInt8] = []
    var rest = line.dropFirst().dropLast()
    while let byte = rest.popFirst() {
      guard byte != quote else { return nil }
      guard byte == UInt8(ascii: "\\") else {
        name.append(byte)
        continue
      }
      let digits = rest.prefix(3)
      if digits.count == 3, digits.allSatisfy({ $0 &- 48 < 8 }) {
        name.append(UInt8(truncatingIfNeeded: digits.reduce(0) { $0 * 8 + Int($1 - 48) }))
        rest = rest.dropFirst(3)
      } else if let escape = rest.popFirst().flatMap({ escapes[$0] }) {
        name.append(escape)
      } else {
        return nil
      }
    }
    return name
  }

  /// A path of a list. An entry of a list is a name, even if it is the name of standard input.
  private static func path(_ bytes: some Collection<UInt8>) -> String {
    bytes.elementsEqual("-".utf8) ? "./-" : Path(bytes: Array(bytes)).text
  }

  private static let joined = ReadError(
    "the list has lines in different encodings; save the whole list in UTF-8, or in UTF-16 with a byte order mark")

  /// Whether a list in UTF-16 with its mark follows a list without NULs.
  private static func isWideInside(_ bytes: [UInt8]) -> Bool {
    guard let zero = bytes.firstIndex(of: 0) else { return false }
    // The first character of ASCII is directly behind the mark. A name with such bytes has other ones behind it.
    let mark = bytes[..<zero].lastIndex(of: 0xFF) ?? 0
    guard mark > 0, mark + 7 < bytes.count else { return false }
    let units: [UInt8]
    switch (bytes[mark - 1], bytes[mark], bytes[mark + 1]) {
    case (0xFE, 0xFF, _): units = Array(bytes[(mark + 1)...(mark + 6)])
    case (_, 0xFF, 0xFE): units = Array(bytes[(mark + 2)...(mark + 7)])
    default: return false
    }
    let first = units[0] == 0 ? 0 : 1
    return units.indices.allSatisfy { (units[$0] == 0) == ($0 % 2 == first) }
  }

  /// Whether a text that was read as UTF-16 holds the mark of the other byte order, or lines of ASCII.
  ///
  /// Read so, two letters of ASCII are one character. A line of such characters names no file, and has a line break.
  private static func isNarrowInside(_ text: [UInt8]) -> Bool {
    String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
      if line.utf16.contains(0xFFFE) { return true }
      let pairs = line.utf16.map { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }.filter {
        $0.allSatisfy(isASCIIText)
      }
      return pairs.count >= 4 && pairs.joined().contains(where: isLineBreak) && !Terminal.exists(String(line))
    }
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func isASCIIText(_ byte: UInt8) -> Bool { (0x20...0x7E).contains(byte) || isLineBreak(byte) }

  /// Whether a text looks like UTF-16. Cut at its NULs, such a text is a list of single characters, with a line break,
  /// dot or slash among them.
  private static func looksWide(_ bytes: [UInt8]) -> Bool {
    guard bytes.contains(0) else { return false }
    let names = bytes.split(separator: 0)
    let single = names.filter { $0.count == 1 }
    // Of a short list too: no file has a line break as its name.
    if names.count > 1, single.count == names.count, single.contains(where: { isLineBreak($0.first ?? 0) }) {
      return true
    }
    return names.count >= 4 && single.count * 4 >= names.count * 3
      && single.contains { name in "\n\r./\\".utf8.contains(name.first ?? 0) }
  }
}
