/// What is wrong with a rule page, with its place.
public struct PageError: Error, Sendable, Hashable, CustomStringConvertible {
  public var path: String
  /// From 1.
  public var line: Int
  /// From 1.
  public var column: Int
  public var message: String

  public init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// `path:line:column: error: message`, as compilers write it.
  public var description: String { "\(path):\(line):\(column): error: \(message)" }
}
