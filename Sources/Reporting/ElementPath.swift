/// What the path of an element says.
enum ElementPath {
  /// The screen that it begins with where its file has several, as `screen[login]`; `nil` where there is one only.
  static func screen(of element: String) -> Substring? {
    guard element.hasPrefix("screen[") else { return nil }
    let bytes = element.utf8
    // A screen's name may hold a slash.
    let end = zip(bytes.indices, bytes.indices.dropFirst()).first {
      bytes[$0] == UInt8(ascii: "]") && bytes[$1] == UInt8(ascii: "/")
    }
    return element[..<(end?.1 ?? element.endIndex)]
  }
}
