import Screens

/// What the class of a view says about it. Views that draw themselves, and those of Compose, say `other`.
enum UIAutomatorClass: UInt8 {
  case other
  case image
  case text
  case field
  case button
  case imageButton
  case card
  case tab
  /// `WebView`, `SurfaceView`, `TextureView`: a view that draws its content itself, such as a game; the content is
  /// unknown.
  case canvas
  /// `RecyclerView`, `GridView`: which way it scrolls, its children tell.
  case collection
  /// `HorizontalScrollView`.
  case row
  /// `ViewPager`.
  case pager
  /// `ScrollView`, `ListView`: it scrolls up and down.
  case list
  /// SAP Fiori for Android.
  case fioriCollection
  case fioriObjectCell
  case fioriContactCell

  /// - Parameter name: the class with its package; the last part alone is what decides, since libraries derive theirs
  ///   from Android's and keep the ending.
  init(_ name: UTF8Text) {
    let start = name.lastIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "$") }.map { $0 + 1 } ?? 0
    let last = UTF8Text(rebasing: name[start...])
    func ends(_ text: StaticString) -> Bool { last.ends(with: text) }
    if name.begins(with: FioriClasses.androidPackage), let fiori = Self.fiori(last) {
      self = fiori
    } else if ends("ImageView") {
      self = .image
    } else if ends("ImageButton") || ends("FloatingActionButton") {
      self = .imageButton
    } else if ends("Button") || ends("Switch") || ends("SwitchCompat") || ends("CheckBox") || ends("Chip")
      || ends("Spinner")
    {
      self = .button
    } else if ends("EditText") || ends("AutoCompleteTextView") {
      self = .field
    } else if ends("TextView") {
      self = .text
    } else if ends("CardView") {
      self = .card
    } else if ends("Tab") || ends("TabView") || ends("TabWidget") {
      self = .tab
    } else if ends("WebView") || ends("SurfaceView") || ends("TextureView") {
      self = .canvas
    } else if ends("RecyclerView") || ends("GridView") {
      self = .collection
    } else if ends("HorizontalScrollView") {
      self = .row
    } else if ends("ViewPager") || ends("ViewPager2") {
      self = .pager
    } else if ends("ScrollView") || ends("ListView") {
      self = .list
    } else {
      self = .other
    }
  }

  /// Whether a class is Android's own, or one of SAP Fiori's: its name says what it is.
  static func isOfPlatform(_ name: UTF8Text) -> Bool {
    name.begins(with: "android") && (name.begins(with: "android.") || name.begins(with: "androidx."))
      || name.begins(with: "com.google.android.material.") || name.begins(with: FioriClasses.androidPackage)
  }

  private static func fiori(_ name: UTF8Text) -> Self? {
    switch FioriClasses.kind(android: name) {
    case .collectionView: .fioriCollection
    case .objectCell: .fioriObjectCell
    case .contactCell: .fioriContactCell
    default: nil
    }
  }

  /// Whether people see views of the class by themselves, not only what they hold.
  var isSeen: Bool { self == .image || self == .text || isControl || self == .field }

  /// Whether it is something that people trigger.
  var isControl: Bool { self == .button || self == .imageButton }

  /// Whether its children may be cells.
  var holdsCells: Bool { self == .collection || self == .row || self == .pager || self == .fioriCollection }

  /// What a cell of SAP Fiori is in the vocabulary.
  var fioriCell: Kind? {
    switch self {
    case .fioriObjectCell: .objectCell
    case .fioriContactCell: .contactCell
    default: nil
    }
  }
}
