import Screens

/// Finds what the findings of a screen are suppressed at. The screen's text is at hand.
struct SuppressionHosts {
  private let place: SuppressionLocation
  /// The objects of the screen's text, and the file's offset of its first byte; `nil` until they are needed.
  private var objects: (all: SuppressionObjects, offset: Int)?

  /// - Parameter place: where the screen's format says what suppresses a finding.
  init(_ place: SuppressionLocation = .configuration) {
    self.place = place
  }

  /// - Returns: `nil` where the format cannot say it, or the element is written in another file.
  mutating func host(of item: RawFinding, in walk: ScreenWalk, _ source: SourceReader) -> SuppressionHost? {
    let element = walk.tree[Int(item.element)]
    guard walk.tree.insertion(at: walk.tree.place(of: element).lowerBound) == nil else { return nil }
    switch place {
    case .member: return object(of: element, walk.table.ruleID(of: item.case), in: walk.tree, source)
    case .comment: return tag(of: element, in: walk.tree, source).map { SuppressionHost(start: $0) }
    case .configuration: return nil
    }
  }

  private mutating func object(
    of element: Element, _ rule: String, in tree: ScreenTree, _ source: SourceReader
  ) -> SuppressionHost? {
    let known = objects ?? Self.objects(of: tree, source)
    objects = known
    guard let object = known.all.object(of: tree.place(of: element).lowerBound - known.offset) else { return nil }
    return SuppressionHost(start: object.start + known.offset, member: known.all.member(of: object, for: rule))
  }

  private static func objects(of tree: ScreenTree, _ source: SourceReader) -> (all: SuppressionObjects, offset: Int) {
    let text = UnsafeBufferPointer(start: UnsafePointer(source.bytes), count: source.count)
    let first = tree.place(of: tree[0]).lowerBound - source.bufferOffset
    // Other screens of the file may be before it.
    let isObject = text.indices.contains(first) && text[first] == UInt8(ascii: "{")
    return (SuppressionObjects(text, from: isObject ? first : 0), source.bufferOffset)
  }

  /// Where the tag begins that an element is written in: an attribute can be one.
  private func tag(of element: Element, in tree: ScreenTree, _ source: SourceReader) -> Int? {
    for element in sequence(first: element, next: \.parent) {
      let start = tree.place(of: element).lowerBound
      let index = start - source.bufferOffset
      guard 0..<source.count ~= index else { return nil }
      if source.bytes[index] == UInt8(ascii: "<") { return start }
    }
    return nil
  }
}
