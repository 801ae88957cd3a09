/// What a glob over names means, read off its definition: as slow as it is short.
enum SlowGlob {
  /// Whether a glob stands for a name as a whole.
  static func matches(_ glob: [UInt8], _ name: [UInt8]) -> Bool {
    // By length of the name: whether what was read of the glob stands for its first bytes.
    var reached = [true] + Array(repeating: false, count: name.count)
    for byte in glob {
      var next = Array(repeating: false, count: name.count + 1)
      for length in 0...name.count {
        if byte == UInt8(ascii: "*") {
          next[length] = reached[...length].contains(true)
        } else if length > 0, byte == UInt8(ascii: "?") || byte == name[length - 1] {
          next[length] = reached[length - 1]
        }
      }
      reached = next
    }
    return reached[name.count]
  }
}
