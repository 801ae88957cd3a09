import Screens
import Support

/// The path of an element as reports print it, or a glob over such paths, and where its components lie.
struct PathComponents: Sendable {
  private let text: String
  /// Behind each of them, in bytes.
  private let ends: [Int]

  init(_ text: String) {
    var ends: [Int] = []
    text.withBytes { bytes in
      ends.reserveCapacity(1 + bytes.count { $0 == UInt8(ascii: "/") })
      Self.forEachRange(in: bytes) { ends.append($0.upperBound) }
    }
    self.text = text
    self.ends = ends
  }

  /// Whether one of them is empty.
  var hasGaps: Bool {
    var start = 0
    for end in ends {
      if start == end { return true }
      start = end + 1
    }
    return false
  }

  /// Whether they are a glob that stands for an element or for one that contains it.
  ///
  /// - Parameter path: the element's.
  func contain(_ path: PathComponents) -> Bool {
    text.withBytes { glob in path.text.withBytes { contain(path, of: $0, glob) } }
  }

  private func contain(
    _ path: PathComponents, of names: UnsafeBufferPointer<UInt8>, _ globs: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    // What a `**` took can only grow, as in a glob over texts: a later one leaves nothing for an earlier one to do.
    var (glob, name) = (0, 0)
    var last: (glob: Int, name: Int)?
    while glob < ends.count {
      let pattern = UnsafeBufferPointer(rebasing: globs[range(glob)])
      if pattern.count == 2, pattern[0] == UInt8(ascii: "*"), pattern[1] == UInt8(ascii: "*") {
        last = (glob, name)
        glob += 1
      } else if name < path.ends.count,
        Glob.matches(pattern, UnsafeBufferPointer(rebasing: names[path.range(name)]))
      {
        glob += 1
        name += 1
      } else if let any = last, any.name < path.ends.count {
        last = (any.glob, any.name + 1)
        glob = any.glob + 1
        name = any.name + 1
      } else {
        return false
      }
    }
    return true
  }

  private func range(_ number: Int) -> Range<Int> { (number == 0 ? 0 : ends[number - 1] + 1)..<ends[number] }

  /// Hands out the ranges of the components of a path in UTF-8, one after the other. A slash in an id, which is in
  /// quotes, ends none.
  @inline(__always)
  static func forEachRange(in bytes: UnsafeBufferPointer<UInt8>, _ take: (Range<Int>) -> Void) {
    var start = 0
    var index = 0
    var mayHaveQuotes = true
    while index < bytes.count {
      if mayHaveQuotes, bytes[index] == UInt8(ascii: "["), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "\"")
      {
        let end = endOfQuotes(bytes, from: index + 2)
        // Where none is found from here, none is from further on.
        mayHaveQuotes = end != nil
        index = end ?? index + 2
      } else if bytes[index] == UInt8(ascii: "/") {
        take(start..<index)
        index += 1
        start = index
      } else {
        index += 1
      }
    }
    take(start..<bytes.count)
  }

  /// Where a quoted id with its bracket ends; `nil` where it does not.
  private static func endOfQuotes(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    while index + 1 < bytes.count {
      let end = index + 2
      if bytes[index] == UInt8(ascii: "\""), bytes[index + 1] == UInt8(ascii: "]"),
        end == bytes.count || bytes[end] == UInt8(ascii: "/")
      {
        return end
      }
      index += 1
    }
    return nil
  }
}

/// A glob over the paths of elements as reports print them. Each of its components stands for one of a path, with `*`
/// and `?` for any text and any character in it; `**` stands for any components.
package struct ElementPathGlob: Sendable {
  /// What it is made of; none is empty.
  let components: PathComponents

  /// The glob that a text gives; `nil` where a component is empty.
  package init?(_ text: String) {
    components = PathComponents(text)
    if components.hasGaps { return nil }
  }

  /// Whether it stands for an element or for one that contains it.
  ///
  /// - Parameter path: the element's.
  func contains(_ path: String) -> Bool { components.contain(PathComponents(path)) }
}
