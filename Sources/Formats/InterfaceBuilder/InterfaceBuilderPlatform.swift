import Screens

/// The platform that a document of Interface Builder is for.
enum InterfaceBuilderPlatform {
  /// Why a document is not read, by its root; `nil` for one that is for iOS.
  static func refusal(of tag: borrowing XMLStartTag) -> ReadError? {
    var (typeName, runtimeName) = ("", "")
    var place = tag.start
    for attribute in tag.attributes where attribute.name.equals("type") {
      typeName = String(decoding: attribute.value, as: UTF8.self)
      place = tag.range(of: attribute).lowerBound
    }
    if tag.name.equals("archive") {
      return ReadError(
        unsupported: "Interface Builder before Xcode 5",
        "this is a document of Interface Builder before Xcode 5, which is not supported; open it in a newer Xcode and save it",
        at: place)
    }
    for attribute in tag.attributes where attribute.name.equals("targetRuntime") {
      runtimeName = String(decoding: attribute.value, as: UTF8.self)
      place = tag.range(of: attribute).lowerBound
    }
    if typeName.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch."),
      runtimeName.isEmpty || runtimeName.hasPrefix("iOS.CocoaTouch")
    {
      return nil
    }
    let platform = platform(typeName, runtimeName)
    return ReadError(
      unsupported: "Interface Builder for \(platform)",
      "this is a document of Interface Builder for \(platform), which is not supported; expected one for iOS "
        + "(targetRuntime=\"iOS.CocoaTouch\")",
      at: place)
  }

  private static func platform(_ type: String, _ runtime: String) -> String {
    if type.hasPrefix("com.apple.InterfaceBuilder.AppleTV") || runtime == "AppleTV" { return "tvOS" }
    if type.hasPrefix("com.apple.InterfaceBuilder.WatchKit") || runtime == "watchKit" { return "watchOS" }
    if type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.") || runtime.hasPrefix("MacOSX") { return "macOS" }
    return "another platform"
  }
}
