import Screens

extension SuppressionLocation {
  /// The place in words.
  var words: StaticString {
    switch self {
    case .member: "in its object"
    case .comment: "in front of its element"
    case .configuration: "below `ignore:` of .fiorilint.yml"
    }
  }
}
