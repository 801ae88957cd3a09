extension String {
  /// Up to four texts, one behind another, in memory that is asked for once.
  ///
  /// `+=` asks each time whether there is room, and for more: that was half of what a finding cost.
  init(joining first: String, _ second: String, _ third: String = "", _ fourth: String = "") {
    let counts = (first.utf8.count, second.utf8.count, third.utf8.count, fourth.utf8.count)
    self.init(unsafeUninitializedCapacity: counts.0 + counts.1 + counts.2 + counts.3) { buffer in
      var end = 0
      func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
          _ = UnsafeMutableBufferPointer(rebasing: buffer[end..<end + bytes.count]).update(fromContentsOf: bytes)
          end += bytes.count
        }
      }
      append(first)
      append(second)
      if counts.2 > 0 { append(third) }
      if counts.3 > 0 { append(fourth) }
      return end
    }
  }
}
