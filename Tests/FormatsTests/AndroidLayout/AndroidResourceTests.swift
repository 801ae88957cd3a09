import Foundation
import Screens
import Support
import TestSupport
import Testing

@testable import Formats

/// What layouts refer to: found in their own `res` and nowhere else.
@Suite struct AndroidResourceTests {
  private let folder: TemporaryFolder
  private static let head =
    #"xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools""#

  init() throws { folder = try TemporaryFolder() }

  private func layout(_ name: String, _ views: String, in place: String = "res/layout") throws {
    try folder.write("\(place)/\(name).xml", "<FrameLayout \(Self.head)>\(views)</FrameLayout>")
  }

  private func read(_ name: String) -> ReadScreens {
    FormatsTests.read(file: folder.path("res/\(name).xml"), as: AndroidLayoutFormat())
  }

  @Test(arguments: ["../secret", "..", "/etc/passwd", "a/../../secret", "link", "folder", "linked/secret"])
  func nothingOutsideIsRead(name: String) throws {
    try folder.write("secret.xml", "<TextView \(Self.head) android:text=\"secret\"/>")
    try layout("folder.xml/a", "")
    try folder.link("res/layout/link.xml", to: "../../secret.xml")
    try folder.link("res/layout/linked", to: "../..")
    try layout("main", "<include layout=\"@layout/\(name)\"/>")
    #expect(read("layout/main").lines("content/") == ["content/group content?"])
  }

  @Test func valuesOutsideAreNotRead() throws {
    try folder.write("dimens.xml", "<resources><dimen name=\"a\">24dp</dimen></resources>")
    try FileManager.default.createDirectory(atPath: folder.path("res/values"), withIntermediateDirectories: true)
    try folder.link("res/values/dimens.xml", to: "../../dimens.xml")
    try layout("main", "<ImageButton android:layout_width=\"@dimen/a\"/>")
    #expect(read("layout/main").line("content/icon") == "content/icon interactive=true")
  }

  @Test func whichLayoutIsShownMayDependOnTheDevice() throws {
    for place in ["layout", "layout-land", "layout-sw720dp"] {
      try layout("part", "<TextView android:text=\"\(place)\"/>", in: "res/\(place)")
    }
    try layout("main", "<include layout=\"@layout/part\"/>")
    try layout("main", "<include layout=\"@layout/part\"/>", in: "res/layout-land")
    try layout("main", "<include layout=\"@layout/part\"/>", in: "res/layout-port")
    #expect(read("layout/main").line("content/") == #"content/label text="layout""#)
    #expect(read("layout-land/main").line("content/") == #"content/label text="layout-land""#)
    #expect(read("layout-port/main").line("content/") == "content/group content?")
  }

  @Test func tabletsMayShowAnotherLayout() throws {
    try layout("main", "")
    try layout("main", "", in: "res/layout-sw720dp")
    #expect(!read("layout/main").dump.contains("deviceClass"), "small tablets show it too")
    try layout("main", "", in: "res/layout-sw600dp")
    let again = FormatsTests.read(file: folder.path("res/layout/main.xml"), as: AndroidLayoutFormat())
    #expect(again.line("screen").contains("deviceClass=phone"))
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["", "<Button/>", "<include layout=\"@layout/nowhere\"/>"])
  func manyLayoutsInEachOther(last: String) throws {
    for number in 0..<40 {
      try layout("l\(number)", String(repeating: "<include layout=\"@layout/l\(number + 1)\"/>", count: 4))
    }
    try layout("l40", last)
    let result = read("layout/l0")
    #expect(result.failure == nil)
    #expect(result.lines("content/").count < 100_000)
  }

