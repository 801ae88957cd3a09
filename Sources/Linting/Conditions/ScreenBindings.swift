import CEL
import Screens

/// What variables and fields are where a condition is asked of an element.
///
/// A fact that a description does not give is unknown unless it has a default, and so is a part that is given as
/// unknown. An absent part is none: asking for it fails, and `has` says so. A list is known as far as its elements are.
struct ScreenBindings: Bindings {
  let tree: ScreenTree
  let element: Element
  /// The screens of the file, where the condition asks for all of them.
  var fileScreens: FileScreens?

  // MARK: Objects

  /// Elements of other screens have the place of their screen in the file, from 1, above the bits of their own number.
  private static let elementBits = 32

  func element(_ object: ObjectReference) -> Element {
    let place = object.number >> Self.elementBits
    guard place > 0, let fileScreens else { return tree[object.number] }
    return fileScreens.trees[place - 1][object.number & ((1 << Self.elementBits) - 1)]
  }

  /// An element of the same screen as another one's.
  private func reference(_ element: Element, beside other: ObjectReference) -> ObjectReference {
    ObjectReference((other.number >> Self.elementBits) << Self.elementBits | Int(element.index))
  }

  private func object(_ element: Element) -> Outcome { .value(.object(ObjectReference(Int(element.index)))) }

  private func unknown(_ member: Member, of owner: ObjectReference) -> Unknown {
    Unknown(Int(member.rawValue), of: ObjectReference(owner.number))
  }

  /// The fact or part, and the element whose it is, that something unknown stands for.
  ///
  /// Elements of another screen have no place on this one, so the screen itself is reported for them. For a value
  /// without an object, the element that is checked is reported.
  func need(_ unknown: Unknown) -> MissingFact {
    guard let object = unknown.object else { return MissingFact(.foreground, of: element) }
    let member = Member(rawValue: UInt8(clamping: unknown.field)) ?? .content
    return MissingFact(member, of: object.number >> Self.elementBits > 0 ? element.screen : element(object))
  }

  // MARK: Variables

  func value(of variable: Int) -> Outcome {
    switch ScreenVariable(rawValue: variable) {
    case .element?: return object(element)
    case .screen?: return object(element.screen)
    case .parent?:
      return element.parent.map(object) ?? .failure("\(element.proseName) has no parent")
    case .siblings?: return .value(.list(siblings))
    case .screens?: return .value(.list(screens))
    case nil: return .failure("no variable \(variable)")
    }
  }

  private var siblings: ListValue {
    guard let parent = element.parent, let member = element.member else { return ListValue([]) }
    var list = elements(of: member, in: parent, ObjectReference(Int(parent.index)))
    list.elements.removeAll { if case .object(let other) = $0 { other.number == Int(element.index) } else { false } }
    // What stands for several may have others beside it that are like it, or may not.
    if element.isPrototype {
      list.extent = .partial([unknown(.prototype, of: ObjectReference(Int(element.index)))])
    }
    return list
  }

  /// All screens of the file; only this one is known where they were not kept.
  private var screens: ListValue {
    let own = Value.object(ObjectReference(0))
    guard let fileScreens, fileScreens.isComplete, fileScreens.trees.indices.contains(tree.ordinal - 1) else {
      return ListValue([own], .partial([Unknown(Int(Member.content.rawValue), of: ObjectReference(0))]))
    }
    return ListValue(
      (1...fileScreens.trees.count).map { place in
        place == tree.ordinal ? own : .object(ObjectReference(place << Self.elementBits))
      })
  }

  // MARK: Fields

  func value(of field: Int, in object: ObjectReference) -> Outcome {
    let owner = element(object)
    if let frame = Member(rawValue: UInt8(clamping: object.tag - 1)), object.tag > 0 {
      return measure(field, frame, of: owner, object)
    }
    if let field = ScreenObjects.Field(rawValue: field) { return value(of: field, in: owner, object) }
    guard let member = Member(rawValue: UInt8(clamping: field)) else { return .failure("no field \(field)") }
    let slot = WordTable.shared.slot(member.rawValue, in: owner.kind).pointee
    switch slot.role {
    case .undeclared:
      return .failure(
        "\(owner.proseName) is of kind \(owner.kind.name), which has no `\(member.name)`; test `has(….\(member.name))` first"
      )
    case .part:
      switch owner.part(member) {
      case .present(let part): return .value(.object(reference(part, beside: object)))
      case .absent:
        return .failure("\(owner.proseName) has no `\(member.name)`; test `has(….\(member.name))` first")
      case .unknown: return .unknown([unknown(member, of: object)])
      }
    case .list, .mixedList: return .value(.list(elements(of: member, in: owner, object)))
    default:
      if let side = side(member, of: owner, object) { return side }
      return fact(member, slot.role, of: owner, object).map { .value($0) } ?? .unknown([unknown(member, of: object)])
    }
  }

