import Screens

/// The tree that XCTest prints of an iOS screen: `app.debugDescription`, `po app`, and "App UI hierarchy" in the result
/// bundle of a failed test.
///
/// A line has an element: its type, address, frame and texts; how far it is indented says what it lies in. Elements are
/// mapped as those of a page source (``PageSourceFormat``), in points, with one decimal. Whether an element is visible
/// is not said. A log may have text before, between and behind several trees, which are a screen each. The text may be
/// in quotes, with escapes, as a debugger or an answer of WebDriver gives it.
package struct DebugDescriptionFormat: BuiltInFormat, EmbeddedFormat {
  /// `xctest-description`.
  package let name = "xctest-description"
  package let title = "XCTest"
  /// What help says of it.
  package let summary = "debug descriptions of iOS screens by XCTest"
  /// A dump.
  package let isDump = true

  /// The format; it has no settings.
  package init() {}

  /// A text in which a tree is announced, or begins with an application or window, and a frame follows.
  package var signature: Signature { Self.signature }
  private static let signature = Signature.any([tree, .quoted(tree)])
  static let tree = Signature.all([
    .not(.xml), .not(.json), .text(["}, {"]),
    .any([
      .text(["Element subtree:", "Application, 0x", "Application 0x", "Window (Main), 0x", "Window, 0x"]),
      .text(["Window (Main), {{"]),
    ]),
  ])

  /// Headings and roots, and the frames of elements. A path behind a tree repeats its application.
  package var marks: [TreeMark] {
    [
      .first("Element subtree:"), .anywhere("Application, 0x"), .anywhere("Application 0x"),
      .anywhere("Window (Main), "), .anywhere("Window, 0x"), .inside("{{"),
    ]
  }

  /// What files of ``PageSourceFormat`` can tell.
  package var supportedFacts: SupportedFacts { .appleViews }

  /// A reader for one thread.
  package func makeReader(_ options: ReaderOptions) -> any ScreenReader { DebugDescriptionReader(options) }
}
