import Screens

/// The members that the objects of pages have, to find misspelt ones; read from ``table`` at first use.
struct MDKMembers: Sendable {
  /// The names of an object's members, and what the objects are called that they hold.
  struct Row: Sendable {
    /// The first of what its objects are called.
    fileprivate let name: String
    fileprivate(set) var names: [String] = []
    /// By member: what the objects that it holds are called.
    fileprivate var contents: [String: String] = [:]
  }

  static let known = MDKMembers()

  /// What objects say in `_Type`, sorted.
  private(set) var types: [String] = []

  private var rows: [String: Row] = [:]
  /// What an object is called under a member of that name wherever it is; empty where that depends on where it is.
  private var rowsOfMembers: [String: String] = [:]

  init() {
    for line in Self.joinedRows {
      let parts = line.split(separator: " ")
      guard let first = parts.first else { continue }
      let names = first.dropLast().split(separator: ",")
      var row = Row(name: names.first.map(String.init) ?? "")
      for word in parts.dropFirst() {
        let pair = word.split(separator: ">")
        let name = String(pair[0])
        row.names.append(name)
        guard pair.count == 2 else { continue }
        row.contents[name] = String(pair[1])
        agree(on: String(pair[1]), under: name)
      }
      for name in names { rows[String(name)] = row }
      if let mark = row.name.lastIndex(of: "#") {
        agree(on: row.name, under: String(row.name[row.name.index(after: mark)...]))
      }
    }
    types = rows.keys.filter { $0.contains(".Type.") && !$0.contains("#") }.sorted()
  }

  private mutating func agree(on row: String, under member: String) {
    rowsOfMembers[member] = rowsOfMembers[member, default: row] == row ? row : ""
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

  /// The row of the object under a member, or in its list, of an object with a row; `nil` where nothing is known of it.
  func row(under member: String, of row: Row) -> Row? { rows[row.contents[member] ?? "\(row.name)#\(member)"] }

  /// The row of the object under a member, wherever it is; `nil` where that depends on where it is.
  func row(under member: String) -> Row? { rowsOfMembers[member].flatMap { rows[$0] } }
}
