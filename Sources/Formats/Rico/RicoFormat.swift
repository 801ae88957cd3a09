import Screens

/// A view hierarchy of the data set Rico: the views of an Android screen as the window itself knows them, hidden ones
/// too.
///
/// They are mapped as those of a dump (``UIAutomatorFormat``), in pixels, with what a hierarchy knows beyond it:
///
/// - **Kinds** come from the class, and where that is an app's own or its name was made short, from its `ancestors`.
/// - **Frames** are known wherever they are as large as the view is in its parent (`rel-bounds`); `bounds` end where
///   something cuts them off.
/// - **Hidden views** are said to be: they are skipped with all that they hold. What lies below others is not said.
/// - **Taps** on the items of a list go to the list: whether one does something is unknown unless the item says so.
package struct RicoFormat: BuiltInFormat {
  /// `rico`.
  package let name = "rico"
  package let title = "Rico"
  /// What help says of it.
  package let summary = "hierarchies of Rico"
  /// A dump.
  package let isDump = true

  /// The format; it has no settings.
  package init() {}

  /// An object with an activity and its name, or whose activity has a root with what only these views have.
  package var signature: Signature { Self.signature }
  private static let signature = Signature.all([
    .first("{"), .object(.members(["activity"])),
    .object(
      .any([
        // There are screens of which the data set has no view.
        .members(["activity_name"]),
        .inside("activity", .inside("root", .any([.members(["rel-bounds"]), .members(["ancestors", "bounds"])]))),
      ])),
  ])
  package var brokenSignature: Signature? { .text(["\"rel-bounds\""]) }

  /// What files of ``UIAutomatorFormat`` can tell.
  package var supportedFacts: SupportedFacts { .androidViews }

  /// A reader for one thread.
  package func makeReader(_ options: ReaderOptions) -> any ScreenReader { RicoReader(options) }
}
