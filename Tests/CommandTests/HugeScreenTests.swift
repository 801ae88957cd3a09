#if os(Linux)
  import Foundation
  import Linting
  import TestSupport
  import Testing

  /// One screen with more elements than any person has seen.
  @Suite struct HugeScreenTests {
    /// A shape of huge screen.
    private enum Shape: String, CaseIterable {
      /// Cells with frames in rows of their own, in JSON, which says more of each.
      case rows
      /// Cells with little more than a frame, in XML: 54 bytes of text.
      case frames
      /// Cells of which nothing is said: 17 bytes of text.
      case bare

      /// How much memory such a screen takes, by the size of its text: what a cell and two findings take is much to a text of 17 bytes.
      var share: Int { self == .bare ? 12 : 8 }

      var fileName: String { self == .rows ? "a.json" : "a.xml" }

      func screen(cells count: Int) -> String {
        switch self {
        case .rows: HugeScreenTests.screen(cells: count)
        case .frames:
          Self.view((0..<count).map { #"<collectionCell id="c\#(1_000_000 + $0)" frame="16 60 110 150"/>"# }, on: "ios")
        case .bare: Self.view(Array(repeating: "<collectionCell/>", count: count), on: "android")
        }
      }

      private static func view(_ cells: [String], on platform: String) -> String {
        #"<screen platform="\#(platform)"><collectionView>\#(cells.joined(separator: "\n"))</collectionView></screen>"#
      }
    }

    /// A screen whose cells go against two rules each.
    private static func screen(cells count: Int) -> String {
      let cells = (0..<count).map { #"{"type":"objectCell","id":"c\#($0)","frame":[0,\#($0 * 40),390,40]}"# }
      return
        #"{"type":"screen","platform":"ios","content":[{"type":"tableView","cells":[\#(cells.joined(separator: ","))]}]}"#
    }

    /// Its findings leave one by one: what is held is the text, the tree and some bytes of each finding. Lists grow to twice what they hold;
    /// this screen nearly fills them.
    @Test(.timeLimit(.minutes(2)), arguments: zip(Shape.allCases, ["text", "csv", "text"]))
    private func memory(shape: Shape, format: String) throws {
      let workspace = try Workspace()
      let size = try FileManager.default.attributesOfItem(
        atPath: workspace.folder.write(shape.fileName, shape.screen(cells: 260_000)))[.size]
      let kilobytes = (try #require(size as? Int)) / 1024
      let executable = try #require(Command.executable).path
      func run(_ limit: Int, _ arguments: String) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "ulimit -v \(limit); exec \"$0\" \(arguments) 2>/dev/null", executable]
        process.currentDirectoryURL = URL(filePath: workspace.folder.path)
        process.environment = ProcessInfo.processInfo.environment.merging(["MALLOC_ARENA_MAX": "1"]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        try process.runToEnd()
        return process.terminationStatus
      }
      // What a run takes no matter what it reads, stacks of threads among it, is not the screen's.
      try workspace.folder.write("small.json", Workspace.clean)
      var base = 16_000
      while base < 4_000_000, try run(base, "check small.json --jobs 1") != 0 { base += 4_000 }
      let options = "--jobs 1 --quiet --level info --format \(format)=r.txt"
      #expect(try run(base + shape.share * kilobytes, "check \(shape.fileName) \(options)") == 1)
      #expect(workspace.folder.text(of: "r.txt").utf8.count { $0 == 0x0A } >= 520_000)
    }

    /// Counts need no findings that are kept, and are the same in any portions.
    @Test(.timeLimit(.minutes(2))) func statistics() throws {
      let workspace = try Workspace(["a.json": Self.screen(cells: 1_000), "b.json": Self.screen(cells: 10)])
      let result = try workspace.run("check", ".", "--counts", "--format", "csv")
      let rows = result.text.split(whereSeparator: \.isNewline).filter {
        $0.hasPrefix("rule,object-cell/") && $0.contains(",2,2,,1010,")
      }
      #expect(rows.count == 2, "\(result.text)")
    }

    @Test func limitIsReported() {
      var options = LintOptions()
      options.maximumElements = 12
      #expect(TestLinter.lint(Self.screen(cells: 10), options: options).failure == nil)
      let report = TestLinter.lint(" " + Self.screen(cells: 11), options: options)
      #expect(report.findings.isEmpty && report.failure?.position?.column == 2)
      #expect(report.failure?.message == "has a screen of 13 elements: expected 12 or fewer")
      #expect(LintOptions().maximumElements == 5_000_000)
    }
  }
#endif
