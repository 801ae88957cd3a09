import Screens

extension MissingFactCount {
  /// The fact and its owner in prose: `frame of cell`.
  package var prose: String { "\(FactProse.noun(of: member.name)) of \(FactProse.noun(of: ownerName))" }

  /// That a format never contains the fact: `MDK has no number of lines of titles`.
  func lack(in format: String) -> String {
    "\(format) has no \(FactProse.noun(of: member.name)) of \(FactProse.plural(of: ownerName))"
  }

  private var ownerName: String {
    switch owner {
    case .kind(let kind): kind.name
    case .part(let part): part.name
    }
  }
}

/// Facts, parts and kinds of elements in prose, by their names in the vocabulary.
package enum FactProse {
  /// Those whose noun is not their name in lower case with spaces.
  private static let nouns: [String: String] = [
    "animated": "animation of the layout change", "animatesChanges": "animation of changes", "axis": "direction",
    "collectionCell": "cell", "columns": "number of columns", "control": "kind of control",
    "count": "shown number of items", "decorative": "decorative state",
    "docType": "document type", "dynamicLayout": "layout", "editing": "edit mode", "foreground": "text colour",
    "background": "background colour", "interactive": "tap behaviour",
    "itemAlignment": "alignment of cells", "labelValueCell": "label/value cell", "lines": "number of lines",
    "listContent": "content of the list", "maxItemCount": "limit of items", "motive": "reason of the layout change",
    "opens": "destination", "otherCell": "table view cell", "preservesFocus": "focus of the layout change",
    "represents": "represented kind of object", "seeAll": "See All", "totalCount": "total number of items",
    "truncates": "truncation",
  ]

  /// The noun of a fact, part or kind; a name that the vocabulary does not have stays as it is.
  package static func noun(of name: String) -> String {
    if let noun = nouns[name] { return noun }
    var words = ""
    for letter in name { words += letter.isUppercase ? " " + letter.lowercased() : String(letter) }
    return words
  }

  /// The plural of ``noun(of:)``.
  package static func plural(of name: String) -> String {
    let noun = noun(of: name)
    if noun.hasSuffix("s") || name == "seeAll" { return noun }
    return noun.hasSuffix("y") && !noun.hasSuffix("ay") ? noun.dropLast() + "ies" : noun + "s"
  }

  /// A missing fact of an element with its noun: `the frame of button "Call"` for `frame of button "Call"`.
  package static func phrase(_ fact: String) -> String {
    if fact.hasPrefix("a ") || fact.hasPrefix("an ") { return fact }
    let name = fact.prefix { $0 != " " }
    return "the \(noun(of: String(name)))\(fact[name.endIndex...])"
  }
}
