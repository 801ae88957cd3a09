/// Globs over names: `*` stands for any characters, `?` for one byte.
package enum Glob {
  /// Whether a glob stands for one name only: its own.
  package static func isPlain(_ glob: String) -> Bool {
    !glob.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }

  /// Whether a glob stands for a name as a whole.
  package static func matches(_ glob: String, _ name: String) -> Bool {
    var (glob, name) = (glob, name)
    return glob.withUTF8 { glob in name.withUTF8 { matches(glob, $0) } }
  }

  /// Whether a glob stands for a name as a whole, both given as UTF-8.
  package static func matches(_ glob: UnsafeBufferPointer<UInt8>, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    var (globIndex, nameIndex) = (0, 0)
    var star: (glob: Int, name: Int)?
    while nameIndex < name.count {
      if globIndex < glob.count, glob[globIndex] == UInt8(ascii: "*") {
        star = (globIndex, nameIndex)
        globIndex += 1
      } else if globIndex < glob.count, glob[globIndex] == UInt8(ascii: "?") || glob[globIndex] == name[nameIndex] {
        globIndex += 1
        nameIndex += 1
      } else if let last = star {
        // Only the last star has to take more: what an earlier one could take as well, it can.
        star = (last.glob, last.name + 1)
        globIndex = last.glob + 1
        nameIndex = last.name + 1
      } else {
        return false
      }
    }
    return glob[globIndex...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
