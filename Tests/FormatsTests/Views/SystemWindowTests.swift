import Formats
import Screens
import TestSupport
import Testing

/// What dumps of Android have beside the views of the application, and what the edges of the screen cut off.
@Suite struct SystemWindowTests {
  private static let options: ReaderOptions = {
    var options = ReaderOptions()
    options.density = 2.625
    return options
  }()

  private static let packages = [
    ("com.android.systemui", true), ("com.google.android.inputmethod.latin", true), ("com.android.launcher3", true),
    ("com.google.android.apps.nexuslauncher", true), ("com.samsung.android.honeyboard", true),
    ("com.android.settings", false), ("com.acme.launcher", false),
  ]

  /// A file that shows a button of a package beside one of the application, in each format that gives packages.
  private static func files(_ package: String) -> [(text: String, format: any ScreenFormat)] {
    let (button, frame) = ("android.widget.Button", "android.widget.FrameLayout")
    func node(_ type: String, _ package: String, _ bounds: String, _ inner: String = "", click: Bool) -> String {
      "<node class=\"\(type)\" package=\"\(package)\" bounds=\"\(bounds)\" clickable=\"\(click)\">\(inner)</node>"
    }
    func rico(_ type: String, _ package: String, _ bounds: String, _ inner: String = "", click: Bool) -> String {
      """
      {"class": "\(type)", "package": "\(package)", "bounds": \(bounds), "clickable": \(click),
       "visibility": "visible", "ancestors": [], "children": [\(inner)]}
      """
    }
    func maestro(_ type: String, _ id: String, _ bounds: String, _ inner: String = "", click: Bool) -> String {
      """
      {"attributes": {"class": "\(type)", "resource-id": "\(id)", "bounds": "\(bounds)", "clickable": "\(click)"},
       "children": [\(inner)]}
      """
    }
    func droidBot(_ id: Int, _ parent: Int, _ type: String, _ package: String, _ corners: String, click: Bool) -> String
    {
      """
      {"temp_id": \(id), "parent": \(parent), "class": "\(type)", "package": "\(package)", "bounds": \(corners),
       "clickable": \(click), "visible": true, "enabled": true, "children": []}
      """
    }
    let system = node(
      frame, package, "[0,0][1080,100]", node(button, package, "[100,10][180,90]", click: true), click: false)
    let own = node(
      frame, "com.acme", "[0,0][1080,2400]", node(button, "com.acme", "[100,500][300,700]", click: true), click: false)
    let back = rico(button, package, "[100, 10, 180, 90]", click: true)
    let bar = rico(frame, package, "[0, 0, 1080, 100]", back, click: false)
    let go = rico(button, "com.acme", "[100, 500, 300, 700]", click: true)
    let ricoRoot = rico(frame, "com.acme", "[0, 0, 1080, 2400]", "\(bar), \(go)", click: false)
    return [
      ("<hierarchy rotation=\"0\">\(system)\(own)</hierarchy>", UIAutomatorFormat()),
      ("{\"activity\": {\"root\": \(ricoRoot)}, \"activity_name\": \"com.acme/.Main\"}", RicoFormat()),
      (
        maestro(
          frame, "", "[0,0][1080,2400]",
          maestro(
            frame, "\(package):id/bar", "[0,0][1080,100]",
            maestro(button, "\(package):id/back", "[100,10][180,90]", click: true), click: false) + ","
            + maestro(button, "com.acme:id/go", "[100,500][300,700]", click: true), click: false), MaestroFormat()
      ),
      (
        """
        {"foreground_activity": "com.acme/.Main", "width": 1080, "height": 2400, "views": [
        \(droidBot(0, -1, frame, package, "[[0, 0], [1080, 100]]", click: false)),
        \(droidBot(1, 0, button, package, "[[100, 10], [180, 90]]", click: true)),
        \(droidBot(2, -1, frame, "com.acme", "[[0, 0], [1080, 2400]]", click: false)),
        \(droidBot(3, 2, button, "com.acme", "[[100, 500], [300, 700]]", click: true))]}
        """, DroidBotFormat()
      ),
    ]
  }

