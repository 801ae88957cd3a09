import Screens

/// One view of a screen, as a tool observed it.
struct ObservedView {
  /// In the screen's unit; `nil` where it is not given, or has no area.
  var box: Frame?
  var role = ViewRole.container
  /// What the user says that it is, or its class says beyond the role.
  var kind: Kind?
  /// The directions in which its box is less than what it has; `nil` where what is around it has to show that.
  var cuts: Axes?
  var states: ViewStates = []
  /// Its start tag or object in the file.
  var place: FilePlace
  /// Where its box is in the file.
  var boxPlace: FilePlace
  /// Where the file says whether it reacts to a tap.
  var tapPlace: FilePlace
  /// The view that holds it; -1 for a root.
  var parent: Int32 = -1
  /// Index behind the last view inside it.
  var end: Int32 = 0
  /// The nearest cell or scrolling view that it lies in; -1 for none.
  var container: Int32 = -1
  /// Index of the text that it shows, ``absent`` or ``unknown``.
  var text = ObservedView.absent
  /// Index of what a screen reader says of it, or ``absent``.
  var spoken = ObservedView.absent
  /// Index of its identifier, or ``absent``.
  var id = ObservedView.absent
  /// Index of what else the file says of it, or ``absent``.
  var detail = ObservedView.absent

  /// There is no such text.
  static let absent: Int32 = -1
  /// There is a text, but the file does not have it.
  static let unknown: Int32 = -2
  /// It shows the text of the one view inside that has one.
  static let inner: Int32 = -3

  init(at place: Range<Int>) {
    self.place = FilePlace(place)
    (boxPlace, tapPlace) = (self.place, self.place)
  }

  /// Whether it is a link in a text, or leads somewhere like one.
  var isLink: Bool {
    role == .link
      || states.contains(.linkTrait) && (role == .container || role == .text || states.contains(.reacts))
  }
  /// Whether it is a piece of the button around it, which has handed it the trait.
  var isPieceOfButton: Bool { states.isSuperset(of: [.merged, .inButton]) }
  /// Whether its cells, or what else is in it, can be moved.
  var isScrolling: Bool { role == .scroller || role == .collection || role == .table }
}

/// A range in the file, in eight bytes.
struct FilePlace {
  private let start: UInt32
  private let stop: UInt32

  init(_ range: Range<Int>) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    stop = UInt32(truncatingIfNeeded: range.upperBound)
  }

  var lowerBound: Int { Int(start) }
  var upperBound: Int { Int(max(start, stop)) }
  var range: Range<Int> { lowerBound..<upperBound }
  /// The empty range where it begins.
  var head: Range<Int> { lowerBound..<lowerBound }
}

/// Directions on the screen.
struct Axes: OptionSet {
  let rawValue: UInt8
  static let horizontal = Axes(rawValue: 1)
  static let vertical = Axes(rawValue: 2)
  static let both: Axes = [.horizontal, .vertical]
}

/// What a view is by its class or type.
enum ViewRole: UInt8 {
  case application, window
  /// A bar whose items the system places.
  case bar
  /// Belongs to the system and not to the application.
  case system
  /// Holds other views, or is drawn by code.
  case container
  case card
  case tab
  /// Its cells may be in a row, a column or a grid.
  case collection
  case table
  /// Scrolls in a direction that is not known.
  case scroller
  /// Scrolls to the sides.
  case row
  /// Scrolls up and down.
  case list
  case pager
  case cell
  case text, image, iconButton, button, link, field
  /// Drawn by the system, in a size of its own.
  case control
  /// Draws its content itself: a web page, a map, a video, a game.
  case canvas
  /// A shape or line, or any other ornament.
  case drawing

  /// Whether it can be seen by itself, not only what it holds.
  var isSeen: Bool { self == .image || self == .text || self == .field || isButton }
  var isButton: Bool { self == .button || self == .iconButton }
  /// Whether its children may be cells.
  var holdsCells: Bool { self == .collection || self == .row || self == .pager }
}

/// What a view says, or what is around it, in one word.
struct ViewStates: OptionSet {
  let rawValue: UInt32

  // Set by readers.
  /// Nothing of it can be seen: it is left out, and what it holds is looked at.
  static let unseen = ViewStates(rawValue: 1 << 0)
  /// Said to be invisible. It is there, but how much of it reacts to a tap is unknown.
  static let invisible = ViewStates(rawValue: 1 << 1)
  static let disabled = ViewStates(rawValue: 1 << 2)
  static let selected = ViewStates(rawValue: 1 << 3)
  static let scrolls = ViewStates(rawValue: 1 << 4)
  static let reacts = ViewStates(rawValue: 1 << 5)
  static let doesNotReact = ViewStates(rawValue: 1 << 6)
  /// It does not say that it reacts, but what holds it may listen.
  static let mayReact = ViewStates(rawValue: 1 << 7)
  static let buttonTrait = ViewStates(rawValue: 1 << 8)
  static let linkTrait = ViewStates(rawValue: 1 << 9)
  static let headerTrait = ViewStates(rawValue: 1 << 10)
  /// Its text is private.
  static let password = ViewStates(rawValue: 1 << 11)
  /// Its class says that it is what its role says, however it looks.
  static let declared = ViewStates(rawValue: 1 << 12)
  /// There may be more in it than the views in it: accessibility speaks of it as a whole, or code shows more.
  static let mayHoldMore = ViewStates(rawValue: 1 << 13)
  /// A screen reader does not reach it by itself: it is a part of something around it.
  static let merged = ViewStates(rawValue: 1 << 14)
  /// It has a description for a screen reader.
  static let described = ViewStates(rawValue: 1 << 15)
  /// It is sure that it has nothing to be shown or spoken as text.
  static let silent = ViewStates(rawValue: 1 << 16)
  /// A screen reader reaches it and says what it and the views inside say, or nothing.
  static let speechIsKnown = ViewStates(rawValue: 1 << 17)
  /// Drawn by the system: its touch target is larger than its box.
  static let ownTarget = ViewStates(rawValue: 1 << 18)
  /// In a bar, a web page or on a map, which decide themselves how much room a tap has.
  static let placed = ViewStates(rawValue: 1 << 19)
  static let system = ViewStates(rawValue: 1 << 20)
  /// Its box cannot be that of something in this place.
  static let stray = ViewStates(rawValue: 1 << 21)
  /// Drawn by another process, or by itself: the content is unknown.
  static let opaque = ViewStates(rawValue: 1 << 22)
  /// A control, though its role is another one.
  static let control = ViewStates(rawValue: 1 << 23)
  /// No view of the file: a part that attributes of the view around it describe, with the parts inside it.
  static let fromAttribute = ViewStates(rawValue: 1 << 30)
  /// The user says that it is no element.
  static let noElement = ViewStates(rawValue: 1 << 31)

  // Set while views are pushed, or by the mapper.
  static let holdsCollection = ViewStates(rawValue: 1 << 24)
  static let holdsCell = ViewStates(rawValue: 1 << 25)
  static let holdsContent = ViewStates(rawValue: 1 << 26)
  /// An item of a collection, or inside of one.
  static let inItem = ViewStates(rawValue: 1 << 27)
  static let inButton = ViewStates(rawValue: 1 << 28)
  /// Written as a part of a collection elsewhere in the tree.
  static let claimed = ViewStates(rawValue: 1 << 29)

  /// What holds for all that is inside.
  static let inherited: ViewStates = [.placed, .system, .stray, .opaque]
}
