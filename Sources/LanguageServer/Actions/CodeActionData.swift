import Documents

/// What an action keeps of itself until its edit is asked for.
struct CodeActionData {
  enum Action: Equatable {
    case fixAll
    /// A finding, by its index among those that count, goes into the baseline.
    case baseline(finding: Int)

    /// The data of the action for the version of a document that it was offered for.
    func value(for document: TextDocument) -> JSONLiteral {
      let finding: JSONLiteral? = if case .baseline(let index) = self { .integer(index) } else { nil }
      return .members(
        ("uri", .text(document.uri)), ("version", document.version.map { .integer($0) }), ("finding", finding))
    }
  }

  /// The document's.
  let uri: String
  /// That of the document when the action was offered.
  let version: Int?
  let action: Action

  /// The data that a client gives back; `nil` where it is none.
  init?(_ parameters: Parameters) {
    guard let uri = parameters["uri"].text else { return nil }
    self.uri = uri
    version = parameters["version"].number
    action = parameters["finding"].number.map { .baseline(finding: $0) } ?? .fixAll
  }
}
