import Screens

/// Values that a fact of a type can have and values that it cannot, in both spellings.
struct FactSamples {
  /// JSON values.
  var rightJSON: [String]
  var wrongJSON: [String]
  /// Attribute values, escaped as they stand in XML. Every attribute value is a text and a list of texts: none is wrong there.
  var rightXML: [String]
  var wrongXML: [String]

  init(_ type: FactType) {
    switch type {
    case .text:
      rightJSON = [#""Ski boots""#, #""""#, #""\u0041\n \"ü\"""#]
      wrongJSON = ["7", "true", #"["Ski boots"]"#, "{}"]
      rightXML = ["Ski boots", "", "&lt;&#10;&quot;ü"]
      wrongXML = []
    case .number(_, let signed):
      rightJSON = ["0", "390", "1.5", "3.9e2", "-0", "1.7976931348623157e308"] + (signed ? ["-1"] : [])
      wrongJSON = ["\"390\"", "true", "[390]", "{}", "1e999"] + (signed ? [] : ["-1", "-0.5"])
      rightXML =
        ["0", "390", "1.5", "3.9e2", "3.9E+2", "1.e1", "-0", ".5", "5.", "007", " 390&#10;", "12345678901234567."]
        + ["1.7976931348623157e308"] + (signed ? ["-1"] : [])
      wrongXML =
        ["", " ", "390pt", "NaN", "INF", "inf", "1e999", "+1", "0x10", "1,5", "1 2", ".", "-", "1e", ".e1", "--1", "٣"]
        + (signed ? [] : ["-1", "-.5"])
    case .count:
      rightJSON = ["0", "48", "3.0", "-0", "9007199254740992"]
      wrongJSON = ["-1", "1.5", "\"48\"", "true", "[]", "9007199254740994", "1e999"]
      rightXML = ["0", "48", "3.0", "3.", "-0", "007", "\t48 ", "9007199254740992"]
      wrongXML = ["", "-1", "1.5", "many", "+3", "3e0", "30e-1", "9007199254740994", "3 4", "NaN", "INF", "."]
    case .boolean:
      rightJSON = ["true", "false"]
      wrongJSON = ["\"true\"", "0", "1", "[]", "{}"]
      rightXML = ["true", "false"]
      wrongXML = ["True", "1", "0", "yes", "", " true", "true false"]
    case .token(let tokens, let aliases):
      let words = (tokens + aliases.spellings).map(\.name).sorted()
      let others = Token.allCases.map(\.name).filter { !words.contains($0) }.prefix(2)
      rightJSON = words.map { "\"\($0)\"" }
      wrongJSON = ["\"\"", "1", "true", "[\"\(words[0])\"]", "\"\(words[0]) \""]
      wrongJSON += (others + ["nonsense", words[0].uppercased()]).map { "\"\($0)\"" }
      rightXML = words
      wrongXML = ["", " \(words[0])", "\(words[0]) \(words[0])", "nonsense", words[0].uppercased()] + others
    case .frame:
      rightJSON = ["[0, 0, 0, 0]", "[-1.5, -2, 390, 4e1]", "[1e2, -0, -0, 1]"]
      wrongJSON = ["[]", "[0, 0, 1]", "[0, 0, 1, 1, 1]", "[0, 0, -1, 1]", "[0, 0, 1, -1]", "[0, 0, 1e999, 1]"]
      wrongJSON += ["[\"0\", 0, 1, 1]", "[null, 0, 1, 1]", "[[0, 0, 1, 1]]", "\"0 0 1 1\"", "1", "{}"]
      rightXML = ["0 0 0 0", "-1.5 -2 390 4e1", " 1  2&#10;3&#9;4 ", "-0 .5 5. 007"]
      wrongXML = [
        "", "0 0 1", "0 0 1 1 1", "0 0 -1 1", "0 0 1 -1", "0,0,1,1", "0, 0, 1, 1", "0 0 NaN 1", "0 0 1 1e999",
      ]
      wrongXML += ["[0 0 1 1]", "0 0 1pt 1", "0&#160;0 1 1"]
    case .textList:
      rightJSON = ["[]", #"["Share"]"#, #"["Share", "", "Delete"]"#]
      wrongJSON = ["\"Share\"", "[1]", "[null]", "[[]]", "{}", "true"]
      rightXML = ["", "Share", "Share, Delete", " ,"]
      wrongXML = []
    case .color:
      rightXML = (1...10).map { "accent\($0)" } + ["#0a6ED1", "#000000", "#0a6ED180", "black", "transparent"]
      wrongXML = [
        "", "accent0", "accent11", "Accent1", "accent", "accent01", "Red", "blak", "#fff", "#0a6ED1F", "#0a6EDg",
      ]
      wrongXML += [" accent1", "x#0a6ED1"]
      rightJSON = rightXML.map { "\"\($0)\"" }
      wrongJSON = wrongXML.map { "\"\($0)\"" } + ["1", "true", "[]"]
    }
    rightJSON.append("null")
  }
}
