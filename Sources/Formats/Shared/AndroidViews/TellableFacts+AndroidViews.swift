import Screens

extension TellableFacts {
  /// What a hierarchy of views of a running app on Android tells.
  static let androidViews = TellableFacts(
    [.id, .frame, .text, .label, .control, .interactive, .layout, .count, .orientation],
    never: [.collectionView: [.dynamicLayout], .image: [.text]])
}
