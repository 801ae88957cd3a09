/// What the beginning of a file shows where it is of a format, or of another kind: a condition as data, which
/// ``FormatDetector`` evaluates.
package indirect enum Signature: Sendable {
  case all([Signature])
  case any([Signature])
  case not(Signature)
  /// The file's name has one of these extensions, in lower case.
  case extensions([StaticString])
  /// The name of its folder is this one, or begins with it and a dash.
  case folder(String)
  /// The first byte that is no white space is one of these.
  case first(StaticString)
  /// The first byte that is no white space is this one, and one of others is the next, or the bytes at hand end.
  case prefix(StaticString, next: StaticString)
  /// The file begins with one of these texts.
  case beginning([StaticString])
  /// One of these texts of ASCII characters is in a part, in any encoding of Unicode.
  case text([String], in: Part = .head)
  /// The file begins as XML does.
  case xml
  /// The name of the root element of XML, without its prefix.
  case root(NamePattern)
  /// An element of a name is anywhere in the text.
  case element(EmbeddedElement)
  /// What the outermost object of JSON has, or the first one of a list.
  case object(ObjectSignature)
  /// What one of many objects of JSON has, which hold each other.
  case objects(ObjectSearch)
  /// A member of JSON, at any depth of a text that may be broken, has a text.
  case memberAnywhere(StaticString, NamePattern)
  /// The text without lines in front that a command printed.
  case commandOutput(Signature)
  /// What a text in quotes shows, which the file is, or has as the value of an answer.
  case quoted(Signature)
  /// A screen description in JSON: its objects are those of the vocabulary.
  case nativeJSON
  /// A screen description in XML: its elements are those of the vocabulary.
  case nativeXML

  /// Where a text is looked for.
  package enum Part: Sendable {
    /// In all bytes at hand.
    case head
    /// In so many bytes from the beginning.
    case start(Int)
    /// In so many bytes from the root element of XML, or from the beginning of another text.
    case root(Int)
  }

  /// The namespace of Android's framework is declared near the beginning, where the root element is.
  static let androidNamespace = Signature.text(
    ["\"", "'"].map { "\($0)http://schemas.android.com/apk/res/android\($0)" }, in: .root(16 << 10))

  /// JSON, or a text in quotes; a line of a log may begin with a time or a level in brackets.
  static let json = Signature.any([.first("{\""), .prefix("[", next: "{[\"]")])

  /// A root element of one of some names.
  package static func root(_ names: String...) -> Signature { .root(NamePattern(Set(names))) }
}

/// Names that are given one by one, or by how they begin or end.
package struct NamePattern: Sendable {
  private let names: Set<String>
  private let prefixes: [String]
  private let suffixes: [String]
  private let infixes: [String]
  private let matchesCapitalized: Bool

  /// - Parameter matchesCapitalized: whether all names match that begin with a capital letter.
  init(
    _ names: Set<String> = [], prefixes: [String] = [], suffixes: [String] = [], infixes: [String] = [],
    matchesCapitalized: Bool = false
  ) {
    self.names = names
    self.prefixes = prefixes
    self.suffixes = suffixes
    self.infixes = infixes
    self.matchesCapitalized = matchesCapitalized
  }

  /// All names.
  static let any = NamePattern(prefixes: [""])

  /// Whether a name is one of them.
  func matches(_ name: String) -> Bool {
    names.contains(name) || prefixes.contains { name.utf8.starts(with: $0.utf8) }
      || suffixes.contains { name.utf8.reversed().starts(with: $0.utf8.reversed()) }
      || infixes.contains { name.contains($0) }
      || matchesCapitalized && name.utf8.first.map { $0 &- 65 < 26 } ?? false
  }
}

/// What an object of JSON has.
package indirect enum ObjectSignature: Sendable {
  case all([ObjectSignature])
  case any([ObjectSignature])
  /// All of these members.
  case members([StaticString])
  /// Any of these members.
  case anyMember([StaticString])
  /// No members but these.
  case only([StaticString])
  /// What the object has that is a member, or the first one in its list.
  case inside(StaticString, ObjectSignature)
  /// A member that is a text.
  case anyText(StaticString)
  /// A member that is one of these texts.
  case text(StaticString, Set<String>)
}

/// Objects of JSON that hold each other, such as the views of a screen, one of which shows the format.
package struct ObjectSearch: Sendable {
  /// Members that hold such objects.
  struct Holders: Sendable {
    var names: [StaticString] = []
    /// Of ids, the characters that they consist of; each id has three or more, and the first of these among them.
    var characters: StaticString = ""
    /// Whether the value may be one object, and whether it may be a list of them.
    var takesObject = true
    var takesList = true
  }

  /// The member by whose text one of the objects shows the format.
  var text: (member: StaticString, values: NamePattern)?
  /// Members of which the object has one besides; none: the text suffices.
  var members: [StaticString] = []
  /// The member in whose object those are; `nil`: they are in the object itself.
  var membersHolder: StaticString?
  var holders: [Holders]
  /// Whether all items of a list are looked at, and not the first alone.
  var looksAtAllItems = true
  /// How many objects may be around each other.
  var depth: Int
  /// Other values of the text in the outermost object; where it has the text, that decides alone.
  var outermostValues: NamePattern?
  /// Whether a name that begins with a small letter ends the outermost object.
  var endsAtSmallLetter = false
}
