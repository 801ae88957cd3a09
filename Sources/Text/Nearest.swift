/// The known name that is nearest to a misspelt one: the suggestion behind "did you mean".
///
/// Case and the separators `-`, `_` and space count little. Nothing is suggested beyond a distance of a third of the name's
/// length, since a far-fetched suggestion is worse than none.
package func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
  nearest(to: name, among: candidates, within: .max)
}

/// The same, where no more letters than a limit are wrong.
package func nearest(to name: String, among candidates: some Sequence<String>, within limit: Int) -> String? {
  // Longer texts are values, not misspelt names, and the distance costs the product of both lengths.
  guard name.utf8.count <= 64 else { return nil }
  let folded = fold(name)
  var search = NearestSearch(folded, within: limit)
  for candidate in candidates { search.take(candidate, fold(candidate)) }
  return search.name
}

/// Names that are looked through again and again for one that is near.
package struct KnownNames: Sendable {
  /// One of them, with what tells that another one is far from it.
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
  package func nearest(to name: String) -> String? {
    guard name.utf8.count <= 64 else { return nil }
    let folded = fold(name)
    let letters = letterSet(folded)
    var search = NearestSearch(folded, within: .max)
    // A wrong letter takes one letter away and brings another one.
    for entry in entries where (letters ^ entry.letters).nonzeroBitCount <= 2 * search.bound {
      search.take(entry.name, entry.folded)
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

  init(_ folded: [UInt8], within limit: Int) {
    wanted = folded
    bound = min(limit, max(1, folded.count / 3))
  }

  mutating func take(_ candidate: String, _ folded: [UInt8]) {
    // Each letter more or less is a wrong one.
    guard abs(folded.count - wanted.count) <= bound,
      let distance = editDistance(wanted[...], folded[...], within: bound)
    else { return }
    // Once there is one, the next has to be nearer, or as near and before it.
    if let name, distance == bound, name < candidate { return }
    name = candidate
    bound = distance
  }
}

/// What a message says behind a misspelt name: ` (did you mean \`name\`?)` where a known one is near; else nothing.
///
/// - Parameter isQuoted: whether the name stands between backticks, as in messages about files; messages about the command line do without.
package func suggestion(
  for name: String, among candidates: some Sequence<String>, isQuoted: Bool = true
) -> String {
  guard let nearest = nearest(to: name, among: candidates), nearest != name else { return "" }
  return suggestion(isQuoted ? "`\(nearest)`" : nearest)
}

/// The same of what was found to be meant; nothing where nothing was.
package func suggestion(_ meant: String?) -> String { meant.map { " (did you mean \($0)?)" } ?? "" }

private func fold(_ name: String) -> [UInt8] {
  name.utf8.compactMap { byte in
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): nil
    default: byte
    }
  }
}

/// The least number of insertions, deletions, replacements and swaps of neighbours between two names; `nil` where it is beyond a limit.
private func editDistance(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>, within limit: Int) -> Int? {
  var (left, right) = (left, right)
  // Most that are compared differ in the middle.
  while let first = left.first, first == right.first {
    left.removeFirst()
    right.removeFirst()
  }
  while let last = left.last, last == right.last {
    left.removeLast()
    right.removeLast()
  }
  var beforeLast: [Int] = []
  var previous = Array(0...right.count)
  for (row, leftIndex) in left.indices.enumerated() {
    var current = [row + 1]
    current.reserveCapacity(right.count + 1)
    for (column, rightIndex) in right.indices.enumerated() {
      var distance = min(
        previous[column] + (left[leftIndex] == right[rightIndex] ? 0 : 1), previous[column + 1] + 1,
        current[column] + 1)
      if row > 0, column > 0, left[leftIndex] == right[rightIndex - 1], left[leftIndex - 1] == right[rightIndex] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    // It never gets less from one row to the next.
    guard current.contains(where: { $0 <= limit }) else { return nil }
    (beforeLast, previous) = (previous, current)
  }
  return previous[right.count] <= limit ? previous[right.count] : nil
}
