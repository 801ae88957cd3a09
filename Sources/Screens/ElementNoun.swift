/// What messages call an element, a part or a fact.
public struct ElementNoun: Sendable, Hashable {
  /// For one: `object cell`.
  package let singular: String
  /// For several: `object cells`.
  package let plural: String
  /// Whether it is a name, which has no article: `See All`.
  package let isName: Bool

  /// A noun; its plural ends with `s` unless another one is given.
  public init(_ singular: String, plural: String? = nil) {
    self.init(singular, plural: plural ?? singular + "s", isName: false)
  }

  /// A name, which has no article and no plural.
  public static func name(_ name: String) -> ElementNoun { ElementNoun(name, plural: name, isName: true) }

  private init(_ singular: String, plural: String, isName: Bool) {
    (self.singular, self.plural, self.isName) = (singular, plural, isName)
  }

  /// Whether it stands for several things, as `attributes` does.
  package var isPlural: Bool { !isName && singular == plural }

  /// Behind `a` or `an`, unless it is a name or a plural.
  package var indefinite: String {
    if isName || isPlural { return singular }
    let isVowel = singular.utf8.first.map { "aeiouAEIOU".utf8.contains($0) } ?? false
    return (isVowel ? "an " : "a ") + singular
  }

  /// Behind `the`, unless it is a name.
  package var definite: String { isName ? singular : "the " + singular }

  /// The form for a number of things.
  package func form(for count: Double) -> String { count == 1 ? singular : plural }
}

/// The nouns for elements and parts; a format can have words of its own for some of them.
///
/// A class, so that the tree of each screen holds it in one word.
public final class ElementNouns: Sendable {
  /// The nouns of screen descriptions.
  public static let standard = ElementNouns(kinds: [:])

  private let kinds: [ElementNoun]
  /// By the number of the part or list; a dictionary would be asked for each finding.
  private let members: [ElementNoun?]
  private let controls: [Token: String]
  private let phrases: [(standard: String, own: String)]
  /// What elements are called whose names a tool has given; `nil`: what they are.
  package let named: String?

  /// The standard nouns, but for those that a format has words of its own for.
  ///
  /// - Parameters:
  ///   - kinds: by kind.
  ///   - members: by part or list, for those that are called otherwise than their kind.
  ///   - controls: accessories, by their control, with an article.
  ///   - phrases: what the advice of rules calls otherwise; of several that fit, the first counts.
  ///   - named: what elements are called whose names a tool has given.
  public init(
    kinds: [Kind: ElementNoun], members: [Member: ElementNoun] = [:], controls: [Token: String] = [:],
    phrases: KeyValuePairs<String, String> = [:], named: String? = nil
  ) {
    self.controls = controls
    let accessories = controls.compactMap { control, own in
      Vocabulary.phrase(of: .control, control).map { (standard: $0.rest, own: own) }
    }
    self.phrases = phrases.map { (standard: $0.key, own: $0.value) } + accessories.sorted { $0.standard < $1.standard }
    self.kinds = Kind.allCases.map { kinds[$0] ?? Vocabulary[$0].noun }
    let all = members.merging(
      [
        .detailImage: ElementNoun("detail image"), .swipeActions: ElementNoun("swipe action"),
        .quickActions: ElementNoun("quick action"),
      ]
    ) { own, _ in own }
    self.members = Member.allCases.map { all[$0] }
    self.named = named
  }

  /// The noun of an element, by its kind and by what holds it.
  package func noun(of kind: Kind, as member: Member? = nil) -> ElementNoun {
    member.flatMap { members[Int($0.rawValue)] } ?? kinds[Int(kind.rawValue)]
  }

  /// What an accessory with a control is, with an article: `a chevron`.
  package func accessory(_ control: Token) -> String? {
    controls[control] ?? Vocabulary.phrase(of: .control, control)?.rest
  }

