import Screens

extension SuppressionLocation {
  /// The place in words.
  ///
  /// - Parameter configuration: the path of the file's configuration.
  func words(in configuration: String) -> String {
    switch self {
    case .member: "in its object"
    case .comment: "in front of its element"
    case .configuration: "below `ignore:` of \(configuration)"
    }
  }
}
