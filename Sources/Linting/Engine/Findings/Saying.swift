/// What findings of a case have in common that say the same of different elements.
final class Saying {
  let `case`: Int
  /// What the check said of one of them.
  let spoken: String
  /// What it said besides.
  let extras: RawFinding.Extras?
  /// What is said of all, with what to do.
  let words: String
  /// Those of the message, where the run was asked for details.
  let quantities: [Quantity]

  init(case number: Int, _ violation: RawFinding, _ words: String, _ quantities: [Quantity]) {
    (self.case, spoken, extras) = (number, violation.words, violation.extras)
    (self.words, self.quantities) = (words, quantities)
  }
}
