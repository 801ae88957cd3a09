import Screens

/// Responses of Figma's REST API: whole files, the nodes that were asked for, and nodes by themselves.
///
/// The facts come from the layers as follows; all other facts are unknown.
///
/// - **Screens** are frames directly on a page or in a section that have the size of a phone or tablet. Their width
///   shows how many units one pt or dp is (`FigmaDevice`). Of other frames, such as the sheets of a library, only views
///   and cells are written, with frames only if the scale is known. A file without either is
///   no screen.
/// - **Platform**: from the names of the frame, its sections and page, its components of a platform's kit, or the file.
///   Otherwise it comes from the system's bars in the frame, or from a size that Figma offers for the phones of one
///   platform.
/// - **Kinds** come from the names of components and layers (`FigmaNames`), or from what the user says that they are
///   for. Object cells and other rows that follow each other in one container, equally wide, are a table.
/// - **Frames** are absolute, unclipped and in units of the screen. What is rotated has none that counts; hidden layers
///   and masks are left out.
/// - **Parts** of cells are layers of their name; otherwise images are what is filled with one, and texts in one column
///   are title, subtitle and attribute. A part is absent only where nothing is drawn that may be it.
/// - **Layout** comes from the cells' places in what is seen of the view. A header is a text above the cells at their
///   left edge, or at the right one of cells from right to left. See All is known by its words.
/// - **Taps** are what a prototype does. What is drawn of a button may be less than its touch target. Its frame is
///   known if the prototype makes just that layer react, or if it is large enough for a finger.
package struct FigmaFormat: BuiltInFormat {
  /// `figma`.
  package let name = "figma"
  package let title = "Figma"
  /// What help says of it.
  package let summary = "files and nodes of Figma's REST API"

  /// The format; it has no settings.
  package init() {}

  /// An object with a document that has a node's type, or with such objects by their ids, or a node with a box or
  /// layers.
  package var signature: Signature { Self.signature }
  private static let signature = Signature.all([
    .first("{["),
    .objects(
      ObjectSearch(
        text: ("type", NamePattern(FigmaType.names)),
        members: [
          "children", "absoluteBoundingBox", "absoluteRenderBounds", "blendMode", "scrollBehavior", "clipsContent",
          "strokeAlign", "characters", "pluginData",
        ],
        // Layers may be all that is at hand: a first one says what they are.
        holders: [
          .init(names: ["children"], takesObject: false),
          .init(names: ["document", "nodes"], characters: ":0123456789;I", takesList: false),
        ],
        looksAtAllItems: false, depth: 4)),
  ])
  package var brokenSignature: Signature? { .text(["\"absoluteBoundingBox\""]) }

  /// What its reader finds in a file; what it leaves open is in no file.
  package var supportedFacts: SupportedFacts { Self.facts }

  static let facts = SupportedFacts(
    [
      .id, .name, .frame, .text, .control, .lines, .truncates, .axis, .count, .layout, .scrollDirection, .columns,
      .interactive, .shape, .cornerRadius, .transition, .orientation, .foreground, .background, .fontSize, .fontWeight,
      .textStyle,
    ],
    never: [
      .image: [.foreground, .background, .fontSize, .fontWeight, .textStyle],
      .collectionView: [.dynamicLayout], .objectCell: [.swipeActions],
    ])

  /// A reader of Figma files for one thread.
  package func makeReader(_ options: ReaderOptions) -> any ScreenReader { FigmaReader(options) }
}

extension FigmaFormat {
  /// Designers know elements as layers.
  package var nouns: ElementNouns { Self.elementNouns }

  private static let elementNouns = ElementNouns(kinds: [:], named: "layer")
}
