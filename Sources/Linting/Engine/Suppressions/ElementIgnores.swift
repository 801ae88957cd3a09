import Screens
import Support

/// The entries for one rule, by what the paths of their elements have to hold.
final class ElementIgnores {
  /// What the paths of neighbours have in common.
  private struct Shared {
    /// Of which screen, and the parent of the neighbours.
    var screen = 0
    var parent: Int32 = -1
    /// With the slash behind it.
    var path = ""
    /// Whether the ends of its components may depend on the text behind it.
    var hasQuotes = false
    /// Those of its signs that something is filed below.
    var signs: [PathSign] = []
  }

  private let entries: [IgnoreEntry]
  /// The first that is for all elements; those behind it are never asked.
  private let everywhere: Int?
  /// Whether there are others before it.
  private let asksElements: Bool
  /// By what a component of a path has to have.
  private var bySign: PathSignTable
  /// How long those texts are, in bytes, the shortest first.
  private var names: [Int] = []
  private var beginnings: [Int] = []
  private var ends: [Int] = []
  private var middles: [(length: Int, power: UInt64)] = []
  /// Those that say nothing of the kind.
  private var others: [Int] = []
  /// Of the element that was asked about last: findings of neighbours often follow each other.
  private var shared = Shared()

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
      entries[number].element?.components.forEach { component in
        Self.forEachSign(ofGlob: component) { signs.append($0) }
      }
      ends.append(signs.count)
    }
    bySign = PathSignTable(signs)
    var start = 0
    for (number, end) in zip(asked, ends) {
      // The sign that the fewest entries have decides most: `collectionCell[p1]`, and not `screen`.
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
      guard !lengths.contains(sign.length) else { return }
      lengths.append(sign.length)
      lengths.sort()
    }
    switch sign.place {
    case .all: note(&names)
    case .beginning: note(&beginnings)
    case .end: note(&ends)
    case .middle:
      if !middles.contains(where: { $0.length == sign.length }) {
        middles.append((sign.length, PathSign.power(sign.length)))
      }
    }
  }

  /// Hands out what a component of a glob asks of a component of a path.
  private static func forEachSign(ofGlob component: UnsafeBufferPointer<UInt8>, _ take: (PathSign) -> Void) {
    var start = 0
    for index in 0...component.count {
      let isWild = index < component.count && isWild(component[index])
      guard isWild || index == component.count else { continue }
      if start < index {
        let (isFirst, isLast) = (start == 0, index == component.count)
        let place: PathSign.Place = isFirst ? isLast ? .all : .beginning : isLast ? .end : .middle
        take(PathSign(place, UnsafeBufferPointer(rebasing: component[start..<index])))
      }
      start = index + 1
    }
  }

  private static func isWild(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") }

  /// The number of the first that is for an element; `nil` where none is.
  func first(on element: Element, in screen: AskedScreen) -> Int? {
    guard asksElements else { return everywhere }
    guard let parent = element.parent else { return first(on: element.path(in: screen.tree)) }
    if shared.parent != parent.index || shared.screen != screen.number { share(parent, in: screen) }
    var hasQuotes = shared.hasQuotes
    var found: [PathSign] = []
    if !hasQuotes {
      element.withPathComponent { component in
        hasQuotes = component.contains(UInt8(ascii: "\""))
        if !hasQuotes { forEachSign(in: component) { found.append($0) } }
      }
    }
    if hasQuotes { return first(on: element.path(in: screen.tree)) }
    // Most findings are answered by this, for which no text is made.
    if found.isEmpty, shared.signs.isEmpty, others.isEmpty { return everywhere }
    return first(on: PathComponents(element.pathComponent(behind: shared.path)), found + shared.signs)
  }

  private func share(_ parent: Element, in screen: AskedScreen) {
    shared = Shared(screen: screen.number, parent: parent.index, path: parent.path(in: screen.tree))
    shared.path.withBytes { bytes in
      shared.hasQuotes = bytes.contains(UInt8(ascii: "\""))
      forEachSign(ofPath: bytes) { shared.signs.append($0) }
    }
    shared.path += "/"
  }

  /// The number of the first that is for an element; `nil` where none is.
  ///
  /// - Parameter path: the element's.
  func first(on path: String) -> Int? {
    guard asksElements else { return everywhere }
    var found: [PathSign] = []
    path.withBytes { bytes in forEachSign(ofPath: bytes) { found.append($0) } }
    return first(on: PathComponents(path), found)
  }

  /// - Parameter signs: those of the path that something is filed below.
  private func first(on path: PathComponents, _ signs: [PathSign]) -> Int? {
    if signs.isEmpty, others.isEmpty { return everywhere }
    func isMeant(_ number: Int) -> Bool { entries[number].element?.components.contain(path) ?? false }
    var best = everywhere ?? .max
    for sign in signs {
      if let number = bySign.first(below: sign, upTo: best, where: isMeant) { best = number }
    }
    if let number = others.first(where: { $0 < best && isMeant($0) }) { best = number }
    return best == .max ? nil : best
  }

  private func forEachSign(ofPath bytes: UnsafeBufferPointer<UInt8>, _ take: (PathSign) -> Void) {
    PathComponents.forEachRange(in: bytes) { forEachSign(in: UnsafeBufferPointer(rebasing: bytes[$0]), take) }
  }

  /// Hands out the signs of a component that entries are filed below.
  private func forEachSign(in name: UnsafeBufferPointer<UInt8>, _ take: (PathSign) -> Void) {
    func look(_ sign: PathSign) {
      if bySign.isFiled(sign) { take(sign) }
    }
    for length in names where length == name.count { look(PathSign(.all, name)) }
    PathSign.forEach(.beginning, of: beginnings, in: name, look)
    PathSign.forEach(.end, of: ends, in: name, look)
    for (length, power) in middles { PathSign.forEach(of: length, power, in: name, look) }
  }
}
