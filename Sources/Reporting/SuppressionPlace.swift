/// Where what holds a finding back is written, by the format of the file that the finding is in.
package enum SuppressionPlace: Sendable {
  /// In the element's object: a member of a JSON description or of a page of the Mobile Development Kit.
  case member
  /// In front of the element: a comment of an XML description.
  case comment
  /// In the configuration: other formats cannot say it.
  case configuration

  /// The place in files of a format.
  package init(format: String) {
    switch format {
    case "json", "mdk": self = .member
    case "xml": self = .comment
    default: self = .configuration
    }
  }

  /// The place in words.
  var words: StaticString {
    switch self {
    case .member: "in its object"
    case .comment: "in front of its element"
    case .configuration: "below `ignore:` of .fiorilint.yml"
    }
  }
}
