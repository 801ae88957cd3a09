import Screens

/// The entries for one rule, by what the paths of their elements have to hold. It never changes.
final class ElementIgnores {
  private let entries: [IgnoreEntry]
  /// The first that is for all elements; those behind it are never asked.
  private let everywhere: Int?
  /// Whether others stand before it.
  private let asksElements: Bool
  /// By what a component of a path has to have.
  private var bySign: PathSignTable
  /// How long those texts are, in bytes.
  private var names: [Int] = []
  private var beginnings: [Int] = []
  private var ends: [Int] = []
  private var middles: [Int] = []
  /// Those that say nothing of the kind.
  private var others: [Int] = []

  /// - Parameter meant: the numbers of those for the rule, in their order.
  init(_ entries: [IgnoreEntry], _ meant: [Int]) {
    self.entries = entries
    let everywhere = meant.first { entries[$0].element == nil }
    let asked = meant.prefix { $0 != everywhere }
    self.everywhere = everywhere
    asksElements = !asked.isEmpty
    var signs: [PathSign] = []
    var ends: [Int] = []
    for number in asked {
      for component in entries[number].element?.components ?? [] {
        Self.forEachSign(ofGlob: component) { signs.append($0) }
      }
      ends.append(signs.count)
    }
    bySign = PathSignTable(signs)
    var start = 0
    for (number, end) in zip(asked, ends) {
      // What the fewest ask for tells most: `collectionCell[p1]`, and not `screen`.
      if let sign = signs[start..<end].min(by: { bySign.count(of: $0) < bySign.count(of: $1) }) {
        bySign.file(number, below: sign)
        expect(sign)
      } else {
        others.append(number)
      }
      start = end
    }
  }

  private func expect(_ sign: PathSign) {
    func note(_ lengths: inout [Int]) {
      if !lengths.contains(sign.length) { lengths.append(sign.length) }
    }
    switch sign.place {
    case .all: note(&names)
    case .beginning: note(&beginnings)
    case .end: note(&ends)
    case .middle: note(&middles)
    }
  }

  /// Hands out what a component of a glob asks of a component of a path.
  private static func forEachSign(ofGlob component: String, _ take: (PathSign) -> Void) {
    var component = component
    component.withUTF8 { bytes in
      func isWild(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") }
      guard bytes.contains(where: isWild) else { return take(PathSign(.all, bytes[...])) }
      for text in bytes.split(whereSeparator: isWild) {
        let isLast = text.endIndex == bytes.count
        take(PathSign(text.startIndex == 0 ? .beginning : isLast ? .end : .middle, text))
      }
    }
  }

  /// The number of the first that is for an element; `nil` where none is.
  func first(on element: Element, in tree: ScreenTree) -> Int? {
    guard asksElements else { return everywhere }
    return others.isEmpty && hasNoSign(element, in: tree) ? everywhere : first(on: element.path(in: tree))
  }

  /// The number of the first that is for an element; `nil` where none is.
  ///
  /// - Parameter path: the element's.
  func first(on path: String) -> Int? {
    guard asksElements else { return everywhere }
    var found: [PathSign] = []
    var text = path
    text.withUTF8 { bytes in
      ElementPathGlob.forEachComponent(of: bytes) { forEachSign(in: $0) { found.append($0) } }
    }
    if found.isEmpty, others.isEmpty { return everywhere }
    let names = ElementPathGlob.components(of: path)
    func isMeant(_ number: Int) -> Bool { entries[number].element?.contains(names) ?? false }
    var best = everywhere ?? .max
    for sign in found {
      if let number = bySign.first(below: sign, upTo: best, where: isMeant) { best = number }
    }
    if let number = others.first(where: { $0 < best && isMeant($0) }) { best = number }
    return best == .max ? nil : best
  }

  /// Whether no component of an element's path has a sign that an entry is filed below. Most findings are answered by this, which makes no
  /// text of a whole path.
  private func hasNoSign(_ element: Element, in tree: ScreenTree) -> Bool {
    var next: Element? = element
    while let element = next {
      var component = element.pathComponent(in: tree)
      var hasSign = false
      component.withUTF8 { bytes in
        // Where quotes end may depend on what stands behind them.
        hasSign = bytes.contains(UInt8(ascii: "\""))
        ElementPathGlob.forEachComponent(of: bytes) { forEachSign(in: $0) { _ in hasSign = true } }
      }
      if hasSign { return false }
      next = element.parent
    }
    return true
  }

  /// Hands out the signs of a component that entries are filed below.
  private func forEachSign(in name: Slice<UnsafeBufferPointer<UInt8>>, _ take: (PathSign) -> Void) {
    func look(_ sign: PathSign) {
      if bySign.isFiled(sign) { take(sign) }
    }
    for length in names where length == name.count { look(PathSign(.all, name)) }
    for length in beginnings where length <= name.count { look(PathSign(.beginning, name.prefix(length))) }
    for length in ends where length <= name.count { look(PathSign(.end, name.suffix(length))) }
    for length in middles where length <= name.count {
      for start in name.startIndex...name.endIndex - length { look(PathSign(.middle, name[start..<start + length])) }
    }
  }
}
