/// The words of a name in a design, in lower case. Names are paths, "Cells / Object Cell - Default".
struct FigmaWords {
  /// The words of each part of the path, with a space between them.
  private(set) var segments: [String] = []

  /// Names beyond this length, in bytes, are texts.
  private static let maximumLength = 120

  /// All words.
  var words: [Substring] { segments.flatMap { $0.utf8.split(separator: 0x20).map(Substring.init) } }

  /// - Parameter splitsCapitals: whether a capital begins a word, as in `ObjectCell`.
  init(_ name: UTF8Text, splitsCapitals: Bool = true) {
    guard name.count <= Self.maximumLength else { return }
    var segment: [UInt8] = []
    var index = 0
    while index < name.count {
      let byte = name[index]
      let isUpper = byte &- 65 < 26
      if isUpper || byte &- 97 < 26 || byte &- 48 < 10 || byte >= 0x80 && Self.symbolLength(byte) == 0 {
        if isUpper, splitsCapitals, Self.beginsWord(name, at: index) { Self.space(&segment) }
        segment.append(isUpper ? byte | 0x20 : byte)
      } else if byte == 0x20 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") && !Self.isDash(name, at: index)
      {
        Self.space(&segment)
      } else if byte != UInt8(ascii: ".") && byte != UInt8(ascii: "'") {
        append(segment)
        segment.removeAll(keepingCapacity: true)
      }
      index += max(1, Self.symbolLength(byte))
    }
    append(segment)
  }

  /// How many bytes a dash, arrow, emoji or other symbol takes that this byte begins; 0 where it is part of a word.
  private static func symbolLength(_ byte: UInt8) -> Int { byte == 0xE2 ? 3 : byte >= 0xF0 ? 4 : 0 }

  private static func space(_ segment: inout [UInt8]) {
    if let last = segment.last, last != 0x20 { segment.append(0x20) }
  }

  /// Whether a capital follows a small letter, or is the last of several.
  private static func beginsWord(_ name: UTF8Text, at index: Int) -> Bool {
    guard index > 0 else { return false }
    if name[index - 1] &- 97 < 26 { return true }
    return name[index - 1] &- 65 < 26 && index + 1 < name.count && name[index + 1] &- 97 < 26
  }

  /// Whether a hyphen is by itself, as a dash does.
  private static func isDash(_ name: UTF8Text, at index: Int) -> Bool {
    index > 0 && index + 1 < name.count && name[index - 1] == 0x20 && name[index + 1] == 0x20
  }

  /// Numbers before and behind the words say nothing: layers are numbered.
  private mutating func append(_ segment: [UInt8]) {
    let isWord = { (byte: UInt8) in byte != 0x20 && byte &- 48 >= 10 }
    guard let first = segment.firstIndex(where: isWord), let last = segment.lastIndex(where: isWord) else { return }
    segments.append(String(decoding: segment[first...last], as: UTF8.self))
  }
}
