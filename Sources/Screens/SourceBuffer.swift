import Support

/// The memory for a file's bytes that are at hand, which the next file reuses.
@usableFromInline struct SourceBuffer {
  /// The bytes at hand; ``padding`` zeros follow them.
  @usableFromInline private(set) var bytes: UnsafeMutablePointer<UInt8>
  /// How many bytes are at hand.
  @usableFromInline private(set) var count = 0
  /// Offset in the file of the first byte at hand.
  @usableFromInline private(set) var offset = 0
  /// Line and column of the first byte at hand.
  private(set) var position = SourcePosition.start
  private var capacity = 64 << 10
  /// Bytes behind the text that are zero, for scanners that look at several bytes at once.
  static let padding = 32

  init() { bytes = Room.made(for: capacity + Self.padding) }

  /// How many bytes there is room for without asking for more.
  var room: Int { capacity }

  /// How many of the bytes are a byte order mark: those at the file's beginning alone can be.
  var markLength: Int { offset > 0 ? 0 : ByteOrderMark.length(in: UnsafeBufferPointer(start: bytes, count: count)) }

  /// Gives the memory back.
  func deallocate() { Room.release(bytes) }

  /// Goes to the file's beginning, with no bytes at hand.
  mutating func restart() {
    offset = 0
    position = .start
    empty()
  }

  /// Lets go of the bytes at hand, and stays where it is in the file.
  mutating func empty() {
    count = 0
    terminate()
  }

  /// Puts a whole text in the place of what is at hand.
  mutating func replace(with text: UnsafeRawBufferPointer) {
    reserve(text.count)
    if let source = text.baseAddress { memcpy(bytes, source, text.count) }
    count = text.count
    offset = 0
    terminate()
  }

  /// Makes room for so many bytes in all.
  mutating func reserve(_ needed: Int) {
    guard needed > capacity else { return }
    capacity = max(needed, min(capacity * 2, capacity + (16 << 20)))
    bytes = Room.grown(bytes, to: capacity + Self.padding)
  }

  /// Bytes were written behind those at hand; ``terminate()`` comes when there are no more.
  mutating func append(_ length: Int) { count += length }

  /// Puts zeros behind the bytes at hand.
  func terminate() { memset(bytes + count, 0, Self.padding) }

  /// Lets go of what lies before an offset in the file.
  mutating func compact(upTo kept: Int) {
    let discarded = min(kept - offset, count)
    guard discarded > 0 else { return }
    let mark = discarded >= 3 ? markLength : 0
    position.advance(over: UnsafeBufferPointer(start: bytes + mark, count: discarded - mark))
    memmove(bytes, bytes + discarded, count - discarded)
    count -= discarded
    offset += discarded
  }
}

/// Memory for lists that may become very large: it grows in place, mostly, where a copy would be there beside what it
/// copies.
///
/// Items are plain values without references, which may be moved as bytes.
enum Room {
  /// Memory for so many items.
  static func made<Item>(for count: Int) -> UnsafeMutablePointer<Item> { room(malloc(size(count, Item.self)), count) }

  /// The memory of some items, which has room for so many now.
  static func grown<Item>(_ items: UnsafeMutablePointer<Item>, to count: Int) -> UnsafeMutablePointer<Item> {
    room(realloc(items, size(count, Item.self)), count)
  }

  /// Gives memory back.
  static func release(_ items: UnsafeMutableRawPointer) { free(items) }

  private static func size<Item>(_ count: Int, _ type: Item.Type) -> Int { max(1, count * MemoryLayout<Item>.stride) }

  private static func room<Item>(_ start: UnsafeMutableRawPointer?, _ count: Int) -> UnsafeMutablePointer<Item> {
    guard let start else { fatalError("no memory for \(size(count, Item.self)) bytes") }
    return start.bindMemory(to: Item.self, capacity: count)
  }
}
