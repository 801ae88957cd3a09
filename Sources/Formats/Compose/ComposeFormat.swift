import Screens

/// The tree of semantics that a test of Jetpack Compose prints: `printToString`, `printToLog`.
///
/// A line has a node, its place in the window in pixels, and its tag; the lines below say what else it is. How far a node
/// is indented says what it lies in. A log may have other text in front of each line and several trees. Each is a
/// screen.
///
/// - Nodes are not cut off where something scrolls around them.
/// - Compose extends the touch target of a small node to 48 dp. So the frame of a target is known only from that size on,
///   and if `--density` is given.
/// - The platform is unknown: Compose runs on others than Android.
package struct ComposeFormat: BuiltInFormat, EmbeddedFormat {
  /// `compose`.
  package let name = "compose"
  package let title = "Compose"
  /// What help says of it.
  package let summary = "trees of semantics that tests of Jetpack Compose print"
  /// A dump.
  package let isDump = true

  /// The format; it has no settings.
  package init() {}

  /// A text with a node and its place.
  package var signature: Signature { Self.signature }
  private static let signature = Signature.any([tree, .quoted(tree)])
  static let tree = Signature.all([
    .not(.xml), .not(.json), .text([")px"]), .text([" at (l="]), .text(["Node #", "Node at (l="]),
  ])

  /// The heading of a tree, and its nodes.
  package var marks: [TreeMark] {
    [.first("Printing with useUnmergedTree"), .anywhere("Node #"), .anywhere("Node at (l=")]
  }

  /// What files of ``UIAutomatorFormat`` can tell.
  package var supportedFacts: SupportedFacts { .androidViews }

  /// A reader for one thread.
  package func makeReader(_ options: ReaderOptions) -> any ScreenReader { ComposeReader(options) }
}
