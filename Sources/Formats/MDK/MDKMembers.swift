import Screens

/// What members the objects of pages have, for those that are misspelt; read from ``table`` when somebody first asks.
struct MDKMembers: Sendable {
  /// The names of an object's members, and what the objects are called that they hold.
  struct Row: Sendable {
    fileprivate(set) var names: [String] = []
    fileprivate(set) var held: [String: String] = [:]

    /// Whether a member is a list of which no other row says what its elements are.
    func wraps(_ name: String) -> Bool { held[name] == nil && names.contains(name) }
  }

  static let known = MDKMembers()

  private var rows: [String: Row] = [:]
  /// What an object is called under a member of that name wherever it stands; empty where that depends on where it stands.
  private var rowsOfMembers: [String: String] = [:]

  init() {
    for line in Self.joinedRows {
      let parts = line.split(separator: " ")
      guard let first = parts.first else { continue }
      var row = Row()
      for word in parts.dropFirst() {
        let pair = word.split(separator: ">")
        let name = String(pair[0])
        row.names.append(name)
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
}
