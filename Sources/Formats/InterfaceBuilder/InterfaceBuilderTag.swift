/// What an element of a document of Interface Builder is, by its name, as far as it matters here.
enum InterfaceBuilderTag: UInt8 {
  // Objects.
  case scene, controller, placeholder, tapRecognizer, recognizer
  // Views.
  case collectionView, tableView, collectionCell, tableCell, reusableView, contentView, view, stackView, label, image
  case button
  /// A control that the system draws, in a size of its own.
  case control
  /// Shows something that the document does not tell: a web page, a map, what another scene holds.
  case canvas
  case flowLayout, layout, tableSection
  // What an element says of the one around it.
  case rect, size, autoresizing, constraint, outlet, action, segue, state, configuration, accessibility, number
  case color, font
  case runtimeAttribute, flag, traits, variation, exclude, guide, margins, simulatedSize, device, adaptation
  /// Holds other elements, and says nothing by itself.
  case wrapper
  /// Holds views of any name.
  case subviews
  /// Holds objects of any name.
  case objects
  /// Of no interest, with all that is in it.
  case nothing
  /// A name that is not known here.
  case unknown

  /// Whether it is in the tree that is kept.
  var isElement: Bool { rawValue <= Self.tableSection.rawValue }

  /// Whether it is a view that shows something.
  var isView: Bool { rawValue >= Self.collectionView.rawValue && rawValue <= Self.canvas.rawValue }

  init(_ name: UTF8Text) {
    guard name.count < Self.byLength.count else {
      self = .unknown
      return
    }
    for candidate in Self.byLength[name.count]
    where name.equals(candidate.name) {
      self = candidate.tag
      return
    }
    self = .unknown
  }

  private static let names: [(InterfaceBuilderTag, [StaticString])] = [
    (
      .nothing,
      ["nil", "point", "inset", "offsetWrapper", "textInputTraits", "dependencies"]
    ),
    (
      .nothing,
      ["resources", "customFonts", "navigationItem", "tabBarItem", "barButtonItem", "toolbarItems", "toolbar"]
    ),
    (.nothing, ["navigationBar", "tabBar", "refreshControl", "exit", "customObject", "viewControllerPlaceholder"]),
    (.nothing, ["searchDisplayController", "inferredMetricsTieBreakers", "attributedString", "segments", "string"]),
    (
      .nothing, ["simulatedStatusBarMetrics", "simulatedTabBarMetrics", "simulatedNavigationBarMetrics", "keyCommands"]
    ),
    (.nothing, ["simulatedToolbarMetrics", "extendedEdge", "date", "textAttributes", "viewControllerLayoutGuide"]),
    (.nothing, ["preferredSymbolConfiguration", "imageReference", "behavior"]),
    (.margins, ["edgeInsets", "directionalEdgeInsets"]),
    (.color, ["color"]), (.font, ["fontDescription"]), (.rect, ["rect"]), (.size, ["size"]),
    (.autoresizing, ["autoresizingMask"]), (.constraint, ["constraint"]),
    (.outlet, ["outlet", "outletCollection"]), (.action, ["action"]), (.segue, ["segue"]), (.state, ["state"]),
    (.configuration, ["buttonConfiguration"]), (.accessibility, ["accessibility"]), (.number, ["integer", "real"]),
    (.flag, ["bool"]), (.traits, ["accessibilityTraits"]),
    (.runtimeAttribute, ["userDefinedRuntimeAttribute"]), (.variation, ["variation"]), (.exclude, ["exclude"]),
    (.guide, ["viewLayoutGuide"]), (.device, ["device"]), (.adaptation, ["adaptation"]),
    (.simulatedSize, ["freeformSimulatedSizeMetrics"]),
    (.wrapper, ["document", "scenes", "connections", "constraints", "prototypes", "sections", "cells"]),
    (.wrapper, ["userDefinedRuntimeAttributes", "gestureRecognizers", "layoutGuides", "mask"]),
    (.subviews, ["subviews"]), (.objects, ["objects"]), (.scene, ["scene"]), (.placeholder, ["placeholder"]),
    (.controller, ["viewController", "tableViewController", "collectionViewController", "navigationController"]),
    (.controller, ["tabBarController", "splitViewController", "pageViewController", "glkViewController"]),
    (.controller, ["avPlayerViewController", "hostingController"]),
    (.tapRecognizer, ["tapGestureRecognizer"]),
    (.recognizer, ["longPressGestureRecognizer", "panGestureRecognizer", "pinchGestureRecognizer"]),
    (.recognizer, ["rotationGestureRecognizer", "swipeGestureRecognizer", "screenEdgePanGestureRecognizer"]),
    (.collectionView, ["collectionView"]), (.tableView, ["tableView"]), (.collectionCell, ["collectionViewCell"]),
    (.tableCell, ["tableViewCell"]), (.reusableView, ["collectionReusableView", "tableViewHeaderFooterView"]),
    (.contentView, ["tableViewCellContentView", "collectionViewCellContentView"]),
    (.view, ["view", "scrollView", "visualEffectView"]), (.stackView, ["stackView"]), (.label, ["label"]),
    (.image, ["imageView"]), (.button, ["button"]),
    (.control, ["switch", "slider", "stepper", "segmentedControl", "textField", "textView", "searchBar"]),
    (.control, ["pageControl", "datePicker", "pickerView", "progressView", "activityIndicatorView"]),
    (.canvas, ["containerView", "mapView", "webView", "wkWebView", "glkView", "mtkView", "skView", "sceneKitView"]),
    (.canvas, ["arskView", "arscnView", "arView"]), (.flowLayout, ["collectionViewFlowLayout"]),
    (.layout, ["collectionViewLayout"]), (.tableSection, ["tableViewSection"]),
  ]

  /// The names by their length, so that few have to be compared.
  private static let byLength: [[(name: StaticString, tag: InterfaceBuilderTag)]] = {
    var lists: [[(name: StaticString, tag: InterfaceBuilderTag)]] = []
    for (tag, names) in names {
      for name in names {
        while lists.count <= name.utf8CodeUnitCount { lists.append([]) }
        lists[name.utf8CodeUnitCount].append((name, tag))
      }
    }
    return lists
  }()
}
