import Screens

extension SupportedFacts {
  /// The facts of a hierarchy of views of a running app on Android.
  static let androidViews = SupportedFacts(
    [.id, .frame, .text, .label, .control, .interactive, .layout, .count, .orientation],
    of: Dictionary(uniqueKeysWithValues: [.image, .button, .icon, .label, .group].map { ($0, [.accessibilityLabel]) }),
    never: [.collectionView: [.dynamicLayout], .image: [.text]])
}
