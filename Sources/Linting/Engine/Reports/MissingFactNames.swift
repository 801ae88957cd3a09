import Screens

/// A fact that an inconclusive check needs, in prose and by the names of the vocabulary.
package struct MissingFactNames: Sendable, Hashable, Codable {
  /// In prose, with how to give it: `frame of cell "Ana"`.
  package let prose: String
  /// The fact and its element: `frame of collectionCell[p1]`.
  package let path: String
  /// In prose, of all elements of the kind: `frame of cells`.
  package let group: String
  /// How a sentence names the fact.
  package let form: Form

  package enum Form: String, Sendable, Codable {
    case singular, plural
    /// Without an article, as See All.
    case name
  }

  /// The names of a fact.
  package init(prose: String, path: String, group: String? = nil, form: Form = .singular) {
    (self.prose, self.path, self.group, self.form) = (prose, path, group ?? prose, form)
  }

  init(_ need: MissingFact, in tree: ScreenTree) {
    let evidence = need.member == .interactive ? tree.tapEvidence : nil
    let element = need.tapped.map { "a tap on \($0.shortProseName)" } ?? need.element.shortProseName
    form =
      evidence != nil || need.member == .seeAll
      ? .name : Vocabulary.isPlural(need.member) && !need.isCount ? .plural : .singular
    func phrase(_ name: String) -> String {
      // Evidence has its own article: `a click listener`.
      evidence.map { "\($0) of \(name)" } ?? need.phrase(of: name, in: tree) + need.advice(in: tree)
    }
    (prose, group) = (phrase(element), phrase(need.allElements))
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

  /// The same of all elements of the kind: `the frame of cells`.
  package var groupPhrase: String { form == .name ? group : "the \(group)" }
}

extension MissingFact {
  /// Whether cells are there, and only their number is unknown.
  fileprivate var isCount: Bool { member == .cells && element.members(.cells).contains { _ in true } }

  /// The fact and its element, as what is missing of them says.
  fileprivate func phrase(of name: String, in tree: ScreenTree) -> String {
    let noun = Vocabulary.noun(of: member, on: tree.root.token(.platform))
    switch member {
    case .platform where tree.isForBothPlatforms: return "\(noun) to check \(name) for"
    case .tap: return "result of a tap on \(name)"
    case .cells where isCount: return "number of cells of \(name)"
    // The noun of a tap may be the name of a handler.
    case .opens where element.noun.isName && element.isKnown(.transition): return "kind of page that \(name) opens"
    case .listContent where element.noun.isName: return "content of the list that \(name) opens"
    case .frame where tree.hasLargerTarget(element):
      return "touch area of \(name) (it may be larger than the file says)"
    case .frame where element.isKnown(.frame) && element.precision > 0:
      return "exact frame of \(name) (the file rounds it)"
    case .frame where element.isKnown(.width) && element.isKnown(.height): return "position of \(name)"
    case .frame where element.isKnown(.width) || element.isKnown(.height): return "whole frame of \(name)"
    default: return "\(colorAspect)\(noun) of \(name)"
    }
  }

  /// What is unknown of a colour that is known: the value of an accent colour, or whether it is one.
  fileprivate var colorAspect: String {
    let role = WordTable.shared.slot(member.rawValue, in: element.kind).pointee.role
    guard role == .color, let text = element.bytes(member) else { return "" }
    guard let color = Color(text) else { return "value of the " }
    return color.isOpaque ? "theme name of the " : ""
  }

  /// How a user who starts a run can give the fact, as the text after its name; empty if only the file can.
  func advice(in tree: ScreenTree) -> String {
    if member == .platform {
      return tree.isForBothPlatforms
        ? " (iOS and Android require different things here; give --platform)" : " (give --platform)"
    }
    guard tree.isInPixels(member, of: element), let advice = tree.lengthAdvice else { return "" }
    return " (\(advice))"
  }
}

extension ScreenTree {
  /// Whether one description serves iOS and Android.
  var isForBothPlatforms: Bool { root.token(.platform) == .crossPlatform }
}
