/// What names say of the key of a set whose metadata is not at hand.
enum MDKKeyGuess {
  /// Whether a property may be the whole key of an entity. Its name shows that, or its value: the property of the same
  /// name of what the page shows.
  ///
  /// The state or kind of an entity is no key, unless the set lists states or kinds. The key of another entity is no key
  /// of a set of which each object has many, such as the orders of a customer. In any other set it may be one, such as
  /// the stock of a product.
  static func mayBeKey(_ name: String, equal value: String, ofSet set: String) -> Bool {
    if keys.contains(name.lowercased()) { return true }
    guard value.contains("{") || value.contains("#") else { return false }
    let own = value.prefix { $0 != "}" }.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard String(own.reversed()) == name else { return false }
    var words = words(of: name)
    guard let last = words.last else { return true }
    let set = self.words(of: set.prefix { $0 != "(" })
    if classes.contains(last) { return set.contains { singular($0) == last } }
    guard words.count > 1, keys.contains(last), let noun = set.last(where: { !collective.contains(singular($0)) }),
      manyOfOne.contains(singular(noun))
    else { return true }
    words.removeLast()
    let text = set.joined()
    return words.contains { generic.contains($0) || text.contains(singular($0)) }
  }

  private static let keys: Set = ["id", "guid", "uuid", "key"]

  /// What many entities have in common.
  private static let classes: Set = [
    "status", "state", "type", "category", "kind", "priority", "group", "language", "country", "currency", "unit",
  ]

  /// Of which an object of another kind commonly has many, each with a key of its own.
  private static let manyOfOne: Set = [
    "activity", "appointment", "attachment", "comment", "delivery", "entry", "event", "invoice", "item", "line", "log",
    "message", "note", "notification", "operation", "order", "payment", "position", "reading", "review", "task",
    "ticket", "visit",
  ]

  /// Words of a set's name that do not say what is in it.
  private static let collective: Set = ["set", "collection", "list", "header"]

  /// Words of a key's name that may stand for any kind of entity.
  private static let generic: Set = ["document", "doc", "entity", "entry", "item", "object", "parent", "record"]

  /// The words of a name such as `SalesOrderID` or `sales_order_id`, in small letters.
  private static func words(of name: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
    }
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      guard character.isLetter else {
        end()
        continue
      }
      let follows = index + 1 < characters.count && characters[index + 1].isLowercase
      // A capital letter begins a word, one of several in a row only before a small letter.
      if character.isUppercase, word.last.map({ $0.isLowercase || follows }) ?? false { end() }
      word.append(character)
    }
    end()
    return words
  }

  private static func singular(_ word: String) -> String {
    if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    if word.hasSuffix("statuses") { return "status" }
    return word.hasSuffix("s") && !word.hasSuffix("ss") && !word.hasSuffix("us") ? String(word.dropLast()) : word
  }
}
