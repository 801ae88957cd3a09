import Support

/// The elements of a screen by their places in its text, so that each of many searches costs little.
///
/// It contains the elements that the tree had when it was made. Ranges in a text either hold each other or have nothing
/// in common.
package struct ElementsByOffset {
  private struct Place {
    var range: Range<Int>
    var element: Int
    /// The index of the place around this one; -1: none.
    var outer = -1
  }

  /// By where they begin; of those that begin together the longest first.
  private var places: [Place]
  private let root: Range<Int>
  private let tree: ScreenTree

  /// The places of all elements that a screen has.
  ///
  /// - Parameter asWritten: whether what other files hold is in them, and not where it is referred to.
  package init(_ tree: ScreenTree, asWritten: Bool = false) {
    self.tree = tree
    root = tree.range(of: tree.root)
    places = (1..<max(1, tree.count)).map { index in
      Place(range: asWritten ? tree.place(of: tree[index]) : tree.range(of: tree[index]), element: index)
    }
    places.sort { left, right in
      let (one, other) = (left.range, right.range)
      if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
      return one.upperBound != other.upperBound ? one.upperBound > other.upperBound : left.element < right.element
    }
    var outer = -1
    for index in places.indices {
      while outer >= 0, places[outer].range.upperBound < places[index].range.upperBound { outer = places[outer].outer }
      places[index].outer = outer
      outer = index
    }
  }

  /// How many places begin before an offset.
  private func count(before offset: Int) -> Int {
    places.partitioningIndex { $0.range.lowerBound >= offset }
  }

  /// The elements that are in one of some ranges, without those inside one of them, in their order.
  package func outermost(in ranges: Range<Int>...) -> [Int] {
    if ranges.contains(where: { $0.lowerBound <= root.lowerBound && root.upperBound <= $0.upperBound }) { return [0] }
    var found: [Int] = []
    for range in ranges {
      var index = count(before: range.lowerBound)
      while index < places.count, places[index].range.lowerBound < range.upperBound {
        let place = places[index]
        index += 1
        guard place.range.upperBound <= range.upperBound else { continue }
        found.append(place.element)
        index = max(index, count(before: place.range.upperBound))
      }
    }
    var end = 0
    return found.sorted().filter { element in
      guard element >= end else { return false }
      end = max(element + 1, tree.end(of: element))
      return true
    }
  }

  /// The index of the innermost element that a range is in; the screen's where it is in none.
  package func innermost(around range: Range<Int>) -> Int {
    var index = count(before: range.lowerBound + 1) - 1
    while index >= 0, places[index].range.upperBound < range.upperBound { index = places[index].outer }
    return index >= 0 ? places[index].element : 0
  }
}
