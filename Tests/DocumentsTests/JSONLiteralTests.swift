import Documents
import Testing

@Suite struct JSONLiteralTests {
  @Test func json() {
    let value: JSONLiteral = [
      "a": [1, -2, true, false], "b": .null, "c": "\"\\\n\u{1B}é𝄞##vso[", "d": .written(Array("{}".utf8)),
      "e": .members(("x", 1), ("y", nil)),
    ]
    #expect(
      String(decoding: value.compact, as: UTF8.self)
        == ##"{"a":[1,-2,true,false],"b":null,"c":"\"\\\n\u001Bé𝄞\u0023#vso[","d":{},"e":{"x":1}}"##)
  }
}
