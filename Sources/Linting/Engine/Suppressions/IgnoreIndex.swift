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
    let made = ElementIgnores(entries, entries.indices.filter { Glob.matches(entries[$0].rule, rule) })
    byRule[rule] = made
    return made.first(on: path())
  }
}

/// The entries for one rule, by what the paths of their elements have to hold.
private struct ElementIgnores {
  /// The first that is for all elements; those behind it are never asked.
  private let everywhere: Int?
  private var globs: [Int: ElementPathGlob] = [:]
  /// By a component that a path has to have, or by how one has to begin or end; in their order.
  private var byName: [Substring: [Int]] = [:]
  private var byBeginning: [Substring: [Int]] = [:]
  private var byEnd: [Substring: [Int]] = [:]
  /// How long those beginnings and ends are, in bytes.
  private var beginningLengths: Set<Int> = []
  private var endLengths: Set<Int> = []
  /// Those that say nothing of the kind.
  private var others: [Int] = []

  private enum Sign: Hashable {
    case name(Substring), beginning(Substring), end(Substring)
  }

  /// - Parameter meant: the numbers of those for the rule, in their order.
  init(_ entries: [IgnoreEntry], _ meant: [Int]) {
    everywhere = meant.first { entries[$0].element == nil }
    for number in meant {
      guard number != everywhere else { break }
      globs[number] = entries[number].element
    }
    let signs = globs.mapValues { $0.components.flatMap(Self.signs) }
    var counts: [Sign: Int] = [:]
    for sign in signs.values.joined() { counts[sign, default: 0] += 1 }
    for (number, signs) in signs.sorted(by: { $0.key < $1.key }) {
      // What the fewest ask for tells most: `collectionCell[p1]`, and not `screen`.
      switch signs.min(by: { counts[$0, default: 0] < counts[$1, default: 0] }) {
      case .name(let text): byName[text, default: []].append(number)
      case .beginning(let text):
        byBeginning[text, default: []].append(number)
        beginningLengths.insert(text.utf8.count)
      case .end(let text):
        byEnd[text, default: []].append(number)
        endLengths.insert(text.utf8.count)
      case nil: others.append(number)
      }
    }
  }

  /// What a component of a glob asks of a component of a path.
  private static func signs(of component: String) -> [Sign] {
    func isWild(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") }
    guard let first = component.utf8.firstIndex(where: isWild), let last = component.utf8.lastIndex(where: isWild)
    else {
      return [.name(component[...])]
    }
    let end = component[component.utf8.index(after: last)...]
    return [.beginning(component[..<first]), .end(end)].filter { $0 != .beginning("") && $0 != .end("") }
  }

  /// The number of the first that is for an element; `nil` where none is.
  func first(on path: @autoclosure () -> String) -> Int? {
    guard !globs.isEmpty else { return everywhere }
    let names = ElementPathGlob.components(of: path())
    var best = everywhere ?? .max
    func ask(_ candidates: [Int]?) {
      for number in candidates ?? [] {
        if number >= best { return }
        if globs[number]?.contains(names) ?? false { best = number }
      }
    }
    for name in names {
      ask(byName[name[...]])
      let bytes = name.utf8
      for length in beginningLengths where length <= bytes.count {
        if let end = bytes.index(bytes.startIndex, offsetBy: length).samePosition(in: name.unicodeScalars) {
          ask(byBeginning[name[..<end]])
        }
      }
      for length in endLengths where length <= bytes.count {
        if let start = bytes.index(bytes.endIndex, offsetBy: -length).samePosition(in: name.unicodeScalars) {
          ask(byEnd[name[start...]])
        }
      }
    }
    ask(others)
    return best == .max ? nil : best
  }
}
