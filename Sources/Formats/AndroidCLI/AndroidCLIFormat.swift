import Screens

/// The layout of an Android screen by Google's Android CLI: `android layout`.
///
/// Its views have the facts of a dump of uiautomator (``UIAutomatorFormat``), in pixels, and are mapped the same way.
/// Without `--full`, views that do not react are left out; with `--flat`, views do not say what lies in them. Then the
/// screen may have more than the file shows. Members that are empty are left out, so what a screen reader says is
/// known only where there is a description.
package struct AndroidCLIFormat: BuiltInFormat {
  /// `android-cli`.
  package let name = "android-cli"
  package let title = "Android CLI"
  /// What help says of it.
  package let summary = "layouts of the Android CLI"
  /// A dump.
  package let isDump = true

  /// The format; it has no settings.
  package init() {}

  /// A view, or a list of them, with the text `center` or `bounds` and what else the command says. Lines that the
  /// command printed may come first.
  package var signature: Signature { Self.signature }
  private static let signature = Signature.commandOutput(
    .all([
      .first("{["),
      .any([
        .objects(
          search("center", ["interactions", "bounds", "off-screen", "content-desc", "contentDesc", "resource-id"])),
        .objects(search("bounds", ["interactions", "off-screen"])),
      ]),
    ]))
  package var brokenSignature: Signature? { .all([.text(["\"interactions\""]), .text(["\"center\"", "\"bounds\""])]) }

  private static func search(_ text: StaticString, _ members: [StaticString]) -> ObjectSearch {
    ObjectSearch(
      text: (text, NamePattern(prefixes: ["["])), members: members,
      holders: [.init(names: ["children"], takesObject: false)], depth: 40)
  }

  /// What files of ``UIAutomatorFormat`` can tell.
  package var supportedFacts: SupportedFacts { .androidViews }

  /// A reader for one thread.
  package func makeReader(_ options: ReaderOptions) -> any ScreenReader { AndroidCLIReader(options) }
}
