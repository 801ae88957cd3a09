/// Which part of a run's files a report is of, and what the parts of the same run have in common.
package struct ShardInformation: Sendable, Hashable, Codable {
  /// From 1.
  package var number: Int
  /// How many parts there are.
  package var count: Int
  /// How many paths all parts have together.
  package var paths: Int
  /// A hash of all these paths in hexadecimal digits: parts are of one run only where it is the same.
  package var hash: String

  /// A part of a run, of its number, the number of parts, and the path count and hash that identify the run.
  package init(number: Int, of count: Int, paths: Int, hash: String) {
    self.number = number
    self.count = count
    self.paths = paths
    self.hash = hash
  }
}
