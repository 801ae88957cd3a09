import Screens

/// What the class of a view says about it in a layout.
enum AndroidViewClass: Hashable {
  /// `layout`, which holds the layout and its data bindings.
  case binding
  /// `merge`, whose children are where it is included.
  case merge
  case include
  /// Shows nothing by itself: space, guidelines, what is no view.
  case nothing
  /// Filled by code, or by another file.
  case opaque
  /// Sizes its children as they ask for it.
  case container(Container)
  /// Any other view that may hold views: of the application, or with a will of its own about sizes.
  case other
  case recycler, grid, list
  case image
  /// `ImageButton`; `isThemed`: a floating action button, whose size is the theme's.
  case icon(isThemed: Bool)
  case text
  /// A button or switch, to which the theme gives a least size.
  case button
  /// A field, slider or such.
  case control
  /// A component of SAP Fiori for Android.
  case fiori(Kind)

  /// How a container places its children.
  enum Container {
    /// One behind the other: a weight counts for more than a size.
    case linear
    /// Two tied edges count for more than a size.
    case relative
    /// The size of a child is what it asks for.
    case plain
    /// Children may be stretched or shrunk.
    case free
  }

  /// Its role among observed views, where it has one by itself.
  var role: ViewRole {
    switch self {
    case .image: .image
    case .icon: .iconButton
    case .text: .text
    case .button: .button
    default: .container
    }
  }

  /// Whether it shows a picture.
  var isPicture: Bool { role == .image || role == .iconButton }

  /// Whether the theme gives it a least size.
  var isThemed: Bool {
    switch self {
    case .button, .icon(isThemed: true), .control: true
    default: false
    }
  }

  /// - Parameter name: the class with its package, or the tag that stands for something else.
  init(_ name: UTF8Text) {
    let last = name.lastIndex(of: UInt8(ascii: ".")).map { UTF8Text(rebasing: name[($0 + 1)...]) } ?? name
    let isOwn = Self.isOfApplication(name)
    if Self.isOfFiori(name), let kind = FioriClasses.kind(android: last) {
      self = .fiori(kind)
    } else if let known = Self.known[String(decoding: last, as: UTF8.self)], !isOwn {
      self = known
    } else {
      self = Self.derived(last, name)
    }
  }

  /// Whether a class is neither Android's nor Google's: such may measure itself as it likes.
  static func isOfApplication(_ name: UTF8Text) -> Bool {
    name.contains(UInt8(ascii: ".")) && !packages.contains { name.starts(with: $0.utf8) }
  }

  /// Packages whose classes keep what they promise.
  private static let packages = ["android.", "androidx.", "com.google.android.material."]

  private static let known: [String: AndroidViewClass] = [
    "layout": .binding, "merge": .merge, "include": .include, "data": .nothing, "requestFocus": .nothing,
    "tag": .nothing, "Space": .nothing, "View": .nothing, "Guideline": .nothing, "Barrier": .nothing,
    "Group": .nothing, "Flow": .nothing, "ProgressBar": .nothing, "ContentLoadingProgressBar": .nothing,
    "CircularProgressIndicator": .nothing, "LinearProgressIndicator": .nothing, "fragment": .opaque,
    "ViewStub": .opaque, "FragmentContainerView": .opaque, "ComposeView": .opaque, "NavigationView": .opaque,
    "BottomNavigationView": .opaque, "TabLayout": .opaque, "ViewPager": .opaque, "ViewPager2": .opaque,
    "LinearLayout": .container(.linear), "LinearLayoutCompat": .container(.linear),
    "RadioGroup": .container(.linear), "AppBarLayout": .container(.linear),
    "RelativeLayout": .container(.relative), "FrameLayout": .container(.plain),
    "ConstraintLayout": .container(.plain), "CoordinatorLayout": .container(.plain),
    "CollapsingToolbarLayout": .container(.plain), "CardView": .container(.plain),
    "MaterialCardView": .container(.plain), "Toolbar": .container(.plain), "MaterialToolbar": .container(.plain),
    "TextInputLayout": .container(.free), "SeekBar": .control, "RatingBar": .control, "Slider": .control,
    "RangeSlider": .control, "SearchView": .control, "DatePicker": .control, "TimePicker": .control,
    "NumberPicker": .control, "CalendarView": .opaque,
  ]

  /// Libraries derive their classes from Android's and keep the ending.
  private static func derived(_ last: UTF8Text, _ name: UTF8Text) -> Self {
    func ends(_ text: StaticString) -> Bool { text.withUTF8Buffer { last.suffix($0.count).elementsEqual($0) } }
    if ends("RecyclerView") { return .recycler }
    if ends("GridView") { return .grid }
    if ends("ListView") { return .list }
    return switch AndroidClass(name).role {
    case .image: .image
    case .iconButton: .icon(isThemed: ends("FloatingActionButton"))
    case .text: .text
    case .button: .button
    case .field: .control
    case .canvas: .opaque
    default: ends("Layout") || ends("ScrollView") || ends("CardView") ? .container(.free) : .other
    }
  }

  private static func isOfFiori(_ name: UTF8Text) -> Bool {
    let package = FioriClasses.androidPackage
    return name.begins(with: package) && name.dropFirst(package.utf8CodeUnitCount).first == UInt8(ascii: ".")
  }
}
