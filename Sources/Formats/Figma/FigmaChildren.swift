/// The nodes directly inside one that can be seen, in document order.
struct FigmaChildren: Sequence, IteratorProtocol {
  private let document: FigmaDocument
  private var nextIndex: Int32
  private let end: Int32

  init(document: FigmaDocument, of index: Int32) {
    self.document = document
    nextIndex = index + 1
    end = document[index].end
  }

  mutating func next() -> Int32? {
    while nextIndex < end {
      let child = nextIndex
      nextIndex = document[child].end
      if document[child].isShown { return child }
    }
    return nil
  }
}
