import CLibXML2

/// The libxml2 that reads what is not plain XML, for the bug report of a user.
package enum XMLLibrary {
  /// Its version, as in `2.9.14`.
  package static let version = LIBXML_DOTTED_VERSION

  /// Whether it is inside the executable, as everything else is then, rather than one of the machine's shared
  /// libraries.
  package static var isStatic: Bool {
    #if os(Linux)
      // A program with shared libraries was loaded by the loader, and has its address.
      getauxval(UInt(AT_BASE)) == 0
    #else
      false
    #endif
  }

  /// Those encodings that it can decode besides UTF-8 and UTF-16, by the names of IANA: a static executable has no
  /// converters but its own.
  package static var encodings: [String] {
    candidates.filter { name in
      guard let handler = xmlFindCharEncodingHandler(name) else { return false }
      xmlCharEncCloseFunc(handler)
      return true
    }
  }

  /// The encodings that XML was written in before UTF-8; ISO 8859 has no part 12.
  private static var candidates: [String] {
    ((1...16).filter { $0 != 12 }.map { "ISO-8859-\($0)" }) + (1250...1258).map { "windows-\($0)" } + [
      "KOI8-R", "KOI8-U", "Shift_JIS", "EUC-JP", "ISO-2022-JP", "GB2312", "GBK", "GB18030", "Big5", "EUC-KR",
    ]
  }
}
