import Screens

/// Descriptions made at random from the vocabulary, the same for the same seed: some right, some with mistakes in them.
struct RandomDocuments: RandomNumberGenerator {
  private var state: UInt64
  /// One in so many places has a mistake.
  private let rarity: Int

  init(seed: UInt64) {
    state = seed
    rarity = seed % 3 == 0 ? .max : 12
  }

  // MARK: JSON

  mutating func json() -> String {
    switch below(6) {
    case 0: "[\(json(.screen, depth: 0)), \(json(anyKind(), depth: 2))]"
    case 1: "{\"screens\": [\(json(.screen, depth: 1)), \(json(.screen, depth: 1))]}"
    case 2: json(anyKind(), depth: 1)
    default: json(.screen, depth: 0)
    }
  }

  private mutating func json(_ kind: Kind, depth: Int, isTyped: Bool = true) -> String {
    var members: [String] = []
    if isTyped != isMistake() { members.append("\"type\": \"\(isMistake() ? anyKind().name : kind.name)\"") }
    for member in Vocabulary[kind].members where below(3) > 0 {
      if let value = json(member, depth: depth) { members.append("\"\(member.member.name)\": \(value)") }
    }
    // A member that the kind has would be given twice.
    if isMistake(), let other = any(Member.allCases.filter { Vocabulary[kind][$0] == nil }) {
      members.append("\"\(other.name)\": null")
    }
    members.shuffle(using: &self)
    return "{\(members.joined(separator: ", "))}"
  }

  private mutating func json(_ member: MemberDeclaration, depth: Int) -> String? {
    if below(8) == 0 { return "null" }
    if isMistake() { return any(SchemaDocuments.jsonValues(of: member).wrong) }
    switch member.role {
    case .fact(let type): return any(FactSamples(type).rightJSON)
    case .part(let kind): return depth < 5 ? json(kind, depth: depth + 1, isTyped: below(4) == 0) : nil
    case .list(let kinds, let element):
      guard depth < 5 else { return "[]" }
      let elements = (0..<below(3)).map { _ in
        json(any(kinds) ?? .group, depth: depth + 1, isTyped: element == nil || below(4) == 0)
      }
      return "[\(elements.joined(separator: ", "))]"
    }
  }

  // MARK: XML

  mutating func xml() -> String {
    switch below(5) {
    case 0:
      let screens = xml("screen", .screen, depth: 1) + xml("screen", .screen, depth: 1)
      return "<screens\(isMistake() ? " name=\"x\"" : "")>\(screens)</screens>"
    case 1:
      let kind = anyKind()
      return xml(kind.name, kind, depth: 1)
    default: return xml("screen", .screen, depth: 0)
    }
  }

  private mutating func xml(_ name: String, _ kind: Kind, depth: Int) -> String {
    let members = Vocabulary[kind].members
    var attributes: [String] = []
    var children: [String] = []
    for member in members where below(3) > 0 {
      switch member.role {
      // A few attributes of each element: libxml2's time doubles with each.
      case .fact(let type):
        guard below(3) == 0 else { continue }
        let samples = FactSamples(type)
        let value = any(isMistake() && !samples.wrongXML.isEmpty ? samples.wrongXML : samples.rightXML) ?? ""
        attributes.append(" \(member.member.name)=\"\(value)\"")
      case .part(let part):
        guard depth < 5 else { continue }
        for _ in 0..<(isMistake() ? 2 : 1) { children.append(xml(member.member.name, part, depth: depth + 1)) }
      case .list(let kinds, let element):
        for _ in 0..<below(depth < 5 ? 4 : 1) {
          let kind = any(kinds) ?? .group
          children.append(xml(element ?? kind.name, kind, depth: depth + 1))
        }
      }
    }
    if below(4) == 0, let unknown = any(members)?.member.name { attributes.append(" unknown=\"\(unknown)\"") }
    if isMistake() { children.append(any(["x", "<nonsense/>", "<screen/>", "<\(anyKind().name)/>"]) ?? "") }
    attributes.shuffle(using: &self)
    children.shuffle(using: &self)
    return "<\(name)\(attributes.joined())>\n\(children.joined(separator: " "))</\(name)>"
  }

  // MARK: Chance

  private mutating func isMistake() -> Bool { rarity < .max && below(rarity) == 0 }

  private mutating func anyKind() -> Kind { any(Kind.allCases) ?? .screen }

  private mutating func any<Element>(_ choices: [Element]) -> Element? {
    choices.isEmpty ? nil : choices[below(choices.count)]
  }

  private mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
