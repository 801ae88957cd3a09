import Screens

/// What is looked for in a whole document, whether it is shown or not: by one pass over its values.
struct MDKSurvey {
  /// The indices of members that hold suppressions.
  private(set) var suppressions: [Int] = []
  /// The indices of members whose names no object of a page has.
  private(set) var unknownMembers: [Int] = []
  /// The indices of texts that may be references to files of the project.
  private(set) var references: [Int] = []

  init(_ document: JSONDocument) {
    let (nodes, bytes) = (document.nodes, document.bytes)
    let members = MDKMembers.known
    for index in 0..<document.count {
      let node = nodes + index
      if node.pointee.isMember {
        let name = bytes + Int(node.pointee.nameStart)
        let count = Int(node.pointee.nameEnd &- node.pointee.nameStart)
        if !members.have(name, count), node.pointee.kind != .superseded {
          if Suppression.name.isEqual(to: name, count) {
            suppressions.append(index)
          } else {
            unknownMembers.append(index)
          }
        }
      }
      if node.pointee.kind == .string {
        let first = bytes[Int(node.pointee.start) + 1]
        if first == UInt8(ascii: "/") || first == UInt8(ascii: "$") { references.append(index) }
      }
    }
  }
}

extension StaticString {
  fileprivate func isEqual(to bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    utf8CodeUnitCount == count
      && UnsafeBufferPointer(start: bytes, count: count).elementsEqual(
        UnsafeBufferPointer(start: utf8Start, count: count))
  }
}
