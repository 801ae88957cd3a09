import Formats
import Screens
import Testing

/// A tree as text, for expectations: a line per element, indented, with the list or part it stands in where that is
/// not its kind, the known facts, `fact=?` for what is given as unknown, and `part?` for a part that may be there.
///
///     screen name="Overview" platform=crossPlatform
///       content/collectionView layout=grid header?
///         cells/collectionCell prototype=true
///           title text=?
///
/// What is spoken and how texts are drawn is a dump of its own, `looks`, as most expectations are about something else.
enum TreeDump {
  /// The elements of which it is known what is spoken or how they are drawn: `label text="Open" foreground="#333333"`.
  static func looks(_ tree: ScreenTree) -> [String] {
    (0..<tree.count).compactMap { index in
      let element = tree[index]
      var facts = ""
      for declaration in Vocabulary[element.kind].members where isLook(declaration.member, of: element.kind) {
        if let value = value(declaration, of: element) { facts += " \(declaration.member.name)=\(value)" }
      }
      return facts.isEmpty ? nil : element.kind.name + facts
    }
  }

  private static func isLook(_ member: Member, of kind: Kind) -> Bool {
    let looks: [Member] = [.accessibilityLabel, .decorative, .foreground, .fontSize, .fontWeight, .textStyle]
    return looks.contains(member) || member == .background && kind != .image
  }

  static func text(_ tree: ScreenTree) -> String {
    var lines: [String] = []
    if tree.count > 0 { append(tree.root, "", &lines) }
    return lines.joined(separator: "\n")
  }

  private static func append(_ element: Element, _ indentation: String, _ lines: inout [String]) {
    var line = indentation
    if let member = element.member, member.name != element.kind.name { line += member.name + "/" }
    line += element.kind.name
    for declaration in Vocabulary[element.kind].members where !isLook(declaration.member, of: element.kind) {
      if element.isExplicitlyUnknown(declaration.member) {
        line += " " + declaration.member.name + (declaration.isPart ? "?" : "=?")
      } else if let value = value(declaration, of: element) {
        line += " \(declaration.member.name)=\(value)"
      }
    }
    lines.append(line)
    for child in element.children { append(child, indentation + "  ", &lines) }
  }

  private static func value(_ declaration: MemberDeclaration, of element: Element) -> String? {
    let member = declaration.member
    return switch declaration.factType {
    case nil: nil
    case .text, .color: element.text(member).map { "\"\($0)\"" }
    case .number, .count: element.number(member).map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
    case .boolean: element.flag(member).map { "\($0)" }
    case .token: element.token(member)?.name
    case .frame: element.frame(member).map { "[\($0.x) \($0.y) \($0.width) \($0.height)]" }
    case .textList: element.texts(member).map { "[\($0.joined(separator: ","))]" }
    }
  }
}

/// What reading a text gave: each screen as a dump, and the problems with the text at their places.
struct ReadScreens {
  var dumps: [String] = []
  var looks: [String] = []
  var problems: [(kind: Problem.Kind, message: String, text: String)] = []
  var failure: ReadError?

  /// The only screen's dump; a failure's message where there is none.
  var dump: String { dumps.count == 1 ? dumps[0] : failure?.message ?? "\(dumps.count) screens" }

  /// The lines of the only screen's dump that begin with a word, without their indentation.
  func lines(_ word: String) -> [String] {
    dump.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix(word) }.map(String.init)
  }
}

extension ReadScreens {
  /// The first line of the only screen's dump that begins with a word; empty where there is none.
  func line(_ word: String) -> String { lines(word).first ?? "" }
}

/// Reads a text with a format and dumps its screens.
///
/// - Parameters:
///   - path: the file's name, by which a format may recognize it; no file is opened.
///   - visit: is given each screen, where the dump does not say enough.
func read(
  _ text: String, as format: any ScreenFormat, path: String = "test.json", options: ReaderOptions = ReaderOptions(),
  visit: @escaping (ScreenTree, SourceReader) -> Void = { _, _ in }
) -> ReadScreens {
  let source = SourceReader()
  return read(source, as: format, options: options, visit: visit) { () throws(ReadError) in
    let bytes = Array(text.utf8)
    let opened = bytes.withUnsafeBytes { bytes in
      Result<Void, ReadError> { () throws(ReadError) in try source.open(text: bytes, path: path) }
    }
    try opened.get()
  }
}

/// Reads a file with a format and dumps its screens.
func read(
  file: String, as format: any ScreenFormat, options: ReaderOptions = ReaderOptions(),
  visit: @escaping (ScreenTree, SourceReader) -> Void = { _, _ in }
) -> ReadScreens {
  let source = SourceReader()
  return read(source, as: format, options: options, visit: visit) { () throws(ReadError) in
    try source.open(file, path: file)
  }
}

private func read(
  _ source: SourceReader, as format: any ScreenFormat, options: ReaderOptions,
  visit: @escaping (ScreenTree, SourceReader) -> Void, opening: () throws(ReadError) -> Void
) -> ReadScreens {
  let collector = ScreenCollector(visit)
  do throws(ReadError) {
    try opening()
    let builder = TreeBuilder(tree: ScreenTree())
    builder.startFile(source)
    try format.makeReader(options).read(source, into: builder, for: collector)
  } catch {
    collector.result.failure = error
  }
  return collector.result
}

private final class ScreenCollector: ScreenConsumer {
  var result = ReadScreens()
  private let visit: (ScreenTree, SourceReader) -> Void

  init(_ visit: @escaping (ScreenTree, SourceReader) -> Void) {
    self.visit = visit
  }

  func consume(_ tree: ScreenTree, from source: SourceReader) {
    result.dumps.append(TreeDump.text(tree))
    result.looks += TreeDump.looks(tree)
    for problem in tree.problems {
      result.problems.append((problem.kind, problem.message, source.text(tree.ownRange(problem.range))))
    }
    visit(tree, source)
  }
}

extension SourceReader {
  /// The text at a place that is at hand.
  func text(_ range: Range<Int>) -> String {
    let first = range.lowerBound - bufferOffset
    return String(decoding: UnsafeBufferPointer(start: bytes + first, count: range.count), as: UTF8.self)
  }
}
