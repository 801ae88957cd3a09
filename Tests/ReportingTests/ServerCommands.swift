/// A command that a build server finds in a line of a log.
struct ServerCommand: Equatable {
  var name: String
  var properties: [String: String]
  var message: String

  /// What GitHub's runner reads in a line; `nil` where it reads no command.
  init?(gitHub line: String) {
    let line = line.drop { $0.isWhitespace }
    guard line.hasPrefix("::"), let end = line.dropFirst(2).firstRange(of: "::") else { return nil }
    let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound].split(separator: " ", maxSplits: 1)
    guard let first = head.first else { return nil }
    name = String(first)
    properties = [:]
    for property in head.dropFirst().joined().split(separator: ",") {
      let parts = property.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 {
        properties[parts[0]] = Self.decoded(
          parts[1], [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")])
      }
    }
    message = Self.decoded(String(line[end.upperBound...]), [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")])
  }

  /// What Azure's agent reads in a line, wherever it stands there.
  init?(azure line: String) {
    guard let start = line.firstRange(of: "##vso["), let end = line[start.upperBound...].firstIndex(of: "]") else {
      return nil
    }
    let head = line[start.upperBound..<end].split(separator: " ", maxSplits: 1)
    guard let first = head.first else { return nil }
    name = String(first)
    properties = [:]
    for property in head.dropFirst().joined().split(separator: ";") {
      let parts = property.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 {
        properties[parts[0]] = Self.decoded(
          parts[1], [("%3B", ";"), ("%0D", "\r"), ("%0A", "\n"), ("%5D", "]"), ("%AZP25", "%")])
      }
    }
    message = Self.decoded(String(line[line.index(after: end)...]), [("%0D", "\r"), ("%0A", "\n"), ("%AZP25", "%")])
  }

  /// One after the other, as both servers do.
  private static func decoded(_ text: String, _ codes: [(String, String)]) -> String {
    codes.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
