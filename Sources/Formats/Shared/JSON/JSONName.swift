/// The name of a member that a program asks for.
///
/// The compiler works out all of it where a literal is written, so that a question costs no look at the name's letters.
package struct JSONName: ExpressibleByStringLiteral, @unchecked Sendable {
  // Bytes of the program, which never change.
  let start: UnsafePointer<UInt8>
  let count: UInt32
  /// See ``JSONDocument/summary(ofName:count:)``.
  let summary: UInt16

  /// A name without escapes.
  @inline(__always)
  package init(stringLiteral name: StaticString) {
    start = name.utf8Start
    count = UInt32(truncatingIfNeeded: name.utf8CodeUnitCount)
    summary = JSONDocument.summary(ofName: name.utf8Start, count: name.utf8CodeUnitCount)
  }

  /// The name as a text.
  var text: String { String(decoding: UnsafeBufferPointer(start: start, count: Int(count)), as: UTF8.self) }
}
