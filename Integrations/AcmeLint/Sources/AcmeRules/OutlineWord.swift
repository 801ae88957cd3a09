import FioriLint

/// What the words of an outline stand for.
struct OutlineWord {
  let kind: Kind
  /// What it is part of, and as what; `nil` for the screen.
  let place: (parent: Kind, member: Member)?
  /// The fact that the text behind the word says.
  let fact: Member

  static let all: [String: OutlineWord] = [
    "screen": OutlineWord(kind: .screen, place: nil, fact: .name),
    "table": OutlineWord(kind: .tableView, place: (.screen, .content), fact: .id),
    "cell": OutlineWord(kind: .objectCell, place: (.tableView, .cells), fact: .id),
    "title": OutlineWord(kind: .title, place: (.objectCell, .title), fact: .text),
    "subtitle": OutlineWord(kind: .subtitle, place: (.objectCell, .subtitle), fact: .text),
  ]

  static let names = all.keys.sorted().joined(separator: ", ")
}
