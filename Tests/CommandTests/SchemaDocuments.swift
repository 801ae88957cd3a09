import Screens

/// A small description for which the schema and the reader have to agree.
struct SchemaDocument: CustomStringConvertible {
  var text: String
  var isRight: Bool

  var bytes: [UInt8] { [UInt8](text.utf8) }
  var description: String { "\(isRight ? "right" : "wrong"): \(text)" }
}

/// Descriptions of one element, which hold each of its members with right and wrong values.
enum SchemaDocuments {
  /// The names that stand for nothing anywhere.
  private static let strangers = ["nonsense", "Text", "frame ", "screens"]

  /// Some members that only other kinds have; not all, as the validator of JSON takes its time.
  private static func others(of kind: Kind) -> [String] {
    Member.allCases.filter { Vocabulary[kind][$0] == nil && ($0.rawValue + kind.rawValue) % 16 == 0 }.map(\.name)
  }

  // MARK: JSON

  /// - Parameter isThorough: whether to try every value of a fact or part, rather than one right and one wrong.
  static func json(_ kind: Kind, isThorough: Bool = true) -> [SchemaDocument] {
    let name = kind.name
    var documents = [right("{\"type\": \"\(name)\"}")]
    documents.append(SchemaDocument(text: json(kind, "$schema", "\"x\""), isRight: kind == .screen))
    documents += ["null", "7", "\"\(name) \"", "[\"\(name)\"]"].map { wrong("{\"type\": \($0)}") }
    documents += strangers.map { wrong(json(kind, $0, "null")) }
    documents += others(of: kind).map { wrong(json(kind, $0, "null")) }
    for member in Vocabulary[kind].members {
      let values = jsonValues(of: member)
      let number = isThorough ? nil : Int(member.member.rawValue)
      documents += selection(number, of: values.right).map { right(json(kind, member.member.name, $0)) }
      documents += selection(number, of: values.wrong).map { wrong(json(kind, member.member.name, $0)) }
    }
    return documents
  }

  private static func selection(_ number: Int?, of values: [String]) -> [String] {
    number.map { [values[$0 % values.count]] } ?? values
  }

  private static func json(_ kind: Kind, _ member: String, _ value: String) -> String {
    "{\"type\": \"\(kind.name)\", \"\(member)\": \(value)}"
  }

  static func jsonValues(of member: MemberDeclaration) -> (right: [String], wrong: [String]) {
    switch member.role {
    case .fact(let type):
      let samples = FactSamples(type)
      return (samples.rightJSON, samples.wrongJSON)
    case .part(let kind):
      let other = kind == .tap ? Kind.image : .tap
      return (
        ["null", "{}", "{\"type\": \"\(kind.name)\"}"],
        ["7", "\"x\"", "true", "[]", "{\"nonsense\": 1}", "{\"type\": \"\(other.name)\"}", "{\"type\": null}"]
      )
    case .list(let kinds, let element):
      let typed = kinds.map { "{\"type\": \"\($0.name)\"}" }
      let others = Kind.allCases.filter { !kinds.contains($0) }.map { "[{\"type\": \"\($0.name)\"}]" }
      let untyped = ["[{}]", "[\(typed[0]), {}]"]
      return (
        ["null", "[]", "[\(typed.joined(separator: ", "))]", "[null]", "[\(typed[0]), null]"]
          + (element == nil ? [] : untyped),
        ["{}", "7", "\"x\"", typed[0], "[7]", "[[]]", "[{\"type\": \"x\"}]", "[{\"type\": null}]"] + others
          + (element == nil ? untyped : [])
      )
    }
  }

