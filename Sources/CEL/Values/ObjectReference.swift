/// Names an object whose fields the ``Bindings`` know; what the numbers mean is theirs to say.
package struct ObjectReference: Sendable, Hashable {
  /// Which of several things that belong to the number.
  package var tag: Int
  /// Which object.
  package var number: Int

  /// The object of a number.
  package init(_ number: Int, tag: Int = 0) {
    self.number = number
    self.tag = tag
  }
}
