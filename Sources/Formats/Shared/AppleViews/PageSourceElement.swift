import Screens

/// One element of a page source.
struct PageSourceElement {
  /// What attributes and children say of an element in one word.
  struct States: OptionSet {
    let rawValue: UInt32

    static let invisible = States(rawValue: 1)
    static let disabled = States(rawValue: 2)
    static let button = States(rawValue: 4)
    static let link = States(rawValue: 8)
    static let header = States(rawValue: 16)
    /// A collection view, table or such lies in it, at any depth.
    static let holdsView = States(rawValue: 32)
    static let holdsCell = States(rawValue: 64)
    static let holdsContent = States(rawValue: 128)
    /// In a bar, a web page or on a map, which decide themselves how much room a tap has.
    static let isPlaced = States(rawValue: 256)
    /// An item of a view that is written as such, or inside of one.
    static let inItem = States(rawValue: 512)
    /// Inside a button.
    static let inButton = States(rawValue: 1024)
    static let isSystem = States(rawValue: 2048)
    /// Its frame cannot be that of something in this place.
    static let isStray = States(rawValue: 4096)
    /// Drawn by another process, whose frames count from a corner of its own.
    static let isRemote = States(rawValue: 8192)
    /// Not reached by itself: a part of something around it.
    static let isMerged = States(rawValue: 32768)
    /// Written as the header or See All of a view.
    static let isClaimed = States(rawValue: 16384)
    /// What is in it may be left out: accessibility speaks of it as a whole.
    static let isSummary = States(rawValue: 65536)
    /// VoiceOver reaches it by itself.
    static let isReached = States(rawValue: 131_072)

    /// What holds for all that is inside.
    static let inherited: States = [.isPlaced, .isSystem, .isStray, .isRemote]
  }

  let type: PageSourceType
  /// What the user says that it is.
  var kind: Kind?
  var states: States
  /// The element that holds it; -1 for a root.
  let parent: Int32
  /// The nearest cell or scrolling view that it lies in; -1 for none.
  var container: Int32 = -1
  /// Index behind the last element inside it.
  var end: Int32
  /// From its `<` to behind its `>`.
  let start: UInt32
  let stop: UInt32
  /// Where its frame is in the file.
  var frameStart: UInt32 = 0
  var frameStop: UInt32 = 0
  /// Its frame in the screen, unless it has none, or no area.
  var frame: Frame?
  var label: TextStore.Text?
  var name: TextStore.Text?

  /// Whether it is tapped as a whole.
  var isButton: Bool {
    type == .button || states.contains(.button) && (type == .other || type == .image || type == .text)
  }
  /// Whether it is a piece of the button around it, which has handed it the trait.
  var isPieceOfButton: Bool { states.isSuperset(of: [.isMerged, .inButton]) }
  /// Whether it is a link in a text, or leads somewhere like one.
  var isLink: Bool { type == .link || states.contains(.link) && (type == .other || type == .text || isButton) }
  /// Whether its cells, or what else is in it, can be moved.
  var isScrolling: Bool { type == .scroll || type == .collection || type == .table }
}
