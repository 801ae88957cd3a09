import Screens
import Support

/// A property in which siblings are compared.
enum ElementProperty {
  case kind
  case part(Member)
  case count(Member)
  case fact(Member)
  case height(tolerance: Double)

  /// A value that two elements can have in common.
  enum Value {
    case number(Double)
    case text(UnsafeBufferPointer<UInt8>)
  }

  /// The kinds that can have the property.
  var kinds: KindSet {
    switch self {
    case .kind, .height: .all
    case .part(let member), .count(let member), .fact(let member): WordTable.shared.kinds(with: member)
    }
  }

  /// The part that is there or not, or the list whose elements are counted; `nil` for other properties.
  var countedMember: Member? {
    switch self {
    case .part(let member), .count(let member): member
    case .kind, .fact, .height: nil
    }
  }

  /// What would have to be known of an element.
  var needed: Member {
    switch self {
    case .kind, .height: .frame
    case .part(let member), .count(let member), .fact(let member): member
    }
  }

  /// The element's value; `nil` where it is unknown.
  func value(of element: Element) -> Value? {
    switch self {
    case .kind: return .number(Double(element.kind.rawValue))
    case .part(let member):
      switch element.part(member) {
      case .present: return .number(1)
      case .absent: return .number(0)
      case .unknown: return nil
      }
    case .count(let member):
      guard !element.isExplicitlyUnknown(member) else { return nil }
      var count = 0.0
      for _ in element.members(member) { count += 1 }
      return .number(count)
    case .fact(let member):
      if let token = element.token(member),
        WordTable.shared.slot(member.rawValue, in: element.kind).pointee.role == .token
      {
        return .number(Double(token.rawValue))
      }
      switch WordTable.shared.slot(member.rawValue, in: element.kind).pointee.role {
      case .text, .color:
        return element.bytes(member).map { .text($0) }
      case .boolean: return element.flag(member).map { .number($0 ? 1 : 0) }
      case .number, .count: return element.number(member).map { .number($0) }
      default: return nil
      }
    case .height: return element.size.height.map { .number($0) }
    }
  }

  /// What a drawing shows of an element that differs in the property from a sibling.
  func measure(against sibling: Element) -> FindingMeasure? {
    guard case .height = self else { return nil }
    return .unlike(element: Int(sibling.index), width: false, height: true)
  }

  func isEqual(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)):
      if case .height(let tolerance) = self { abs(left - right) <= tolerance } else { left == right }
    case (.text(let left), .text(let right)): Self.isEqual(left, right)
    default: false
    }
  }

  private static func isEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    guard let first = left.baseAddress, let second = right.baseAddress else { return true }
    return memcmp(first, second, left.count) == 0
  }

  /// What a sentence says of an element with the value: "has no subtitle", "is 80 pt high".
  ///
  /// - Parameters:
  ///   - role: whether the value is what is wrong, or what it has to be.
  ///   - others: how many others have the value that the element was compared with; `nil` for the element itself.
  func describe(
    _ value: Value, _ role: Quantity.Role, of element: Element, _ unit: String, others: Int? = nil
  ) -> Message {
    let isPlural = others ?? 1 > 1
    let has = isPlural ? "have" : "has"
    let `is` = isPlural ? "are" : "is"
    switch (self, value) {
    case (.kind, _):
      return "\(`is`) \(isPlural ? element.nounAmongCells.plural : element.nounAmongCells.indefinite)"
    case (.part(let member), .number(let there)):
      let isList = isList(member, element.kind)
      let noun = element.noun(of: member)
      if others != nil { return "\(has) \(there == 0 ? "none" : isList ? "some" : "one")" }
      let name = isList ? noun.plural : noun.singular
      return there == 0 ? "\(has) no \(name)" : "\(has) \(isList ? name : noun.indefinite)"
    case (.count(let member), .number(let count)):
      if count == 0 {
        let none: Message = others == nil ? "\(has) no \(element.noun(of: member).plural)" : "\(has) none"
        return none.noting(0, role, member.name)
      }
      let number: Message = "\(required: count, role, member.name)"
      return others == nil ? "\(has) \(number, of: element.noun(of: member), for: count)" : "\(has) \(number)"
    case (.height, .number(let height)): return "\(`is`) \(required: height, role, "height", unit: unit) \(unit) high"
    case (.fact(let member), _): return describe(member, of: element, isPlural: isPlural, isOther: others != nil)
    default: return ""
    }
  }

  private func describe(_ fact: Member, of element: Element, isPlural: Bool, isOther: Bool) -> Message {
    let isToken = WordTable.shared.slot(fact.rawValue, in: element.kind).pointee.role == .token
    if isToken, let token = element.token(fact), let phrase = Vocabulary.phrase(of: fact, token) {
      return Message(phrase.text(isPlural: isPlural))
    }
    let shown = isToken ? element.token(fact)?.name ?? "" : element.text(fact).map { "\"\($0)\"" } ?? ""
    let verb = isPlural ? "show" : "shows"
    return isOther ? "\(verb) \(shown)" : "\(verb) the \(Vocabulary.noun(of: fact)) \(shown)"
  }

  private func isList(_ member: Member, _ kind: Kind) -> Bool {
    if case .list? = Vocabulary.declaration(of: member, in: kind)?.role { true } else { false }
  }
}
