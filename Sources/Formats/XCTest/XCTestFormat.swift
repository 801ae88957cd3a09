import Screens

/// The tree of an iOS screen as XCTest itself gives it, in JSON: WebDriverAgent's `source?format=json`, a snapshot's
/// `dictionaryRepresentation`, and what Maestro's driver answers with (`axElement`).
///
/// Elements are mapped as those of a page source (``PageSourceFormat``), in points.
/// - WebDriverAgent names the type and rounds frames outward to whole points. A snapshot has the number of the type, and
///   frames as they are; it alone says the size classes.
/// - A snapshot does not say whether an element is visible, or reached by a screen reader.
/// - The tree may be the `value`, `result` or `data` of an answer.
package struct XCTestFormat: BuiltInFormat {
  /// `xctest`.
  package let name = "xctest"
  package let title = "XCTest"
  /// What help says of it.
  package let summary = "snapshots of iOS screens by XCTest and WebDriverAgent, in JSON"
  /// A dump.
  package let isDump = true

  /// The format; it has no settings.
  package init() {}

  /// An object with the type of an element and its frame, in an answer or alone. Lines that a command printed may come
  /// first.
  package var signature: Signature { Self.signature }
  private static let signature = Signature.any([plain, .quoted(plain)])
  static let plain = Signature.commandOutput(
    .all([
      .first("{"),
      .objects(
        ObjectSearch(
          members: ["isVisible", "rawIdentifier", "rawIndentifier", "nativeFrame", "elementType"],
          holders: [.init(names: ["value", "axElement", "data", "result"], takesList: false)], depth: 4)),
      .text(["\"rect\"", "\"frame\""]),
    ]))
  package var brokenSignature: Signature? { .text(["\"nativeFrame\"", "\"axElement\""]) }

  /// What files of ``PageSourceFormat`` can tell, and the size classes.
  package var supportedFacts: SupportedFacts { .appleSnapshots }

  /// A reader for one thread.
  package func makeReader(_ options: ReaderOptions) -> any ScreenReader { XCTestReader(options) }
}
