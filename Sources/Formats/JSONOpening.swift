import Screens

/// A look at the outermost members of a JSON file, as far as its beginning shows them.
struct JSONOpening {
  private let opening: Opening

  init(_ opening: Opening) {
    self.opening = opening
  }

  /// Whether the outermost object, or the first object of the outermost array, has a member that the test accepts.
  ///
  /// It looks no further than the first mistake, and than the bytes at hand.
  func hasTopLevelKey(_ test: (String) -> Bool) -> Bool {
    var found = false
    visit { key, _ in
      found = test(key)
      return !found
    }
    return found
  }

  /// Visits the outermost object's members: name, and the value where it is a string. Ends when the visitor returns false.
  func visit(_ visitor: (_ key: String, _ value: String?) -> Bool) {
    guard let start = opening.bytes.baseAddress else { return }
    var scanner = JSONScanner(bytes: start, count: opening.bytes.count)
    do throws(ScanStop) {
      if try scanner.next() == UInt8(ascii: "[") { scanner.position += 1 }
      guard try scanner.next() == UInt8(ascii: "{") else { return }
      scanner.position += 1
      guard try scanner.next() != UInt8(ascii: "}") else { return }
      repeat {
        let key = scanner.string(of: try scanner.key())
        if try scanner.next() == UInt8(ascii: "\"") {
          if !visitor(key, scanner.string(of: try scanner.string())) { return }
        } else {
          // A member's name counts even where its value is cut off or wrong.
          if !visitor(key, nil) { return }
          try scanner.skipValue(depth: 1)
        }
      } while try scanner.separator(closing: UInt8(ascii: "}"))
    } catch {
      return
    }
  }
}
