import Screens
import Support

/// Layouts of Android applications: XML whose elements are views, in folders `res/layout…`.
///
/// Where facts come from:
///
/// - **Kinds** follow from the class of a view, or from what the user says that a class or an id stands for. Lists are
///   collection views or table views where layout manager and span are written down; otherwise they are groups of
///   unknown content.
/// - **Sizes** are lengths in dp that a view requests and gets. Its container must not stretch it, its theme must not
///   enlarge it, and every configuration of the device must give the same. Places are unknown: nothing is laid out yet.
/// - **Texts** are those written down, or found in the default language. Bindings and other resources are there with an
///   unknown text.
/// - **References** to dimensions, numbers, texts and other layouts are looked up in the same `res` (see
///   ``AndroidResources``), values that it lacks in the other modules of the project. An element of another layout has
///   its place there, so that it is reported once, with its uses.
/// - **What code fills** is unknown: the items of lists, parts of components that no attribute gives, and taps that no
///   attribute shows. `tools:` attributes are only shown in the editor; but `tools:listitem` says what the items of a
///   list look like, and `tools:ignore="ContentDescription"`, which Lint asks for, that an image is decoration.
/// - **Devices** follow from the folder: `layout-sw600dp` is for tablets, and what it replaces there is for phones.
package struct AndroidLayoutFormat: BuiltInFormat {
  /// `android-layout`.
  package let name = "android-layout"
  package let title = "Android XML"
  /// What help says of it.
  package let summary = "layouts of Android applications"
  /// Other layouts, and the values of the modules of the project.
  package let application: ApplicationFiles? = ApplicationFiles(
    topFiles: AndroidModules.settings, extensions: [], mayBeScreen: Self.isResource,
    mayBeReferredTo: { path in Self.isResource(path) || AndroidModules.settings.contains { path.hasSuffix($0) } })
  /// `true`: facts are attributes.
  package let isXML = true

  /// Whether a file is a layout or holds values: `…/layout-land/main.xml`.
  private static func isResource(_ path: String) -> Bool {
    guard path.pathExtension == "xml" else { return false }
    let folder = path.pathFolder.pathName
    return ["layout", "values"].contains { folder == $0 || folder.hasPrefix($0 + "-") }
  }

  /// The format; it has no settings.
  package init() {}

  /// An XML text whose root is a view or stands for one. It has the framework's namespace and a view with a width or
  /// height. Without a namespace, it is in a folder of layouts or includes a layout.
  package var signature: Signature { Self.signature }
  private static let signature = Signature.all([
    // Classes begin with a capital letter or have a package; drawables, menus and the like do not.
    .root(
      NamePattern(["layout", "merge", "include", "view", "fragment"], infixes: ["."], matchesCapitalized: true)),
    .not(.root("MotionScene", "ConstraintSet", "PreferenceScreen", "PreferenceCategory", "Keyboard")),
    .any([
      .all([.text(["xmlns"]), .androidNamespace, .text([":layout_width", ":layout_height"])]),
      // One that holds other layouts, or fills the room it gets, names no attributes of Android's.
      .all([
        .not(.text(["xmlns"])),
        .root(
          NamePattern(
            ["merge", "FrameLayout", "LinearLayout", "RelativeLayout", "ScrollView"],
            prefixes: ["android.", "androidx.", "com.google.android.material."])),
        .any([.folder("layout"), .text(["layout=\"@layout/"])]),
      ]),
    ]),
  ])

  /// What its reader finds in a file; what it leaves open is in no file.
  package var supportedFacts: SupportedFacts { Self.facts }

  static let facts = SupportedFacts(
    [
      .id, .name, .width, .height, .text, .label, .value, .control, .shape, .scrollDirection, .layout, .columns,
      .orientation, .interactive, .prototype, .accessibilityLabel, .decorative, .foreground, .background, .fontSize,
      .fontWeight, .textStyle, .truncates,
    ],
    of: [.description: [.lines]],
    never: [
      .image: [.foreground, .background, .fontSize, .fontWeight, .textStyle],
      .collectionView: [.header, .footer, .seeAll, .dynamicLayout],
      .tableView: [.header, .footer],
      .collectionCell: [.attribute, .actions],
      .objectCell: [.caption, .tags, .rating, .avatarStack, .swipeActions],
      .accessory: [.tap],
      .contactCell: [.actions], .labelValueCell: [.actions], .otherCell: [.actions],
    ])

  /// A reader for one thread; it remembers what the layouts of an application refer to.
  package func makeReader(_ options: ReaderOptions) -> any ScreenReader { AndroidLayoutReader(options) }
}

extension AndroidLayoutFormat {
  /// The terms of Android developers for elements without a view, and for several elements of a kind.
  package var nouns: ElementNouns { Self.elementNouns }

  private static let elementNouns = ElementNouns(
    kinds: [
      .screen: ElementNoun("layout"),
      .collectionView: ElementNoun("list"),
      .tableView: ElementNoun("list"),
      .collectionCell: ElementNoun("list item"),
      .objectCell: .name("ObjectCell"),
      .contactCell: .name("ContactCell"),
      .labelValueCell: .name("KeyValueCell"),
      .otherCell: ElementNoun("list item"),
      .image: ElementNoun("ImageView"),
      .icon: ElementNoun("ImageView"),
      .action: ElementNoun("button"),
      .rating: ElementNoun("RatingBar"),
      .label: ElementNoun("TextView"),
      .group: ElementNoun("view group"),
    ])

  /// The class of a view without its package, such as `RecyclerView`.
  ///
  /// It is `nil` for cells and their parts, which are named after their kind, and for what is no name of a class.
  static func noun(ofClass name: UTF8Text, as kind: Kind) -> ElementNoun? {
    guard Vocabulary.contentKinds.contains(kind), !kind.isCell else { return nil }
    let start = name.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
    let own = name[start...]
    let isName = own.allSatisfy { $0 &- 48 < 10 || ($0 | 0x20) &- 97 < 26 || $0 == UInt8(ascii: "_") }
    guard isName, (1...40).contains(own.count) else { return nil }
    return ElementNoun(String(decoding: own, as: UTF8.self))
  }
}
