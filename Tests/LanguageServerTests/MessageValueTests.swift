import LanguageServer
import Testing

@Suite struct MessageValueTests {
  @Test func json() {
    let value: MessageValue = [
      "a": [1, -2, true, false], "b": .null, "c": "\"\\\n\u{1B}é𝄞##vso[", "d": .written(Array("{}".utf8)),
      "e": .members(("x", 1), ("y", nil)),
    ]
    #expect(
      String(decoding: value.bytes, as: UTF8.self)
        == ##"{"a":[1,-2,true,false],"b":null,"c":"\"\\\n\u001Bé𝄞\u0023#vso[","d":{},"e":{"x":1}}"##)
  }
}
