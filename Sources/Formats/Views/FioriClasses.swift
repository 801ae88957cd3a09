import Screens

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
