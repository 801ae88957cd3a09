import TestSupport

/// A fenced block of an article.
struct CodeBlock: CustomStringConvertible {
  var article: String
  var line: Int
  var language: String
  var text: String

  var description: String { "\(article):\(line)" }

  /// The blocks of a Markdown file, in their order.
  static func blocks(of article: String) throws -> [CodeBlock] {
    let text = String(decoding: try Repository.bytes(of: article), as: UTF8.self)
    var blocks: [CodeBlock] = []
    var open: (fence: Substring, block: CodeBlock, lines: [Substring])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let fence = line.prefix { $0 == "`" }
      if let last = open {
        guard line == last.fence else {
          open?.lines.append(line)
          continue
        }
        var block = last.block
        block.text = last.lines.joined(separator: "\n") + "\n"
        blocks.append(block)
        open = nil
      } else if fence.count >= 3 {
        let language = String(line.dropFirst(fence.count))
        open = (fence, CodeBlock(article: article, line: index + 1, language: language, text: ""), [])
      }
    }
    return blocks
  }
}
