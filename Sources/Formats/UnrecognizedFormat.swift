import Screens

/// The last of the formats: takes what no other one recognizes, and says what is wrong with it.
struct UnrecognizedFormat: ScreenFormat {
  let name = ""

  func recognizes(_ opening: Opening) -> Bool { true }

  func makeReader(_ options: ReaderOptions) -> any ScreenReader { UnrecognizedReader() }
}

/// Reads nothing: it throws what keeps the file from being a screen description, with its place where there is one.
private final class UnrecognizedReader: ScreenReader {
  private static let expectation =
    "expected a screen description (JSON with `type` or `screens`, XML with the root `screen` or `screens`), an SAP MDK "
    + "page or fragment, or another of the formats that `fiorilint check --help` lists"

  func read(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    let opening = Opening(source)
    if let kind = OtherFileKind.name(of: opening) {
      var error = ReadError("the file is \(kind), which shows no screen; \(Self.expectation)")
      error.isOfOtherKind = true
      throw error
    }
    switch opening.first {
    case UInt8(ascii: "{"), UInt8(ascii: "["): try readJSON(source)
    case UInt8(ascii: "<"): try XMLPushParser().parse(source)
    case 0 where opening.bytes.allSatisfy(isXMLSpace): throw ReadError("the file is empty; \(Self.expectation)")
    default:
      if XMLOpening(opening) != nil {
        try XMLPushParser().parse(source)
      } else if opening.bytes.contains(0) {
        throw ReadError("the file is binary; \(Self.expectation)")
      }
    }
    throw ReadError("unknown format; \(Self.expectation)")
  }

  private func readJSON(_ source: SourceReader) throws(ReadError) {
    try source.readAll()
    var scanner = JSONScanner(source, at: source.count >= 3 && source.bytes[0] == 0xEF ? 3 : 0)
    do throws(ScanStop) {
      try scanner.skipValue(depth: 0)
      guard try scanner.next() == 0 else { throw scanner.unexpected("the end of the text") }
    } catch {
      if case .failure(let failure) = error { throw failure }
    }
  }
}
