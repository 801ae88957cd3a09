/// What a reader found wrong in a description that it could read all the same.
public struct Problem: Sendable {
  /// What is wrong.
  public enum Kind: UInt8, Sendable {
    /// A kind, member, attribute or value that the vocabulary does not have.
    case unknownName
    /// A fact of a wrong type or unit.
    case invalidValue
    /// A member that is given twice, where the format lets the last one win.
    case duplicateName
    /// A reference to a file that is not there.
    case brokenReference
    /// A file that the screen refers to, and that cannot be read.
    case brokenFile
    /// A suppression without a rule or reason, of a rule that does not exist, or without an element that it is for.
    case invalidSuppression
    /// A suppression of what no rule reports.
    case unusedSuppression
    /// A suppression whose last day is over.
    case expiredSuppression
  }

  /// Which kind of mistake it is.
  package var kind: Kind
  /// What is wrong, what was expected, and the nearest valid name.
  package var message: String
  /// Where, as byte offsets in the text.
  package var range: Range<Int>
  /// Index of the element that it belongs to.
  package var element: Int

  /// A problem of its parts, taken as they are.
  package init(kind: Kind, message: String, range: Range<Int>, element: Int) {
    self.kind = kind
    self.message = message
    self.range = range
    self.element = element
  }
}

extension ScreenTree {
  /// Notes on a screen besides its elements; most screens have none.
  struct ScreenNotes {
    var problems: [Problem] = []
    var suppressions: [Suppression] = []
    var lengthAdvice: String?
    var tapEvidence: String?
    /// The lengths that are known in pixels only; `nil` where there are none, or nothing limits how many pixels a dp
    /// has.
    var pixelLengths: PixelLengths?
    var insertions: [InsertedText] = []
    /// The elements that react to taps beyond their frames, by how the system draws them, in their order.
    var largerTargets: [Int32] = []
    /// How much of the screen the file shows, in pt or dp, or in pixels where lengths are; a window may be smaller than
    /// its screen.
    var window: (width: Double, height: Double)?
    var isPart = false
    var showsCopies = false

    /// Forgets all, and keeps the memory of the lists.
    mutating func removeAll() {
      if !problems.isEmpty { problems.removeAll(keepingCapacity: true) }
      if !suppressions.isEmpty { suppressions.removeAll(keepingCapacity: true) }
      if lengthAdvice != nil { lengthAdvice = nil }
      if tapEvidence != nil { tapEvidence = nil }
      if pixelLengths != nil { pixelLengths = nil }
      if !insertions.isEmpty { insertions.removeAll(keepingCapacity: true) }
      if !largerTargets.isEmpty { largerTargets.removeAll(keepingCapacity: true) }
      window = nil
      isPart = false
      showsCopies = false
    }
  }
}
