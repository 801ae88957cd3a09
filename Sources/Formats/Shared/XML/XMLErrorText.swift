import CLibXML2

/// What is said of a mistake in XML: in our own words where libxml2's tell less than what was expected.
enum XMLErrorText {
  /// What is said where a message of libxml2 is about one of its limits, which keep a text from costing more than it is
  /// worth; else `nil`.
  static func limit(in message: String) -> String? {
    guard
      message.contains("Huge input") || message.contains("XML_PARSE_HUGE") || message.contains("too long")
        || message.contains("too big")
    else {
      return nil
    }
    return "a tag, a text or a comment is longer than the limit of 10 MB"
  }

  /// - Parameters:
  ///   - code: libxml2's `xmlParserErrors`.
  ///   - message: its message; only the first line counts.
  static func text(code: Int32, message: String) -> String {
    let firstLine = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? "not well-formed"
    guard code >= 0 else { return firstLine }
    switch xmlParserErrors(rawValue: UInt32(code)) {
    case XML_ERR_INVALID_ENCODING,
      XML_ERR_INVALID_CHAR where firstLine.contains("UTF-8"):
      return "the text is not valid UTF-8; another encoding has to be declared"
    case XML_ERR_INVALID_CHAR, XML_ERR_INVALID_CHARREF: return "a character that XML does not allow"
    case XML_ERR_DOCUMENT_END: return "nothing may follow the root element"
    case XML_ERR_ATTRIBUTE_NOT_STARTED: return "expected the attribute's value in quotes"
    case XML_ERR_ATTRIBUTE_NOT_FINISHED: return "the attribute's value does not end; expected a closing quote"
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE: return "an attribute has no value; expected = and the value in quotes"
    case XML_ERR_LT_IN_ATTRIBUTE: return "a < in an attribute's value has to be written as &lt;"
    case XML_ERR_SPACE_REQUIRED: return "expected white space"
    case XML_ERR_GT_REQUIRED: return "a tag does not end; expected >"
    case XML_ERR_NAME_REQUIRED where firstLine.contains("EntityRef"):
      return "a & that begins no reference has to be written as &amp;"
    // libxml2 names the line as well, or does not, by how much of the file it was given.
    case XML_ERR_GT_REQUIRED where firstLine.contains("Start Tag"): return "the start tag does not end; expected >"
    case XML_ERR_UNDECLARED_ENTITY:
      return "\(firstLine); expected &amp; &lt; &gt; &quot; &apos; or a number as in &#160;"
    default: return firstLine
    }
  }
}
