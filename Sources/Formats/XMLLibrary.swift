import CLibXML2

/// The libxml2 that reads what is not plain XML, for the bug report of a user.
package enum XMLLibrary {
  /// Its version, as in `2.9.14`.
  package static let version = LIBXML_DOTTED_VERSION

  /// Those of the usual encodings that it can decode besides UTF-8 and UTF-16: a static executable has no converters but its own.
  package static var encodings: [String] {
    [
      "ISO-8859-1", "ISO-8859-2", "ISO-8859-15", "windows-1250", "windows-1251", "windows-1252", "KOI8-R", "Shift_JIS",
      "EUC-JP",
      "GB18030", "Big5",
    ].filter { name in
      guard let handler = xmlFindCharEncodingHandler(name) else { return false }
      xmlCharEncCloseFunc(handler)
      return true
    }
  }
}
