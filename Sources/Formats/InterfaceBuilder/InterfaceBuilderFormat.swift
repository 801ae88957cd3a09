import Screens

/// Documents of Xcode's Interface Builder for iOS: `.storyboard` and `.xib`.
///
/// Each scene of a storyboard whose view controller has a view is a screen, and so is each view that stands at the top of a `.xib`.
/// What is told is what the document says and code is not likely to change; whatever else there is, is unknown:
///
/// - **Lengths** are points. A `rect` is what Auto Layout came to on the canvas, for the texts of the canvas, so that a size is a
///   fact only where constraints, the autoresizing mask or a row height fix it. What is marked misplaced, ambiguous or as varying with
///   size classes has no frame.
/// - **Cells** of a view's prototypes stand for any number of items each. A cell's size is its own in the canvas, or the flow layout's;
///   the sizes that Xcode gives a new layout are nobody's choice, and those of a layout of one's own are code's.
/// - **Parts** of a cell are the image views, labels and buttons in it. A cell, or a view in it, that has a class of its own and nothing
///   inside is drawn in code: what it shows is unknown, as are texts and images that code can reach through an outlet.
/// - **Taps** are segues. A delegate may open something as well, so that a cell without a segue opens something unknown.
/// - **Headers** come from the views of sections; code may register others, or a label may stand above.
package struct InterfaceBuilderFormat: BuiltInFormat {
  /// `interface-builder`.
  package let name = "interface-builder"
  /// What help says of it.
  package let summary = "storyboards and xibs of Interface Builder for iOS"
  /// `.storyboard` and `.xib`.
  package let fileExtensions: Set = ["storyboard", "xib"]
  /// `true`: facts are attributes.
  package let isXML = true

  /// The format; it has no settings.
  package init() {}

  /// An XML text whose root is a document of Interface Builder, of any platform and age; the reader refuses what is not for iOS.
  package func recognizes(_ opening: FileHead) -> Bool { InterfaceBuilderDetector.isDocument(opening) }

  /// What its reader finds in a file; what it leaves open stands in no file.
  package var supportedFacts: SupportedFacts { Self.facts }

  static let facts = SupportedFacts(
    [
      .id, .name, .frame, .text, .label, .control, .prototype, .interactive, .transition, .style, .selection,
      .scrollDirection, .layout, .orientation, .source, .cornerRadius, .accessibilityLabel, .decorative, .foreground,
      .background, .fontSize,
      .fontWeight, .textStyle,
    ],
    never: [
      .image: [.text, .foreground, .background, .fontSize, .fontWeight, .textStyle],
      .objectCell: [
        .iconStack, .subtitle, .footnote, .caption, .description, .attributes, .tags, .rating, .avatarStack,
        .swipeActions,
      ],
      .accessory: [.frame],
    ])

  /// A reader for one thread.
  package func makeReader(_ options: ReaderOptions) -> any ScreenReader { InterfaceBuilderReader(options) }
}
