import CLibXML2

/// The messages for mistakes in XML, in our own words: libxml2's do not say what was expected.
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
    case XML_ERR_NAME_REQUIRED where firstLine.contains("attribute name"): return "expected the name of an attribute"
    case XML_ERR_NAME_REQUIRED:
      return "expected the name of an element; a < in a text has to be written as &lt;"
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
      let name = firstLine.split(separator: "'").dropFirst().first ?? "…"
      return "XML does not define &\(name); (expected &amp; &lt; &gt; &quot; &apos; or a number as in &#160;)"
    case XML_ERR_ENTITYREF_SEMICOL_MISSING: return "a reference does not end; expected `;` after its name"
    case XML_ERR_ATTRIBUTE_REDEFINED, XML_NS_ERR_ATTRIBUTE_REDEFINED:
      return "the attribute \(firstLine.split(separator: " ").drop { $0 == "Namespaced" }.dropFirst().first ?? "") is "
        + "here twice; remove one of them"
    case XML_ERR_TAG_NAME_MISMATCH: return mismatch(firstLine) ?? "the end tag is not that of the open element"
    case XML_ERR_HYPHEN_IN_COMMENT: return "a comment cannot contain --; expected --> at its end"
    case XML_ERR_COMMENT_NOT_FINISHED: return "the comment does not end; expected -->"
    case XML_ERR_MISPLACED_CDATA_END: return "]]> in a text has to be written as ]]&gt;"
    case XML_ERR_CDATA_NOT_FINISHED: return "the CDATA section does not end; expected ]]>"
    case XML_ERR_PI_NOT_STARTED, XML_ERR_PI_NOT_FINISHED: return "the processing instruction does not end; expected ?>"
    case XML_ERR_RESERVED_XML_NAME: return "the XML declaration can only be at the start of the file"
    case XML_ERR_XMLDECL_NOT_FINISHED: return "the XML declaration does not end; expected ?>"
    case XML_ERR_VERSION_MISSING: return #"the XML declaration has no version; expected version="1.0""#
    case XML_NS_ERR_UNDEFINED_NAMESPACE:
      let prefix = firstLine.split(separator: " ").dropFirst(2).first ?? "…"
      return "the prefix \(prefix) is not declared; expected xmlns:\(prefix)=\"…\" on the element or one around it"
    case XML_NS_ERR_EMPTY: return "a prefix is declared with an empty name; expected the name of a namespace"
    case XML_NS_ERR_XML_NAMESPACE where firstLine.contains("Empty"):
      return "a prefix is declared with an empty name; expected the name of a namespace"
    case XML_NS_ERR_QNAME, XML_NS_ERR_COLON: return "a name has a colon in a wrong place; expected prefix:name"
    default: return "\(firstLine) (libxml2)"
    }
  }

  /// The end tag that is there, and the one that was expected.
  ///
  /// - Parameter message: as in `Opening and ending tag mismatch: screen line 1 and scren`.
  private static func mismatch(_ message: String) -> String? {
    let words = message.split(separator: ": ").last?.split(separator: " ") ?? []
    guard let open = words.first, let found = words.last, words.count >= 3 else { return nil }
    let line = words.count == 5 ? " for the element of line \(words[2])" : ""
    return "</\(found)> is not the end of the open element; expected </\(open)>\(line)"
  }
}
