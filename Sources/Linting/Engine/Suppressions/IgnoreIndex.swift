import Screens

/// Many ``IgnoreEntry``s, made ready to be asked about many findings: which is the first for a finding costs hardly more than one would.
///
/// It belongs to one thread.
package final class IgnoreIndex {
  let entries: [IgnoreEntry]
  private var byRule: [String: ElementIgnores] = [:]

  /// - Parameter entries: of several that are for a finding the first holds it back.
  package init(_ entries: [IgnoreEntry]) { self.entries = entries }

  /// The number of the first entry that is for a finding; `nil` where none is.
  ///
  /// - Parameters:
  ///   - rule: the id of its rule.
  ///   - path: its element's.
  func first(for rule: String, on path: @autoclosure () -> String) -> Int? {
    if let known = byRule[rule] { return known.first(on: path()) }
    var isMeant: [String: Bool] = [:]
    let meant = entries.indices.filter { number in
      let glob = entries[number].rule
      if let isMeant = isMeant[glob] { return isMeant }
      let matches = Glob.matches(glob, rule)
      isMeant[glob] = matches
      return matches
    }
    let made = ElementIgnores(entries, meant)
    byRule[rule] = made
    return made.first(on: path())
  }
}

/// The entries for one rule, by what the paths of their elements have to hold.
private struct ElementIgnores {
  /// The first that is for all elements; those behind it are never asked.
  private let everywhere: Int?
  private var globs: [Int: ElementPathGlob] = [:]
  /// By what a component of a path has to have; in their order.
  private var bySign: [Sign: [Int]] = [:]
  private var hasNames = false
  /// How long those texts are, in bytes.
  private var beginnings: [Int] = []
  private var ends: [Int] = []
  private var middles: [Int] = []
  /// Those that say nothing of the kind.
  private var others: [Int] = []

  /// Bytes that a component has, and where. Two texts with one hash only cost a question more.
  private struct Sign: Hashable {
    enum Place: UInt8 { case all, beginning, end, middle }

    let place: Place
    let length: Int
    let hash: Int

    init(_ place: Place, _ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
      var hasher = Hasher()
      hasher.combine(bytes: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes)))
      self.place = place
      length = bytes.count
      hash = hasher.finalize()
    }
  }

  /// - Parameter meant: the numbers of those for the rule, in their order.
  init(_ entries: [IgnoreEntry], _ meant: [Int]) {
    everywhere = meant.first { entries[$0].element == nil }
    var signs: [(number: Int, signs: [Sign])] = []
    var counts: [Sign: Int] = [:]
    for number in meant {
      guard number != everywhere, let glob = entries[number].element else { break }
      globs[number] = glob
      let found = glob.components.flatMap(Self.signs)
      for sign in found { counts[sign, default: 0] += 1 }
      signs.append((number, found))
    }
    var lengths: Set<[Int]> = []
    for (number, signs) in signs {
      // What the fewest ask for tells most: `collectionCell[p1]`, and not `screen`.
      guard let sign = signs.min(by: { counts[$0, default: 0] < counts[$1, default: 0] }) else {
        others.append(number)
        continue
      }
      bySign[sign, default: []].append(number)
      guard lengths.insert([Int(sign.place.rawValue), sign.length]).inserted else { continue }
      switch sign.place {
      case .all: hasNames = true
      case .beginning: beginnings.append(sign.length)
      case .end: ends.append(sign.length)
      case .middle: middles.append(sign.length)
      }
    }
  }

  /// What a component of a glob asks of a component of a path.
  private static func signs(of component: String) -> [Sign] {
    var component = component
    return component.withUTF8 { bytes in
      func isWild(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") }
      guard bytes.contains(where: isWild) else { return [Sign(.all, bytes[...])] }
      return bytes.split(whereSeparator: isWild).map { text in
        if text.startIndex == 0 { return Sign(.beginning, text) }
        return text.endIndex == bytes.count ? Sign(.end, text) : Sign(.middle, text)
      }
    }
  }

  /// The number of the first that is for an element; `nil` where none is.
  func first(on path: @autoclosure () -> String) -> Int? {
    guard !globs.isEmpty else { return everywhere }
    var path = path()
    var best = everywhere ?? .max
    // Most paths have no sign of any.
    var names: [String]?
    func ask(_ candidates: [Int]) {
      for number in candidates {
        if number >= best { return }
        let components = names ?? ElementPathGlob.components(of: path)
        names = components
        if globs[number]?.contains(components) ?? false { best = number }
      }
    }
    var found: [[Int]] = []
    path.withUTF8 { bytes in
      func look(_ sign: Sign) {
        if let candidates = bySign[sign] { found.append(candidates) }
      }
      ElementPathGlob.forEachComponent(of: bytes) { name in
        if hasNames { look(Sign(.all, name)) }
        for length in beginnings where length <= name.count { look(Sign(.beginning, name.prefix(length))) }
        for length in ends where length <= name.count { look(Sign(.end, name.suffix(length))) }
        for length in middles where length <= name.count {
          for start in name.startIndex...name.endIndex - length { look(Sign(.middle, name[start..<start + length])) }
        }
      }
    }
    for candidates in found { ask(candidates) }
    ask(others)
    return best == .max ? nil : best
  }
}
