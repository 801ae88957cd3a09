import Screens

/// A state of an Android app as DroidBot writes it, and data sets that were crawled with it, as MobileViews. All views
/// are in one list, each with the numbers of its parent and of those inside it.
///
/// They are mapped as those of a dump (``UIAutomatorFormat``), in pixels. The size of the screen may be given for the
/// other orientation: the outermost view decides.
package struct DroidBotFormat: BuiltInFormat {
  /// `droidbot`.
  package let name = "droidbot"
  package let title = "DroidBot"
  /// What help says of it.
  package let summary = "hierarchies of DroidBot (MobileViews)"
  /// A dump.
  package let isDump = true

  /// The format; it has no settings.
  package init() {}

  /// An object of `views` beside what DroidBot says of the app, or whose views have its numbers.
  package var signature: Signature { Self.signature }
  private static let signature = Signature.all([
    .first("{"), .object(.members(["views"])),
    .object(
      .any([
        .anyMember(["foreground_activity", "activity_stack", "state_str"]),
        .inside("views", .members(["temp_id", "bounds"])),
      ])),
  ])
  package var brokenSignature: Signature? { .text(["\"foreground_activity\""]) }

  /// What files of ``UIAutomatorFormat`` can tell.
  package var supportedFacts: SupportedFacts { .androidViews }

  /// A reader for one thread.
  package func makeReader(_ options: ReaderOptions) -> any ScreenReader { DroidBotReader(options) }
}
