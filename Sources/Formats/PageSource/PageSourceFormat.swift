import Screens

/// What Appium, WebDriverAgent and XCUITest tell of a screen of an iOS application: its page source.
///
/// An element's tag says what XCUITest takes it for, its attributes where it is and what it is called. The facts come
/// from the tree as follows; all other facts are unknown.
///
/// - Frames are absolute, in points, not clipped, and rounded outward to whole points: ``ScreenTree/precision`` is 1.
/// - A view is what its cells look like. Cells one below the other, each as wide as the view, are a table, for any name
///   of the view: SwiftUI's `List` calls itself a collection view.
/// - A cell that holds another view is a section; its own content is around that view.
/// - Headers have the trait `Header`, or are above the cells at their left edge; See All is known by its label.
/// - What another process shows, such as a share sheet, is not the application's: it is unknown.
/// - What the system draws (bars, keyboards, switches, text fields) reacts in an area of its own, which is unknown.
package struct PageSourceFormat: BuiltInFormat, EmbeddedFormat {
  /// `ios-page-source`.
  package let name = "ios-page-source"
  package let title = "XCUITest"
  /// What help says of it.
  package let summary = "page sources of iOS screens by Appium"
  /// A dump.
  package let isDump = true
  /// `true`: facts are attributes.
  package let isXML = true

  /// The format; it has no settings.
  package init() {}

  /// An XML text with an element of XCUITest near its beginning, or with the root that Appium wraps around it. Logs and
  /// consoles put text of their own around it.
  package var signature: Signature { Self.signature }
  private static let signature = Signature.any([plain, .quoted(plain)])
  static let plain = Signature.any([
    .root(NamePattern(["AppiumAUT"], prefixes: ["XCUIElementType", "UIA"])),
    .all([
      // JSON may hold a page source as a text; that is another format's. A logger's `[debug]` is none.
      .not(
        .any([.root("hierarchy"), .json])),
      .text(["<XCUIElementType", "<AppiumAUT"], in: .start(16 << 10)),
    ]),
  ])
  package var brokenSignature: Signature? { .root(NamePattern(["AppiumAUT"], prefixes: ["XCUIElementType"])) }
  /// Its elements. A wrapper may be around the application, so that only the declaration is before both.
  package var marks: [TreeMark] { [.first("<?xml "), .anywhere("<AppiumAUT"), .anywhere("<XCUIElementType")] }

  /// What its reader finds in a file; what it leaves open is in no file.
  package var supportedFacts: SupportedFacts { .appleViews }

  /// A reader of page sources for one thread.
  package func makeReader(_ options: ReaderOptions) -> any ScreenReader { PageSourceReader(options) }
}
