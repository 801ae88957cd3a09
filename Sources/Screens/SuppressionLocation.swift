/// Where what holds a finding back is written.
public enum SuppressionLocation: String, Sendable, Codable {
  /// In the element's object: a member of a JSON description or of a page of the Mobile Development Kit.
  case member
  /// In front of the element: a comment of an XML description.
  case comment
  /// In the configuration: the file itself cannot say it.
  case configuration
}
