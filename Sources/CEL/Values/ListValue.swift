/// A list, of which it may not be known how many elements it has.
package struct ListValue: Sendable {
  /// What the elements are that are known.
  package enum Extent: Sendable {
    /// All there are.
    case complete
    /// All that differ; how often each is there is unknown.
    case repeating([Unknown])
    /// Some; there may be others.
    case partial([Unknown])

    /// What would have to be known to know all elements; empty where they are.
    var unknowns: [Unknown] {
      switch self {
      case .complete: []
      case .repeating(let unknowns), .partial(let unknowns): unknowns
      }
    }
  }

  /// The known elements, in their order.
  package var elements: [Value]
  /// What the elements are of all there are.
  package var extent: Extent

  /// A list of its known elements.
  package init(_ elements: [Value], _ extent: Extent = .complete) {
    self.elements = elements
    self.extent = extent
    // Any number of no elements is no element.
    if elements.isEmpty, case .repeating = extent { self.extent = .complete }
  }

  /// Both lists, one behind the other.
  static func + (left: ListValue, right: ListValue) -> ListValue {
    let extent: Extent =
      switch (left.extent, right.extent) {
      case (.complete, let other), (let other, .complete): other
      case (.repeating(let first), .repeating(let second)): .repeating(first.merged(with: second))
      case (let first, let second): .partial(first.unknowns.merged(with: second.unknowns))
      }
    return ListValue(left.elements + right.elements, extent)
  }
}
