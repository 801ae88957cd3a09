import Screens

/// The input formats.
package enum Formats {
  /// Every format, in the order in which they are asked whether a file is theirs.
  package static let all: [any ScreenFormat] = [
    // Those that may stand in other texts come last: they are looked for in all of what is at hand.
    NativeJSONFormat(), NativeXMLFormat(), MDKFormat(), InterfaceBuilderFormat(), AndroidLayoutFormat(), FigmaFormat(),
    IDBFormat(), MaestroFormat(), RicoFormat(), DroidBotFormat(), UIAutomatorFormat(), PageSourceFormat(),
    NativeJSONFormat(takesMisspelt: true),
    UnrecognizedFormat(),
  ]

  /// The file name extensions, in lower case, by which a walk through a folder finds candidates. Dumps of screens are also saved as `.txt`,
  /// but few texts are such: those are linted where they are named.
  package static let candidateExtensions = ["json", "xml"] + screenExtensions

  /// Those that say by themselves that a file is a screen: one that cannot be read is broken, and not something else.
  static let screenExtensions = ["page", "fragment", "uix", "storyboard", "xib"]
}
