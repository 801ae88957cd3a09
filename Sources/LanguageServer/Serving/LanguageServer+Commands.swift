import Documents
import Project

extension LanguageServer {
  /// What clients may have the server do.
  enum Command: String, CaseIterable {
    /// Shows the page of a rule, by its address.
    case openPage = "fiorilint.openPage"
    /// Draws a screen of a document: the answer is SVG. After its URI the screen's name or number, where it has
    /// several.
    case draw = "fiorilint.draw"
    /// Writes a document as a screen description: the answer is its text. After its URI `json` or `xml`.
    case convert = "fiorilint.convert"
    /// Runs the examples of a rule page, by its URI: the answer lists what is wrong.
    case testRules = "fiorilint.test-rules"
  }

  func execute(_ parameters: Parameters) throws(MessageError) -> JSONLiteral {
    guard let command = parameters["command"].text.flatMap(Command.init) else {
      let names = Command.allCases.map(\.rawValue).joined(separator: ", ")
      throw MessageError(.invalidParams, "`command` must be one of \(names)")
    }
    let arguments = parameters["arguments"].items
    guard let first = arguments.first?.text else {
      throw MessageError(.invalidParams, "the first argument of \(command.rawValue) must be an address")
    }
    let second = arguments.dropFirst().first
    switch command {
    case .openPage:
      guard first.hasPrefix("https:") || first.hasPrefix("file:") else {
        throw MessageError(.invalidParams, "the argument of \(command.rawValue) must be the address of a page")
      }
      request("window/showDocument", ["uri": .text(first), "external": .boolean(first.hasPrefix("https:"))])
      return .null
    case .draw:
      let screen = second?.text ?? second?.number.map(String.init)
      return .text(try workspace.drawing(of: try location(ofOpen: first), screen: screen))
    case .convert:
      guard let language = second?.text, ["json", "xml"].contains(language) else {
        throw MessageError(.invalidParams, "the second argument of \(command.rawValue) must be json or xml")
      }
      return .text(try workspace.converted(try location(ofOpen: first), to: language))
    case .testRules:
      let page = try document(ofOpen: first)
      // The error of an example that is never closed is behind the last line.
      return .array(
        try workspace.testFailures(ofPage: page.location).map { failure in
          let line = min(failure.line, page.text.lineCount)
          return ["line": .integer(line), "column": .integer(failure.column), "message": .text(failure.message)]
        })
    }
  }

  private func location(ofOpen uri: String) throws(MessageError) -> String { try document(ofOpen: uri).location }

  private func document(ofOpen uri: String) throws(MessageError) -> OpenDocument {
    guard let document = documents[uri] else { throw MessageError(.invalidParams, "the document is not open: \(uri)") }
    return document
  }
}
