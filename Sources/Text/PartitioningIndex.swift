extension RandomAccessCollection where Index == Int {
  /// The first index whose element and all that follow it belong to the second part; the end where none does.
  ///
  /// - Parameter belongsToSecondPart: is `false` for the elements up to some index, and `true` from there on.
  @inlinable
  package func partitioningIndex(where belongsToSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongsToSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
