import Text

/// Paths as bytes, each once, in byte order.
///
/// There are few, mostly one: they are kept sorted. For a set of arrays the runtime would look at every start, for the
/// time of a quarter of a million instructions, how arrays are hashed.
struct DistinctPaths: Sequence {
  private var paths: [[UInt8]] = []

  /// Adds a path.
  mutating func insert(_ path: [UInt8]) {
    let place = place(of: path)
    if place == paths.count || paths[place] != path { paths.insert(path, at: place) }
  }

  /// Adds those of others.
  mutating func formUnion(_ others: DistinctPaths) {
    for path in others { insert(path) }
  }

  /// Whether a path is among them.
  func contains(_ path: [UInt8]) -> Bool {
    let place = place(of: path)
    return place < paths.count && paths[place] == path
  }

  func makeIterator() -> IndexingIterator<[[UInt8]]> { paths.makeIterator() }

  /// Where a path is, or would.
  private func place(of path: [UInt8]) -> Int {
    paths.partitioningIndex { !$0.lexicographicallyPrecedes(path) }
  }
}
