import Screens

/// A fact that an inconclusive check needs, in prose and by the names of the vocabulary.
package struct MissingFactNames: Sendable, Hashable, Codable {
  /// In prose, with how to give it: `frame of cell "Ana"`.
  package let prose: String
  /// The fact and its element: `frame of collectionCell[p1]`.
  package let path: String

  /// The names of a fact.
  package init(prose: String, path: String) {
    (self.prose, self.path) = (prose, path)
  }

  init(_ need: MissingFact, in tree: ScreenTree) {
    let noun = Vocabulary.noun(of: need.member, on: tree.root.token(.platform))
    let fact = need.member == .interactive ? tree.tapEvidence ?? noun : noun
    prose = "\(fact) of \(need.element.shortProseName)\(need.advice(in: tree))"
    path = "\(need.member.name) of \(Self.path(of: need.element, in: tree))"
  }

  /// The path that begins at the nearest element with an id.
  private static func path(of element: Element, in tree: ScreenTree) -> String {
    let own = element.pathComponent(in: tree)
    guard let parent = element.parent, parent.kind != .screen, element.bytes(.id)?.isEmpty ?? true else { return own }
    return String(joining: path(of: parent, in: tree), "/", own)
  }

  /// Whether the fact is several things, as `actions of cell "Ana"` are.
  package var isPlural: Bool {
    let noun = prose.firstRange(of: " of ").map { prose[..<$0.lowerBound] } ?? prose[...]
    return noun.hasSuffix("s") && !noun.hasSuffix("ss") && !noun.hasSuffix("us")
  }

  /// The fact as a sentence names it: `the frame of cell "Ana"`.
  package var phrase: String {
    let hasNoArticle = ["a ", "an ", "See All"].contains(where: prose.hasPrefix)
    return hasNoArticle ? prose : "the \(prose)"
  }
}
