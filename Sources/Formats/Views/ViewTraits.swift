import Screens

/// What a format knows of its views, as far as the mapping depends on it.
struct ViewTraits {
  /// How it is known what is a collection, and what is in its cells.
  enum Evidence {
    /// By the types of views; boxes are whole.
    case typed
    /// By the look of views, of which some are left out.
    case look
    /// The file says it.
    case declared
    /// By what people call views, as in a design; boxes are whole.
    case named
  }

  /// What the boxes of views say.
  enum Boxes {
    /// Where views are, and how large.
    case whole
    /// The same, but they end where something scrolls around them.
    case clipped
    /// Where an editor draws them: a box is no fact, unless the view says so.
    case drawn
    /// Nothing: there are none, as nothing was laid out.
    case none
  }

  /// What is written of what is in a button, an icon or a text.
  enum InnerContent {
    case all
    /// What can be tapped inside of a button, and all that is in an icon.
    case targets
    /// Nothing: in a design, it is how the button is drawn.
    case none
  }

  var evidence = Evidence.typed
  var boxes = Boxes.whole
  /// What a view that reacts is, by its role.
  var reactingImage = Kind.button
  var reactingText = Kind.button
  var reactingContainer = Kind.button
  /// Whether a shown text, and not the role, makes a label.
  var textMakesLabel = false
  var innerContent = InnerContent.targets
  /// The kinds that are written as such where the user names them.
  var namedKinds: [Kind] = [.icon, .group, .collectionView, .tableView]
  /// Facts and parts of a collection view or table view that are unknown where none is found.
  var neverAbsent: [Member] = [.editing]
  /// By how much boxes may be wrong, in points.
  var precision: Double?
  /// Whether the cells that are seen may be copies of one.
  var showsCopies = false
  /// Whether what a view does not spell out is unknown where it begins, and not where its box is.
  var unknownAtStart = false
  /// What of a view would tell whether it reacts to a tap, where that is unknown.
  var tapEvidence: String?

  /// Whether an application was looked at: a placeholder may be in the place of each image.
  var isObserved: Bool { evidence == .typed || evidence == .look }

  /// Whether the parts of a cell are known by the roles of the views in it.
  var listsParts: Bool { evidence == .typed || evidence == .declared && boxes == .drawn }

  /// What a view is by its role, and by whether it reacts; `nil` where only what it holds counts.
  func kind(of view: ObservedView, showsText: @autoclosure () -> Bool) -> Kind? {
    if view.states.contains(.noElement) { return nil }
    let reacts = view.states.contains(.reacts)
    switch view.role {
    case .button: return .button
    case .iconButton: return .icon
    case .image: return reacts ? reactingImage : .image
    case .text:
      if reacts { return reactingText }
      return !textMakesLabel || showsText() ? .label : nil
    default:
      if reacts { return reactingContainer }
      return textMakesLabel && showsText() ? .label : nil
    }
  }
}

/// The cells and collections of the SAP Fiori libraries, by the names of their classes.
enum FioriClasses {
  /// The package of SAP Fiori for Android.
  static let androidPackage: StaticString = "com.sap.cloud.mobile.fiori"

  private static let ios: [(name: StaticString, kind: Kind)] = [
    ("FUIObjectTableViewCell", .objectCell), ("FUIObjectCollectionViewCell", .objectCell),
    ("FUIContactCell", .contactCell), ("FUIKeyValueFormCell", .labelValueCell),
    ("FUIKeyValueCollectionViewCell", .labelValueCell), ("FUIItemCollectionViewCell", .collectionCell),
  ]

  private static let android: [(name: StaticString, kind: Kind)] = [
    ("CollectionView", .collectionView), ("ObjectCell", .objectCell), ("ContactCell", .contactCell),
    ("KeyValueCell", .labelValueCell), ("GridObjectCell", .otherCell), ("GridTableRow", .otherCell),
    ("ObjectHeader", .otherCell), ("ProfileHeader", .otherCell),
  ]

  /// What a class of SAP Fiori for iOS is.
  static func kind(ios name: UTF8Text) -> Kind? { ios.first { name.equals($0.name) }?.kind }

  /// What a class of SAP Fiori for Android is, by its name without the package.
  static func kind(android name: UTF8Text) -> Kind? {
    android.first { name.equals($0.name) }?.kind ?? (name.ends(with: "FormCell") ? .otherCell : nil)
  }
}
