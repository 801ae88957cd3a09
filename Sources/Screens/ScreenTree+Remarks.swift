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
      isPart = false
      showsCopies = false
    }
  }
}
