import Formats
import Screens
import TestSupport
import Testing

/// What a dump's pixels leave of the densities that its screen may have.
@Suite struct UIAutomatorDensityTests {
  private func dpis(_ text: String, _ options: ReaderOptions = ReaderOptions()) -> ClosedRange<Int>? {
    var found: ClosedRange<Int>?
    _ = FormatsTests.read(text, as: UIAutomatorFormat(), path: "a.xml", options: options) { tree, _ in
      found = tree.possibleDPIs
    }
    return found
  }

  private func dump(_ bounds: String) -> String {
    "<hierarchy rotation=\"0\"><node bounds=\"\(bounds)\"/></hierarchy>"
  }

  @Test(
    arguments: [
      // A phone is 320 to 480 dp wide.
      ("[0,0][1080,2400]", 360...540), ("[0,0][1080,1921]", 360...540), ("[0,0][1080,1920]", 135...540),
      ("[0,0][720,1600]", 240...360),
      ("[0,0][1440,3040]", 480...720),
      // What is not so long may be a tablet, up to 1,280 dp.
      ("[0,0][1080,1919]", 135...540), ("[0,0][1600,2560]", 200...800), ("[0,0][1840,2208]", 230...920),
      // A window wider than high lacks the bars.
      ("[0,0][2400,1080]", 135...720), ("[0,0][1280,800]", 100...533),
      // No screen has less than 80 dpi.
      ("[0,0][160,320]", 80...80), ("[0,0][159,320]", nil), ("[0,0][1,1]", nil), ("[0,0][99999999,99999999]", nil),
      // Where a window lies elsewhere, it is not the screen.
      ("[40,600][1040,1500]", nil), ("[0,100][1080,2400]", nil),
    ] as [(String, ClosedRange<Int>?)])
  func windows(bounds: String, expected: ClosedRange<Int>?) {
    #expect(dpis(dump(bounds)) == expected)
  }

  @Test func theRootOfAppiumGivesTheScreen() {
    let text = """
      <hierarchy rotation="0" width="1080" height="2181">\
      <android.widget.FrameLayout bounds="[40,600][1040,1500]"/></hierarchy>
      """
    #expect(dpis(text) == 360...540)
  }

  @Test func theUserNarrowsThem() {
    var options = ReaderOptions()
    options.traits = [.token(.deviceClass, .tablet)]
    #expect(dpis(dump("[0,0][1600,2560]"), options) == 200...426)
    options.traits = [.token(.deviceClass, .phone)]
    #expect(dpis(dump("[0,0][1080,1700]"), options) == 360...540)
    options.density = 3
    #expect(dpis(dump("[0,0][1080,2400]"), options) == nil)
  }

  @Test func lengthsAreKnownWhileADensityIsAssumed() {
    let text = """
      <hierarchy rotation="0" width="1080" height="2400"><android.widget.FrameLayout bounds="[0,0][1080,2400]">\
      <android.widget.Button clickable="true" bounds="[30,60][240,210]"/></android.widget.FrameLayout></hierarchy>
      """
    _ = FormatsTests.read(text, as: UIAutomatorFormat(), path: "a.xml") { tree, _ in
      let button = tree[1]
      func isUnknown() -> Bool {
        button.frame() == nil && button.isExplicitlyUnknown(.frame) && tree.root.number(.width) == nil
          && tree.root.token(.deviceClass) == nil && tree.root.isSmallDevice == nil
      }
      #expect(isUnknown() && tree.isInPixels(.frame, of: button) && tree.isInPixels(.deviceClass, of: tree.root))
      tree.assume(dpi: 480)
      #expect(button.frame() == Frame(x: 10, y: 20, width: 70, height: 50))
      #expect(tree.root.number(.width) == 360 && tree.root.number(.height) == 800)
      #expect(tree.root.token(.deviceClass) == .phone && tree.root.isSmallDevice == false)
      tree.assume(dpi: 540)
      #expect(button.frame()?.width == 210 / 3.375 && tree.root.isSmallDevice == true)
      tree.forgetLengths()
      #expect(isUnknown())
      tree.assume(dpi: 100)
      #expect(isUnknown(), "no such screen")
    }
  }
}
