import Foundation
import TestSupport
import Testing

/// What fixes make of layouts of Android applications, where a team's rule asks for a size.
@Suite struct AndroidLayoutFixTests {
  private static let rule = """
    ---
    level: error
    platforms: [android]
    on: ":is(button, icon):known([interactive=true])"
    check: size
    with: {minWidth: 48, minHeight: 48}
    advice: make it larger
    fix: {title: Make it larger, class: unsafe}
    ---

    # Targets are large
    """

  private func layout(_ attributes: String) -> String {
    """
    <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android" android:layout_width="match_parent"
      android:layout_height="match_parent" android:orientation="vertical">
      <ImageButton
        android:id="@+id/more" android:contentDescription="More" \(attributes) />
      <include layout="@layout/b" android:id="@+id/other"/>
    </LinearLayout>

    """
  }

  @Test(arguments: [
    (
      #"android:layout_width="36dp" android:layout_height="48dp""#,
      #"android:layout_width="48dp" android:layout_height="48dp""#
    ),
    (
      #"android:layout_height='36.5dip' android:layout_width='24dp'"#,
      #"android:layout_height='48dip' android:layout_width='48dp'"#
    ),
    // What a dimension or style says is that of other views too, and a font's unit is no length of a target.
    (#"android:layout_width="@dimen/small" android:layout_height="48dp""#, ""),
    (#"android:layout_width="36sp" android:layout_height="48dp""#, ""),
  ])
  func sizes(attributes: String, fixed: String) throws {
    // The layout that is included is another file: nothing of it is changed here.
    let workspace = try Workspace([
      ".fiorilint/rules/acme/targets.md": Self.rule, "res/layout/a.xml": layout(attributes),
      "res/layout/b.xml": layout(#"android:layout_width="20dp" android:layout_height="48dp""#)
        .replacing(#"  <include layout="@layout/b" android:id="@+id/other"/>\#n"#, with: ""),
      "res/values/dimens.xml": #"<resources><dimen name="small">36dp</dimen></resources>"#,
    ])
    let path = "res/layout/a.xml"
    let before = try workspace.run("check", "--rule", "acme/targets", "--show", "fixes", path)
    #expect(before.text.contains("acme/targets"), "\(before.text)\(before.error)")
    #expect(before.text.contains("fix (unsafe): Make it larger") != fixed.isEmpty, "\(before.text)")
    _ = try workspace.run("check", "--rule", "acme/targets", "--fix", "--unsafe-fixes", "--fail-on", "never", path)
    #expect(workspace.folder.text(of: path) == layout(fixed.isEmpty ? attributes : fixed))
  }

  /// A label that is wider than its cell and is cut off without a sign gets an ellipsis, and one line where nothing limits them.
  @Test(arguments: [
    (#"android:ellipsize="none" android:maxLines="2""#, #"android:ellipsize="end" android:maxLines="2""#),
    (#"android:singleLine="true" android:ellipsize='none'"#, #"android:singleLine="true" android:ellipsize='end'"#),
    (#"android:ellipsize="none""#, #"android:ellipsize="end" android:maxLines="1""#),
    (#"android:ellipsize="none" android:lines="1""#, #"android:ellipsize="end" android:lines="1""#),
  ])
  func labels(attributes: String, fixed: String) throws {
    func layout(_ attributes: String) -> String {
      """
      <FrameLayout xmlns:android="http://schemas.android.com/apk/res/android" android:layout_width="match_parent"
        android:layout_height="match_parent">
        <FrameLayout android:id="@+id/cell" android:layout_width="118dp" android:layout_height="164dp">
          <TextView android:id="@+id/title" android:layout_width="206dp" android:layout_height="20dp"
            android:text="Rope" \(attributes)/>
        </FrameLayout>
      </FrameLayout>

      """
    }
    let path = "res/layout/a.xml"
    let workspace = try Workspace([path: layout(attributes)])
    let options = [
      "--no-config", "--rule", "collection-cell/label-truncates", "--set", "element-kinds.cell=collectionCell",
      "--set", "element-kinds.title=title",
    ]
    let found = try Command(directory: workspace.folder.path).run(["check"] + options)
    #expect(
      found.text.contains("206 dp wide, its collectionCell 118 dp") || found.text.contains("206 dp"), "\(found.text)")
    _ = try Command(directory: workspace.folder.path).run(["check", "--fix"] + options)
    #expect(workspace.folder.text(of: path) == layout(fixed), "\(found.text)\(found.error)")
  }
}
