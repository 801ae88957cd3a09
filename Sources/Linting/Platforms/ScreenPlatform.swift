import Screens

/// What is known of the platform of a screen.
enum ScreenPlatform: Int, CaseIterable {
  case ios, android
  /// One description serves both: a failure on either platform is a finding.
  case both
  case unknown

  init(_ screen: Element) {
    switch screen.token(.platform) {
    case .ios: self = .ios
    case .android: self = .android
    case .crossPlatform: self = .both
    default: self = .unknown
    }
  }

  var platforms: PlatformSet {
    switch self {
    case .ios: .ios
    case .android: .android
    case .both, .unknown: .both
    }
  }

  var unit: String {
    switch self {
    case .ios: "pt"
    case .android: "dp"
    case .both, .unknown: "pt/dp"
    }
  }
}