  @Test(arguments: packages) func windowsOfTheSystemAreLeftOut(package: String, isLeftOut: Bool) {
    for (text, format) in Self.files(package) {
      let result = read(text, as: format, options: Self.options)
      #expect(result.failure == nil)
      #expect(result.lines("content/button").count == (isLeftOut ? 1 : 2), "\(format.name): \(result.dump)")
    }
  }

  // MARK: Edges

  private func views(_ views: String) -> ReadScreens {
    let root = #"<node class="android.widget.FrameLayout" bounds="[0,0][1080,2400]">\#(views)</node>"#
    return read("<hierarchy rotation=\"0\">\(root)</hierarchy>", as: UIAutomatorFormat(), options: Self.options)
  }

  /// What reaches one side of the window may be longer than is seen.
  @Test(arguments: [
    ("[0,500][40,626]", false), ("[1000,500][1080,626]", false), ("[-20,500][40,626]", false),
    ("[1,500][127,626]", true), ("[0,500][1080,626]", true),
  ])
  func sidesOfTheWindow(bounds: String, isKnown: Bool) {
    let line = views("<node class=\"android.widget.Button\" clickable=\"true\" bounds=\"\(bounds)\"/>")
      .line("content/button")
    #expect(line.contains("frame=[") == isKnown && line.contains("height=48") == !isKnown, "\(line)")
  }

  /// An icon in a corner, the first of several in a line, and what fills the window are whole; what is in a drawer that
  /// peeks is not.
  @Test(arguments: [
    ("", "[0,80][126,206]", "", true), ("", "[954,80][1080,206]", "", true),
    ("", "[0,2100][270,2300]", "", true),
    ("", "[0,500][180,900]", view("android.view.View", "[180,500][360,900]"), true),
    ("", "[0,500][180,900]", view("android.view.View", "[0,900][180,1300]"), false),
    ("[0,0][126,2400]", "[0,80][126,206]", "", false), ("[0,0][800,2400]", "[0,80][126,206]", "", false),
    ("[0,0][800,2400]", "[20,80][146,206]", "", true), ("[0,0][1080,200]", "[0,80][126,206]", "", true),
    ("[954,0][1080,2400]", "[954,80][1080,206]", "", false),
  ])
  func drawersThatPeek(around: String, bounds: String, behind: String, isKnown: Bool) {
    let button = Self.view("android.widget.Button", bounds) + behind
    let line = views(around.isEmpty ? button : Self.view("android.widget.LinearLayout", around, button))
      .line("content/button")
    #expect(line.contains("frame=[") == isKnown, "\(line)")
  }

  private static func view(_ type: String, _ bounds: String, _ inner: String = "") -> String {
    "<node class=\"\(type)\" clickable=\"\(type.hasSuffix("Button"))\" bounds=\"\(bounds)\">\(inner)</node>"
  }

  /// Where lines begin at the right, so do headers.
  @Test(arguments: [(false, "[40,200][500,280]", true), (true, "[40,200][500,280]", false)])
  func headersFromRightToLeft(isMirrored: Bool, bounds: String, isHeader: Bool) {
    func mirrored(_ left: Int, _ right: Int) -> (Int, Int) { isMirrored ? (1080 - right, 1080 - left) : (left, right) }
    let cells = [40, 400, 760].map { left -> String in
      let (start, end) = mirrored(left, left + 280)
      return """
        <node class="android.widget.FrameLayout" bounds="[\(start),300][\(end),700]">
        <node class="android.widget.ImageView" bounds="[\(start),300][\(end),600]"/>
        <node class="android.widget.TextView" text="A" bounds="[\(start),610][\(end),690]"/></node>
        """
    }.joined()
    func header(_ bounds: String) -> Bool {
      let result = views(
        """
        <node class="android.widget.TextView" text="Offers" bounds="\(bounds)"/>
        <node class="androidx.recyclerview.widget.RecyclerView" bounds="[0,300][1080,700]">\(cells)</node>
        """)
      return !result.lines("header ").isEmpty
    }
    #expect(header(bounds) == isHeader)
    #expect(header("[580,200][1040,280]") == !isHeader)
  }
}
