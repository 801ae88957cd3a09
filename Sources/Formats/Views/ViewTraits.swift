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

  /// Facts and parts that are known, but not written yet.
  struct Omissions: OptionSet {
    let rawValue: UInt16
    static let labelIDs = Omissions(rawValue: 1)
    static let placeholders = Omissions(rawValue: 2)
    static let actionLabels = Omissions(rawValue: 4)
    /// What an action is drawn as by what is in it.
    static let innerControls = Omissions(rawValue: 8)
    static let seeAllCounts = Omissions(rawValue: 16)
    /// That See All reacts to a tap.
    static let seeAllTaps = Omissions(rawValue: 64)
    /// That how much of a disabled action reacts is unknown.
    static let disabledActions = Omissions(rawValue: 128)
    /// Identifier and box of what is opaque.
    static let opaqueFacts = Omissions(rawValue: 32)
    /// Whether a part that the user names reacts to a tap.
    static let partTaps = Omissions(rawValue: 256)
    /// What is in a button, an icon or a text.
    static let innerContent = Omissions(rawValue: 512)
    /// That the frame of a footer is unknown.
    static let footerFrames = Omissions(rawValue: 1024)
    static let scrollDirections = Omissions(rawValue: 1 << 14)
    /// How many columns a grid has.
    static let columns = Omissions(rawValue: 1 << 15)
  }

  var evidence = Evidence.typed
  var boxes = Boxes.whole
  /// What a view that reacts is, by its role.
  var reactingImage = Kind.button
  var reactingText = Kind.button
  var reactingContainer = Kind.button
  /// Whether a shown text, and not the role, makes a label.
  var textMakesLabel = false
  /// Whether everything in a button and a label is written, not only what reacts in a button.
  var writesAllContent = false
  /// The kinds that are written as such where the user names them.
  var namedKinds: [Kind] = [.icon, .group, .collectionView, .tableView]
  /// Facts and parts of a collection view or table view that are unknown where none is found.
  var neverAbsent: [Member] = [.editing]
  var omits: Omissions = [.labelIDs, .seeAllCounts, .partTaps]
  /// By how much boxes may be wrong, in points.
  var precision: Double?
  /// Whether the cells that are seen may be copies of one.
  var showsCopies = false
  /// Whether what a view does not spell out is unknown where it begins, and not where its box is.
  var unknownAtStart = false
  /// What of a view would tell whether it reacts to a tap, where that is unknown.
  var tapEvidence: String?

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
