import Screens

extension TellableFacts {
  /// What a hierarchy of views of a running app on iOS tells.
  static let appleViews = TellableFacts(
    [.id, .frame, .text, .label, .control, .interactive, .layout, .scrollDirection, .columns, .orientation],
    of: [.image: [.accessibilityLabel], .button: [.accessibilityLabel]],
    never: [.image: [.text]])
}
