extension ScreenTree {
  /// Moves all places to those in a text that holds the one that was read, for the time of a body.
  ///
  /// - Parameter place: gives the place in that text of an offset in the one that was read.
  package func withPlaces(
    movedFrom source: SourceReader, to other: SourceReader, by place: (Int) -> Int, _ body: () -> Void
  ) {
    // The names of attributes are looked up in the text that was read.
    self.source = source
    let base = baseOffset
    for index in 0..<count {
      let (start, stop) = (layout.pointee.nodes[index].start, layout.pointee.nodes[index].stop)
      layout.pointee.nodes[index].start = Self.moved(base + Int(start), place)
      layout.pointee.nodes[index].stop = Self.moved(base + Int(max(start, stop)), place)
    }
    for index in 0..<layout.pointee.entryCount {
      let entry = layout.pointee.entries[index]
      let range = withName(base + Int(entry.start)..<base + Int(max(entry.start, entry.stop)))
      layout.pointee.entries[index].start = Self.moved(range.lowerBound, place)
      layout.pointee.entries[index].stop = Self.moved(range.upperBound, place)
    }
    for index in remarks.problems.indices {
      let range = remarks.problems[index].range
      remarks.problems[index].range = place(range.lowerBound)..<max(place(range.lowerBound), place(range.upperBound))
    }
    layout.pointee.baseOffset = 0
    let wasXML = isXML
    (self.source, isXML) = (other, false)
    body()
    (self.source, isXML) = (source, wasXML)
  }

  private static func moved(_ offset: Int, _ place: (Int) -> Int) -> UInt32 {
    UInt32(truncatingIfNeeded: place(offset))
  }
}
