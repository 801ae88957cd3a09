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

/// The parts of the system whose windows lie over or under those of an application: the status bar and the navigation
/// bar, the keyboard, the launcher.
///
/// A dump of all windows has them beside the application, which has no say in what they show.
enum AndroidSystem {
  /// What the packages of Android and of the makers of devices begin with.
  private static let makers: [StaticString] = [
    "com.android.", "com.google.android.", "com.sec.android.", "com.samsung.android.", "com.huawei.android.",
  ]
  /// Parts of the names of such packages.
  private static let parts: [StaticString] = [
    "systemui", "inputmethod", "honeyboard", "nexuslauncher", "launcher", "launcher2", "launcher3",
  ]
  private static let others: [StaticString] = ["com.miui.home", "com.oppo.launcher", "com.touchtype.swiftkey"]

  /// Whether a package is a part of the system that has windows of its own.
  static func owns(package name: UTF8Text) -> Bool {
    if others.contains(where: { name.equals($0) }) { return true }
    guard makers.contains(where: { name.begins(with: $0) }) else { return false }
    return name.split(separator: UInt8(ascii: ".")).contains { part in
      parts.contains { UTF8Text(rebasing: part).equals($0) }
    }
  }

  /// Whether the package of a resource id, such as `com.android.systemui:id/clock`, is such a part.
  static func owns(id: UTF8Text) -> Bool {
    id.firstIndex(of: UInt8(ascii: ":")).map { owns(package: UTF8Text(rebasing: id[..<$0])) } ?? false
  }
}
