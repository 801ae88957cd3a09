/// What came of one rule's checks: how many elements were judged how.
public struct Tally: Sendable, Hashable {
  public var violated = 0
  public var conforming = 0
  public var undecided = 0
  public var notApplicable = 0

  public init() {}

  public static func += (left: inout Tally, right: Tally) {
    left.violated += right.violated
    left.conforming += right.conforming
    left.undecided += right.undecided
    left.notApplicable += right.notApplicable
  }
}
