import Screens
import Support

/// Pages of the SAP Mobile Development Kit: JSON that its clients for iOS and Android render with native Fiori
/// controls.
///
/// Read are pages (`.page`) and their reusable pieces (`.fragment`). What a page leaves to the running application is
/// there with an unknown value; actions, fragments and globals that it refers to are looked up in its project (see
/// ``MDKApplication``).
package struct MDKFormat: BuiltInFormat {
  /// The name that reports show.
  package let name = "mdk"
  package let title = "MDK"
  /// What help says of it.
  package let summary = "pages and fragments of the SAP Mobile Development Kit"
  /// `.page` and `.fragment`.
  package let fileExtensions = Set(Self.screenExtensions)
  /// A member of the element.
  package let suppressionPlace = SuppressionLocation.member
  /// Fragments, actions, globals and rules, which references lead to.
  package let application: ApplicationFiles? = ApplicationFiles(
    topFiles: ["Application.app"], extensions: Self.otherExtensions,
    mayBeScreen: { Self.screenExtensions.contains($0.pathExtension) },
    mayBeReferredTo: { path in (Self.screenExtensions + Self.otherExtensions).contains(path.pathExtension) })
  private static let screenExtensions = ["page", "fragment"]
  private static let otherExtensions = ["action", "app", "global", "js", "ts"]

  /// The format.
  package init() {}

  /// An object of type `Page`, `Section.Type.…` or `Control.Type.…`, one that holds such objects where pages and
  /// sections hold them, or any object or array in a file `.page` or `.fragment`. Actions, applications and globals
  /// are no screens.
  package var signature: Signature { Self.signature }
  private static let signature = Signature.any([
    // A comment in front is no JSON, but then the error message should say so.
    .all([.extensions(["page", "fragment"]), .first("{[/")]),
    .all([.not(.extensions(["page", "fragment", "action", "app", "global"])), .objects(Self.typedObjects)]),
  ])
  package var brokenSignature: Signature? {
    .memberAnywhere(
      "_Type", NamePattern(["Page"], prefixes: Self.typePrefixes, suffixes: Self.typeSuffixes))
  }

  /// Objects with the type of a section or a control. In the outermost one the type decides, and no name of a page
  /// begins with a small letter.
  private static let typedObjects = ObjectSearch(
    text: ("_Type", NamePattern(prefixes: typePrefixes, suffixes: typeSuffixes)),
    holders: [
      .init(names: [
        "Controls", "Sections", "Section", "ObjectCell", "ObjectCells", "ImageCell", "ImageCells", "ContactCell",
        "ContactCells", "KeyAndValues", "SimplePropertyCell", "SimplePropertyCells", "Buttons", "PickerItems",
      ])
    ],
    depth: 9, outermostValues: NamePattern(["Page"]), endsAtSmallLetter: true)
  private static let typePrefixes = ["Section.Type.", "Control.Type."]
  private static let typeSuffixes = [".Type.ObjectCell"]

  /// What its reader finds in a file; what it leaves open is in no file.
  package var supportedFacts: SupportedFacts { Self.facts }

  static let facts = SupportedFacts(
    [
      .id, .name, .prototype, .text, .label, .value, .control, .interactive, .count, .source, .shape, .placeholder,
      .opens,
      .transition, .listContent, .chevron, .layout, .columns, .maxItemCount, .selection, .editing,
      .inCompactWidth,
    ])

  /// A reader for one thread; it remembers what the pages of a project refer to.
  package func makeReader(_ options: ReaderOptions) -> any ScreenReader { MDKReader(options) }
}
