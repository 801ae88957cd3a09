import Screens

/// What idb and AXe tell of a screen of an iOS simulator, through accessibility: `idb ui describe-all`,
/// `describe-point`, `axe describe-ui`.
///
/// Elements come as a flat list or one by line, or nested in `children`, or in idb's complete form as `elements`. A flat
/// list becomes a tree by what lies in what. They are mapped as those of a page source (``PageSourceFormat``), in points.
/// Accessibility describes cells as a whole and leaves out elements without a label. So the content of a cell is
/// unknown, and so is the space for taps at the bars of the system.
package struct IDBFormat: BuiltInFormat {
  /// `idb`.
  package let name = "idb"
  /// What help says of it.
  package let summary = "hierarchies of idb and AXe"
  /// A dump.
  package let isDump = true

  /// The format; it has no settings.
  package init() {}

  /// An object or an array of objects that have `AXFrame`, or a `role` and a `frame`, or an object with `elements`.
  /// Lines that the command printed may come first.
  package var signature: Signature { Self.signature }
  private static let signature = Signature.any([plain, .quoted(plain)])
  static let plain = Signature.commandOutput(
    .object(
      .any([
        .members(["AXFrame"]), .members(["role", "frame"]),
        .all([.members(["elements"]), .anyMember(["backend", "truncated"])]),
        // A marker's elements alone.
        .all([.only(["elements"]), .inside("elements", .any([.members(["AXFrame"]), .members(["role", "frame"])]))]),
        .inside(
          "data",
          .inside("capture", .inside("uiHierarchy", .any([.members(["AXFrame"]), .members(["role", "frame"])])))),
      ])))
  package var brokenSignature: Signature? { .text(["\"AXFrame\""]) }

  /// What files of ``PageSourceFormat`` can tell.
  package var supportedFacts: SupportedFacts { .appleViews }

  /// A reader for one thread.
  package func makeReader(_ options: ReaderOptions) -> any ScreenReader { IDBReader(options) }
}
