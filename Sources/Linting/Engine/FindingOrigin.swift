/// How what a finding is about came into the linted file out of another one.
package struct FindingOrigin: Sendable, Hashable, Codable {
  /// Where it is written.
  package var place: OriginalPlace
  /// A number that findings of the file share which one reference brought in.
  package var use: Int
  /// What lies over it, and so may be the culprit.
  package var change: Change
  /// The properties that lie over it, where another file that is included has them too; `nil`: the linted file has them, or nobody.
  package var properties: OriginalPlace?

  /// What properties that a reference lays over a part change of it.
  package enum Change: String, Sendable, Hashable, Codable {
    /// Nothing: there are none.
    case nothing
    /// Something else of the part.
    case surroundings
    /// The element itself.
    case element
  }
}
