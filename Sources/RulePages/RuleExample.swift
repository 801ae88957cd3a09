/// An example in a rule page: documentation and test at once.
package struct RuleExample: Sendable, Hashable {
  /// Which of a page's two headings the example is under.
  package enum Expectation: String, Sendable {
    /// The rule reports exactly the marked places.
    case avoid = "Avoid"
    /// The rule reports nothing.
    case prefer = "Prefer"
  }

  /// What the rule has to do with the example, by the heading that it is under.
  package var expectation: Expectation
  /// `json` or `xml`.
  package var language: String
  /// The words after the language: traits of the screen that a fragment is on, such as `ios` or `tablet`.
  package var traits: [String]
  /// The description without its markers.
  package var text: String
  /// Byte offsets in ``text`` of the places that were marked with `↓`.
  package var markers: [Int]
  /// Line in the page of the example's first line.
  package var line: Int
  /// What the description is with the first fix of each finding, with the second, and so on: the blocks behind it that
  /// say `fixed`.
  package var fixed: [String] = []
  /// The text in front of the example, in one line; empty if there is none.
  package var caption = ""
}

extension RuleExample {
  /// What the fence of a block says that shows the example before it with its findings fixed.
  static let fixedWord = "fixed"

  /// The description with `↓` directly before each place that is reported.
  package var marked: String {
    var (bytes, start) = ([UInt8](), 0)
    let text = Array(self.text.utf8)
    for marker in markers {
      bytes += text[start..<marker] + Array("↓".utf8)
      start = marker
    }
    return String(decoding: bytes + text[start...], as: UTF8.self)
  }
}

extension RulePage {
  /// The headings with examples below them that are none of the two that examples are under, with their lines.
  package var otherHeadings: [(text: String, line: Int)] {
    var (heading, isInside) = ((text: "", line: 0), false)
    var headings: [(text: String, line: Int)] = []
    for (text, start) in [(rationale, rationaleLine), (examplesText, examplesLine)] {
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if line.hasPrefix("```") {
          isInside.toggle()
          let name = heading.text.dropFirst(3)
          if isInside, !heading.text.isEmpty, RuleExample.Expectation(rawValue: String(name)) == nil,
            !headings.contains(where: { $0.text == heading.text })
          {
            headings.append(heading)
          }
        } else if !isInside, line.hasPrefix("## ") {
          heading = (String(line), start + index)
        }
      }
    }
    return headings
  }

  /// The page's examples, in their order.
  package var examples: [RuleExample] {
    var examples: [RuleExample] = []
    var expectation: RuleExample.Expectation?
    var fence: (info: Substring, line: Int, lines: [Substring])?
    var caption: [Substring] = []
    for (index, line) in examplesText.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let open = fence {
        if line == "```" {
          if let expectation {
            var example = Self.example(expectation, open)
            if example.traits.contains(RuleExample.fixedWord), !examples.isEmpty {
              examples[examples.count - 1].fixed.append(example.text)
            } else {
              example.caption = caption.joined(separator: " ")
              examples.append(example)
            }
          }
          (fence, caption) = (nil, [])
        } else {
          fence?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        fence = (line.dropFirst(3), examplesLine + index + 1, [])
      } else if line.hasPrefix("## ") {
        expectation = RuleExample.Expectation(rawValue: String(line.dropFirst(3)))
        caption = []
      } else if !line.isEmpty {
        caption.append(line)
      }
    }
    return examples
  }
}

extension RulePage {
  private static func example(
    _ expectation: RuleExample.Expectation, _ fence: (info: Substring, line: Int, lines: [Substring])
  ) -> RuleExample {
    let words = fence.info.split(separator: " ").map(String.init)
    return RuleExample(
      expectation, language: words.first ?? "", traits: Array(words.dropFirst()),
      marked: fence.lines.joined(separator: "\n"), line: fence.line)
  }
}

extension RuleExample {
  /// An example in which `↓` is directly before what is to be reported.
  package init(_ expectation: Expectation, language: String, traits: [String], marked: String, line: Int) {
    let marked = Array(marked.utf8)
    let marker = Array("↓".utf8)
    var text: [UInt8] = []
    var markers: [Int] = []
    var index = 0
    while index < marked.count {
      if marked[index...].starts(with: marker) {
        markers.append(text.count)
        index += marker.count
      } else {
        text.append(marked[index])
        index += 1
      }
    }
    self.init(
      expectation: expectation, language: language, traits: traits,
      text: String(decoding: text, as: UTF8.self), markers: markers, line: line)
  }
}
