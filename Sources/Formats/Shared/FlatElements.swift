/// Elements of a document in an array, in document order: each knows what follows it, so that its content is a range.
protocol FlatElements {
  /// Index behind the last element inside one.
  func end(of index: Int32) -> Int32
}

extension FlatElements {
  /// The elements directly inside one, in document order.
  func children(of index: Int32) -> some Sequence<Int32> {
    let end = end(of: index)
    return sequence(state: index + 1) { (next: inout Int32) -> Int32? in
      guard next < end else { return nil }
      defer { next = self.end(of: next) }
      return next
    }
  }
}
