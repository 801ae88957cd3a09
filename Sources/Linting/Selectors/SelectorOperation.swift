import Screens

/// One instruction of a compiled selector. Those that hold others say how many instructions they span.
struct SelectorOperation {
  enum Code: UInt8 {
    /// Alternatives follow, `count` of them.
    case list
    /// Compounds follow, from the subject to the outermost.
    case complex
    /// Conditions follow.
    case compound
    case part, token, flag, number, text
    /// Conditions on facts and parts follow, of which one is enough.
    case either
    /// A list follows.
    case not, anyOf
    /// A list follows; where it may match and may not, this does not.
    case known
    /// A list follows, of single compounds, that is matched against the elements inside.
    case has
    /// A list follows whose chains begin at the element; each `complex` gives its combinator.
    case hasRelative
  }

  enum Comparison: UInt8 {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
  }

  enum Combinator: UInt8 {
    /// Anywhere inside.
    case descendant
    /// Directly inside.
    case child
  }

  /// Says that kinds differ in what holds where a fact is not given.
  static let ofKind: UInt8 = 254

  var code: Code
  /// The relation of the compound to the one before it, which is further inside. For `has`, it is the relation of its
  /// subjects to the element; for `complex` in `hasRelative`, that of its outermost compound.
  var combinator = Combinator.descendant
  var comparison = Comparison.equal
  /// The fact or part that a condition asks for.
  var fact = Member.id
  /// Raw value of the member that a compound has to be in.
  var member = WordTable.none
  /// Raw value of a token, or 0 or 1 of a flag.
  var small: UInt8 = 0
  /// What holds where the fact is not given: raw value of a token or flag; ``WordTable/none``: it is unknown then;
  /// ``ofKind``: the kind says it.
  var defaultValue = WordTable.none
  /// Whether what may hold and may not counts as not holding: `:known([shape=circle])`.
  var isKnown = false
  /// Whether what holds counts as not holding: `:not([shape=circle])`.
  var isNegated = false
  /// Where a compound remembers its outcome; negative where it does not.
  var memo: Int32 = -1
  /// How many instructions it spans, itself included.
  var length: Int32 = 1
  var count: Int32 = 0
  /// The kinds that the operation is about. A compound matches them, the subjects of `has` and
  /// `hasRelative` can have them, or they have the fact of a condition.
  var kinds = KindSet.all
  var number = 0.0
  var text: UnsafePointer<UInt8>?

  /// What holds of an element of a kind where the fact is not given; ``WordTable/none``: it is unknown then.
  @inline(__always)
  func standard(of kind: Kind) -> UInt8 {
    defaultValue == Self.ofKind ? WordTable.shared.slot(fact.rawValue, in: kind).pointee.standard : defaultValue
  }
}
