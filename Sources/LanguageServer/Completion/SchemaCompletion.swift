import Documents
import Linting

/// What a JSON Schema lets be written at a place, as far as the schemas of fiorilint go.
package struct SchemaCompletion {
  /// Languages in which names and values are written.
  package enum Language: Sendable {
    case json, yaml
  }

  private let schema: JSONLiteral
  private let language: Language

  /// - Parameter schema: an object.
  package init(_ schema: JSONLiteral, _ language: Language) {
    self.schema = schema
    self.language = language
  }

  /// What may be written at a place, in the order of the schema, and what it takes the place of.
  func items(at cursor: CompletionCursor) -> (items: [CompletionItem], replaced: Range<Int>) {
    var schemas = flattened([schema], cursor.texts.first ?? [:])
    for (depth, step) in cursor.path.enumerated() {
      let texts = cursor.texts.indices.contains(depth + 1) ? cursor.texts[depth + 1] : [:]
      schemas = flattened(schemas.flatMap { Self.step($0, step) }, texts)
    }
    if cursor.isValue, let format = schemas.lazy.compactMap({ $0["format"]?.text }).first,
      let (items, typed) = Self.items(of: format, at: cursor)
    {
      let place = cursor.replaced.lowerBound + cursor.typed.utf8.count
      return (items, place - typed..<cursor.replaced.upperBound)
    }
    var items: [CompletionItem] = []
    func add(_ item: CompletionItem) {
      if !items.contains(where: { $0.label == item.label }) { items.append(item) }
    }
    for schema in schemas {
      if cursor.isKey {
        for (name, property) in schema["properties"]?.members ?? []
        where !cursor.siblings.contains(name) && property.members != nil {
          let text = language == .json ? quoted(name) : name
          add(
            CompletionItem(
              label: name, kind: .property, documentation: documentation(of: property),
              text: text + (cursor.hasColon ? "" : ": ")))
        }
      }
      if cursor.isValue {
        for value in Self.values(of: schema) {
          add(
            CompletionItem(
              label: value.text, kind: .value, documentation: value.documentation,
              text: value.isText ? quoted(value.text) : value.text))
        }
      }
    }
    return (items, cursor.replaced)
  }

  /// What may be written in a language of its own, and how long a beginning of it is there; `nil` for a format that has
  /// none.
  private static func items(of format: String, at cursor: CompletionCursor) -> ([CompletionItem], typed: Int)? {
    switch format {
    case "selector": return SelectorCompletion.items(behind: cursor.typed[...])
    case "condition":
      let name = cursor.typed.utf8.reversed().prefix { $0 &- 48 < 10 || ($0 | 0x20) &- 97 < 26 || $0 == 0x5F }.count
      // The innermost selector counts: a case has that of its page unless it has one.
      let selector = cursor.texts.last { $0["on"] != nil }?["on"]?.filter { $0 != "\"" && $0 != "'" }
      let kinds = selector.flatMap { try? Selector($0) }?.subjectKinds ?? .all
      let parameters = cursor.texts.dropLast().last.map { $0.keys.filter { $0 != "condition" }.sorted() } ?? []
      let names = ConditionNames(kinds: kinds, parameters: parameters)
      let items = names.names(behind: String(cursor.typed.dropLast(name))).map { name, doc in
        CompletionItem(label: name, kind: .property, documentation: doc, text: name)
      }
      return (items, name)
    default: return nil
    }
  }

  private func quoted(_ text: String) -> String {
    language == .json ? String(decoding: JSONLiteral.text(text).compact, as: UTF8.self) : text
  }

  private func documentation(of property: JSONLiteral) -> String {
    if let text = property["description"]?.text { return text }
    return flattened([property], [:]).lazy.compactMap { $0["description"]?.text }.first ?? ""
  }

  // MARK: The schema

  /// Schemas with all that hold along with them, where an object has some texts.
  private func flattened(_ schemas: [JSONLiteral], _ texts: [String: String], depth: Int = 0) -> [JSONLiteral] {
    // Schemas that lead back to themselves go no further.
    guard depth < 16 else { return [] }
    return schemas.flatMap { schema -> [JSONLiteral] in
      var others: [JSONLiteral] = []
      if let name = schema["$ref"]?.text?.split(separator: "/").last,
        let definition = self.schema["$defs"]?[String(name)]
      {
        others.append(definition)
      }
      for name in ["allOf", "anyOf"] { others += schema[name]?.elements ?? [] }
      if let condition = schema["if"] {
        let (holds, isCertain) = Self.holds(condition, texts)
        if holds, let then = schema["then"] { others.append(then) }
        if !holds || !isCertain, let alternative = schema["else"] { others.append(alternative) }
      }
      return [schema] + flattened(others, texts, depth: depth + 1)
    }
  }

  /// Whether a condition may hold for an object with some texts, and whether that is certain.
  private static func holds(_ condition: JSONLiteral, _ texts: [String: String]) -> (Bool, isCertain: Bool) {
    if let (name, property) = condition["properties"]?.members?.first, let wanted = property["const"]?.text {
      return (texts[name] == wanted, true)
    }
    // What a list is asked, or for members that may come yet.
    return (condition["type"] != nil || condition["required"] != nil, false)
  }

  private static func step(_ schema: JSONLiteral, _ step: CompletionCursor.Step) -> [JSONLiteral] {
    switch step {
    case .item: return [schema["items"]].compactMap { $0 }
    case .member(let name):
      if let property = schema["properties"]?[name] { return [property] }
      let patterns = schema["patternProperties"]?.members?.map(\.value) ?? []
      return patterns + [schema["additionalProperties"]].compactMap { $0 }
    }
  }

  private static func values(of schema: JSONLiteral) -> [(text: String, isText: Bool, documentation: String)] {
    let named =
      [schema["const"]].compactMap { $0 } + (schema["enum"]?.elements ?? [])
      + (schema["examples"]?.elements ?? [])
    // Words with a description are listed one by one.
    let described = (schema["oneOf"]?.elements ?? []).compactMap { choice in
      choice["const"]?.text.map { ($0, true, choice["description"]?.text ?? "") }
    }
    let isFlag =
      schema["type"]?.text == "boolean" || schema["type"]?.elements?.contains { $0.text == "boolean" } == true
    return named.compactMap { $0.text.map { ($0, true, "") } } + described
      + (isFlag ? [("true", false, ""), ("false", false, "")] : [])
  }
}

extension JSONLiteral {
  fileprivate var members: [(name: String, value: JSONLiteral)]? {
    if case .object(let members) = self { members } else { nil }
  }

  fileprivate subscript(name: String) -> JSONLiteral? { members?.first { $0.name == name }?.value }

  fileprivate var elements: [JSONLiteral]? { if case .array(let elements) = self { elements } else { nil } }

  fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
}

/// A place in a document where something is being written, by what it lies in.
package struct CompletionCursor: Equatable {
  /// A step from the whole of a document to what lies in it.
  package enum Step: Hashable {
    case member(String)
    case item
  }

  /// The path of the object, list or value that is being written in.
  package var path: [Step]
  /// By how many steps of the path lead there: the texts of an object's members.
  package var texts: [[String: String]]
  /// Whether the name of a member may be here.
  package var isKey: Bool
  /// Whether a value may be here.
  package var isValue: Bool
  /// The names of the members that the object has besides.
  package var siblings: Set<String>
  /// What is here already.
  package var replaced: Range<Int>
  /// What of it is before the place.
  package var typed: String
  /// Whether what separates a name from its value is behind it already.
  package var hasColon: Bool
}