  /// The advice of a rule in the words of the format.
  package func advice(_ text: String) -> String {
    phrases.isEmpty ? text : phrases.reduce(text) { Self.replacing($1.standard, in: $0, with: $1.own) }
  }

  /// Replaces whole words only: the advice may be that of a team.
  private static func replacing(_ words: String, in text: String, with others: String) -> String {
    var (result, rest) = ("", text[...])
    while let range = rest.firstRange(of: words) {
      let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
      let behind = range.upperBound < text.endIndex ? text[range.upperBound] : " "
      result += rest[..<range.lowerBound] + (before.isLetter || behind.isLetter ? words : others)
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  /// The noun of a part, or of one element of a list, of elements of some kinds.
  package func noun(of member: Member, in kinds: [Kind]) -> ElementNoun {
    // Cells of several kinds are all cells.
    if member == .cells { return ElementNoun("cell") }
    if member == .content { return ElementNoun("element") }
    let kind = kinds.lazy.compactMap { Vocabulary.declaration(of: member, in: $0)?.kinds.first }.first
    return kind.map { noun(of: $0, as: member) } ?? members[Int(member.rawValue)]
      ?? ElementNoun(Vocabulary.noun(of: member))
  }
}

extension Element {
  /// The nouns that the file's format has for elements.
  package var nouns: ElementNouns { layout.pointee.nouns }

  /// What messages call the element: by its kind, or by what it is in what holds it.
  package var noun: ElementNoun {
    if !layout.pointee.ownNouns.isEmpty, let own = layout.pointee.ownNouns[index] { return own }
    if kind == .image, let placeholder = token(.placeholder), placeholder != .none, nouns === ElementNouns.standard {
      return ElementNoun("placeholder")
    }
    return nouns.noun(of: kind, as: member)
  }

  /// What messages call a part or list of the element: in the singular the part, or one element of the list.
  package func noun(of member: Member) -> ElementNoun {
    nouns.noun(of: member, in: [kind])
  }

  /// What messages call the element beside cells of other kinds.
  package var nounAmongCells: ElementNoun {
    let noun = noun
    return kind == .collectionCell && noun.singular == "cell" ? ElementNoun("collection view cell") : noun
  }

  /// What people call the element: its title, text or name, or else its id; not empty.
  package var label: String? { labelBytes.map { String(decoding: $0, as: UTF8.self) } }

  /// The same in UTF-8, valid as long as the tree.
  package var labelBytes: UnsafeBufferPointer<UInt8>? {
    if let nameBytes { return nameBytes }
    // Asked for only where it is needed: most elements have a title or a text.
    var ownID: UnsafeBufferPointer<UInt8>? { usable(.id) }
    switch kind {
    case .screen: return usable(.name)
    case .collectionView, .tableView: return part(.header).element?.usable(.text) ?? ownID
    case .collectionCell, .objectCell, .contactCell, .labelValueCell, .otherCell:
      // The texts of a prototype stand for those of other cells.
      if flag(.prototype) == true, let ownID { return ownID }
      return part(.title).element?.usable(.text) ?? usable(.label) ?? usable(.accessibilityLabel) ?? ownID
    case .image: return parent?.kind == .screen || parent?.kind == .group ? usable(.accessibilityLabel) ?? ownID : ownID
    case .description, .accessory, .rating, .avatarStack: return ownID
    case .seeAll, .footer, .dynamicLayout, .tap, .iconStack, .attributes: return nil
    case .action: return usable(.label) ?? usable(.accessibilityLabel) ?? ownID
    case .icon: return usable(.accessibilityLabel) ?? ownID ?? usable(.text)
    default: return usable(.text) ?? usable(.accessibilityLabel) ?? ownID
    }
  }

  /// A text that is known and says something.
  private func usable(_ member: Member) -> UnsafeBufferPointer<UInt8>? {
    guard let bytes = bytes(member), !bytes.allSatisfy({ $0 <= 0x20 }) else { return nil }
    return bytes
  }
}
