import Screens

/// A fact that an inconclusive check needs, in prose and by the names of the vocabulary.
package struct MissingFactNames: Sendable, Hashable, Codable {
  /// In prose, with how to give it: `frame of cell "Ana"`.
  package let prose: String
  /// The fact and its element: `frame of collectionCell[p1]`.
  package let path: String
  /// How a sentence names the fact.
  package let form: Form

  package enum Form: String, Sendable, Codable {
    case singular, plural
    /// Without an article, as See All.
    case name
  }

  /// The names of a fact.
  package init(prose: String, path: String, form: Form = .singular) {
    (self.prose, self.path, self.form) = (prose, path, form)
  }

  init(_ need: MissingFact, in tree: ScreenTree) {
    // The evidence has its own article: `a click listener`.
    let evidence = need.member == .interactive ? tree.tapEvidence : nil
    let fact = evidence ?? Vocabulary.noun(of: need.member, on: tree.root.token(.platform))
    form =
      evidence != nil || need.member == .seeAll ? .name : Vocabulary.isPlural(need.member) ? .plural : .singular
    prose = "\(fact) of \(need.element.shortProseName)\(need.advice(in: tree))"
    path = "\(need.member.name) of \(Self.path(of: need.element, in: tree))"
  }

  /// The path that begins at the nearest element with an id.
  private static func path(of element: Element, in tree: ScreenTree) -> String {
    let own = element.pathComponent(in: tree)
    guard let parent = element.parent, parent.kind != .screen, element.bytes(.id)?.isEmpty ?? true else { return own }
    return String(joining: path(of: parent, in: tree), "/", own)
  }

  /// The fact as a sentence names it: `the frame of cell "Ana"`.
  package var phrase: String { form == .name ? prose : "the \(prose)" }
}

extension MissingFact {
  /// How a user who starts a run can give the fact, as the text after its name; empty if only the file can.
  func advice(in tree: ScreenTree) -> String {
    if member == .platform { return " (give --platform)" }
    guard tree.isInPixels(member, of: element), let advice = tree.lengthAdvice else { return "" }
    return " (\(advice))"
  }
}
