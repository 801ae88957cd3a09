import Screens

/// What the class of a view says about it. Views that draw themselves, and those of Compose, are containers.
struct AndroidClass {
  var role = ViewRole.container
  /// Whether it is one of SAP Fiori for Android.
  private(set) var isFiori = false
  /// What a cell of SAP Fiori is in the vocabulary.
  private(set) var cell: Kind?

  /// The roles by how the names of classes end, the first that fits.
  private static let endings: [(name: StaticString, role: ViewRole)] = [
    ("ImageView", .image), ("ImageButton", .iconButton), ("FloatingActionButton", .iconButton), ("Button", .button),
    ("Switch", .button), ("SwitchCompat", .button), ("CheckBox", .button), ("Chip", .button), ("Spinner", .button),
    ("EditText", .field), ("AutoCompleteTextView", .field), ("TextView", .text), ("CardView", .card), ("Tab", .tab),
    ("TabView", .tab), ("TabWidget", .tab), ("WebView", .canvas), ("SurfaceView", .canvas), ("TextureView", .canvas),
    ("RecyclerView", .collection), ("GridView", .collection), ("HorizontalScrollView", .row), ("ViewPager", .pager),
    ("ViewPager2", .pager), ("ScrollView", .list), ("ListView", .list),
  ]

  /// A class that says nothing.
  init() {}

  /// - Parameter name: the class with its package; the last part alone is what decides, since libraries derive theirs
  ///   from Android's and keep the ending.
  init(_ name: UTF8Text) {
    let start = name.lastIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "$") }.map { $0 + 1 } ?? 0
    let last = UTF8Text(rebasing: name[start...])
    if name.begins(with: FioriClasses.androidPackage), takeFiori(last) { return }
    role = Self.endings.first { last.ends(with: $0.name) }?.role ?? .container
  }

  private mutating func takeFiori(_ name: UTF8Text) -> Bool {
    switch FioriClasses.kind(android: name) {
    case .collectionView: role = .collection
    case .objectCell: (role, cell) = (.cell, .objectCell)
    case .contactCell: (role, cell) = (.cell, .contactCell)
    case .labelValueCell: (role, cell) = (.cell, .labelValueCell)
    default: return false
    }
    isFiori = true
    return true
  }

  /// Whether a class is Android's own, or one of SAP Fiori's: its name says what it is.
  static func isOfPlatform(_ name: UTF8Text) -> Bool {
    name.begins(with: "android") && (name.begins(with: "android.") || name.begins(with: "androidx."))
      || name.begins(with: "com.google.android.material.") || name.begins(with: FioriClasses.androidPackage)
  }
}
