import TestSupport
import Testing

@testable import Formats

/// The declaration that nearly every XML file begins with, which costs nothing where it says what holds anyway.
@Suite struct XMLDeclarationTests {
  @Test(arguments: [
    #"<?xml version="1.0"?>"#, #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<?xml version='1.0' encoding='utf-8' ?>"#,
    #"<?xml version="1.0" encoding='UTF-8' standalone="no"?>"#,
    #"<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>"#, #"<?xml version="1.0" standalone="yes"?>"#,
  ])
  func usual(declaration: String) {
    #expect(Self.length(declaration + "<screen/>") == declaration.utf8.count)
    for count in 0..<declaration.utf8.count { #expect(Self.length(String(declaration.prefix(count))) == 0, "\(count)") }
    let text = #"<screen platform="ios"><button id="b" frame="0 0 30 30" txt="x"/></screen>"#
    let (with, without) = (
      TestLinter.lint(declaration + "\n" + text, path: "a.xml"), TestLinter.lint(text, path: "a.xml")
    )
    #expect(with.failure == nil && without.findings.count >= 2)
    #expect(with.findings.map(\.message) == without.findings.map(\.message))
    #expect(with.findings.map(\.start.line) == without.findings.map { $0.start.line + 1 })
    #expect(with.findings.map(\.start.column) == without.findings.map(\.start.column))
  }

  /// What is something else, or wrong, takes a closer look.
  @Test(arguments: [
    "", "<screen/>", #"<?xml?>"#, #"<?xml version="1.1"?>"#, #"<?xml version="1.0" encoding="UTF-16"?>"#,
    #"<?xml version="1.0" encoding="ISO-8859-1"?>"#, #"<?xml version="1.0' encoding="UTF-8"?>"#,
    #"<?xml version="1.0"encoding="UTF-8"?>"#, #"<?xml version="1.0" standalone="maybe"?>"#,
    #"<?xml version="1.0" standalone="no" encoding="UTF-8"?>"#, #"<?xml version="1.0">"#, #"<?xml-stylesheet?>"#,
    #"<?xml encoding="UTF-8"?>"#, #" <?xml version="1.0"?>"#,
  ])
  func unusual(text: String) { #expect(Self.length(text) == 0) }

  private static func length(_ text: String) -> Int {
    Array(text.utf8).withUnsafeBufferPointer { XMLDeclaration.length(in: $0) }
  }
}
