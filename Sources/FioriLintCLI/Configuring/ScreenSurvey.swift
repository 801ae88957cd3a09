import Linting
import Project
import Reporting
import Screens
import Support

/// The screens of a folder: formats, platforms, and the options that would supply missing facts.
final class ScreenSurvey: ScreenConsumer {
  /// The formats of the files that could be read, with their numbers, by name.
  private(set) var formats: [(name: String, count: Int)] = []
  /// The paths of the files that could not be read to their end, from the folder.
  private(set) var failures: [String] = []
  /// How many files show no screen.
  private(set) var skippedFileCount = 0
  /// The extensions of files with screens, in lower case, and of those that show none.
  private(set) var extensions: (screens: Set<String>, others: Set<String>) = ([], [])
  /// By extension: the folder that holds all files with screens but layouts of Android, from the folder that was looked
  /// at; empty: that one itself.
  private(set) var commonFolders: [String: String] = [:]
  /// Whether layouts of Android are among them. They are in a `res` of each module, in folders by device.
  private(set) var holdsLayouts = false
  /// The screens of the files that could be read to their end.
  private(set) var screens = Screens()

  /// What screens have in common.
  struct Screens {
    var count = 0
    /// How many are for each platform; `nil`: they do not say it.
    var platforms: [Token?: Int] = [:]
    /// How many do not say their device class.
    var withoutDeviceClass = 0
    /// How many are of Android and have no collection view, which is all that its guideline asks about.
    var withoutCollectionView = 0
    /// How many measure in pixels without a known density.
    var unscaled = 0

    /// How many do not say their platform.
    var withoutPlatform: Int { platforms[nil, default: 0] }
  }

  /// Reads every file of a folder that a check would read.
  init(of folder: String, with additions: TeamExtensions) {
    let files = FileFinder(
      candidateExtensions: additions.candidateExtensions, textExtensions: additions.textExtensions
    ).find([folder])
    let here = files.workingDirectory
    let top = PathName(folder, in: here, from: here).location
    func inside(_ path: String) -> String {
      Path(path, in: here).text.path(inside: top) ?? path
    }
    failures = files.failures.map { inside($0.path) }
    let reader = ScreenFileReader(additions.allFormats, ReaderOptions())
    var counts: [String: Int] = [:]
    for number in 0..<files.count {
      let path = files.path(at: number)
      let before = screens
      do throws(ReadError) {
        try reader.read(for: self) { source throws(ReadError) in
          try files.withCString(at: number) { cPath throws(ReadError) in try source.open(cPath, path: path) }
        }
        counts[reader.formatName, default: 0] += 1
        note(inside(path))
      } catch {
        screens = before
        if error.isOfOtherKind {
          skippedFileCount += 1
          extensions.others.insert(Self.pathExtension(of: path))
        } else {
          failures.append(inside(path))
        }
      }
      _ = reader.builder.takeRemainingProblems()
      reader.source.closeFile()
    }
    formats = counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Notes the location of a file with screens.
  private func note(_ path: String) {
    let name = Self.pathExtension(of: path)
    extensions.screens.insert(name)
    let folder = path.pathFolder
    let names = folder.split(separator: "/")
    if names.count > 1, names[names.count - 2] == "res", names[names.count - 1].hasPrefix("layout") {
      holdsLayouts = true
      return
    }
    commonFolders[name] = commonFolders[name].map { Self.common($0, folder) } ?? folder
  }

  private static func common(_ left: String, _ right: String) -> String {
    zip(left.split(separator: "/"), right.split(separator: "/")).prefix { $0 == $1 }.map { String($0.0) }
      .joined(separator: "/")
  }

  private static func pathExtension(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.split(separator: ".").last.map { $0.lowercased() } ?? ""
  }

  /// Takes a screen that a reader has completed.
  func consume(_ tree: ScreenTree, from source: SourceReader) {
    screens.count += 1
    screens.platforms[tree.root.token(.platform), default: 0] += 1
    if tree.root.token(.deviceClass) == nil { screens.withoutDeviceClass += 1 }
    if tree.lengthAdvice != nil { screens.unscaled += 1 }
    if tree.isOfAndroidWithoutCollectionView { screens.withoutCollectionView += 1 }
  }

  /// Whether the guidelines ask about nothing in any of the screens, but accessibility does.
  var asksForAccessibility: Bool { screens.count > 0 && screens.withoutCollectionView == screens.count }

  /// How many files could be read.
  var fileCount: Int { formats.reduce(0) { $0 + $1.count } }

  /// `23 screens in 20 files (json 12, mdk 8)`.
  var summary: String {
    var text = SummaryLine.counted(screens.count, "screen") + " in " + SummaryLine.counted(fileCount, "file")
    if !formats.isEmpty { text += " (" + formats.map { "\($0.name) \($0.count)" }.joined(separator: ", ") + ")" }
    if !failures.isEmpty { text += "; \(SummaryLine.counted(failures.count, "file")) could not be read" }
    if skippedFileCount > 0 { text += "; \(SummaryLine.counted(skippedFileCount, "file")) without screens skipped" }
    return text
  }
}
