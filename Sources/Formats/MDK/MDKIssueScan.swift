import Screens

/// What is looked for in a whole document, whether it is shown or not: by one skip its values.
///
/// Members that a later one of the same name replaces are left out with their content. So are members that were
/// disabled by a mark in the name, such as `_OnPress`.
struct MDKIssueScan {
  /// The indices of members that hold suppressions.
  private(set) var suppressions: [Int] = []
  /// The indices of members whose names no object of a page has.
  private(set) var unknownMembers: [Int] = []
  /// The indices of texts that may be references to files of the project.
  private(set) var references: [Int] = []

  init(_ document: JSONDocument) {
    let (nodes, bytes) = (document.nodes, document.bytes)
    let count = document.count
    MDKMemberNames.known.withLookup { names in
      var index = 0
      while index < count {
        let node = nodes + index
        if node.pointee.isMember {
          let name = UTF8Text(
            start: bytes + Int(node.pointee.nameStart), count: Int(node.pointee.nameEnd &- node.pointee.nameStart))
          if node.pointee.kind == .superseded {
            index &+= Int(node.pointee.length)
            continue
          }
          if let start = name.baseAddress, !names.have(start, name.count) {
            if Self.isPutAside(name) {
              index &+= Int(node.pointee.length)
              continue
            }
            if name.equals(Suppression.name) { suppressions.append(index) } else { unknownMembers.append(index) }
          }
        }
        if node.pointee.kind == .string {
          let first = bytes[Int(node.pointee.start) &+ 1]
          if first == UInt8(ascii: "/") || first == UInt8(ascii: "$") {
            if references.isEmpty { references.reserveCapacity(24) }
            references.append(index)
          }
        }
        index &+= 1
      }
    }
  }

  /// Whether a name has a mark by which people put a member aside: `_OnPress`, `//OnPress`, `OnPress_`.
  private static func isPutAside(_ name: UTF8Text) -> Bool {
    name.first == UInt8(ascii: "_") || name.first == UInt8(ascii: "/") || name.last == UInt8(ascii: "_")
  }
}

/// What is wrong in a page or fragment as it is written, without overrides.
struct MDKIssue {
  let kind: Problem.Kind
  let message: String
  /// Its bytes in the file that has it.
  let range: Range<Int>
}