  /// What the module lacks is looked for in the other modules that the settings of the project name, where they agree.
  @Test(
    arguments: [
      ("include ':app', ':ui', \":libs:base\"", "width=24 height=36", "", true),
      ("include(\"app\")\ninclude(\"ui\")", "width=24 height=36", "width=10", true), ("include ':app'", "", "", false),
      ("include ':ui'", "", "", false), (nil, "", "", false),
    ] as [(String?, String, String, Bool)])
  func modulesOfTheProject(settings: String?, sure: String, open: String, isText: Bool) throws {
    if let settings { try folder.write("settings.gradle", settings) }
    try layout(
      "main",
      #"<ImageButton android:layout_width="@dimen/a" android:layout_height="@dimen/b"/>"#
        + #"<ImageButton android:layout_width="@dimen/conflict"/><TextView android:text="@string/c"/>"#,
      in: "app/src/main/res/layout")
    func values(_ text: String, of module: String) throws {
      try folder.write("\(module)/src/main/res/values/values.xml", "<resources>\(text)</resources>")
    }
    try values(#"<dimen name="own">1dp</dimen>"#, of: "app")
    try values(
      #"<dimen name="a">24dp</dimen><dimen name="b">36dp</dimen><dimen name="conflict">10dp</dimen>"#
        + #"<string name="c">Close</string>"#, of: "ui")
    try values(#"<dimen name="conflict">12dp</dimen><string name="c">Close</string>"#, of: "libs/base")
    // Another application beside the project's modules.
    try values(#"<dimen name="a">99dp</dimen>"#, of: "sample")
    let result = FormatsTests.read(
      file: folder.path("app/src/main/res/layout/main.xml"), as: AndroidLayoutFormat())
    let icons = [sure, open].map { "content/icon " + ($0.isEmpty ? "" : $0 + " ") + "interactive=true" }
    #expect(result.lines("content/icon") == icons)
    #expect(result.line("content/label").contains(#"text="Close""#) == isText)
  }

  /// What is built of a module may be of one of its flavours, and an application says otherwise than its libraries.
  @Test(arguments: [
    ("ui/src/pro/res", "36dp", true, false), ("ui/src/pro/res", "36dp", false, false),
    ("app/src/main/res", "36dp", true, false),
    ("app/src/pro/res", "36dp", true, false), ("app/src/main/res", "36dp", false, true),
    ("ui/src/pro/res", "24dp", true, true), ("ui/src/androidTest/res", "36dp", true, true),
  ])
  func valuesThatTheBuildDecides(place: String, other: String, hasSettings: Bool, isKnown: Bool) throws {
    if hasSettings { try folder.write("settings.gradle", "include ':app', ':ui'") }
    try layout("main", #"<ImageButton android:layout_width="@dimen/a"/>"#, in: "ui/src/main/res/layout")
    func values(_ length: String, in place: String) throws {
      try folder.write("\(place)/values/dimens.xml", "<resources><dimen name=\"a\">\(length)</dimen></resources>")
    }
    try values("24dp", in: "ui/src/main/res")
    try values(other, in: place)
    let result = FormatsTests.read(file: folder.path("ui/src/main/res/layout/main.xml"), as: AndroidLayoutFormat())
    #expect(result.line("content/icon").contains("width=24") == isKnown)
  }

  /// The values of a module are read once, however many modules beside it have layouts.
  @Test func modulesAreReadOnce() throws {
    try folder.write("settings.gradle", "include ':a', ':b', ':c'")
    for name in ["a", "b", "c"] {
      try folder.write(
        "\(name)/src/main/res/values/values.xml", "<resources><dimen name=\"\(name)\">1dp</dimen></resources>")
    }
    let top = try #require(Path(folder.path).real)
    let modules = AndroidModules()
    let first = modules.resources(beside: "\(top)/a/src/main/res")
    let second = modules.resources(beside: "\(top)/b/src/main/res")
    #expect(first.map(\.folder.root) == ["b", "c"].map { "\(top)/\($0)/src/main/res" })
    #expect(second.count == 2 && first.count == 2 && first[1] === second[1])
    #expect(second[0].dimension("a") == "1dp")
    #expect(modules.resources(beside: "\(top)/d/src/main/res").isEmpty)
  }

  @Test func brokenNeighboursAreUnknown() throws {
    try folder.write("res/layout/broken.xml", "<FrameLayout \(Self.head)><Button>")
    try folder.write("res/layout/empty.xml", "")
    try folder.write("res/values/a.xml", "<resources><dimen name=\"a\">24dp</dimen><dimen name=\"b\">24dp</resources>")
    try folder.write("res/values/b.xml", "<!DOCTYPE resources [<!ENTITY e \"24dp\">]><resources/>")
    try folder.write(
      "res/values/c.xml",
      "<resources><dimen name=\"c\">&e;</dimen><dimen name=\"d\"><b>1dp</b></dimen><dimen name=\"e\"/></resources>")
    let references = ["b", "c", "d", "e"].map { "<ImageButton android:layout_width=\"@dimen/\($0)\"/>" }.joined()
    try layout("main", "<include layout=\"@layout/broken\"/><include layout=\"@layout/empty\"/>" + references)
    let result = read("layout/main")
    #expect(result.lines("content/group") == ["content/group content?", "content/group content?"])
    #expect(result.lines("content/icon") == Array(repeating: "content/icon interactive=true", count: 4))
  }

  @Test func languagesHaveNoMeasuresOfTheirOwn() throws {
    try folder.write(
      "res/values/dimens.xml", "<resources><dimen name=\"a\">24dp</dimen><dimen name=\"b\">24dp</dimen></resources>")
    try folder.write("res/values-de-rAT/strings.xml", "<resources><dimen name=\"a\">32dp</dimen></resources>")
    try folder.write("res/values-b+sr+Latn/dimens.xml", "<resources><dimen name=\"b\">32dp</dimen></resources>")
    try layout("main", "<ImageButton android:layout_width=\"@dimen/a\" android:layout_height=\"@dimen/b\"/>")
    #expect(read("layout/main").line("content/icon") == "content/icon width=24 interactive=true")
  }
}
