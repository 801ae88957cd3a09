import TestSupport
import Testing

/// Screens that are measured in pixels: what tells the commands how many of them a dp has.
@Suite struct DensityTests {
  private static let tight = "Fixtures/formats/uiautomator/row-tight.xml"

  private func findings(_ arguments: String...) throws -> [String] {
    try Command().run(["check", "--quiet", Self.tight] + arguments).lines
  }

  @Test(arguments: [["--density", "2.625"], ["--density", "420"], ["--screen-width-dp", "411"]])
  func factorsAndDotsPerInch(arguments: [String]) throws {
    let lines = try Command().run(["check", "--quiet", Self.tight] + arguments).lines
    #expect(lines.count == 1)
    #expect(lines.first?.contains("cell-spacing") == true)
    #expect(lines.first?.contains(arguments[0] == "--density" ? " are 8 dp apart" : " are 7.99 dp apart") == true)
  }

  @Test func anotherDensityMeasuresOtherwise() throws {
    #expect(try findings("--density", "1.3125").isEmpty, "21 px are 16 dp")
  }

  @Test func withoutDensityItIsSaidWhatIsMissing() throws {
    let result = try Command().run("check", "--checks", Self.tight)
    #expect(result.status == 0)
    #expect(result.text.contains("frame of collectionCell[1] (in pixels: give --density or --screen-width-dp)"))
    #expect(try !Command().run("check", "--checks", "--density", "420", Self.tight).text.contains("in pixels"))
  }

  @Test func coverageTakesItToo() throws {
    let undecided = try Command().run("coverage", Self.tight, "--rule", "collection-view/cell-spacing")
    let decided = try Command().run("coverage", Self.tight, "--rule", "collection-view/cell-spacing", "--density", "3")
    #expect(undecided.text != decided.text)
  }

  @Test(arguments: ["0", "0.49", "10.1", "79", "1601", "-2", "2,5", "nan", "inf", "x", "", "1.2.3", "0x2"])
  func densitiesThatNoScreenHas(value: String) throws {
    #expect(try Command().run("check", "--density=\(value)", Self.tight).status == 2)
  }

  @Test(arguments: [["--screen-width-dp", "99"], ["--screen-width-dp", "4001"]])
  func widthsThatNoScreenHas(arguments: [String]) throws {
    #expect(try Command().run(["check", Self.tight] + arguments).status == 2)
  }

  @Test func oneOfThemIsEnough() throws {
    let result = try Command().run("check", "--density", "420", "--screen-width-dp", "411", Self.tight)
    #expect(result.status == 2)
    #expect(result.error.contains("give one of them"))
  }

  @Test func textsAreReadWhereTheyAreNamed() throws {
    let dump = "<hierarchy rotation=\"0\"/>"
    let workspace = try Workspace(["a.txt": dump, "b.uix": dump, "notes.txt": "x"])
    #expect(try workspace.run("check").error.contains("in 1 file (1 screen)"))
    #expect(try workspace.run("check", "a.txt", "b.uix").error.contains("in 2 files (2 screens)"))
  }
}
