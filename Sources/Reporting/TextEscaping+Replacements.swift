extension TextEscaping {
  /// Whether it is a ``line`` in which characters are replaced that mean something to who reads the document.
  var replacesCharactersOfLine: Bool {
    switch self {
    case .line, .json, .xml: false
    case .gitHubMessage, .gitHubProperty, .azureMessage, .azureProperty, .tap, .markdown: true
    }
  }

  /// What stands for a character of a line; `nil`: itself.
  fileprivate func replacement(in line: UnsafeBufferPointer<UInt8>, at index: Int) -> StaticString? {
    let byte = line[index]
    return switch self {
    case .line, .json, .xml: nil
    case .gitHubMessage: byte == UInt8(ascii: "%") ? "%25" : nil
    case .gitHubProperty: Self.gitHubProperty(byte)
    case .azureMessage: byte == UInt8(ascii: "%") ? "%AZP25" : nil
    case .azureProperty: Self.azureProperty(byte)
    // TAP 13 has no escape of its own.
    case .tap: byte == UInt8(ascii: "#") ? #"\u0023"# : nil
    case .markdown: Self.markdown(byte) ?? Self.markdownLink(line, at: index)
    }
  }

  private static func gitHubProperty(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "%"): "%25"
    case UInt8(ascii: ":"): "%3A"
    case UInt8(ascii: ","): "%2C"
    default: nil
    }
  }

  private static func azureProperty(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "%"): "%AZP25"
    case UInt8(ascii: ";"): "%3B"
    case UInt8(ascii: "]"): "%5D"
    default: nil
    }
  }

  private static func markdown(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\\"): #"\\"#
    case UInt8(ascii: "`"): #"\`"#
    case UInt8(ascii: "*"): #"\*"#
    case UInt8(ascii: "_"): #"\_"#
    case UInt8(ascii: "~"): #"\~"#
    case UInt8(ascii: "["): #"\["#
    case UInt8(ascii: "]"): #"\]"#
    case UInt8(ascii: "|"): #"\|"#
    // Formulas, mentions and references are looked for in the finished page, where no escape is left to see: what parts them has to be
    // there.
    case UInt8(ascii: "$"): "<span>$</span>"
    case UInt8(ascii: "@"): "@&#8203;"
    case UInt8(ascii: "#"): "#&#8203;"
    default: nil
    }
  }

  /// What parts `http://` and `www.`, which become links by themselves.
  private static func markdownLink(_ line: UnsafeBufferPointer<UInt8>, at index: Int) -> StaticString? {
    switch line[index] {
    case UInt8(ascii: ":"):
      return index + 1 < line.count && line[index + 1] == UInt8(ascii: "/") ? "&#8203;:" : nil
    case UInt8(ascii: "."):
      return index > 0 && line[index - 1] | 0x20 == UInt8(ascii: "w") ? "&#8203;." : nil
    default: return nil
    }
  }
}

extension ReportBuffer {
  /// Appends a line that has nothing harmful in it any more, with what a document gives a meaning replaced.
  mutating func write(line: UnsafeBufferPointer<UInt8>, as escaping: TextEscaping) {
    var plain = 0
    for index in line.indices {
      guard let replacement = escaping.replacement(in: line, at: index) else { continue }
      write(UnsafeBufferPointer(rebasing: line[plain..<index]))
      write(literal: replacement)
      plain = index + 1
    }
    write(UnsafeBufferPointer(rebasing: line[plain...]))
  }
}
