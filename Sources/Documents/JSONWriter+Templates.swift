/// Members that are alike in many objects, which are written once.
extension JSONWriter {
  /// Members with holes for the values that are not alike.
  package final class Template: Sendable {
    /// What is before each hole, and behind the last one.
    fileprivate let members: ReportBuffer
    /// Where the holes are.
    fileprivate let holes: [Int]

    fileprivate init(_ members: ReportBuffer, _ holes: [Int]) {
      (self.members, self.holes) = (members, holes)
    }
  }

  /// Makes a template of members that a body writes, as they are in this object.
  package func template(_ body: (inout JSONWriter) -> Void) -> Template {
    var writer = JSONWriter(layout, depth: depth, escaping: escaping)
    writer.isFirst = isFirst
    body(&writer)
    return Template(writer.output, writer.holes)
  }

  /// A member of a template whose value is known later.
  package mutating func hole(_ name: StaticString) {
    key(name)
    holes.append(output.count)
  }

  /// Writes members as a template has them.
  ///
  /// - Parameter fill: writes the value of a hole, by its number.
  package mutating func members(_ template: Template, _ fill: (Int, inout JSONWriter) -> Void) {
    template.members.withBytes { members in
      guard let start = members.baseAddress else { return }
      var written = 0
      for (number, hole) in template.holes.enumerated() {
        output.write(bytes: UnsafeBufferPointer(start: start + written, count: hole - written))
        fill(number, &self)
        written = hole
      }
      output.write(bytes: UnsafeBufferPointer(start: start + written, count: members.count - written))
    }
    isFirst = false
  }
}
