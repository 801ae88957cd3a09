/// A path that a walk passed over, with the reason.
public struct PassedOverPath: Sendable, Hashable {
  /// The display path, as that of files.
  public let path: String
  /// What it is, or what says that it is left out, without the path.
  public let reason: String

  /// Creates one from its display path and the reason.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
