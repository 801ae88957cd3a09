/// The known name that is nearest to a misspelt one: the suggestion behind "did you mean".
///
/// Case and the separators `-`, `_` and space count little. Nothing is suggested if more than a third of the letters
/// differ, since a far-fetched suggestion is worse than none.
///
/// - Parameter least: how many letters may be wrong in a short name.
package func nearest(
  to name: String, among candidates: some Sequence<String>, atLeast least: Int = 0
) -> String? {
  nearest(to: name, among: candidates, within: .max, atLeast: least)
}

/// The same, where no more letters than a limit are wrong.
package func nearest(
  to name: String, among candidates: some Sequence<String>, within limit: Int, atLeast least: Int = 0
) -> String? {
  // Longer texts are values, not misspelt names, and the distance costs the product of both lengths.
  guard name.utf8.count <= 64 else { return nil }
  let folded = fold(name)
  var search = NearestSearch(folded, within: limit, atLeast: least)
  for candidate in candidates { search.take(candidate, fold(candidate)) }
  return search.name
}

/// Names that are looked through again and again for one that is near.
package struct NameSuggestions: Sendable {
  /// One of them, with values that show that another one is far from it.
  private struct Entry: Sendable {
    let name: String
    let folded: [UInt8]
    let letters: UInt64
  }

  private let entries: [Entry]

  /// Some names.
  package init(_ names: some Sequence<String>) {
    entries = names.map { name in
      let folded = fold(name)
      return Entry(name: name, folded: folded, letters: letterSet(folded))
    }
  }

  /// The one that ``nearest(to:among:)`` gives.
  package func nearest(to name: String) -> String? { nearest(to: name) { _ in true } }

  /// The same, for some of the names.
  ///
  /// - Parameter isCandidate: whether a near name counts.
  package func nearest(to name: String, where isCandidate: (String) -> Bool) -> String? {
    guard name.utf8.count <= 64 else { return nil }
    let folded = fold(name)
    let letters = letterSet(folded)
    var search = NearestSearch(folded, within: .max)
    func difference(_ index: Int) -> Int { (letters ^ entries[index].letters).nonzeroBitCount }
    // The one that has the most letters in common is likely to be it, and leaves little to compare.
    guard let first = entries.indices.min(by: { difference($0) < difference($1) }) else { return nil }
    search.take(entries[first].name, entries[first].folded, isCandidate)
    // A wrong letter takes one letter away and brings another one.
    for index in entries.indices where index != first && difference(index) <= 2 * search.bound {
      search.take(entries[index].name, entries[index].folded, isCandidate)
    }
    return search.name
  }
}

/// A bit for each byte of a name, some of them shared.
private func letterSet(_ folded: [UInt8]) -> UInt64 { folded.reduce(0) { $0 | 1 << UInt64($1 & 63) } }

/// The search for the nearest of some names.
private struct NearestSearch {
  private let wanted: [UInt8]
  /// How far the next one may be.
  private(set) var bound: Int
  /// The nearest so far.
  private(set) var name: String?

  init(_ folded: [UInt8], within limit: Int, atLeast least: Int = 0) {
    wanted = folded
    bound = min(limit, max(least, folded.count / 3))
  }

  mutating func take(_ candidate: String, _ folded: [UInt8], _ isCandidate: (String) -> Bool = { _ in true }) {
    // Each letter more or less is a wrong one.
    guard abs(folded.count - wanted.count) <= bound,
      let distance = editDistance(wanted, folded, within: bound)
    else { return }
    // Once there is one, the next has to be nearer, or as near and before it.
    if let name, distance == bound, name < candidate { return }
    guard isCandidate(candidate) else { return }
    name = candidate
    bound = distance
  }
}

/// How a message about a misspelt name ends: `; did you mean \`name\`?` where a known one is near, or where some begin
/// with it or have it as a word; else nothing.
///
/// - Parameter isQuoted: whether the name is between backticks, as in messages about files; messages about the command
///   line do without.
package func suggestion(
  for name: String, among candidates: some Sequence<String>, isQuoted: Bool = true
) -> String {
  var meant: [String] = []
  if let nearest = nearest(to: name, among: candidates) {
    if nearest != name { meant = [nearest] }
  } else if 3...64 ~= name.utf8.count {
    // The beginning of a name, or one of its words, is enough.
    let start = fold(name)
    let near = candidates.filter { candidate in
      fold(candidate).starts(with: start) || candidate.split(separator: "-").contains { $0 == name }
    }
    meant = Array(near.unique.prefix(3))
  }
  return meant.isEmpty ? "" : suggestion(meant.map { isQuoted ? "`\($0)`" : $0 }.words(last: "or"))
}

