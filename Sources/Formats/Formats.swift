import Screens
import Support

/// The input formats.
package enum Formats {
  /// Those that files are of, in the order in which they are asked whether a file is theirs.
  package static let builtIn: [any BuiltInFormat] = [
    // Those that may be inside other texts come last, since all bytes at hand are searched for them.
    NativeJSONFormat(), NativeXMLFormat(), MDKFormat(), InterfaceBuilderFormat(), AndroidLayoutFormat(), FigmaFormat(),
    IDBFormat(), MaestroFormat(), RicoFormat(), DroidBotFormat(), UIAutomatorFormat(), PageSourceFormat(),
    NativeJSONFormat(takesMisspelt: true),
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
    builtIn.filter { $0.name != "json" && $0.name != "xml" }.map(\.title)
  }

  /// The file name extensions, in lower case, by which a walk through a folder finds candidates. Dumps of screens are
  /// also saved as `.txt`, but few texts are such: those are linted where they are named.
  package static let candidateExtensions = ["json", "xml"] + screenExtensions

  /// Those that say by themselves that a file is a screen: one that cannot be read is broken, and not something else.
  static let screenExtensions = builtIn.flatMap { $0.fileExtensions.sorted() }
}
