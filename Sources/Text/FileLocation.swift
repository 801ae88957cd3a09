/// A place in a file that people write for the program.
package struct FileLocation: Sendable, Hashable {
  /// The file's path, as it is shown.
  package var path: String
  /// From 1.
  package var line: Int
  /// From 1, in Unicode scalars.
  package var column: Int

  /// A place of its parts.
  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// Whether both are the same place of the same file.
  package static func == (left: FileLocation, right: FileLocation) -> Bool {
    left.line == right.line && left.column == right.column && left.path.hasBytes(of: right.path)
  }

  /// Takes what makes it a place of its own.
  package func hash(into hasher: inout Hasher) {
    path.hashBytes(into: &hasher)
    hasher.combine(line)
    hasher.combine(column)
  }
}

extension FileLocation: Comparable {
  /// By the bytes of the path, then by line and column.
  package static func < (left: FileLocation, right: FileLocation) -> Bool {
    if !left.path.hasBytes(of: right.path) { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
    return (left.line, left.column) < (right.line, right.column)
  }
}
