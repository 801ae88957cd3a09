import Screens

/// A glob over the paths of elements as reports print them: each of its components stands for one of a path, with `*` and `?` for any text
/// and any character in it; `**` stands for any components.
package struct ElementPathGlob: Sendable {
  /// What it is made of; none is empty.
  let components: [String]

  /// The glob that a text gives; `nil` where a component is empty.
  package init?(_ text: String) {
    components = Self.components(of: text)
    if components.isEmpty || components.contains("") { return nil }
  }

  /// Whether it stands for an element or for one that contains it.
  ///
  /// - Parameter path: the element's.
  func contains(_ path: String) -> Bool { contains(Self.components(of: path)) }

  /// Whether it stands for an element or for one that contains it.
  ///
  /// - Parameter names: the components of the element's path.
  func contains(_ names: [String]) -> Bool {
    // What a `**` took can only grow, as in a glob over texts: a later one leaves nothing for an earlier one to do.
    var (glob, name) = (0, 0)
    var last: (glob: Int, name: Int)?
    while true {
      if glob == components.count { return true }
      if components[glob] == "**" {
        last = (glob, name)
        glob += 1
      } else if name < names.count, Glob.matches(components[glob], names[name]) {
        glob += 1
        name += 1
      } else if let any = last, any.name < names.count {
        last = (any.glob, any.name + 1)
        glob = any.glob + 1
        name = any.name + 1
      } else {
        return false
      }
    }
  }

  /// The components of a path: a slash in an id, which stands in quotes, ends none.
  static func components(of path: String) -> [String] {
    var (path, components) = (path, [String]())
    path.withUTF8 { bytes in
      forEachComponent(of: bytes) { components.append(String(decoding: $0, as: UTF8.self)) }
    }
    return components
  }

  /// Hands out the components of a path in UTF-8, one after the other.
  static func forEachComponent(
    of bytes: UnsafeBufferPointer<UInt8>, _ take: (Slice<UnsafeBufferPointer<UInt8>>) -> Void
  ) {
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
        take(bytes[start..<index])
        index += 1
        start = index
      } else {
        index += 1
      }
    }
    take(bytes[start...])
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
