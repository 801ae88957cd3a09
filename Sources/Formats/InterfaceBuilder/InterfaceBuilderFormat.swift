import Screens

/// Documents of Xcode's Interface Builder for iOS: `.storyboard` and `.xib`.
///
/// Each scene of a storyboard whose view controller has a view is a screen, and so is each view that is at the top of a
/// `.xib`. A fact is written if the document gives it and code is not likely to change it; all other facts are unknown:
///
/// - **Lengths** are points. A `rect` is the result of Auto Layout on the canvas, for the texts of the canvas. So a
///   size is a fact only if constraints, the autoresizing mask or a row height fix it. What is marked misplaced,
///   ambiguous or as varying with size classes has no frame.
/// - **Cells** of a view's prototypes stand for any number of items each. A cell's size is its own in the canvas, or
///   the flow layout's. The sizes that Xcode gives to a new layout are no decision of the designer. Those of a custom
///   layout come from code.
/// - **Parts** of a cell are the image views, labels and buttons in it. A cell, or a view in it, that has a custom
///   class and nothing inside is drawn in code. Its content is unknown, as are texts and images that code can reach
///   through an outlet.
/// - **Taps** are segues. A delegate may open something as well, so that a cell without a segue opens something
///   unknown.
/// - **Headers** come from the views of sections; code may register others, or a label may be above.
package struct InterfaceBuilderFormat: BuiltInFormat {
  /// `interface-builder`.
  package let name = "interface-builder"
  package let title = "Interface Builder"
  /// What help says of it.
  package let summary = "storyboards and xibs of Interface Builder for iOS"
  /// `.storyboard` and `.xib`.
  package let fileExtensions: Set = ["storyboard", "xib"]
  /// `true`: facts are attributes.
  package let isXML = true

  /// The format; it has no settings.
  package init() {}

  /// An XML text whose root is a document of Interface Builder, of any platform and age; the reader refuses what is not
  /// for iOS.
  package var signature: Signature { Self.signature }
  private static let signature = Signature.all([
    .root("document", "archive"), .text(["\"com.apple.InterfaceBuilder"], in: .root(8 << 10)),
  ])

  /// What its reader finds in a file; what it leaves open is in no file.
  package var supportedFacts: SupportedFacts { Self.facts }

  static let facts = SupportedFacts(
    [
      .id, .name, .frame, .text, .label, .control, .prototype, .count, .interactive, .transition, .style, .selection,
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

extension InterfaceBuilderFormat {
  /// What Interface Builder calls the elements.
  package var nouns: ElementNouns { Self.elementNouns }

  private static let elementNouns = ElementNouns(
    kinds: [
      .screen: ElementNoun("scene"),
      .collectionCell: ElementNoun("collection view cell"),
      .objectCell: ElementNoun("table view cell"),
      .contactCell: ElementNoun("table view cell"),
      .labelValueCell: ElementNoun("table view cell"),
      .header: ElementNoun("section header"),
      .footer: ElementNoun("section footer"),
      .image: ElementNoun("image view"),
      .icon: ElementNoun("image view"),
      .accessory: ElementNoun("accessory", plural: "accessories"),
      .action: ElementNoun("button"),
      .label: ElementNoun("label"),
      .group: ElementNoun("view"),
    ],
    members: [.detailImage: ElementNoun("image view")],
    controls: [.chevron: "a disclosure indicator", .info: "a detail button", .checkbox: "a checkmark"])
}
