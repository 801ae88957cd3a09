/// Where the project's pages stand on the web.
enum ProjectPages {
  static let home = "https://github.com/fiorilint/fiorilint"

  /// The page of a rule.
  static func page(ofRule id: String) -> String { "\(home)/blob/main/Rules/\(URIReference.encoded(id)).md" }
}
