import Screens

/// What `uiautomator dump` and Appium's Android driver tell about the screen of a device: the views that can be seen,
/// as `<hierarchy rotation="0"><node class="…" bounds="[0,0][1080,2400]" …>`, where Appium names the elements by the
/// class.
///
/// The text may be in others, as between what a tool printed before and after it, and in UTF-16 whose declaration says
/// UTF-8. Several dumps in one file are several screens.
///
/// Where facts come from:
///
/// - **Frames** are pixels. They become dp by the density that the user gives, or by the width of the screen in dp.
///   Nothing in the file shows it. Without either, the tree has the pixels and the densities that such a screen may
///   have (``ScreenTree/possibleDPIs``), and its lengths are unknown. A frame is also unknown where the view reaches an
///   edge of what scrolls around it, since bounds are cut off there.
/// - **Collections** are found by class (`RecyclerView`, `GridView`, `HorizontalScrollView`, `ViewPager`, SAP's
///   `CollectionView`), or by three and more views of one width in something scrollable, and by their look. Their cells
///   are beside each other, most of them with an image above their texts. Other scrolling content is written view by
///   view. A cell's frame is known where what it shows reaches its edges, or where it is a card: paddings are
///   invisible, and so is what they belong to.
/// - **Parts** that a cell lacks are absent only where the other cells are higher: invisible views are left out of
///   dumps, but keep their space. A missing image is always unknown, as views without a description may be left out
///   too, or drawn by other classes.
/// - **Headers and See All** are found by their place and words; where none is found, whether there is one is unknown.
///   What a tap opens, what cells stand for and how many there are in all is never known.
package struct UIAutomatorFormat: BuiltInFormat, EmbeddedFormat {
  /// The name that reports show.
  package let name = "uiautomator"
  package let title = "UI Automator"
  /// What help says of it.
  package let summary = "dumps of Android screens by uiautomator and Appium"
  /// A dump.
  package let isDump = true
  /// `.uix`.
  package let fileExtensions: Set = ["uix"]
  /// `true`: facts are attributes.
  package let isXML = true

  /// The format.
  package init() {}

  /// A text in which the element `hierarchy` says how the screen is turned, or holds elements with bounds.
  package var signature: Signature { Self.signature }
  private static let signature = Signature.any([plain, .quoted(plain)])
  static let plain = Signature.element(
    EmbeddedElement(
      name: "hierarchy", tag: [" rotation=\"", " rotation='"], firstChild: [" bounds=\"[", " bounds=\"Rect("]))
  package var brokenSignature: Signature? { .root("hierarchy") }
  /// Its element, and the bounds of views.
  package var marks: [TreeMark] { [.first("<hierarchy"), .inside("bounds=")] }

  /// What its reader finds in a file; what it leaves open is in no file.
  package var supportedFacts: SupportedFacts { .androidViews }

  /// A reader for one thread.
  package func makeReader(_ options: ReaderOptions) -> any ScreenReader { UIAutomatorReader(options) }
}
