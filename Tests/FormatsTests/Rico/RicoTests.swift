import Formats
import Screens
import TestSupport
import Testing

@Suite struct RicoTests {
  private func rico(_ root: String, kinds: KindNames = KindNames()) -> ReadScreens {
    var options = ReaderOptions()
    (options.density, options.kinds) = (3.5, kinds)
    return read(#"{"activity_name": "a/b", "activity": {"root": \#(root)}}"#, as: RicoFormat(), options: options)
  }

  /// A view of the root; `rest` goes before what every view has.
  private func view(_ type: String, _ ancestors: String..., bounds: String = "[0, 0, 350, 700]", rest: String = "")
    -> String
  {
    let ancestors = ancestors.map { "\"\($0)\"" }.joined(separator: ", ")
    return
      #"{\#(rest)"class": "\#(type)", "ancestors": [\#(ancestors)], "bounds": \#(bounds), "visibility": "visible"}"#
  }

  private func screen(_ views: String...) -> String {
    #"{"class": "android.widget.FrameLayout", "ancestors": [], "bounds": [0, 0, 1440, 2560], "children": [null, \#(views.joined(separator: ", "))]}"#
  }

  @Test(arguments: [
    #"{"activity_name": "a/b", "activity": {"root": null}}"#, #"{"activity": null, "activity_name": "a/b"}"#,
    #"{"activity": {"added_fragments": [], "root": {"class": "a", "rel-bounds": [0, 0, 1, 1]}}}"#,
    #"{"request_id": "7", "activity": {"root": {"ancestors": [], "bounds": [0, 0, 1, 1]}}}"#,
  ])
  func isRecognizedByContent(_ text: String) throws { #expect(try formatName(of: text) == "rico") }

  @Test(arguments: [
    #"{"activity": {"root": {"class": "a"}}}"#, #"{"activity": "running"}"#, #"{"activity_name": "a"}"#,
    #"[{"activity_name": "a", "activity": {}}]"#,
  ])
  func isLeftToOtherFormats(_ text: String) throws { #expect(try formatName(of: text) != "rico") }

  @Test(arguments: [
    (["a.b.c", "android.widget.TextView", "android.view.View"], "label"),
    (["a.LoadingSpinner", "a.b", "android.widget.ImageView"], "image"),
    (["androidx.appcompat.widget.n", "android.widget.ImageButton", "android.widget.ImageView"], "icon"),
    (["a.RoundButton", "android.view.View"], "button"), (["a.Game", "android.view.SurfaceView"], "group"),
  ])
  func aClassOfAnAppIsKnownFromItsAncestors(_ classes: [String], _ kind: String) {
    let ancestors = classes.dropFirst().map { "\"\($0)\"" }.joined(separator: ", ")
    let view =
      #"{"class": "\#(classes[0])", "ancestors": [\#(ancestors)], "text": "T", "bounds": [0, 0, 350, 700]}"#
    #expect(rico(screen(view)).lines("content/").map { String($0.prefix { $0 != " " }) } == ["content/\(kind)"])
  }

  @Test func hiddenViewsAreSkippedWithTheirContent() {
    let inner = view("android.widget.Button", rest: #""text": "OK", "clickable": true, "#)
    for state in [#""visible-to-user": false"#, #""visibility": "gone""#, #""visibility": "invisible""#] {
      let outer = #"{"class": "android.widget.FrameLayout", \#(state), "children": [\#(inner)]}"#
      #expect(rico(screen(outer)).lines("content/").isEmpty)
    }
    #expect(rico(screen(inner)).lines("content/").count == 1)
  }

  @Test func framesAreKnownWhereNothingCutsThemOff() {
    func frame(_ relative: String) -> String {
      let text = view("android.widget.TextView", rest: #""text": "T", "rel-bounds": \#(relative), "#)
      let scroll =
        #"{"class": "android.widget.ScrollView", "bounds": [0, 0, 1440, 700], "children": [\#(text)]}"#
      return rico(screen(scroll)).lines("content/").first ?? ""
    }
    #expect(frame("[70, 70, 420, 770]").contains("frame=[0.0 0.0 100.0 200.0]"))
    #expect(frame("[70, 70, 420, 870]").contains("frame=? width=100"))
    #expect(frame("[70, 70, 520, 770]").contains("frame=? height=200"))
    #expect(frame("[1, 2, 3]").contains("frame=?"))
  }

  @Test(arguments: ["[350, 700, 0, 0]", "[0, 0, 0, 0]", "[0, 0, 1]", "[0, 0, 1e99, 4]", "null", #"["0", 0, 1, 1]"#])
  func boundsWithoutAreaAreUnknown(_ bounds: String) {
    let lines = rico(screen(view("android.widget.Button", bounds: bounds, rest: #""clickable": true, "#))).dump
    #expect(!lines.contains("frame=["))
  }

  @Test func aTapOnAnItemOfAListMayBeTheLists() {
    let label = view("android.widget.TextView", rest: #""text": "T", "clickable": false, "#)
    func list(_ adapter: Bool) -> ReadScreens {
      rico(
        screen(
          view(
            "android.widget.ListView",
            rest: #""clickable": true, "adapter-view": \#(adapter), "children": [\#(label)], "#)))
    }
    #expect(list(true).lines("content/").allSatisfy { $0.hasPrefix("content/label") && $0.contains("interactive=?") })
    #expect(list(false).lines("content/").first?.contains("group") == true)
  }

  @Test func namesOfTheUserGoBeforeClasses() {
    var kinds = KindNames()
    kinds.append("ok", .kind(.button))
    let text = view("android.view.View", rest: #""resource-id": "a:id/ok", "clickable": true, "#)
    #expect(rico(screen(text), kinds: kinds).lines("content/").first?.hasPrefix(#"content/button id="ok""#) == true)
  }

  @Test func placesAreThoseOfTheFile() {
    var text = ""
    _ = read(
      #"{"activity_name": "a", "activity": {"root": \#(view("android.widget.Button"))}}"#, as: RicoFormat()
    ) { tree, source in text = source.text(tree.range(of: .frame, in: tree[1])) }
    #expect(text == #""bounds": [0, 0, 350, 700]"#)
  }

  @Test func fixturesAreUnderstoodAsTheyWere() throws {
    #expect(try Golden.difference(of: trees(in: "rico", as: RicoFormat()), from: "rico-trees.txt") == nil)
  }
}
