import Screens
import Support
import Syntax

/// Evaluates signatures over the beginning of a file.
package struct FormatDetector {
  private let head: FileHead

  /// A detector for one file.
  package init(_ head: FileHead) { self.head = head }

  /// Whether the file has a signature.
  package func matches(_ signature: Signature) -> Bool {
    switch signature {
    case .all(let signatures): signatures.allSatisfy(matches)
    case .any(let signatures): signatures.contains(where: matches)
    case .not(let signature): !matches(signature)
    case .extensions(let words): words.contains(where: head.hasExtension)
    case .folder(let name): head.folderName == name || head.folderName.hasPrefix(name + "-")
    case .first(let bytes): bytes.holds(head.first)
    case .prefix(let byte, let next): byte.holds(head.first) && isNext(next)
    case .beginning(let texts): texts.contains(where: head.bytes.begins)
    case .text(let texts, let part): texts.contains { head.holds($0, in: part) }
    case .xml: head.root != nil
    case .root(let pattern): head.root?.name.map(pattern.matches) ?? false
    case .element(let element): head.withXMLText { EmbeddedElements(element.name, in: $0).begins(with: element) }
    case .object(let signature): Self.object(head.json, has: signature)
    case .objects(let search): ObjectSearcher(search, head).finds()
    case .memberAnywhere(let name, let pattern):
      BrokenScreenDetector.holdsMember("\(name)", in: head.bytes, where: pattern.matches)
    case .commandOutput(let signature): FormatDetector(head.commandOutput).matches(signature)
    case .quoted(let signature): head.withQuotedText { FormatDetector($0).matches(signature) } ?? false
    case .nativeJSON: NativeJSONDetector(head).result == .yes
    case .nativeXML: NativeXMLDetector(head).isNative
    }
  }

  private static func object(_ object: JSONOutline, has signature: ObjectSignature) -> Bool {
    switch signature {
    case .all(let signatures): signatures.allSatisfy { Self.object(object, has: $0) }
    case .any(let signatures): signatures.contains { Self.object(object, has: $0) }
    case .members(let names): names.allSatisfy(object.holds)
    case .anyMember(let names): names.contains(where: object.holds)
    case .only(let names): object.holds(only: names)
    case .inside(let name, let signature):
      object.member(named: name).map { Self.object(object.outline(of: $0), has: signature) } ?? false
    case .anyText(let name): object.member(named: name)?.first == UInt8(ascii: "\"")
    case .text(let name, let values): object.text(of: name).map(values.contains) ?? false
    }
  }

  /// Whether one of some bytes, or nothing, is behind the first byte that is no white space.
  private func isNext(_ bytes: StaticString) -> Bool {
    let rest = head.bytes.drop(while: isXMLSpace).dropFirst()
    return rest.first { !isXMLSpace($0) }.map(bytes.holds) ?? true
  }
}

extension StaticString {
  /// Whether a byte is one of it.
  fileprivate func holds(_ byte: UInt8) -> Bool { withUTF8Buffer { $0.contains(byte) } }
}

extension FileHead {
  /// Whether the first bytes hold a text of ASCII characters, in any encoding of Unicode.
  func holds(_ text: String, in part: Signature.Part = .head) -> Bool {
    let isUTF16 = XMLEncoding.isUTF16(bytes)
    // A character of UTF-16 has two bytes.
    let bytes =
      switch part {
      case .head: self.bytes
      case .start(let count): UTF8Text(rebasing: self.bytes.prefix(isUTF16 ? 2 * count : count))
      case .root(let count): UTF8Text(rebasing: bytesFromRoot.prefix(isUTF16 ? 2 * count : count))
      }
    return text.withBytes { wanted in
      Self.withText(of: bytes, isUTF16: isUTF16) { $0.firstIndex(of: wanted) != nil }
    }
  }

  /// The bytes from the root element on, where it is XML; all where its characters have two bytes.
  private var bytesFromRoot: UTF8Text {
    XMLEncoding.isUTF16(bytes) ? bytes : UTF8Text(rebasing: bytes[XMLTokens.endOfProlog(in: bytes).offset...])
  }
}

extension QuotedText {
  /// The text that a file holds, if it shows a format; `nil` where the file is the text itself.
  ///
  /// - Throws: a ``ReadError`` where the rest of the file cannot be had.
  init?(of source: SourceReader, showing signature: Signature) throws(ReadError) {
    // All formats are asked with so much of the file.
    while !source.isComplete, source.count < Self.longestBeginning,
      Self.mayBegin(UTF8Text(start: UnsafePointer(source.bytes), count: source.count))
    {
      try source.readMore()
    }
    guard FileHead(source).withQuotedText({ FormatDetector($0).matches(signature) }) ?? false else { return nil }
    try source.readAll()
    self.init(in: UTF8Text(start: UnsafePointer(source.bytes), count: source.count))
  }
}
