import Screens
import Support

/// The input formats.
package enum Formats {
  /// Those that files are of, in the order in which they are asked whether a file is theirs.
  package static let builtIn: [any BuiltInFormat] = [
    // Those that may be inside other texts come last, since all bytes at hand are searched for them.
    NativeJSONFormat(), NativeXMLFormat(), MDKFormat(), InterfaceBuilderFormat(), AndroidLayoutFormat(), FigmaFormat(),
    FigmaMetadataFormat(), IDBFormat(), XCTestFormat(), AgentDeviceFormat(), MaestroFormat(), RicoFormat(),
    DroidBotFormat(), AndroidCLIFormat(), RoborazziFormat(), UIAutomatorFormat(), PageSourceFormat(),
    DebugDescriptionFormat(), ComposeFormat(),
  ]

  /// Every format. The last one reports what is wrong with a file that no other one takes.
  package static let all: [any ScreenFormat] = {
    // The array as it is would be converted at run time, which looks through all conformances there are for each.
    var all: [any ScreenFormat] = []
    for format in builtIn { all.append(format) }
    return all + [UnrecognizedFormat()]
  }()

  /// The titles of the formats that have other vocabularies.
  package static var foreignTitles: [String] {
    builtIn.filter { $0.name != "json" && $0.name != "xml" }.map(\.title).reduce(into: []) { titles, title in
      if !titles.contains(title) { titles.append(title) }
    }
  }

  /// The names of the formats whose files are dumps of a running application.
  package static let namesOfDumps = Set(builtIn.filter(\.isDump).map(\.name))

  /// The file name extensions, in lower case, by which a walk through a folder finds candidates.
  package static let candidateExtensions = ["json", "xml"] + screenExtensions + textExtensions

  /// Those of texts, few of which are dumps of screens: a walk takes a file only if it begins like one.
  package static let textExtensions = ["txt", "log"]

  /// How many bytes of such a text have to show it.
  package static let textBeginning = 4 << 10

  /// Whether the first bytes of a text are those of a dump of a screen.
  package static func isDump(beginning bytes: [UInt8], path: String) -> Bool {
    let source = SourceReader()
    // A conflict around the whole file hides how it begins.
    let text = bytes.starts(with: "<<<<<<<".utf8) ? bytes.withUnsafeBufferPointer(MergeConflict.firstVersion) : bytes
    guard (try? source.open(text, path: path)) != nil else { return false }
    let head = FileHead(source)
    return dumps.contains { $0.recognizes(head) }
  }

  /// Those that commands and tests write; descriptions have an extension of their own.
  private static let dumps = builtIn.filter { !($0 is NativeJSONFormat) && !($0 is NativeXMLFormat) }

  /// Those that say by themselves that a file is a screen: one that cannot be read is broken, and not something else.
  static let screenExtensions = builtIn.flatMap { $0.fileExtensions.sorted() }
}

/// A format of the list: what help says of it, what shows its files, and what others ask of it by no name of its own.
package protocol BuiltInFormat: ScreenFormat {
  /// What its files are, in a few words that follow others in a sentence.
  var summary: String { get }

  /// What its files show near their beginning.
  var signature: Signature { get }

  /// What shows that a file which cannot be read means to be one of its; `nil` where nothing does.
  var brokenSignature: Signature? { get }

  /// What its screens take from other files; `nil` if their own file has everything.
  var application: ApplicationFiles? { get }
}

extension BuiltInFormat {
  /// Whether a file has its signature.
  package func recognizes(_ head: FileHead) -> Bool { FormatDetector(head).matches(signature) }

  /// `nil`, for a format that does not say.
  package var brokenSignature: Signature? { nil }

  /// `nil`, for a format that does not say.
  package var application: ApplicationFiles? { nil }
}

/// The files of an application whose screens tell what is in several of them, so that a change in one may be wrong in
/// screens that are as they were.
package struct ApplicationFiles: Sendable {
  /// The names of the files by which the folder of the whole application is known.
  package let topFiles: [String]
  /// The extensions of the other files that screens refer to, where those are not extensions of screens.
  package let extensions: [String]
  /// Whether a file may be a screen of such an application, by its path.
  package let mayBeScreen: @Sendable (_ path: String) -> Bool
  /// Whether a screen may refer to a file, by its path.
  package let mayBeReferredTo: @Sendable (_ path: String) -> Bool
}

/// Which files screens refer to, so that a change there may be wrong in screens that are as they were.
package enum ReferencedFiles {
  private static let applications = Formats.builtIn.compactMap(\.application)

  /// The names of the files by which the folder of a whole application is known.
  package static var topFiles: [String] { applications.flatMap(\.topFiles) }

  /// The extensions of those that are no screens.
  package static var extensions: [String] { applications.flatMap(\.extensions) }

  /// Whether a screen may refer to a file.
  package static func mayBeReferredTo(_ path: String) -> Bool { applications.contains { $0.mayBeReferredTo(path) } }

  /// Whether some screens may refer to a file.
  ///
  /// - Parameter screens: the paths of files that may be screens.
  package static func mayBeReferredTo(by screens: [String]) -> (String) -> Bool {
    let applications = applications.filter { screens.contains(where: $0.mayBeScreen) }
    return { path in applications.contains { $0.mayBeReferredTo(path) } }
  }

  /// Whether a screen may refer to one of some files.
  package static func mayRefer(_ path: String, to files: some Sequence<String>) -> Bool {
    applications.contains { $0.mayBeScreen(path) && files.contains(where: $0.mayBeReferredTo) }
  }
}
