/// Brings back into order what threads complete in any order.
package struct InOrderQueue<Part> {
  /// The number of the part whose turn it is.
  package private(set) var next = 0
  /// Parts that are complete while one before them is not.
  private var waiting: [(number: Int, part: Part)] = []

  /// None is complete yet; numbers count from 0.
  package init() {}

  /// Takes a part that is complete.
  package mutating func add(_ part: Part, _ number: Int) { waiting.append((number, part)) }

  /// Gives out the part whose turn it is; `nil` where it is not complete.
  package mutating func take() -> Part? {
    guard let index = waiting.firstIndex(where: { $0.number == next }) else { return nil }
    next += 1
    return waiting.remove(at: index).part
  }
}
