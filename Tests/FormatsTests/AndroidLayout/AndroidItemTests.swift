import Formats
import Screens
import TestSupport
import Testing

/// What layouts say of lists, items and views that code shows.
@Suite struct AndroidItemTests {
  private let folder: TemporaryFolder
  private static let head =
    #"xmlns:android="http://schemas.android.com/apk/res/android" xmlns:app="http://schemas.android.com/apk/res-auto" "#
    + #"xmlns:tools="http://schemas.android.com/tools""#

  init() throws { folder = try TemporaryFolder() }

  private func layout(_ name: String, _ views: String) throws {
    try folder.write("res/layout/\(name).xml", "<FrameLayout \(Self.head)>\(views)</FrameLayout>")
  }

  private func read(_ views: String) throws -> ReadScreens {
    try layout("main", views)
    return FormatsTests.read(file: folder.path("res/layout/main.xml"), as: AndroidLayoutFormat())
  }

  // MARK: Lists

  @Test(arguments: [
    ("GridLayoutManager", "@integer/three", " layout=grid scrollDirection=vertical columns=3"),
    // Devices differ, or one of them has a list.
    ("GridLayoutManager", "@integer/differs", " layout=grid scrollDirection=vertical"),
    ("GridLayoutManager", "@integer/list", nil), ("GridLayoutManager", "@integer/lost", nil),
    ("com.acme.AutoFitGridLayoutManager", nil, " scrollDirection=vertical"),
    ("com.acme.AutoFitGridLayoutManager", "2", " layout=grid scrollDirection=vertical columns=2"),
    ("com.acme.FlowLayoutManager", nil, nil),
  ])
  func columnsOfGrids(manager: String, span: String?, expected: String?) throws {
    try folder.write(
      "res/values/integers.xml",
      """
      <resources><integer name="three">3</integer><integer name="differs">2</integer>
      <item name="list" type="integer">1</item></resources>
      """)
    try folder.write(
      "res/values-sw600dp/integers.xml",
      "<resources><integer name=\"differs\">4</integer><integer name=\"list\">2</integer></resources>")
    let count = span.map { " app:spanCount=\"\($0)\"" } ?? ""
    let name = manager.contains(".") ? manager : "androidx.recyclerview.widget.\(manager)"
    let result = try read("<androidx.recyclerview.widget.RecyclerView app:layoutManager=\"\(name)\"\(count)/>")
    let facts = result.line("content/collectionView").split(separator: " ").filter { !$0.hasSuffix("?") }
      .joined(separator: " ")
    #expect(facts == (expected.map { "content/collectionView" + $0 } ?? ""))
  }

  /// An item that has one image and no class of the application's own shows that image.
  @Test(arguments: [
    ("<ImageView/><TextView/>", true), ("<LinearLayout><ImageView/></LinearLayout>", true),
    ("<ImageView/><ImageView/>", false), ("<TextView/>", false), ("<ImageView/><com.acme.Badge/>", false),
    ("<ImageView android:visibility=\"gone\"/>", false),
    ("<LinearLayout android:visibility=\"gone\"><ImageView/></LinearLayout>", false),
    ("<ImageView android:visibility=\"gone\" tools:visibility=\"visible\"/>", true),
  ])
  func imagesOfItems(views: String, hasImage: Bool) throws {
    try layout("item", views)
    let result = try read(
      """
      <androidx.recyclerview.widget.RecyclerView tools:listitem="@layout/item" android:orientation="horizontal"
        app:layoutManager="LinearLayoutManager"/>
      """)
    #expect(result.lines("cells/collectionCell").count == 1)
    #expect(result.lines("image ").count == (hasImage ? 1 : 0), "\(result.dump)")
    #expect(result.line("cells/collectionCell").contains("image?") == !hasImage)
    #expect(result.line("cells/collectionCell").contains("title?"))
  }

  // MARK: Visibility

  @Test(arguments: [
    ("gone", "visible", true), ("invisible", "visible", true), ("gone", "", false), ("gone", "gone", false),
    ("visible", "gone", true), ("", "gone", true),
  ])
  func whatTheEditorShowsIsShown(own: String, tools: String, isShown: Bool) throws {
    let result = try read(
      """
      <Button \(own.isEmpty ? "" : "android:visibility=\"\(own)\"") \(tools.isEmpty ? "" : "tools:visibility=\"\(tools)\"")/>
      """)
    #expect(result.lines("content/button").count == (isShown ? 1 : 0))
  }

  // MARK: Included layouts

  /// Elements and facts of an included layout have their places there.
  @Test func placesInIncludedLayouts() throws {
    try layout("part", "<ImageButton android:layout_width=\"20dp\" android:contentDescription=\"Close\"/>")
    try layout("main", "<include layout=\"@layout/part\"/>")
    var found: [String] = []
    _ = FormatsTests.read(file: folder.path("res/layout/main.xml"), as: AndroidLayoutFormat()) { tree, source in
      for index in 0..<tree.count where tree[index].kind == .icon {
        for place in [tree.place(of: tree[index]), tree.place(of: .width, in: tree[index])] {
          guard let text = tree.insertion(at: place.lowerBound) else { continue }
          let bytes = text.bytes[place.lowerBound - text.offset..<place.upperBound - text.offset]
          found.append(String(decoding: bytes, as: UTF8.self))
        }
        found.append(source.text(tree.range(of: tree[index])))
      }
    }
    #expect(
      found == [
        "<ImageButton android:layout_width=\"20dp\" android:contentDescription=\"Close\"/>",
        "20dp", "<include layout=\"@layout/part\"/>",
      ])
  }
}
