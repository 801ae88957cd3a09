import Documents
import Syntax

/// The text of a configuration. It takes one more key and keeps everything else: comments, order and line ends.
package struct ConfigurationText {
  /// The bytes of the file.
  package let bytes: [UInt8]

  /// The text of a file.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// The text with a key more at its top.
  ///
  /// - Returns: the text and the line of the key, from 1; `nil` where no place was found that changes nothing else.
  package func adding(_ key: String, _ value: String) -> (bytes: [UInt8], line: Int)? {
    guard case .success(let root) = Result(catching: { () throws(YAMLError) in try YAMLDocument.read(bytes: bytes) })
    else { return nil }
    var entries: [YAMLEntry] = []
    if let root, !root.isNull {
      guard case .map(let content) = root.content else { return nil }
      entries = content
    }
    let map = entries.isEmpty ? nil : root
    let pair = "\(key): \(YAMLScalar.text(value, inBrackets: true))"
    let line = Array((String(repeating: " ", count: (map?.column ?? 1) - 1) + pair).utf8) + lineEnd
    var places: [(offset: Int, text: [UInt8])] = []
    if let offset = end(ofLineWith: "# \(key):") { places.append((offset, line)) }
    let isWhole = bytes.last.map { $0 == Self.lineFeed } ?? true
    places.append((bytes.count, isWhole ? line : lineEnd + line))
    if let map { places.append((start(ofLine: map.line), line)) }
    if let root {
      // The keys are in braces.
      let start = min(start(ofLine: root.line) + root.column, bytes.count)
      places.append((start, Array((entries.isEmpty ? pair : "\(pair), ").utf8)))
    }
    for place in places {
      let text = Array(bytes[..<place.offset] + place.text + bytes[place.offset...])
      if let line = Self.line(of: key, value, in: text, besides: entries) { return (text, line) }
    }
    return nil
  }

  /// The line of a key in a text that says the same as before besides; `nil` where it does not.
  private static func line(of key: String, _ value: String, in text: [UInt8], besides entries: [YAMLEntry]) -> Int? {
    guard let root = try? YAMLDocument.read(bytes: text), case .map(let now) = root.content,
      let added = now.first(where: { $0.key == key }), case .scalar(value, _) = added.value.content
    else { return nil }
    let others = now.filter { $0.key != key }
    return others.count == entries.count
      && zip(others, entries).allSatisfy { $0.key == $1.key && isSame($0.value, $1.value) } ? added.line : nil
  }

  /// Whether two nodes have the same content, wherever they are.
  private static func isSame(_ left: YAMLNode, _ right: YAMLNode) -> Bool {
    switch (left.content, right.content) {
    case (.scalar(let text, let isPlain), .scalar(let other, let isOtherPlain)):
      text == other && isPlain == isOtherPlain
    case (.list(let items), .list(let others)):
      items.count == others.count && zip(items, others).allSatisfy(isSame)
    case (.map(let entries), .map(let others)):
      entries.count == others.count
        && zip(entries, others).allSatisfy { $0.key == $1.key && isSame($0.value, $1.value) }
    default: false
    }
  }

  // MARK: Text

  /// How the lines of the file end.
  private var lineEnd: [UInt8] {
    guard let end = bytes.firstIndex(of: Self.lineFeed), end > 0, bytes[end - 1] == Self.carriageReturn else {
      return [Self.lineFeed]
    }
    return [Self.carriageReturn, Self.lineFeed]
  }

  /// The offset behind the first line that begins so.
  private func end(ofLineWith beginning: String) -> Int? {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: Self.lineFeed).map { $0 + 1 }
      if bytes[start...].starts(with: beginning.utf8) { return end }
      guard let end else { return nil }
      start = end
    }
    return nil
  }

  /// The offset of the beginning of a line, from 1.
  private func start(ofLine line: Int) -> Int {
    var offset = 0
    for _ in 1..<max(1, line) {
      guard let end = bytes[offset...].firstIndex(of: Self.lineFeed) else { return bytes.count }
      offset = end + 1
    }
    // A byte order mark stays in front.
    return offset == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : offset
  }
}