/// The same of what was found to be meant; nothing where nothing was.
package func suggestion(_ meant: String?) -> String { meant.map { "; did you mean \($0)?" } ?? "" }

/// How a message about an unknown name ends: with the names that are expected, and with the
/// ``suggestion(for:among:isQuoted:)``. More than a few names are left out where one is near.
///
/// - Parameters:
///   - hidden: names that are allowed everywhere, and suggested only.
///   - verb: what is said of the names.
package func advice(
  for name: String, among candidates: [String], hidden: [String] = [], verb: String = "expected"
) -> String {
  let advice = suggestion(for: name, among: candidates + hidden)
  if candidates.isEmpty || !advice.isEmpty && !(2...6).contains(candidates.count) { return advice }
  return "; \(verb) \(verb == "expected" ? oneOf(candidates) : candidates.joined(separator: ", "))\(advice)"
}

/// What a message says behind `expected`: a name, or `one of` several.
package func oneOf(_ names: [String]) -> String { (names.count > 1 ? "one of " : "") + names.joined(separator: ", ") }

private func fold(_ name: String) -> [UInt8] {
  name.utf8.compactMap { byte in
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): nil
    default: byte
    }
  }
}

/// The least number of insertions, deletions, replacements and swaps of neighbours between two names; `nil` where it is
/// beyond a limit.
private func editDistance(_ left: [UInt8], _ right: [UInt8], within limit: Int) -> Int? {
  left.withUnsafeBufferPointer { left in
    right.withUnsafeBufferPointer { right in
      var (start, leftEnd, rightEnd) = (0, left.count, right.count)
      // Most that are compared differ in the middle.
      while start < min(leftEnd, rightEnd), left[start] == right[start] { start += 1 }
      while min(leftEnd, rightEnd) > start, left[leftEnd - 1] == right[rightEnd - 1] {
        leftEnd -= 1
        rightEnd -= 1
      }
      let (left, right) = (left[start..<leftEnd], right[start..<rightEnd])
      return editDistance(UnsafeBufferPointer(rebasing: left), UnsafeBufferPointer(rebasing: right), within: limit)
    }
  }
}

private func editDistance(
  _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>, within limit: Int
) -> Int? {
  withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * (right.count + 1)) { room in
    let size = right.count + 1
    var (beforeLast, previous, current) = (2 * size, 0, size)
    for column in 0..<size { room[previous + column] = column }
    for row in stride(from: 1, through: left.count, by: 1) {
      // What is farther from the diagonal is beyond the limit.
      let (first, last) = (max(1, row - limit), min(right.count, row + limit))
      guard first <= last + 1 else { return nil }
      room[current + first - 1] = first == 1 ? row : limit + 1
      var least = room[current + first - 1]
      for column in stride(from: first, through: last, by: 1) {
        let isSame = left[row - 1] == right[column - 1]
        var distance = min(
          room[previous + column - 1] + (isSame ? 0 : 1), room[previous + column] + 1, room[current + column - 1] + 1)
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          distance = min(distance, room[beforeLast + column - 2] + 1)
        }
        room[current + column] = distance
        least = min(least, distance)
      }
      if last < right.count { room[current + last + 1] = limit + 1 }
      // It never gets less from one row to the next.
      guard least <= limit else { return nil }
      (beforeLast, previous, current) = (previous, current, beforeLast)
    }
    let distance = room[previous + right.count]
    return distance <= limit ? distance : nil
  }
}

extension Collection<String> {
  /// All of them in one phrase, with a word in front of the last: `text, json and csv`.
  package func words(last word: String) -> String {
    let texts = Array(self)
    guard texts.count > 1 else { return texts.first ?? "" }
    return "\(texts.dropLast().joined(separator: ", ")) \(word) \(texts[texts.count - 1])"
  }
}

extension Sequence where Element: Hashable {
  /// The elements without those that equal an earlier one.
  package var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
