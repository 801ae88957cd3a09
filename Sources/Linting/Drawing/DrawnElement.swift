import Screens

/// What is drawn of one element.
package struct DrawnElement: Sendable, Hashable, Codable {
  /// The element's kind.
  package var kind: Kind
  /// Its name and what distinguishes it from its siblings, as in the paths of findings; shortened.
  package var name: String
  /// Index of the element that holds it; `nil` for the screen.
  package var parent: Int?
  /// Place and size in the screen, in the drawing's unit; `nil` where it is not known.
  package var frame: Frame?
  /// The text that it shows, shortened; `nil` where it is not known.
  package var text: String?
  /// The value of a cell that shows a label and its value, shortened.
  package var value: String?
  /// What it is drawn as: an image's shape, an action's or accessory's control, a collection view's layout.
  package var form: Token?
  /// What replaces a missing image.
  package var placeholder: Token?
  /// The radius of an image's corners.
  package var cornerRadius: Double?
  /// A second frame: a collection view's content area, the place of a placeholder's icon.
  package var innerFrame: Frame?
  /// Whether a See All link shows a chevron.
  package var hasChevron = false
  /// Whether it is a cell that stands for many.
  package var isPrototype = false
  /// Whether the description says that there are more cells, or parts of a cell, than it lists.
  package var isOpen = false

  /// An element of which no more than this is known.
  package init(_ kind: Kind, name: String, parent: Int?, frame: Frame? = nil, text: String? = nil) {
    self.kind = kind
    self.name = name
    self.parent = parent
    self.frame = frame
    self.text = text
  }

  /// What is drawn of an element of a tree.
  ///
  /// - Parameter isInPixels: whether frames are drawn that are known in pixels only.
  init(_ element: Element, isInPixels: Bool) {
    self.init(
      element.kind, name: Self.shortened(element.pathComponent), parent: (element.parent?.index).map(Int.init),
      frame: element.kind == .screen ? nil : element.drawnFrame(.frame, isInPixels: isInPixels),
      text: element.shortText(.text) ?? element.shortText(.label))
    value = element.shortText(.value)
    placeholder = element.token(.placeholder)
    cornerRadius = element.drawnNumber(.cornerRadius)
    hasChevron = element.flag(.chevron) ?? false
    switch element.kind {
    case .image:
      form = element.token(.shape)
      innerFrame = element.drawnFrame(.iconFrame, isInPixels: isInPixels)
    case .action, .accessory: form = element.token(.control)
    case .collectionView:
      form = element.token(.layout)
      innerFrame = element.drawnFrame(.contentArea, isInPixels: isInPixels)
      isOpen = element.isExplicitlyUnknown(.cells)
    case .tableView: isOpen = element.isExplicitlyUnknown(.cells)
    default:
      guard Vocabulary.cellKinds.contains(element.kind) else { break }
      isPrototype = element.flag(.prototype) ?? false
      isOpen = element.hasUnknowns
    }
  }

  /// The most characters (Unicode scalars) that are kept of a text: an image of a screen shows no more.
  static let textLimit = 160

  static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: textLimit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }
}

extension Element {
  /// A frame; `nil` where it is unknown or no numbers that can be drawn: those that follow from a file's need not be
  /// finite.
  func drawnFrame(_ member: Member, isInPixels: Bool) -> Frame? {
    (frame(member) ?? (isInPixels ? pixelFrame(member) : nil)).flatMap {
      [$0.x, $0.y, $0.width, $0.height].allSatisfy(\.isFinite) ? $0 : nil
    }
  }

  /// A number; `nil` where it is unknown or none that can be drawn.
  func drawnNumber(_ member: Member) -> Double? { number(member).flatMap { $0.isFinite ? $0 : nil } }

  /// A text, shortened; `nil` where it is unknown.
  func shortText(_ member: Member) -> String? {
    guard let bytes = bytes(member) else { return nil }
    // No scalar takes more than four bytes, so one that is cut in half is behind the limit.
    let enough = bytes.prefix(4 * (DrawnElement.textLimit + 1))
    return DrawnElement.shortened(String(decoding: enough, as: UTF8.self))
  }
}
