import Support

extension ReadError {
  /// Whether it names an unresolved merge conflict.
  package var namesMergeConflict: Bool { message == MergeConflict.message }

  /// The error that a text is read with: where an unresolved merge conflict keeps it from being read, that is said, at
  /// its first marker.
  package func namingMergeConflict(in source: SourceReader) -> ReadError {
    let text = UnsafeBufferPointer(start: source.bytes, count: source.count)
    guard let start = MergeConflict.start(in: text, stoppingAt: offset.map { $0 - source.bufferOffset }) else {
      return self
    }
    var error = self
    error.message = MergeConflict.message
    error.offset = source.bufferOffset + start
    return error
  }
}
