import Screens

/// A look at the beginning of a file that may be a document of Interface Builder, and what keeps it from being read.
enum InterfaceBuilderOpening {
  /// Whether the root of the file says that it is such a document.
  static func isDocument(_ opening: Opening) -> Bool {
    guard let root = XMLOpening(opening)?.rootName, root == "document" || root == "archive" else { return false }
    guard XMLEncoding.isUTF16(opening.bytes) else { return namesType(opening.bytes.prefix(8 << 10)) }
    return opening.bytes.prefix(16 << 10).filter { $0 != 0 && $0 < 0x80 }.withUnsafeBufferPointer { namesType($0[...]) }
  }

  private static func namesType(_ bytes: Slice<UTF8Text>) -> Bool {
    let type: StaticString = "\"com.apple.InterfaceBuilder"
    return type.withUTF8Buffer { type in
      bytes.indices.contains { bytes[$0] == type[0] && bytes[$0...].starts(with: type) }
    }
  }

  /// Why a document is not read, by its root; `nil` for one that is for iOS.
  static func refusal(of tag: borrowing XMLStartTag) -> ReadError? {
    let type = tag.attributes.first { $0.name.elementsEqual("type".utf8) }
    let runtime = tag.attributes.first { $0.name.elementsEqual("targetRuntime".utf8) }
    let place = (runtime ?? type).map { tag.range(of: $0) } ?? tag.range
    let typeName = type.map { String(decoding: $0.value, as: UTF8.self) } ?? ""
    let runtimeName = runtime.map { String(decoding: $0.value, as: UTF8.self) } ?? ""
    if tag.name.elementsEqual("archive".utf8) {
      return ReadError(
        "a document of Interface Builder older than Xcode 5; expected one that a newer Xcode has saved",
        at: type.map { tag.range(of: $0).lowerBound } ?? tag.start)
    }
    if typeName.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch."),
      runtimeName.isEmpty || runtimeName.hasPrefix("iOS.CocoaTouch")
    {
      return nil
    }
    return ReadError(
      "a document of Interface Builder for \(platform(typeName, runtimeName)); expected one for iOS "
        + "(targetRuntime=\"iOS.CocoaTouch\")", at: place.lowerBound)
  }

  private static func platform(_ type: String, _ runtime: String) -> String {
    if type.hasPrefix("com.apple.InterfaceBuilder.AppleTV") || runtime == "AppleTV" { return "tvOS" }
    if type.hasPrefix("com.apple.InterfaceBuilder.WatchKit") || runtime == "watchKit" { return "watchOS" }
    if type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.") || runtime.hasPrefix("MacOSX") { return "macOS" }
    return "another platform"
  }
}
