import Screens

extension TellableFacts {
  /// What a hierarchy of views of a running app on Android tells.
  static let androidViews = TellableFacts(
    [.id, .frame, .text, .label, .control, .interactive, .layout, .count, .orientation],
    of: Dictionary(uniqueKeysWithValues: [.image, .button, .icon, .label, .group].map { ($0, [.accessibilityLabel]) }),
    never: [.collectionView: [.dynamicLayout], .image: [.text]])
}
