import Screens

/// What a format knows of its views, as far as the mapping depends on it.
struct ViewTraits {
  /// How it is known what is a collection, and what is in its cells.
  enum Evidence {
    /// By the types of views; boxes are whole.
    case typed
    /// By the look of views, of which some are left out.
    case look
  }

  /// Facts and parts that are known, but not written yet.
  struct Omissions: OptionSet {
    let rawValue: UInt8
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
  }

  var evidence = Evidence.typed
  /// Whether boxes end where something scrolls around them.
  var boxesAreClipped = false
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
  /// Parts of a collection view that are unknown where none is found.
  var neverAbsent: [Member] = []
  var omits: Omissions = [.labelIDs, .seeAllCounts]
  /// By how much boxes may be wrong, in points.
  var precision: Double?
  /// Whether the cells that are seen may be copies of one.
  var showsCopies = false
}
