import Screens

/// What members the objects of pages have; read from ``table`` when somebody first asks.
struct MDKMembers: Sendable {
  /// The names of an object's members, and what the objects are called that they hold.
  struct Row: Sendable {
    fileprivate(set) var names: [String] = []
    fileprivate(set) var held: [String: String] = [:]
  }

  static let known = MDKMembers()

  private var rows: [String: Row] = [:]
  /// What an object is called under a member of that name wherever it stands; empty where that depends on where it stands.
  private var rowsOfMembers: [String: String] = [:]
  /// Hashes of all names in a table of a power of two; 0: a free place.
  private var hashes: [UInt64] = Array(repeating: 0, count: 4096)

  init() {
    for line in Self.joinedRows {
      let parts = line.split(separator: " ")
      guard let first = parts.first else { continue }
      var row = Row()
      for word in parts.dropFirst() {
        let pair = word.split(separator: ">")
        let name = String(pair[0])
        row.names.append(name)
        insert(name)
        guard pair.count == 2 else { continue }
        row.held[name] = String(pair[1])
        let agreed = rowsOfMembers[name, default: String(pair[1])]
        rowsOfMembers[name] = agreed == pair[1] ? agreed : ""
      }
      for name in first.dropLast().split(separator: ",") { rows[String(name)] = row }
    }
  }

  /// The rows, each in one line.
  private static var joinedRows: [String] {
    var joined: [String] = []
    for line in table.split(separator: "\n") {
      if line.first == " ", !joined.isEmpty {
        joined[joined.count - 1] += line.dropFirst()
      } else {
        joined.append(String(line))
      }
    }
    return joined
  }

  /// What is known of objects that are called so; `nil` where nothing is.
  subscript(_ name: String) -> Row? { rows[name] }

  /// The row of the object under a member, wherever it stands; `nil` where that depends on where it stands.
  func row(under member: String) -> Row? { rowsOfMembers[member].flatMap { rows[$0] } }

  // MARK: All names

  /// Whether any object has a member of that name. Of names beyond 24 bytes only most bytes are looked at.
  @inline(__always)
  func have(_ name: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let hash = Self.hash(name, count)
    var index = Int(truncatingIfNeeded: hash >> 40) & (hashes.count - 1)
    while hashes[index] != 0 {
      if hashes[index] == hash { return true }
      index = (index + 1) & (hashes.count - 1)
    }
    return false
  }

  private mutating func insert(_ name: String) {
    // Behind a text that is looked at some bytes at a time stand others.
    var bytes = Array(name.utf8)
    let count = bytes.count
    bytes += Array(repeating: 0, count: 8)
    let hash = bytes.withUnsafeBufferPointer { bytes in bytes.baseAddress.map { Self.hash($0, count) } ?? 0 }
    var index = Int(truncatingIfNeeded: hash >> 40) & (hashes.count - 1)
    while hashes[index] != 0, hashes[index] != hash { index = (index + 1) & (hashes.count - 1) }
    hashes[index] = hash
  }

  /// A hash of a name, never 0; 8 bytes behind its beginning have to be readable.
  @inline(__always)
  private static func hash(_ name: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    func word(_ offset: Int) -> UInt64 { UnsafeRawPointer(name + offset).loadUnaligned(as: UInt64.self) }
    var hash = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    if count < 8 {
      hash ^= word(0) & ((1 << UInt64(truncatingIfNeeded: 8 * count)) &- 1)
    } else {
      hash ^= word(0)
      hash = hash &* 0xBF58_476D_1CE4_E5B9
      hash ^= word(count - 8)
      hash = hash &* 0xBF58_476D_1CE4_E5B9
      hash ^= word((count - 8) / 2)
    }
    hash = (hash ^ hash >> 29) &* 0x94D0_49BB_1331_11EB
    return (hash ^ hash >> 32) | 1
  }
}
