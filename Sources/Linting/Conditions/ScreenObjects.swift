import CEL
import Screens
import Support

/// The elements of screens and their frames, as conditions see them: the fields come from the ``Vocabulary``.
///
/// A set of kinds is their bits; a frame has the bit behind the last kind's.
struct ScreenObjects: Environment.Objects {
  /// What conditions can ask of elements and frames besides facts, parts and lists; its numbers lie above theirs.
  enum Field: Int, CaseIterable {
    case kind = 1_000
    case children, descendants
    case x, y, width, height

    var name: String {
      switch self {
      case .kind: "kind"
      case .children: "children"
      case .descendants: "descendants"
      case .x: "x"
      case .y: "y"
      case .width: "width"
      case .height: "height"
      }
    }

    static let ofElements: [Field] = [.kind, .children, .descendants]
    static let ofFrames: [Field] = [.x, .y, .width, .height]
  }

  static let frames: UInt64 = 1 << UInt64(Kind.total)

  /// The type of elements of some kinds.
  static func type(_ kinds: KindSet) -> ValueType { .object(kinds.bits) }

  func field(_ name: String, of objects: UInt64) throws(Environment.FieldConflict) -> Environment.Field? {
    if objects == Self.frames {
      return Field.ofFrames.first { $0.name == name }.map { Environment.Field($0.rawValue, .double) }
    }
    if objects == 0 {
      throw Environment.FieldConflict(
        "no element is ever here: a screen has no parent or siblings, and a kind without parts has no children")
    }
    let kinds = Self.kinds(objects)
    if let field = Field.ofElements.first(where: { $0.name == name }) {
      return Environment.Field(field.rawValue, type(of: field, in: kinds))
    }
    guard let member = Vocabulary.member(named: name, in: kinds) else { return nil }
    var known: (type: ValueType, kind: Kind)?
    for kind in kinds {
      guard let type = Vocabulary.declaration(of: member, in: kind).map(Self.type) else { continue }
      guard let other = known else {
        known = (type, kind)
        continue
      }
      guard let joined = other.type.joined(type) else {
        throw Environment.FieldConflict("`\(name)` of \(other.kind.name) and of \(kind.name) are of different types")
      }
      known = (joined, kind)
    }
    return known.map { Environment.Field(Int(member.rawValue), $0.type) }
  }

  func fields(of objects: UInt64) -> [String] {
    if objects == Self.frames { return Field.ofFrames.map(\.name) }
    let members = Self.kinds(objects).flatMap { Vocabulary[$0].members.map(\.member.name) }
    return (Field.ofElements.map(\.name) + members).unique
  }

  func lack(of field: String, in objects: UInt64) -> String {
    if objects == Self.frames { return "a frame has no `\(field)`" }
    let names = Self.kinds(objects).map(\.name)
    // Descriptions in JSON say `type`, and people look for that.
    let hint = field == "type" ? ", but each has `kind`" : ""
    return names.count > 4
      ? "none of \(names.count) kinds of element has `\(field)`\(hint)"
      : "\(names.joined(separator: " or ")) has no `\(field)`\(hint.replacing("each", with: "it"))"
  }

  static func kinds(_ objects: UInt64) -> [Kind] { Array(KindSet(bits: objects).intersection(.all)) }

  private func type(of field: Field, in kinds: [Kind]) -> ValueType {
    switch field {
    case .kind: .word(of: kinds.map(\.name))
    case .children: .list(Self.type(VocabularyNesting.children(of: KindSet(kinds))))
    case .descendants: .list(Self.type(VocabularyNesting.descendants(of: KindSet(kinds))))
    case .x, .y, .width, .height: .double
    }
  }

  private static func type(_ declaration: MemberDeclaration) -> ValueType {
    switch declaration.role {
    case .part(let kind): type(KindSet(kind))
    case .list(let kinds, _): .list(type(KindSet(kinds)))
    case .fact(let type):
      switch type {
      case .text, .color: .string
      case .number: .double
      case .count: .int
      case .boolean: .bool
      case .token(let tokens, _): .word(of: tokens.map(\.name))
      case .frame: .object(frames)
      case .textList: .list(.string)
      }
    }
  }
}
