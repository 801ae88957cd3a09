/// Halves of characters beyond U+FFFF, which JSON can write and no text can hold.
enum LoneSurrogates {
  /// JSON with U+FFFD, which is as long in UTF-16, in the place of each half without the other; `nil` where there is
  /// none.
  static func replaced(in json: [UInt8]) -> [UInt8]? {
    var result: [UInt8]?
    var index = 0
    while index + 1 < json.count {
      guard json[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard let unit = unit(at: index, in: json), unit & 0xF800 == 0xD800 else {
        index += 2
        continue
      }
      if unit < 0xDC00, let other = self.unit(at: index + 6, in: json), other & 0xFC00 == 0xDC00 {
        index += 12
        continue
      }
      result = result ?? json
      result?.replaceSubrange(index..<index + 6, with: "\\ufffd".utf8)
      index += 6
    }
    return result
  }

  /// The code unit of an escape; `nil` where none is there.
  private static func unit(at index: Int, in json: [UInt8]) -> UInt16? {
    guard index + 6 <= json.count, json[index] == UInt8(ascii: "\\"), json[index + 1] == UInt8(ascii: "u") else {
      return nil
    }
    return UInt16(String(decoding: json[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}
