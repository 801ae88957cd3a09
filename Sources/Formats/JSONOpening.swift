import Screens

extension Opening {
  /// Whether one of some texts stands anywhere in the bytes at hand: a quick look before one at members, which takes ten times as long.
  func holds(anyOf texts: StaticString...) -> Bool {
    texts.contains { text in text.withUTF8Buffer { bytes.firstIndex(of: $0) != nil } }
  }
}

/// A look at the outermost members of a JSON file, as far as its beginning shows them.
struct JSONOpening {
  /// The names of the outermost object's members, or of those of the outermost array's first object, to the first that was looked for.
  private(set) var names: [String] = []
  /// Whether the last of the names was looked for.
  private(set) var isFound = false
  /// The value of the member that was found, where it is a text.
  private(set) var text: String?
  /// Whether more members follow that the bytes at hand do not show.
  private(set) var isCutOff = false

  /// It looks no further than the first mistake between the members, and than the bytes at hand.
  init(_ opening: Opening, until isWanted: (String) -> Bool) {
    self.init(opening.bytes, isWhole: opening.isWhole, until: isWanted)
  }

  /// - Parameter isWhole: whether the bytes are all there are.
  init(_ bytes: UTF8Text, isWhole: Bool, until isWanted: (String) -> Bool) {
    guard let start = bytes.baseAddress else { return }
    var scanner = JSONScanner(bytes: start, count: bytes.count, isFinal: isWhole)
    do throws(ScanStop) {
      try look(&scanner, until: isWanted)
    } catch {
      if case .incomplete = error { isCutOff = true }
    }
  }

  /// The names of the members that the object at the end of a path of members has, each an object or the first one of a list.
  static func names(in opening: Opening, at path: [StaticString]) -> Set<String> {
    guard let start = opening.bytes.baseAddress else { return [] }
    var scanner = JSONScanner(bytes: start, count: opening.bytes.count, isFinal: opening.isWhole)
    var look = JSONOpening()
    // The bytes at hand end, or a mistake does it: what was met until then is told.
    guard (try? look.enter(&scanner, path[...])) == true else { return [] }
    look.names.removeAll()
    try? look.look(&scanner, until: { _ in false })
    return Set(look.names)
  }

  private init() {}

  /// Moves to the value that a path leads to.
  private mutating func enter(_ scanner: inout JSONScanner, _ path: ArraySlice<StaticString>) throws(ScanStop) -> Bool {
    for name in path {
      let wanted = name.description
      try look(&scanner, until: { $0 == wanted }, entering: true)
      guard isFound else { return false }
    }
    return true
  }

  private mutating func look(
    _ scanner: inout JSONScanner, until isWanted: (String) -> Bool, entering: Bool = false
  ) throws(ScanStop) {
    isFound = false
    if try scanner.next() == UInt8(ascii: "[") { scanner.position += 1 }
    guard try scanner.next() == UInt8(ascii: "{") else { return }
    scanner.position += 1
    guard try scanner.next() != UInt8(ascii: "}") else { return }
    repeat {
      let name = scanner.string(of: try scanner.key())
      names.append(name)
      // A member's name counts even where its value is cut off or wrong.
      isFound = isWanted(name)
      if isFound {
        if !entering, try scanner.next() == UInt8(ascii: "\"") { text = scanner.string(of: try scanner.string()) }
        return
      }
      try scanner.passValue()
    } while try scanner.separator(closing: UInt8(ascii: "}"))
  }
}
