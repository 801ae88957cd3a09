import Screens

extension SupportedFacts {
  /// The facts of a hierarchy of views of a running app on iOS.
  static let appleViews = SupportedFacts(
    [.id, .frame, .text, .label, .control, .interactive, .layout, .scrollDirection, .columns, .orientation],
    of: [.image: [.accessibilityLabel], .button: [.accessibilityLabel]],
    never: [.image: [.text]])
}
