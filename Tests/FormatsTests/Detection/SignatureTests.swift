import Formats
import Screens
import TestSupport
import Testing

/// The signatures of formats, evaluated over the beginnings of files.
@Suite struct SignatureTests {
  private func format(of text: String, path: String = "a") throws -> String? {
    let source = SourceReader()
    try source.open(Array(text.utf8), path: path)
    let head = FileHead(source)
    return Formats.builtIn.first { $0.recognizes(head) }?.name
  }

  @Test(
    arguments: [
      (#"{"type": "screen", "platform": "ios"}"#, "json"), (#"<screen platform="ios"/>"#, "xml"),
      (#"{"_Type": "Page"}"#, "mdk"), (#"{"Sections": [{"_Type": "Section.Type.ObjectTable"}]}"#, "mdk"),
      (#"[{"a": 1}, {"_Type": "Control.Type.Button"}]"#, "mdk"), (#"{"_Type": "Action", "Controls": []}"#, nil),
      (#"{"name": "a", "_Type": "Page"}"#, nil),
      (#"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#, "interface-builder"), ("<document/>", nil),
      (
        #"<a.B xmlns:android="http://schemas.android.com/apk/res/android" android:layout_width="1dp"/>"#,
        "android-layout"
      ), (#"<merge><include layout="@layout/a"/></merge>"#, "android-layout"),
      (#"{"document": {"type": "DOCUMENT", "children": []}}"#, "figma"),
      (#"{"nodes": {"1:2": {"document": {"characters": "", "type": "TEXT"}}}}"#, "figma"),
      (#"{"children": [{"type": "FRAME", "clipsContent": true"#, "figma"), (#"{"type": "FRAME", "a": 1}"#, nil),
      (#"[{"AXFrame": ""}]"#, "idb"), ("Running\n[{\"role\": \"\", \"frame\": {}}]", "idb"),
      (#"{"children": [{"children": [{"attributes": {"a": "", "bounds": ""}}]}]}"#, "maestro"),
      (#"{"children": [{"attributes": {"text": ""}}]}"#, nil), (#"[{"command": {}, "metadata": {}}]"#, "maestro"),
      (#"{"activity": {"root": {"ancestors": [], "bounds": []}}}"#, "rico"), (#"{"activity": {"root": {}}}"#, nil),
      (#"{"views": [{"temp_id": 0, "bounds": []}]}"#, "droidbot"), (#"{"views": [], "state_str": ""}"#, "droidbot"),
      (#"dumped <hierarchy rotation="0"/>"#, "uiautomator"), (#"<hierarchy><node bounds="[0,0]"/>"#, "uiautomator"),
      ("<hierarchy><node/>", nil), ("<XCUIElementTypeApplication/>", "ios-page-source"),
      ("[debug] <AppiumAUT>", "ios-page-source"), (#"["<AppiumAUT>"]"#, nil), (#"{"type": "scren"}"#, nil),
      (#"{"value": {"type": "Other", "rect": {}, "isVisible": "1"}}"#, "xctest"),
      (#"{"elementType": 9, "frame": {"X": 0}}"#, "xctest"), (#"{"elementType": 9, "label": ""}"#, nil),
      ("app →Application, 0x1, pid: 2\n  Window, 0x2, {{0, 0}, {1, 1}}", "xctest-description"),
      ("Query chain:\n →Find: Target Application", nil),
      (#"[{"text": "a", "center": "[1,2]", "content-desc": ""}]"#, "android-cli"),
      ("Connected\n" + #"{"children": [{"bounds": "[0,0][1,1]", "interactions": []}]}"#, "android-cli"),
      (#"[{"interactions": ["clickable"], "size": "[1,2]"}]"#, nil), (#"{"center": "[1,2]", "zoom": 3}"#, nil),
      (
        #"{"schemaVersion": 1, "capture": {"imageWidth": 1, "imageHeight": 1}, "root": {"type": "view", "bounds": []}}"#,
        "roborazzi"
      ), (#"{"schemaVersion": 1, "capture": {}, "root": {"type": "view"}}"#, nil),
      ("D tag: Node #1 at (l=0.0, t=0.0, r=1.0, b=1.0)px", "compose"), ("Node #1 at boundary (l=0)px", nil),
      (#""Node #1 at (l=0.0, t=0.0, r=1.0, b=1.0)px""#, "compose"),
      (#"{"success": true, "data": {"nodes": [{"index": 0, "ref": "e1", "type": "Window"}]}}"#, "agent-device"),
      (#"{"nodes": [{"id": 0, "ref": "e1"}]}"#, nil),
      (#"{"content": [{"text": "{\"nodes\": [{\"index\": 0, \"ref\": \"e1\", \"depth\": 0}]}"}]}"#, "agent-device"),
      (#"{"content": [{"text": "[{\"AXFrame\": \"\"}]"}]}"#, "idb"),
      (#"<frame id="1:2" name="A" x="0" y="0" width="390" height="844"/>"#, "figma-metadata"),
      (#"<frame id="a" x="0"/>"#, nil),
    ] as [(String, String?)]) func detection(text: String, name: String?) throws
  {
    #expect(try format(of: text) == name)
  }

  @Test(arguments: [("a.page", "mdk"), ("a.FRAGMENT", "mdk"), ("a.action", nil), ("a.json", nil)])
  func extensions(path: String, name: String?) throws {
    #expect(try format(of: #"{"Caption": ""}"#, path: path) == name)
  }

  @Test(arguments: [
    ("res/layout/a.xml", "android-layout"), ("res/layout-land/a.xml", "android-layout"), ("a.xml", nil),
  ])
  func folders(path: String, name: String?) throws { #expect(try format(of: "<FrameLayout/>", path: path) == name) }

  /// Readers get UTF-16 as it is, and detection too.
  @Test func wideCharacters() throws {
    let source = SourceReader()
    let text = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#
    try source.open(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, path: "a")
    let head = FileHead(source)
    #expect(Formats.builtIn.first { $0.recognizes(head) }?.name == "interface-builder")
  }
}
