/// Names an object whose fields the ``Bindings`` know; what the numbers mean is theirs to say.
public struct ObjectReference: Sendable, Hashable {
  /// Which of several things that belong to the number.
  public var tag: Int
  /// Which object.
  public var number: Int

  /// The object of a number.
  public init(_ number: Int, tag: Int = 0) {
    self.number = number
    self.tag = tag
  }
}