  /// The width or height of an element that has a frame; `nil` for another member or element.
  private func side(_ member: Member, of owner: Element, _ object: ObjectReference) -> Outcome? {
    guard member == .width || member == .height, owner.isKnown(.frame) else { return nil }
    let field = member == .width ? ScreenObjects.Field.width : .height
    return measure(field.rawValue, .frame, of: owner, object)
  }

  private func value(of field: ScreenObjects.Field, in owner: Element, _ object: ObjectReference) -> Outcome {
    switch field {
    case .kind: .value(.string(owner.kind.name))
    case .children: .value(.list(elements(owner.children, in: owner, object, isDeep: false)))
    case .descendants: .value(.list(elements(owner.descendants, in: owner, object, isDeep: true)))
    case .x, .y, .width, .height: .failure("\(owner.proseName) has no `\(field.name)`")
    }
  }

  /// The value of a fact; `nil` where it is unknown.
  private func fact(
    _ member: Member, _ role: WordTable.Slot.Role, of owner: Element, _ object: ObjectReference
  ) -> Value? {
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
      return .object(ObjectReference(object.number, tag: Int(member.rawValue) + 1))
    case .textList: return owner.texts(member).map { .list($0.map { .string($0) }) }
    case .undeclared, .part, .list, .mixedList: return nil
    }
  }

  /// What holds where a fact is not given; `nil` where nothing does, or where it is given as unknown.
  private func standard(_ member: Member, of owner: Element) -> String? {
    owner.isExplicitlyUnknown(member) ? nil : Vocabulary.declaration(of: member, in: owner.kind)?.defaultValue
  }

  private func measure(_ field: Int, _ frame: Member, of owner: Element, _ object: ObjectReference) -> Outcome {
    // What was not laid out yet has no size and no place, which says nothing about those that it will have.
    guard let rectangle = owner.frame(frame), !rectangle.isEmpty else {
      return .unknown([unknown(frame, of: object)])
    }
    let number: Double
    switch ScreenObjects.Field(rawValue: field) {
    case .x?: number = rectangle.x
    case .y?: number = rectangle.y
    case .width?: number = rectangle.width
    case .height?: number = rectangle.height
    default: return .failure("a frame has no field \(field)")
    }
    guard owner.precision > 0 else { return .value(.double(number)) }
    return .value(.measure(Measure(number, margin: owner.precision, [unknown(frame, of: object)])))
  }

  // MARK: Presence

  func has(_ field: Int, in object: ObjectReference) -> Outcome {
    guard object.tag == 0, ScreenObjects.Field(rawValue: field) == nil else { return .value(.bool(true)) }
    let owner = element(object)
    guard let member = Member(rawValue: UInt8(clamping: field)) else { return .failure("no field \(field)") }
    let role = WordTable.shared.slot(member.rawValue, in: owner.kind).pointee.role
    switch role {
    case .undeclared: return .value(.bool(false))
    case .part, .list, .mixedList:
      switch owner.part(member) {
      case .present: return .value(.bool(true))
      case .absent: return .value(.bool(false))
      case .unknown: return .unknown([unknown(member, of: object)])
      }
    default:
      if fact(member, role, of: owner, object) != nil { return .value(.bool(true)) }
      if case .value? = side(member, of: owner, object) { return .value(.bool(true)) }
      // Names are the description's own: where it gives none, there is none.
      let isName = member == .id || member == .name
      if isName, !owner.isExplicitlyUnknown(member) { return .value(.bool(false)) }
      return .unknown([unknown(member, of: object)])
    }
  }

  // MARK: Lists

  /// The elements of a list.
  private func elements(of member: Member, in owner: Element, _ object: ObjectReference) -> ListValue {
    var list = ListValue([])
    for element in owner.members(member) {
      list.elements.append(.object(reference(element, beside: object)))
      if element.isPrototype { list.extent = .repeating([unknown(member, of: object)]) }
    }
    if owner.isExplicitlyUnknown(member) { list.extent = .partial([unknown(member, of: object)]) }
    return list
  }

  /// Elements in several lists and parts.
  private func elements(
    _ elements: some Sequence<Element>, in owner: Element, _ object: ObjectReference, isDeep: Bool
  ) -> ListValue {
    var list = ListValue([])
    var missing = unknownPart(of: owner, object)
    for element in elements {
      let reference = reference(element, beside: object)
      list.elements.append(.object(reference))
      if element.isPrototype, case .complete = list.extent {
        list.extent = .repeating([unknown(.prototype, of: reference)])
      }
      if isDeep, missing == nil { missing = unknownPart(of: element, reference) }
    }
    if let missing { list.extent = .partial([missing]) }
    return list
  }

  /// A part or list that is given as unknown.
  private func unknownPart(of owner: Element, _ object: ObjectReference) -> Unknown? {
    guard owner.hasUnknowns else { return nil }
    return Vocabulary[owner.kind].members.first { $0.isPart && owner.isExplicitlyUnknown($0.member) }
      .map { unknown($0.member, of: object) }
  }
}
