import Screens
import Support

/// The names of all rules, to find suggestions for a name or a glob that matches none.
package struct RuleNames: Sendable {
  /// The key of beginnings of ids: how many words they have, whether the last one ends, and the text before them.
  private struct Beginnings: Hashable {
    var words: Int
    var endsWord: Bool
    var group: String
  }

  private let ids: [String]
  private let known: NameSuggestions
  private let groups: [String]
  private let knownGroups: NameSuggestions
  /// The groups that have rules below them.
  private let folders: Set<String>
  private let names: [String]
  private let knownNames: NameSuggestions
  /// Those that were asked for: many globs have as many words.
  private var beginnings: [Beginnings: NameSuggestions] = [:]

  /// - Parameter ids: those of the rules there are.
  package init(_ ids: [String]) {
    self.ids = ids
    known = NameSuggestions(ids)
    let parts = ids.map { $0.split(separator: "/", maxSplits: 1).map(String.init) }
    groups = Set(parts.compactMap(\.first)).sorted()
    knownGroups = NameSuggestions(groups)
    folders = Set(parts.filter { $0.count > 1 }.compactMap(\.first))
    names = Set(parts.compactMap(\.last)).sorted()
    knownNames = NameSuggestions(names)
  }

  /// Groups and rules of that name or a word of it, a glob with the nearest beginning, or the nearest id; `nil`: nothing is
  /// near.
  package mutating func nearest(to name: String) -> String? {
    if name.isEmpty { return nil }
    guard Glob.isPlain(name) else { return glob(nearestTo: name) }
    if groups.contains(name) { return "\(name)/*" }
    guard !name.utf8.contains(Self.separator) else {
      // The beginning of an id says more than one with as many letters.
      let words = ids.filter { $0.hasPrefix("\(name)-") }
      let longer = words.isEmpty && name.utf8.last != Self.separator ? ids.filter { $0.hasPrefix(name) } : words
      return longer.isEmpty ? known.nearest(to: name) : longer.prefix(3).joined(separator: " or ")
    }
    let own = groups.filter { $0.hasPrefix("\(name)-") || $0.hasSuffix("-\(name)") }.map { "\($0)/*" }
    if own.isEmpty, let group = knownGroups.nearest(to: name) { return "\(group)/*" }
    let ending = names.contains(name) ? name : names.first { $0.hasPrefix("\(name)-") || $0.hasSuffix("-\(name)") }
    let near = ending ?? (own.isEmpty ? knownNames.nearest(to: name) : nil)
    let rules = ids.filter { id in near.map { id.utf8.elementsEqual($0.utf8) || id.hasSuffix("/\($0)") } ?? false }
    let meant = (own + rules).prefix(3)
    return meant.isEmpty ? known.nearest(to: name) : meant.joined(separator: " or ")
  }

  private static let separator = UInt8(ascii: "/")

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == separator || byte == UInt8(ascii: "-") }

  /// A glob with the beginning of an id in the place of its own, which has as many words.
  private mutating func glob(nearestTo glob: String) -> String? {
    let isPattern = { (byte: UInt8) in byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") }
    let beginning = glob.utf8.prefix { !isPattern($0) }
    let rest = String(glob[beginning.endIndex...])
    // Where the group is right, what follows has to be near by itself.
    let group = glob.utf8.firstIndex(of: Self.separator).map { String(glob[..<$0]) }.flatMap {
      folders.contains($0) ? "\($0)/" : nil
    }
    let key = Beginnings(
      words: beginning.split(omittingEmptySubsequences: false, whereSeparator: Self.isSeparator).count,
      endsWord: beginning.last.map(Self.isSeparator) ?? true, group: group ?? "")
    let starts = beginnings[key] ?? NameSuggestions(starts(key))
    beginnings[key] = starts
    let own = String(glob[..<beginning.endIndex].dropFirst(key.group.count))
    let near = starts.nearest(to: own) { [ids] start in
      let meant = key.group + start + rest
      return ids.contains { Glob.matches(meant, $0) }
    }
    if let near { return key.group + near + rest }
    if let group { return "\(group)*" }
    // A group in one word, such as `objectcell/*`.
    let parts = glob.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2, Glob.isPlain(parts[0]), let meant = knownGroups.nearest(to: parts[0]) else { return nil }
    let whole = "\(meant)/\(parts[1])"
    return ids.contains { Glob.matches(whole, $0) } ? whole : nil
  }

  /// What ids have behind the group, as far as so many words of them reach.
  private func starts(_ key: Beginnings) -> [String] {
    var starts: Set<String> = []
    for id in ids where id.hasPrefix(key.group) {
      var count = 0
      let end = id.utf8.indices.first { index in
        guard Self.isSeparator(id.utf8[index]) else { return false }
        count += 1
        return count == (key.endsWord ? key.words - 1 : key.words)
      }
      guard
        let end = end.map({ key.endsWord ? id.utf8.index(after: $0) : $0 }) ?? (key.endsWord ? nil : id.endIndex)
      else { continue }
      starts.insert(String(id[..<end].dropFirst(key.group.count)))
    }
    return starts.sorted()
  }
}
