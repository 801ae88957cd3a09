import Conditions
import Screens

/// What variables and fields are where a condition is asked of an element.
///
/// A fact that a description does not give is unknown unless it has a default, and so is a part that is given as unknown. An absent part
/// is none: asking for it fails, and `has` says so. A list is known as far as its elements are.
struct ScreenBindings: Bindings {
  let tree: ScreenTree
  let element: Element

  private func object(_ element: Element) -> Outcome { .value(Self.object(element)) }

  private static func object(_ element: Element) -> Value { .object(ObjectReference(Int(element.index))) }

  private func unknown(_ member: Member, of element: Element) -> Unknown {
    Unknown(Int(member.rawValue), of: ObjectReference(Int(element.index)))
  }

  /// The fact or part, and the element whose it is, that something unknown stands for.
  func need(_ unknown: Unknown) -> Need? {
    guard let object = unknown.object, let member = Member(rawValue: UInt8(clamping: unknown.field)) else { return nil }
    return Need(member, of: tree[object.number])
  }

  // MARK: Variables

  func value(of variable: Int) -> Outcome {
    switch ScreenVariable(rawValue: variable) {
    case .element?: return object(element)
    case .screen?: return object(element.screen)
    case .parent?:
      return element.parent.map(object) ?? .failure("\(element.designation) stands in nothing: it has no parent")
    case .siblings?: return .value(.list(siblings))
    case nil: return .failure("no variable \(variable)")
    }
  }

  private var siblings: ListValue {
    guard let parent = element.parent, let member = element.member else { return ListValue([]) }
    var list = elements(parent.members(member), of: member, in: parent)
    list.elements.removeAll { if case .object(let other) = $0 { other.number == Int(element.index) } else { false } }
    // What stands for several may have others beside it that are like it, or may not.
    if element.isPrototype { list.extent = .partial([unknown(.prototype, of: element)]) }
    return list
  }

  // MARK: Fields

  func value(of field: Int, in object: ObjectReference) -> Outcome {
    let owner = tree[object.number]
    if let frame = Member(rawValue: UInt8(clamping: object.tag - 1)), object.tag > 0 {
      return measure(field, frame, of: owner)
    }
    if let field = ScreenObjects.Field(rawValue: field) { return value(of: field, in: owner) }
    guard let member = Member(rawValue: UInt8(clamping: field)) else { return .failure("no field \(field)") }
    let slot = WordTable.shared.slot(member.rawValue, in: owner.kind).pointee
    switch slot.role {
    case .undeclared:
      return .failure(
        "\(owner.designation) is of kind \(owner.kind.name), which has no `\(member.name)`; `has(….\(member.name))` asks first"
      )
    case .part:
      switch owner.part(member) {
      case .present(let part): return self.object(part)
      case .absent:
        return .failure("\(owner.designation) has no `\(member.name)`; `has(….\(member.name))` asks first")
      case .unknown: return .unknown([unknown(member, of: owner)])
      }
    case .list, .mixedList: return .value(.list(elements(owner.members(member), of: member, in: owner)))
    default: return fact(member, slot.role, of: owner).map { .value($0) } ?? .unknown([unknown(member, of: owner)])
    }
  }

  private func value(of field: ScreenObjects.Field, in owner: Element) -> Outcome {
    switch field {
    case .kind: .value(.string(owner.kind.name))
    case .children: .value(.list(elements(owner.children, in: owner, isDeep: false)))
    case .descendants: .value(.list(elements(owner.descendants, in: owner, isDeep: true)))
    case .x, .y, .width, .height: .failure("\(owner.designation) has no `\(field.name)`")
    }
  }

