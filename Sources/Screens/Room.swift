import Support

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
