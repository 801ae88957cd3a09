/// A value that a fact of any type can have.
package enum FactValue: Sendable {}
