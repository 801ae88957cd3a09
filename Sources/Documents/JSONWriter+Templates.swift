/// Members that are alike in many objects, which are written once.
extension JSONWriter {
  /// Members with holes for the values that are not alike.
  package struct Template {
    /// What stands before each hole, and behind the last one.
    fileprivate var members = ReportBuffer()
    /// Where the holes are.
    fileprivate var holes: [Int] = []
  }

  /// Makes a template of members that a body writes, as they stand in this object.
  package func template(_ body: (inout JSONWriter) -> Void) -> Template {
    var writer = JSONWriter(layout, depth: depth, escaping: escaping)
    (writer.isFirst, writer.template) = (isFirst, Template())
    body(&writer)
    var template = writer.template ?? Template()
    template.members = writer.output
    return template
  }

  /// A member of a template whose value is known later.
  package mutating func hole(_ name: StaticString) {
    key(name)
    template?.holes.append(output.count)
  }

  /// Writes members as a template has them.
  ///
  /// - Parameter fill: writes the value of a hole, by its number.
  package mutating func members(_ template: Template, _ fill: (Int, inout JSONWriter) -> Void) {
    template.members.withBytes { members in
      var start = 0
      for (number, hole) in template.holes.enumerated() {
        output.write(bytes: UnsafeBufferPointer(rebasing: members[start..<hole]))
        fill(number, &self)
        start = hole
      }
      output.write(bytes: UnsafeBufferPointer(rebasing: members[start...]))
    }
    isFirst = false
  }
}
