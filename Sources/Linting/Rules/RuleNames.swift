import Screens
import Text

/// What somebody may have meant by a name, or a glob, that stands for no rule.
package enum RuleNames {
  /// Rules of that name in any group, a group, a glob with the nearest beginning, or the nearest id; `nil`: nothing is near.
  ///
  /// - Parameter ids: those of the rules there are.
  package static func nearest(to name: String, among ids: [String]) -> String? {
    if name.isEmpty { return nil }
    guard Glob.isPlain(name) else { return glob(nearestTo: name, among: ids) }
    let parts = ids.map { $0.split(separator: "/", maxSplits: 1).map(String.init) }
    let groups = Set(parts.compactMap(\.first)).sorted()
    if groups.contains(name) { return "\(name)/*" }
    guard !name.utf8.contains(separator) else { return Text.nearest(to: name, among: ids) }
    let names = Set(parts.compactMap(\.last)).sorted()
    if let group = Text.nearest(to: name, among: groups) { return "\(group)/*" }
    let ending = names.contains(name) ? name : names.first { $0.hasPrefix(name) || $0.hasSuffix(name) }
    guard let near = ending ?? Text.nearest(to: name, among: names) else { return Text.nearest(to: name, among: ids) }
    let own = ids.filter { $0.utf8.elementsEqual(near.utf8) || $0.hasSuffix("/\(near)") }
    return own.prefix(3).joined(separator: " or ")
  }

  private static let separator = UInt8(ascii: "/")

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == separator || byte == UInt8(ascii: "-") }

  /// A glob with the beginning of an id in the place of its own, which has as many words.
  private static func glob(nearestTo glob: String, among ids: [String]) -> String? {
    let isPattern = { (byte: UInt8) in byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") }
    let beginning = glob.utf8.prefix { !isPattern($0) }
    let rest = String(glob[beginning.endIndex...])
    let words = beginning.split(omittingEmptySubsequences: false, whereSeparator: isSeparator).count
    let endsWord = beginning.last.map(isSeparator) ?? true
    var globs: [String: String] = [:]
    for id in ids {
      var count = 0
      let end = id.utf8.indices.first { index in
        guard isSeparator(id.utf8[index]) else { return false }
        count += 1
        return count == (endsWord ? words - 1 : words)
      }
      guard let end = end.map({ endsWord ? id.utf8.index(after: $0) : $0 }) ?? (endsWord ? nil : id.endIndex) else {
        continue
      }
      let start = String(id[..<end])
      let meant = start + rest
      if globs[start] == nil, ids.contains(where: { Glob.matches(meant, $0) }) { globs[start] = meant }
    }
    // Where the group is right, what follows has to be near by itself.
    let group = glob.utf8.firstIndex(of: separator).map { String(glob[...$0]) }.flatMap { group in
      ids.contains { $0.hasPrefix(group) } ? group : nil
    }
    let known = group?.utf8.count ?? 0
    let starts = globs.keys.filter { $0.hasPrefix(group ?? "") }.sorted()
    let own = String(glob[..<beginning.endIndex].dropFirst(known))
    let near = Text.nearest(to: own, among: starts.map { String($0.dropFirst(known)) })
    return near.flatMap { globs[(group ?? "") + $0] } ?? group.map { "\($0)*" }
  }
}
