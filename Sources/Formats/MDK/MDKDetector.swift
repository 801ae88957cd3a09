import Screens

/// A look at the beginning of a JSON file that does not say by its name what it is.
struct MDKDetector {
  /// Whether it looks like a page or a piece of one.
  private(set) var looksLikePage = false

  /// What the outermost `_Type` says; `nil` where it was not met.
  private var verdict: Bool?
  private var holdsSections = false

  /// Members under which pages, sections and cells hold what has a `_Type` of its own.
  private static let holders: Set<String> = [
    "Controls", "Sections", "Section", "ObjectCell", "ObjectCells", "ImageCell", "ImageCells", "ContactCell",
    "ContactCells",
    "KeyAndValues", "SimplePropertyCell", "SimplePropertyCells", "Buttons", "PickerItems",
  ]
  private static let maximumDepth = 8

  init(_ opening: FileHead) {
    guard let start = opening.bytes.baseAddress else { return }
    var scanner = JSONScanner(bytes: start, count: opening.bytes.count)
    do throws(ScanStop) {
      try outermost(&scanner)
    } catch {
      // The bytes at hand end, or a mistake does it: what was met until then decides.
    }
    looksLikePage = verdict ?? holdsSections
  }

  private mutating func outermost(_ scanner: inout JSONScanner) throws(ScanStop) {
    guard try scanner.next() == UInt8(ascii: "[") else { return try object(&scanner, depth: 0) }
    scanner.position += 1
    guard try scanner.next() != UInt8(ascii: "]") else { return }
    repeat {
      try object(&scanner, depth: 1)
    } while try scanner.separator(closing: UInt8(ascii: "]")) && !holdsSections
  }

  private mutating func object(_ scanner: inout JSONScanner, depth: Int) throws(ScanStop) {
    guard try scanner.next() == UInt8(ascii: "{") else { return try scanner.passValue() }
    scanner.position += 1
    guard try scanner.next() != UInt8(ascii: "}") else {
      scanner.position += 1
      return
    }
    repeat {
      let key = try scanner.key()
      // No member of a page begins with a small letter, and most of other formats do.
      if depth == 0, (97...122).contains(scanner.bytes[key.start]) { return }
      let name = scanner.string(of: key)
      let first = try scanner.next()
      if name == "_Type", first == UInt8(ascii: "\"") {
        let type = scanner.string(of: try scanner.string())
        let isPage = Self.isPageType(type)
        if depth == 0 {
          verdict = isPage || type == "Page"
          return
        }
        holdsSections = holdsSections || isPage
      } else if depth < Self.maximumDepth, !holdsSections, Self.holders.contains(name) {
        try objects(&scanner, depth: depth + 1)
      } else {
        try scanner.passValue()
      }
    } while try scanner.separator(closing: UInt8(ascii: "}"))
  }

  /// Reads an object, or a list of them.
  private mutating func objects(_ scanner: inout JSONScanner, depth: Int) throws(ScanStop) {
    guard try scanner.next() == UInt8(ascii: "[") else { return try object(&scanner, depth: depth) }
    scanner.position += 1
    guard try scanner.next() != UInt8(ascii: "]") else {
      scanner.position += 1
      return
    }
    repeat { try object(&scanner, depth: depth) } while try scanner.separator(closing: UInt8(ascii: "]"))
  }

  /// Whether a `_Type` is one of a section or a control.
  static func isPageType(_ type: String) -> Bool {
    type.hasPrefix("Section.Type.") || type.hasPrefix("Control.Type.") || type.hasSuffix(".Type.ObjectCell")
  }
}
