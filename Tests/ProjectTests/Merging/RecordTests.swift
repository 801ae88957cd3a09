import Documents
import Formats
import Screens
import Testing

@testable import Project
@testable import Reporting

/// What a mergeable report writes down of any encodable value is read back as the same.
@Suite struct RecordTests {
  /// Types whose own coding asks for one value of themselves.
  private struct Numbers: Codable, Equatable {
    var small: Int8 = -128
    var lines: [UInt16] = [0, 65535]
    var offset: Int32 = -1
    var total: UInt64 = .max
    var share: Float = 0.5
    var half: [String: Float] = ["a": 0.25]
    var none: Int64?
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ text: [UInt8]) throws -> Value {
    let source = SourceReader()
    try source.open(text, path: "a")
    let document = JSONDocument()
    try document.parse(source)
    return try document.withRoot { root in
      Result { () throws(ReadError) in try RecordDecoder.value(type, from: root) }
    }.get()
  }

  @Test func numbersOfEverySize() throws {
    var output = ReportBuffer()
    RecordEncoder.write(Numbers(), to: &output)
    #expect(try decode(Numbers.self, output.bytes) == Numbers())
  }

  @Test(arguments: ["128", "-129", "1.5", "\"1\"", "null", "1e2"]) func numbersThatDoNotFit(text: String) {
    #expect(throws: ReadError.self) { try decode(Int8.self, Array(text.utf8)) }
  }
}
