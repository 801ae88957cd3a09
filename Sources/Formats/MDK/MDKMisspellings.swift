import Screens

/// Remembers which unknown names are nearly known ones, as a project uses the same ones again and again.
struct MDKMisspellings {
  /// By name, how many letters may be wrong; 0 where no object has a member of nearly that name.
  private var limits: [String: Int] = [:]
  /// The name that was asked for last, and its limit.
  private var last: (name: String, limit: Int) = ("", 0)

  /// How many names are remembered.
  private static let kept = 1024

  /// How many letters of a member's unknown name may be wrong; `nil` where no object has a member of nearly that name.
  mutating func limit(of member: JSONValue) -> Int? {
    // What was put aside has a mark before or behind its name: `_OnPress`, `Title2`.
    guard let bytes = member.plainName, !bytes.isEmpty, bytes.count <= 64,
      bytes.allSatisfy({ (65...90).contains($0 & 0xDF) })
    else { return nil }
    if !last.name.utf8.elementsEqual(bytes) {
      let name = String(decoding: bytes, as: UTF8.self)
      last = (name, limits[name] ?? look(for: name))
    }
    return last.limit > 0 ? last.limit : nil
  }

  private mutating func look(for name: String) -> Int {
    let allowed = name.utf8.count < 8 ? 1 : 2
    let limit = MDKMemberNames.known.haveNear(name, within: allowed) ? allowed : 0
    if limits.count == Self.kept { limits.removeAll() }
    limits[name] = limit
    return limit
  }
}
