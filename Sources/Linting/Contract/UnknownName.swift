import Screens
import Support

/// Why what a page names is nothing of the vocabulary.
struct UnknownName: Error {
  /// What is wrong, as a sentence goes on behind who names it, and the nearest name.
  let message: String
}

extension MemberRole {
  /// The member of a name in one of some kinds, as a page writes it.
  func member(named text: String, in kinds: [Kind]) throws(UnknownName) -> Member {
    if let member = Vocabulary.member(named: text, in: kinds),
      kinds.contains(where: { allows(WordTable.shared.slot(member.rawValue, in: $0).pointee.role) })
    {
      return member
    }
    let all = kinds.flatMap { Vocabulary[$0].members }
    let advice = suggestion(for: text, among: all.filter(allows).map(\.member.name))
    let owners = kinds.map(\.name).joined(separator: ", ")
    let mistake =
      all.contains { $0.member.name == text } ? "which is no \(noun) of \(owners)" : "which \(owners) does not have"
    throw UnknownName(message: "names `\(text)`, \(mistake)\(advice)")
  }
}

extension [Token] {
  /// That of a name among those that a fact can be, as a page writes it.
  func token(named text: String, of fact: Member) throws(UnknownName) -> Token {
    if let token = first(where: { $0.name == text }) { return token }
    throw UnknownName(message: "`\(fact.name)` is never `\(text)`\(suggestion(for: text, among: map(\.name)))")
  }
}
