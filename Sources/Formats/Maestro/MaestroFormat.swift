import Screens

/// The view hierarchy of an Android screen in Maestro: `maestro hierarchy`, and the debug reports of a test, which hold
/// one for each command that failed.
///
/// Its views have the facts of a dump of uiautomator (``UIAutomatorFormat``), in pixels, and are mapped the same way;
/// the system's own windows are left out. Hierarchies of iOS screens name no types: they are refused, as nothing could
/// be checked.
package struct MaestroFormat: BuiltInFormat {
  /// `maestro`.
  package let name = "maestro"
  package let title = "Maestro"
  /// What help says of it.
  package let summary = "hierarchies of Maestro"
  /// A dump.
  package let isDump = true

  /// The format; it has no settings.
  package init() {}

  /// An object of `children` and `attributes`, and what Maestro says beside them, or an array of objects with `command`
  /// and `metadata`. Lines that the command printed may come first.
  package var signature: Signature { Self.signature }
  private static let signature = Signature.commandOutput(
    .any([
      .all([.first("["), .object(.members(["command", "metadata"]))]),
      .all([
        .first("{"), .object(.anyMember(["attributes", "children"])),
        .object(.only(["attributes", "children", "clickable", "enabled", "focused", "checked", "selected"])),
        // A view: an object whose `attributes` have bounds, or what Maestro alone says.
        .objects(
          ObjectSearch(
            members: ["bounds", "ignoreBoundsFiltering", "accessibilityText", "hintText"], membersHolder: "attributes",
            holders: [.init(names: ["children"], takesObject: false)], depth: 40)),
      ]),
    ]))

  /// What files of ``UIAutomatorFormat`` can tell.
  package var supportedFacts: SupportedFacts { .androidViews }

  /// A reader for one thread.
  package func makeReader(_ options: ReaderOptions) -> any ScreenReader { MaestroReader(options) }
}
