import Support

extension UTF8Text {
  /// Whether it is a word.
  @inline(__always)
  func equals(_ word: StaticString) -> Bool { count == word.utf8CodeUnitCount && begins(with: word) }

  /// Whether it begins with a word.
  @inline(__always)
  func begins(with word: StaticString) -> Bool {
    guard count >= word.utf8CodeUnitCount, let start = baseAddress else { return word.utf8CodeUnitCount == 0 }
    return memcmp(start, word.utf8Start, word.utf8CodeUnitCount) == 0
  }

  /// Whether it ends with a word.
  @inline(__always)
  func ends(with word: StaticString) -> Bool {
    guard count >= word.utf8CodeUnitCount, let start = baseAddress else { return word.utf8CodeUnitCount == 0 }
    return memcmp(start + count - word.utf8CodeUnitCount, word.utf8Start, word.utf8CodeUnitCount) == 0
  }

  /// Whether it holds a byte.
  @inline(__always)
  func holds(_ byte: UInt8) -> Bool {
    guard let start = baseAddress else { return false }
    return memchr(start, Int32(byte), count) != nil
  }

  /// A NUL-terminated text.
  init(terminated start: UnsafePointer<UInt8>) {
    self.init(start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)))
  }
}

extension UTF8Text {
  /// Whether it has characters, all of which are pictures: emoji, symbols, glyphs of a font of icons.
  var isPicture: Bool {
    // Most texts begin with a letter of ASCII.
    guard let first, first >= 0x80 || first &- 48 < 10 || first == UInt8(ascii: "#") else { return false }
    var hasPicture = false
    for scalar in String(decoding: self, as: UTF8.self).unicodeScalars {
      let properties = scalar.properties
      switch properties.generalCategory {
      case .otherSymbol, .privateUse: hasPicture = true
      // A keycap around a digit.
      case .enclosingMark: hasPicture = true
      // Joiners, and what says how the character before it is drawn.
      case .format, .modifierSymbol, .nonspacingMark, .spaceSeparator: break
      default: if properties.isEmojiPresentation { hasPicture = true } else if !properties.isEmoji { return false }
      }
    }
    return hasPicture
  }
}

/// The length of the valid UTF-8 sequence of one scalar that begins here; `nil` where there is none. Reads no byte
/// behind a NUL.
func validUTF8Length(_ bytes: UnsafePointer<UInt8>) -> Int? {
  let lead = bytes[0]
  switch lead {
  case 0..<0x80: return 1
  case 0xC2...0xDF: return isContinuation(bytes[1]) ? 2 : nil
  case 0xE0...0xEF:
    let second = bytes[1]
    // No overlong forms and no surrogates.
    guard isContinuation(second), lead != 0xE0 || second >= 0xA0, lead != 0xED || second < 0xA0,
      isContinuation(bytes[2])
    else { return nil }
    return 3
  case 0xF0...0xF4:
    let second = bytes[1]
    guard isContinuation(second), lead != 0xF0 || second >= 0x90, lead != 0xF4 || second < 0x90,
      isContinuation(bytes[2]), isContinuation(bytes[3])
    else { return nil }
    return 4
  default: return nil
  }
}

@inline(__always)
private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
