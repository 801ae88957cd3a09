import Screens

/// A look at the beginning of a JSON file that may be a hierarchy of Maestro's.
struct MaestroDetector {
  /// Whether a view is met: an object whose `attributes` have bounds, or what Maestro alone says.
  private(set) var hasViews = false

  private static let attributes: Set<String> = ["bounds", "ignoreBoundsFiltering", "accessibilityText", "hintText"]
  private static let maximumDepth = 40

  init(_ opening: FileHead) {
    guard let start = opening.bytes.baseAddress else { return }
    var scanner = JSONScanner(bytes: start, count: opening.bytes.count, isFinal: opening.isWhole)
    // The bytes at hand end, or a mistake does it: what was met until then decides.
    try? view(&scanner, depth: 0)
  }

  private mutating func view(_ scanner: inout JSONScanner, depth: Int) throws(ScanStop) {
    guard depth < Self.maximumDepth, try scanner.next() == UInt8(ascii: "{") else {
      return try scanner.passValue()
    }
    scanner.position += 1
    guard try scanner.next() != UInt8(ascii: "}") else {
      scanner.position += 1
      return
    }
    repeat {
      let name = try scanner.key()
      let first = try scanner.next()
      if scanner.says("attributes", name), first == UInt8(ascii: "{") {
        try attributes(&scanner)
      } else if scanner.says("children", name), first == UInt8(ascii: "[") {
        try views(&scanner, depth: depth + 1)
      } else {
        try scanner.passValue()
      }
      if hasViews { return }
    } while try scanner.separator(closing: UInt8(ascii: "}"))
  }

  private mutating func views(_ scanner: inout JSONScanner, depth: Int) throws(ScanStop) {
    scanner.position += 1
    guard try scanner.next() != UInt8(ascii: "]") else {
      scanner.position += 1
      return
    }
    repeat {
      try view(&scanner, depth: depth)
      if hasViews { return }
    } while try scanner.separator(closing: UInt8(ascii: "]"))
  }

  private mutating func attributes(_ scanner: inout JSONScanner) throws(ScanStop) {
    scanner.position += 1
    guard try scanner.next() != UInt8(ascii: "}") else {
      scanner.position += 1
      return
    }
    repeat {
      if Self.attributes.contains(scanner.string(of: try scanner.key())) { hasViews = true }
      try scanner.passValue()
    } while try scanner.separator(closing: UInt8(ascii: "}"))
  }
}
