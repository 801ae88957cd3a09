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
  let bound = min(limit, max(1, folded.count / 3))
  var best: (distance: Int, name: String)?
  for candidate in candidates {
    let other = fold(candidate)
    // Each letter more or less is a wrong one.
    if abs(other.count - folded.count) > bound { continue }
    let distance = editDistance(folded, other)
    if distance < best?.distance ?? Int.max || (distance == best?.distance && candidate < best?.name ?? "") {
      best = (distance, candidate)
    }
  }
  guard let best, best.distance <= bound else { return nil }
  return best.name
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

/// The least number of insertions, deletions, replacements and swaps of neighbours between two names.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var previous = Array(0...right.count)
  for (row, leftByte) in left.enumerated() {
    var current = [row + 1]
    current.reserveCapacity(right.count + 1)
    for (column, rightByte) in right.enumerated() {
      var distance = min(
        previous[column] + (leftByte == rightByte ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, leftByte == right[column - 1], left[row - 1] == rightByte {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforeLast, previous) = (previous, current)
  }
  return previous[right.count]
}
