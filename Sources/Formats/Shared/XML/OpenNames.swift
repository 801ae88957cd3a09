/// The names of the open elements of a document, the innermost last.
struct OpenNames {
  private var names: [OpenName] = []
  /// Those of them that are longer than any of the vocabulary, one behind the other.
  private var longNames: [UInt8] = []

  /// How many elements are open.
  var count: Int { names.count }

  /// Whether no element is open.
  var isEmpty: Bool { names.isEmpty }

  /// The name of the innermost one; `nil` where none is open.
  var last: OpenName? { names.last }

  /// An element is opened.
  ///
  /// - Parameter name: its name; 16 bytes from its beginning have to be readable.
  @inline(__always)
  mutating func append(_ name: UnsafeBufferPointer<UInt8>) {
    guard let start = name.baseAddress else { return }
    let (head, tail) = OpenName.blocks(start, count: name.count)
    names.append(OpenName(count: name.count, head: head, tail: tail))
    if name.count > OpenName.blockCount { longNames.append(contentsOf: name) }
  }

  /// Whether the innermost element's name is somewhere.
  ///
  /// - Parameters:
  ///   - name: that name, of ``last``.
  ///   - bytes: where it may be; 16 bytes have to be readable.
  @inline(__always)
  func isLast(_ name: OpenName, at bytes: UnsafePointer<UInt8>) -> Bool {
    if name.count > OpenName.blockCount {
      return UnsafeBufferPointer(start: bytes, count: name.count).elementsEqual(longNames.suffix(name.count))
    }
    let (head, tail) = OpenName.blocks(bytes, count: name.count)
    return head == name.head && tail == name.tail
  }

  /// The innermost element ends.
  mutating func removeLast() {
    if let name = names.popLast(), name.count > OpenName.blockCount { longNames.removeLast(name.count) }
  }
}
