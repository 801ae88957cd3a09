/// What libyaml meets in a text.
enum YAMLEvent {
  case streamStart, streamEnd, documentStart, documentEnd
  case alias(String)
  case scalar(String, isPlain: Bool, YAMLProperties)
  case listStart(YAMLProperties)
  case mapStart(YAMLProperties)
  case listEnd, mapEnd
}

/// What may be before a node.
struct YAMLProperties {
  var anchor: String?
  var tag: String?
}

/// A place in a text; both count from 1, columns in Unicode scalars.
struct YAMLPlace: Hashable {
  var line: Int
  var column: Int

  func error(_ message: String) -> YAMLError { YAMLError(line: line, column: column, message: message) }
}
