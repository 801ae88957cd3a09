/// A variable or field whose value is not known.
package struct Unknown: Sendable, Hashable {
  /// The number of the field, or of the variable.
  package var field: Int
  /// The object whose field it is; `nil` for a variable.
  package var object: ObjectReference?

  /// The number of a variable where there is neither a variable nor a field.
  package static let nowhere = -1

  /// An unknown field of an object, or an unknown variable.
  package init(_ field: Int, of object: ObjectReference? = nil) {
    self.field = field
    self.object = object
  }
}

extension [Unknown] {
  /// The most that are kept: an expression may name the same ones again and again.
  private static var limit: Int { 16 }

  /// Adds others that are not among them.
  mutating func merge(_ others: [Unknown]) {
    for other in others where count < Self.limit && !contains(other) { append(other) }
  }

  /// These and others.
  func merged(with others: [Unknown]) -> [Unknown] {
    var merged = self
    merged.merge(others)
    return merged
  }
}
