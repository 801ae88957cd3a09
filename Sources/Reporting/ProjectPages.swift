import Linting

/// Where the project's pages stand on the web.
enum ProjectPages {
  static let home = "https://github.com/fiorilint/fiorilint"

  /// The page of a rule.
  static func page(ofRule id: String) -> String { page(named: id) }

  /// The page that says which rules check a document's statements.
  static func page(of document: GuidelineDocument) -> String { page(named: document.page) }

  private static func page(named name: String) -> String {
    "\(home)/blob/main/Rules/\(URIReference.encoded(name)).md"
  }
}
