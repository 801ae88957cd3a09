import Screens

/// The tree of views and nodes of Compose that Roborazzi writes beside a screenshot: `*.uitree.json`.
///
/// Views have the facts of a dump of uiautomator (``UIAutomatorFormat``), and nodes of Compose those of a printed tree
/// (``ComposeFormat``). Both are in pixels, and cut off at what scrolls around them.
///
/// - Without a view, the platform is unknown: Compose runs on others than Android.
/// - A view that a screen reader skips is not marked, so a missing description counts only on a picture with a listener.
/// - The size of the screen is known only if its window was captured. A component alone is a part of a screen.
package struct RoborazziFormat: BuiltInFormat {
  /// `roborazzi`.
  package let name = "roborazzi"
  package let title = "Roborazzi"
  /// What help says of it.
  package let summary = "trees of Roborazzi (uitree.json)"
  /// A dump.
  package let isDump = true

  /// The format; it has no settings.
  package init() {}

  /// An object with the version of the schema, the size of the picture and the outermost node.
  package var signature: Signature { Self.signature }
  private static let signature = Signature.all([
    .first("{"), .object(.members(["schemaVersion", "capture", "root"])),
    .object(.inside("capture", .members(["imageWidth", "imageHeight"]))),
    .object(.inside("root", .members(["type", "bounds"]))),
  ])
  package var brokenSignature: Signature? {
    .all([.text(["\"schemaVersion\""]), .text(["\"capture\""]), .text(["\"imageWidth\""])])
  }

  /// What files of ``UIAutomatorFormat`` can tell.
  package var supportedFacts: SupportedFacts { .androidViews }

  /// A reader for one thread.
  package func makeReader(_ options: ReaderOptions) -> any ScreenReader { RoborazziReader(options) }
}