  /// The value of a fact; `nil` where it is unknown.
  private func fact(_ member: Member, _ role: WordTable.Slot.Role, of owner: Element) -> Value? {
    switch role {
    case .text, .color: return owner.text(member).map { .string($0) }
    case .number: return owner.number(member).map { .double($0) }
    case .count: return owner.number(member).flatMap { Int64(exactly: $0) }.map { .int($0) }
    case .boolean:
      let flag = member == .smallDevice ? owner.isSmallDevice : owner.flag(member)
      return (flag ?? standard(member, of: owner).map { $0 == "true" }).map { .bool($0) }
    case .token: return (owner.token(member)?.name ?? standard(member, of: owner)).map { .string($0) }
    case .frame:
      guard owner.isKnown(member) else { return nil }
      return .object(ObjectReference(Int(owner.index), tag: Int(member.rawValue) + 1))
    case .textList: return owner.texts(member).map { .list($0.map { .string($0) }) }
    case .undeclared, .part, .list, .mixedList: return nil
    }
  }

  /// What holds where a fact is not given; `nil` where nothing does, or where it is given as unknown.
  private func standard(_ member: Member, of owner: Element) -> String? {
    owner.isGivenAsUnknown(member) ? nil : Vocabulary.declaration(of: member, in: owner.kind)?.defaultValue
  }

  private func measure(_ field: Int, _ frame: Member, of owner: Element) -> Outcome {
    // What was not laid out yet has no size and no place, which says nothing about those that it will have.
    guard let rectangle = owner.frame(frame), !rectangle.isEmpty else { return .unknown([unknown(frame, of: owner)]) }
    let number: Double
    switch ScreenObjects.Field(rawValue: field) {
    case .x?: number = rectangle.x
    case .y?: number = rectangle.y
    case .width?: number = rectangle.width
    case .height?: number = rectangle.height
    default: return .failure("a frame has no field \(field)")
    }
    guard owner.precision > 0 else { return .value(.double(number)) }
    return .value(.measure(Measure(number, margin: owner.precision, [unknown(frame, of: owner)])))
  }

  // MARK: Presence

  func has(_ field: Int, in object: ObjectReference) -> Outcome {
    guard object.tag == 0, ScreenObjects.Field(rawValue: field) == nil else { return .value(.bool(true)) }
    let owner = tree[object.number]
    guard let member = Member(rawValue: UInt8(clamping: field)) else { return .failure("no field \(field)") }
    let role = WordTable.shared.slot(member.rawValue, in: owner.kind).pointee.role
    switch role {
    case .undeclared: return .value(.bool(false))
    case .part, .list, .mixedList:
      switch owner.part(member) {
      case .present: return .value(.bool(true))
      case .absent: return .value(.bool(false))
      case .unknown: return .unknown([unknown(member, of: owner)])
      }
    default:
      if fact(member, role, of: owner) != nil { return .value(.bool(true)) }
      // Names are the description's own: where it gives none, there is none.
      let isName = member == .id || member == .name
      if isName, !owner.isGivenAsUnknown(member) { return .value(.bool(false)) }
      return .unknown([unknown(member, of: owner)])
    }
  }

  // MARK: Lists

  /// The elements of a list.
  private func elements(_ members: Members, of member: Member, in owner: Element) -> ListValue {
    var list = ListValue([])
    for element in members {
      list.elements.append(Self.object(element))
      if element.isPrototype { list.extent = .repeating([unknown(member, of: owner)]) }
    }
    if owner.isGivenAsUnknown(member) { list.extent = .partial([unknown(member, of: owner)]) }
    return list
  }

  /// Elements that stand in several lists and parts.
  private func elements(_ elements: some Sequence<Element>, in owner: Element, isDeep: Bool) -> ListValue {
    var list = ListValue([])
    var missing = unknownPart(of: owner)
    for element in elements {
      list.elements.append(Self.object(element))
      if element.isPrototype, case .complete = list.extent {
        list.extent = .repeating([unknown(.prototype, of: element)])
      }
      if isDeep, missing == nil { missing = unknownPart(of: element) }
    }
    if let missing { list.extent = .partial([missing]) }
    return list
  }

  /// A part or list that is given as unknown.
  private func unknownPart(of owner: Element) -> Unknown? {
    guard owner.hasUnknowns else { return nil }
    return Vocabulary[owner.kind].members.first { $0.isPart && owner.isGivenAsUnknown($0.member) }
      .map { unknown($0.member, of: owner) }
  }
}
