import Screens

/// The input formats.
public enum Formats {
  /// Every format, in the order in which they are asked whether a file is theirs.
  public static let all: [any ScreenFormat] = [
    NativeJSONFormat(), NativeXMLFormat(), MDKFormat(), PageSourceFormat(), UnrecognizedFormat(),
  ]

  /// The file name extensions, in lower case, by which a walk through a folder finds candidates.
  public static let candidateExtensions: Set<String> = ["json", "xml", "page", "fragment"]
}