  /// Descriptions that are wrong, or right, as a whole.
  static let wholeJSON: [SchemaDocument] =
    [
      #"{"screens": []}"#, #"{"$schema": "x", "screens": [{"type": "screen"}, {"type": "tap"}]}"#,
      #"{"screens": [{"$schema": "x", "type": "screen"}], "$schema": null}"#, #"[{"type": "screen"}]"#,
    ].map(right)
    + Kind.allCases.flatMap {
      [
        right("[{\"type\": \"\($0.name)\"}, {\"type\": \"screen\"}]"),
        right("{\"screens\": [{\"type\": \"\($0.name)\"}]}"),
      ]
    }
    + [
      "{}", "[]", "7", "null", #""screen""#, "[7]", "[[]]", "[{}]", #"{"$schema": "x"}"#, #"{"screens": null}"#,
      #"{"screens": {}}"#, #"{"screens": [null]}"#, #"{"screens": [{}]}"#, #"{"screens": [], "name": "x"}"#,
      #"{"screens": [], "type": "screen"}"#, #"{"type": "screen", "screens": []}"#, #"[{"screens": []}]"#,
      #"{"name": "x"}"#, #"{"type": "x"}"#, #"{"type": "screens"}"#, #"[{"type": "screen"}, null]"#,
    ].map(wrong)

  // MARK: XML

  static func xml(_ kind: Kind) -> [SchemaDocument] {
    let name = kind.name
    let names = Vocabulary[kind].members.map(\.member.name)
    var documents = [right("<\(name)/>"), right("<screens><\(name)/><screen/></screens>")]
    documents += [right(xml(kind, "unknown", "")), right(xml(kind, "unknown", " \(names.joined(separator: "\n"))\t"))]
    documents += [
      right(xml(kind, "xml:lang", "en")), right("<\(name) xmlns:x=\"urn:x\" x:text=\"\" x:nonsense=\"\"/>"),
    ]
    documents += [right("<\(name)> <!-- --> <?x?> </\(name)>"), wrong("<\(name)>text</\(name)>")]
    documents += [wrong("<screen><\(name.uppercased())/></screen>"), wrong(xml(kind, "type", name))]
    documents += [wrong(xml(kind, "unknown", "nonsense")), wrong(xml(kind, "unknown", "\(names[0]),\(names[0])"))]
    documents += [wrong("<\(name)><nonsense/></\(name)>"), wrong("<\(name)><screen/></\(name)>")]
    documents += others(of: kind).flatMap { [wrong(xml(kind, $0, "")), wrong(xml(kind, "unknown", $0))] }
    for member in Vocabulary[kind].members { documents += xml(kind, member) }
    return documents
  }

  private static func xml(_ kind: Kind, _ attribute: String, _ value: String) -> String {
    "<\(kind.name) \(attribute)=\"\(value)\"/>"
  }

  private static func xml(_ kind: Kind, _ member: MemberDeclaration) -> [SchemaDocument] {
    let name = member.member.name
    switch member.role {
    case .fact(let type):
      let samples = FactSamples(type)
      return samples.rightXML.map { right(xml(kind, name, $0)) } + samples.wrongXML.map { wrong(xml(kind, name, $0)) }
    case .part:
      let part = "<\(name)/>"
      let attribute = xml(kind, name, "")
      return [
        right("<\(kind.name)>\(part)</\(kind.name)>"), wrong("<\(kind.name)>\(part)\(part)</\(kind.name)>"),
        wrong(attribute),
      ]
    case .list(let kinds, let element):
      let children = kinds.map { "<\(element ?? $0.name)/>" }.joined(separator: "\n")
      return [
        right("<\(kind.name)>\(children)</\(kind.name)>"), right("<\(kind.name)>\(children)\(children)</\(kind.name)>"),
        wrong("<\(kind.name)><\(name)>\(children)</\(name)></\(kind.name)>"),
      ]
    }
  }

  /// Descriptions that are wrong, or right, as a whole.
  static let wholeXML: [SchemaDocument] =
    ["<screens/>", "<?xml version=\"1.0\"?><!-- --><screens xml:lang=\"en\">\n<screen/>\n</screens>"].map(right)
    + [
      "<nonsense/>", "<swipeAction/>", "<screens name=\"x\"/>", "<screens>text</screens>",
      "<screens><screens/></screens>",
      "<screens><nonsense/></screens>", "<screen><screen/></screen>", "<screens unknown=\"\"/>",
    ].map(wrong)

  private static func right(_ text: String) -> SchemaDocument { SchemaDocument(text: text, isRight: true) }
  private static func wrong(_ text: String) -> SchemaDocument { SchemaDocument(text: text, isRight: false) }
}
