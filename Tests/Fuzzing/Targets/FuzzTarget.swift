/// Something that takes any bytes, and what has to hold of it no matter what they are.
package struct FuzzTarget: Sendable {
  /// How it is called on the command line; its corpus stands in the folder of that name.
  package let name: String
  /// What has to hold, besides that nothing traps, hangs or touches memory that is not its own.
  package let promise: String
  /// Makes what takes one input after the other; it throws a ``BrokenPromise`` where one breaks it.
  package let make: @Sendable () throws -> (([UInt8]) throws -> Void)

  /// All of them, in the order in which they are run.
  package static let all: [FuzzTarget] =
    readers + [
      formats, plainXML, buckets, conversion, jobs, reports, yaml, configuration, rulePage, selector, condition, globs,
      ignoreFile, baseline, mergeable, records, messages, edits, commandLine,
    ]
}

/// What an input breaks.
package struct BrokenPromise: Error, CustomStringConvertible {
  package let description: String

  /// What is wrong, and the two sides where something is not as something else.
  package init(_ description: String) { self.description = description }

  /// - Throws: unless two texts are the same.
  static func unlessSame(_ what: String, _ one: @autoclosure () -> [String], _ other: @autoclosure () -> [String])
    throws
  {
    let (one, other) = (one(), other())
    guard one != other else { return }
    let place = zip(one, other).prefix { $0 == $1 }.count
    func line(_ lines: [String]) -> String { place < lines.count ? lines[place] : "nothing" }
    throw BrokenPromise("\(what) differ:\n  \(line(one))\n  \(line(other))")
  }

  /// - Throws: unless something holds.
  static func unless(_ holds: Bool, _ what: @autoclosure () -> String) throws {
    if !holds { throw BrokenPromise(what()) }
  }
}
