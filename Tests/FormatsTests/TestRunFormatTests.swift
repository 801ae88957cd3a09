import Formats
import Screens
import TestSupport
import Testing

/// What all formats of test runs have in common: each fixture is known by its content, and read as before; each
/// beginning of it is read or refused, and so is what is no screen.
@Suite struct TestRunFormatTests {
  struct Subject: CustomTestStringConvertible {
    let format: any BuiltInFormat
    var files: [String] { Repository.files(below: "Fixtures/formats/\(format.name)") }
    var testDescription: String { format.name }
  }

  static let subjects = [
    Subject(format: AndroidCLIFormat()), Subject(format: RoborazziFormat()), Subject(format: ComposeFormat()),
    Subject(format: AgentDeviceFormat()), Subject(format: FigmaMetadataFormat()),
  ]

  @Test(arguments: subjects) func everyFixtureIsUnderstoodAsBefore(subject: Subject) throws {
    var options = ReaderOptions()
    options.density = 2.625
    let texts = subject.files.map { file in
      let result = read(file: file, as: subject.format, options: options)
      let text = result.failure.map { "failure: \($0.message)\n" } ?? result.dumps.joined(separator: "\n") + "\n"
      return "== \(file.split(separator: "/").last ?? "")\n" + text
    }
    #expect(try Golden.difference(of: texts.joined(), from: "\(subject.format.name)-trees.txt") == nil)
  }

  @Test(arguments: subjects) func everyFixtureIsRecognized(subject: Subject) throws {
    #expect(subject.files.count > 1)
    for file in subject.files {
      let text = String(decoding: try Repository.bytes(of: file), as: UTF8.self)
      #expect(try formatName(of: text) == subject.format.name, "\(file)")
    }
  }

  @Test(arguments: subjects) func everyBeginningIsReadOrRefused(subject: Subject) throws {
    for file in subject.files {
      let bytes = try Repository.bytes(of: file)
      for count in stride(from: 0, to: bytes.count, by: 41) {
        let result = read(String(decoding: bytes.prefix(count), as: UTF8.self), as: subject.format)
        #expect(result.failure != nil || !result.dumps.isEmpty, "\(file): \(count)")
      }
    }
  }

  @Test(arguments: subjects, ["", " ", "{}", "[]", "null", "<a/>", "text", "{\"nodes\": []}", "[1, \"a\"]"])
  func whatIsNoScreenIsRefused(subject: Subject, text: String) {
    let result = read(text, as: subject.format)
    #expect(result.failure != nil && result.dumps.isEmpty, "\(result.dumps)")
  }

  /// Places are those in the file, also where the screen is a text in an answer.
  @Test(arguments: subjects) func placesAreThoseInTheFile(subject: Subject) {
    for file in subject.files {
      var isInside = true
      let result = read(file: file, as: subject.format) { tree, source in
        for index in 0..<tree.count {
          let range = tree.range(of: tree[index])
          isInside = isInside && range.upperBound <= source.count && range.lowerBound < range.upperBound
        }
      }
      #expect(result.failure == nil && isInside, "\(file): \(result.failure?.message ?? "")")
    }
  }
}
