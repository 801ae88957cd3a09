import Formats
import Foundation
import Screens
import TestSupport
import Testing

/// Layouts of Android applications: ours, with the resources that they refer to.
@Suite struct AndroidLayoutTests {
  private static let folder = "Fixtures/formats/android-layout"
  private static let files = Repository.files(below: folder, "xml")
  private static let layouts = files.filter { $0.contains("/res/layout") }

  /// A view of a layout whose root is a `FrameLayout`.
  private func read(_ views: String, root: String = "FrameLayout", _ options: ReaderOptions = ReaderOptions())
    -> ReadScreens
  {
    FormatsTests.read(
      """
      <\(root) xmlns:android="http://schemas.android.com/apk/res/android" xmlns:app="http://schemas.android.com/apk/res-auto"
        xmlns:tools="http://schemas.android.com/tools" android:layout_width="match_parent">\(views)</\(root)>
      """, as: AndroidLayoutFormat(), path: "a.xml", options: options)
  }

  private func kinds(_ pairs: (String, KindNames.Meaning)...) -> ReaderOptions {
    var options = ReaderOptions()
    for (name, meaning) in pairs { options.kinds.append(name, meaning) }
    return options
  }

  @Test(arguments: [
    ("<merge><include layout=\"@layout/a\"/></merge>", "a.xml", true), ("<FrameLayout/>", "res/layout/a.xml", true),
    ("<FrameLayout/>", "res/layout-land/a.xml", true), ("<androidx.cardview.widget.CardView/>", "layout/a.xml", true),
    ("<FrameLayout/>", "a.xml", false), ("<menu/>", "res/layout/a.xml", false),
    ("<StackLayout/>", "res/layout/a.xml", false), ("<FrameLayout xmlns=\"urn:a\"/>", "res/layout/a.xml", false),
  ]) func layoutsNeedNoNamespace(text: String, path: String, isLayout: Bool) throws {
    let source = SourceReader()
    try source.open(Array(text.utf8), path: path)
    #expect(AndroidLayoutFormat().recognizes(FileHead(source)) == isLayout)
    if isLayout { #expect(FormatsTests.read(text, as: AndroidLayoutFormat(), path: path).failure == nil) }
  }

  // MARK: What is understood

  @Test func everyLayoutIsUnderstoodAsBefore() throws {
    var text = ""
    for file in Self.layouts {
      let result = FormatsTests.read(file: Repository.url(file).path, as: AndroidLayoutFormat())
      #expect(result.failure == nil && result.dumps.count == 1)
      text += "== \(file.dropFirst(Self.folder.count + 1))\n"
      text += result.dumps.map { $0 + "\n" }.joined()
      for problem in result.problems { text += "\(problem.text): \(problem.message)\n" }
    }
    #expect(try Golden.difference(of: text, from: "android-layout-trees.txt") == nil)
  }

  @Test(arguments: files) func layoutsAreRecognizedAndNothingElseIs(file: String) throws {
    let source = SourceReader()
    try source.open(Repository.url(file).path, path: file)
    let opening = FileHead(source)
    let name = Formats.all.first { $0.recognizes(opening) }?.name
    #expect(name == (Self.layouts.contains(file) ? "android-layout" : ""))
  }

  @Test(arguments: [
    (#"<LinearLayout xmlns:a="http://schemas.android.com/apk/res/android" a:layout_width="1dp"/>"#, true),
    (#"<!-- a --><x.Y xmlns:a='http://schemas.android.com/apk/res/android' a:layout_height="1dp"/>"#, true),
    (#"<merge xmlns:a="http://schemas.android.com/apk/res/android"><View a:layout_width="1dp"/></merge>"#, true),
    (#"<LinearLayout xmlns:a="http://schemas.android.com/apk/res/android" a:text="layout_width"/>"#, false),
    (#"<LinearLayout layout_width="1dp"/>"#, false),
    (#"<selector xmlns:a="http://schemas.android.com/apk/res/android"><item a:layout_width="1dp"/></selector>"#, false),
    (#"<MotionScene xmlns:a="http://schemas.android.com/apk/res/android" a:layout_width="1dp"/>"#, false),
    (#"<screen xmlns:a="http://schemas.android.com/apk/res/android" a:layout_width="1dp"/>"#, false),
  ]) func recognition(text: String, isLayout: Bool) throws {
    let source = SourceReader()
    try source.open(Array(text.utf8), path: "a.xml")
    let opening = FileHead(source)
    #expect((Formats.all.first { $0.recognizes(opening) }?.name == "android-layout") == isLayout)
  }

  /// What libxml2 has to read is understood like what the scanner of plain XML reads.
  @Test(arguments: layouts) func bothParsersAgree(file: String) throws {
    let text = String(decoding: try Repository.bytes(of: file), as: UTF8.self)
    let plain = FormatsTests.read(text, as: AndroidLayoutFormat(), path: file)
    for other in [text + "<?end?>", "\u{FEFF}" + text, text.replacingOccurrences(of: "\n", with: "\r\n")] {
      #expect(FormatsTests.read(other, as: AndroidLayoutFormat(), path: file).dump == plain.dump)
    }
  }

  // MARK: Devices

  @Test(arguments: [
    ("res/layout/a.xml", "screen name=\"a\" platform=android"),
    ("res/layout-sw600dp/a.xml", "screen name=\"a\" platform=android deviceClass=tablet"),
    ("res/layout-sw320dp/a.b.xml", "screen name=\"a.b\" platform=android"),
    ("res/layout-w720dp/a.xml", "screen name=\"a\" platform=android"),
    ("res/layout-w720dp-port/a.xml", "screen name=\"a\" platform=android deviceClass=tablet orientation=portrait"),
    ("layout-de-xlarge-land-v21/a.xml", "screen name=\"a\" platform=android deviceClass=tablet orientation=landscape"),
    ("a", "screen name=\"a\" platform=android"),
  ]) func theFolderSaysForWhichDevice(path: String, line: String) {
    let text = #"<View xmlns:android="http://schemas.android.com/apk/res/android" android:layout_width="1dp"/>"#
    #expect(FormatsTests.read(text, as: AndroidLayoutFormat(), path: path).dump == line)
  }

  @Test func pixelsTakeADensity() {
    let view = #"<ImageButton android:layout_width="84px" android:layout_height="-84px"/>"#
    var options = ReaderOptions()
    #expect(read(view).lines("content/icon") == ["content/icon interactive=true"])
    options.density = 2.625
    #expect(read(view, options).lines("content/icon") == ["content/icon width=32 interactive=true"])
  }

  // MARK: What the user says

  @Test func namesStandForKinds() {
    let list = #"<com.acme.Feed android:id="@+id/feed" tools:listitem="@layout/x"/>"#
    #expect(read(list).lines("content/") == [#"content/group id="feed" content?"#])
    let table = read(list, kinds(("com.acme.Feed", .kind(.tableView)))).line("content/")
    #expect(table.hasPrefix(#"content/tableView id="feed""#))
    let both = read(list, kinds(("com.acme.*", .kind(.tableView)), ("feed", .kind(.collectionView)))).line("content/")
    #expect(both.hasPrefix(#"content/collectionView id="feed""#), "an id says more than a class")
    let cell =
      #"<com.sap.cloud.mobile.fiori.object.ObjectCell><TextView android:text="a"/></com.sap.cloud.mobile.fiori.object.ObjectCell>"#
    #expect(read(cell).line("content/").hasPrefix("content/objectCell"))
    #expect(read(cell, kinds(("*.ObjectCell", .nothing))).lines("content/") == [#"content/label text="a""#])
    #expect(
      read(cell, kinds(("*.ObjectCell", .kind(.title)))).line("content/").hasPrefix("content/objectCell"), "no content")
    let tapped = #"<com.acme.Ad android:clickable="true"><TextView android:text="a"/></com.acme.Ad>"#
    #expect(read(tapped).line("content/") == "content/group interactive=true")
    #expect(read(tapped, kinds(("*.Ad", .nothing))).lines("content/") == [#"content/label text="a""#])
  }

  @Test func namedViewsArePartsOfNamedCells() {
    let cell = """
      <com.acme.Row android:clickable="true"><LinearLayout>
        <TextView android:id="@+id/name" android:text="Pump"/>
        <ImageView android:id="@+id/photo" android:layout_width="40dp" android:layout_height="40dp"/>
        <Button android:id="@+id/call" android:contentDescription="Call"/>
        <Button android:id="@+id/mail" android:text="Mail"/>
        <TextView android:id="@+id/name" android:text="again"/>
      </LinearLayout></com.acme.Row>
      """
    let result = read(
      cell,
      kinds(
        ("*.Row", .kind(.collectionCell)), ("name", .kind(.title)), ("photo", .kind(.image)), ("call", .kind(.action)),
        ("mail", .kind(.action))))
    #expect(
      result.dump.split(separator: "\n").dropFirst().map { $0.drop { $0 == " " } } == [
        "content/collectionCell subtitle? attribute? actions?", #"title text="Pump""#, "image width=40 height=40",
        #"actions/action control=button label="Call" interactive=true"#,
        #"actions/action control=button label="Mail" interactive=true"#, "tap",
      ])
  }

  // MARK: What tools alone know

  /// An ellipsis needs a limit of lines; what a style may say, and what code or another class draws, is unknown.
  @Test(arguments: [
    (#"android:ellipsize="end" android:maxLines="2""#, "TextView", " truncates=true"),
    (#"android:ellipsize="end" android:singleLine="true""#, "TextView", " truncates=true"),
    (#"android:ellipsize="middle" android:lines="1""#, "TextView", " truncates=true"),
    (#"android:ellipsize="none" android:maxLines="2""#, "TextView", " truncates=false"),
    (#"android:ellipsize="middle" android:maxLines="2""#, "TextView", " truncates=?"),
    (#"android:ellipsize="end""#, "TextView", " truncates=?"),
    (#"android:ellipsize="end" android:maxLines="@integer/lines""#, "TextView", " truncates=?"),
    (#"android:ellipsize="marquee" android:singleLine="true""#, "TextView", " truncates=?"),
    (#"android:maxLines="2""#, "TextView", ""), ("", "TextView", ""),
    (#"android:ellipsize="none""#, "com.acme.FadingTextView", ""),
  ])
  func textsThatAreCutOff(attributes: String, view: String, expected: String) {
    let cell = #"<FrameLayout android:id="@+id/cell"><\#(view) android:id="@+id/title" \#(attributes)/></FrameLayout>"#
    let dump = read(cell, kinds(("cell", .kind(.collectionCell)), ("title", .kind(.title)))).dump
    let line = dump.split(separator: "\n").map { $0.drop { $0 == " " } }.first { $0.hasPrefix("title") }
    #expect(line == "title id=\"title\"\(expected)" || line == "title\(expected)", "\(dump)")
  }

  @Test func attributesOfToolsAreNotThere() {
    let views = #"<TextView tools:text="a" tools:clickable="true" tools:layout_width="10dp" tools:visibility="gone"/>"#
    #expect(read(views).lines("content/") == ["content/label"])
  }

  @Test(arguments: ["gone", "invisible"]) func whatIsNotShownIsNotTold(visibility: String) {
    #expect(read("<Button android:visibility=\"\(visibility)\"/>").lines("content/") == [])
  }

  // MARK: Places

  @Test func factsStandWhereTheyAreGiven() {
    var texts: [String] = []
    let text = """
      <FrameLayout xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools">
        <Button tools:text="no" android:text="A&amp;B" android:layout_width="64dp" android:onClick="go"/></FrameLayout>
      """
    for text in [text, text + "<?end?>"] {
      _ = FormatsTests.read(text, as: AndroidLayoutFormat(), path: "a.xml") { tree, source in
        texts = [Member.text, .width, .interactive].map { source.text(tree.range(of: $0, in: tree[1])) }
        texts.append(String(source.text(tree.range(of: tree[1])).prefix(12)))
      }
      #expect(texts == [#"android:text="A&amp;B""#, "64dp", "go", "<Button tool"])
    }
  }

  // MARK: Bad input

  @Test func deepAndBroken() {
    let deep = String(repeating: "<FrameLayout>", count: 2000)
    #expect(read(deep).failure?.message.hasPrefix("nested deeper than") == true)
    #expect(read("<Button").failure?.message.hasPrefix("the XML is not well-formed") == true)
    #expect(read("<Button android:text=\"a\" android:text=\"b\"/>").failure != nil)
    #expect(read("<Button other:text=\"a\"/>").failure != nil, "a prefix that is not declared")
    #expect(read("<include/><include layout=\"\"/><include layout=\"@layout/\"/>").lines("content/group").count == 3)
  }
}
