import Inputs
import Linting
import Screens

/// What there is to lint in a folder: formats, platforms, and what would settle facts that the files do not say.
final class ScreenSurvey: ScreenConsumer {
  /// The formats of the files that could be read, with their numbers, by name.
  private(set) var formats: [(name: String, count: Int)] = []
  /// How many files could not be read to their end.
  private(set) var failureCount = 0
  private(set) var screenCount = 0
  /// How many screens are for each platform; `nil`: they do not say it.
  private(set) var platforms: [Token?: Int] = [:]
  /// How many screens do not say their device class.
  private(set) var unknownDeviceCount = 0
  /// How many screens measure in pixels that nobody can translate.
  private(set) var unscaledCount = 0

  /// Reads every file of a folder that a check would read.
  init(of folder: String, with additions: Additions) {
    let files = FileFinder(candidateExtensions: additions.candidateExtensions).find([folder])
    failureCount = files.failures.count
    let reader = ScreenFileReader(additions.allFormats, ReaderOptions())
    var counts: [String: Int] = [:]
    for number in 0..<files.count {
      let path = files.path(at: number)
      do throws(ReadError) {
        try reader.read(for: self) { source throws(ReadError) in
          try files.withCString(at: number) { cPath throws(ReadError) in try source.open(cPath, path: path) }
        }
        counts[reader.formatName, default: 0] += 1
      } catch {
        failureCount += 1
      }
      _ = reader.builder.takeRemainingProblems()
      reader.source.closeFile()
    }
    formats = counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Takes a screen that a reader has completed.
  func consume(_ tree: ScreenTree, from source: SourceReader) {
    screenCount += 1
    platforms[tree.root.token(.platform), default: 0] += 1
    if tree.root.token(.deviceClass) == nil { unknownDeviceCount += 1 }
    if tree.lengthAdvice != nil { unscaledCount += 1 }
  }

  /// How many screens do not say their platform.
  var unknownPlatformCount: Int { platforms[nil, default: 0] }

  /// How many files could be read.
  var fileCount: Int { formats.reduce(0) { $0 + $1.count } }

  /// `23 screens in 20 files (json 12, mdk 8)`.
  var summary: String {
    var text = Self.count(screenCount, "screen") + " in " + Self.count(fileCount, "file")
    if !formats.isEmpty { text += " (" + formats.map { "\($0.name) \($0.count)" }.joined(separator: ", ") + ")" }
    if failureCount > 0 { text += "; \(Self.count(failureCount, "file")) could not be read" }
    return text
  }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
