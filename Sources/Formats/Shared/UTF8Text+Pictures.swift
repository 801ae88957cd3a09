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
