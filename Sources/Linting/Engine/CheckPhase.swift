/// When a check is asked about the elements of a screen that its rule's selector picks.
public enum CheckPhase: Sendable {
  /// As the walk comes past them.
  case elements
  /// Behind the walk, and also on screens that its rule is off for: it compares the screens of a file.
  case screens
  /// At the end, when it is known what suppressions held back.
  case suppressions
}
