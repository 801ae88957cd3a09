import Screens
import Support

/// The JSON spelling of the screen description.
package struct NativeJSONFormat: BuiltInFormat {
  /// `json`.
  package let name = "json"
  package let title = "JSON"
  /// What help says of it.
  package let summary = "the screen description in JSON"
  /// A member of the element.
  package let suppressionPlace = SuppressionLocation.member

  /// The format.
  package init() {}

  /// An object with a kind of the vocabulary as its `type`, an array of such objects, or an object that has one as
  /// `screens`.
  ///
  /// A `type` that many files have, such as `button`, counts where the other members are those of its kind.
  package var signature: Signature { .nativeJSON }

  /// A reader of native JSON for one thread.
  package func makeReader(_ options: ReaderOptions) -> any ScreenReader { NativeJSONReader(options) }
}

/// Reads native JSON files: one screen, an array of screens, or an object with `screens`.
///
/// A list of screens is read one by one: where the bytes at hand end inside a screen, more are read and the screen
/// begins anew.
final class NativeJSONReader: ScreenReader {
  private enum Step {
    case start, beforeMember(isFirst: Bool), beforeScreen(isFirst: Bool), behindMember, behindAll, end
  }

  private let options: ReaderOptions
  /// The members beside the list of screens, with their places: a step that is repeated meets its member again.
  private var outerMembers: [String: Int] = [:]

  init(_ options: ReaderOptions) {
    self.options = options
  }

  func read(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    while source.count < 3, try source.readMore() {}
    var place = source.markLength
    var step = Step.start
    outerMembers.removeAll()
    var isInObject = false
    while true {
      do throws(ScanStop) {
        var parser = NativeJSONParser(JSONScanner(source, at: place), builder)
        while true {
          step = try advance(&parser, step, &isInObject, source, consumer)
          place = parser.scanner.offset(parser.scanner.position)
          source.discard(upTo: min(place, builder.firstOutsideProblem ?? place))
          if case .end = step { return }
        }
      } catch {
        switch error {
        case .failure(let failure): throw failure
        case .incomplete:
          if builder.depth > 0 { builder.abandonScreen() }
          try source.readMore()
        }
      }
    }
  }

  /// Reads one piece of the file's outermost structure.
  private func advance(
    _ parser: inout NativeJSONParser, _ step: Step, _ isInObject: inout Bool, _ source: SourceReader,
    _ consumer: any ScreenConsumer
  ) throws(ScanStop) -> Step {
    switch step {
    case .start:
      switch try parser.scanner.next() {
      case UInt8(ascii: "{"):
        if try parser.scanner.isContainer() {
          parser.scanner.position += 1
          isInObject = true
          return .beforeMember(isFirst: true)
        }
        try screen(&parser, isOneOfSeveral: false, depth: 1, source, consumer)
        return .behindAll
      case UInt8(ascii: "["):
        parser.scanner.position += 1
        return .beforeScreen(isFirst: true)
      default:
        throw parser.scanner.unexpected(
          "a screen description: an object with `type` or `screens`, or an array of screens")
      }
    case .beforeScreen(let isFirst):
      let closing = UInt8(ascii: "]")
      if isFirst ? try parser.scanner.next() == closing : try !parser.scanner.separator(closing: closing) {
        if isFirst { parser.scanner.position += 1 }
        return isInObject ? .behindMember : .behindAll
      }
      if try parser.scanner.next() == UInt8(ascii: "{") {
        try screen(&parser, isOneOfSeveral: true, depth: isInObject ? 3 : 2, source, consumer)
      } else {
        let start = parser.scanner.offset(parser.scanner.position)
        try parser.scanner.skipValue(depth: isInObject ? 2 : 1)
        parser.builder.report(
          .invalidValue, "a screen is not an object", at: start..<parser.scanner.offset(parser.scanner.position))
      }
      return .beforeScreen(isFirst: false)
    case .beforeMember(let isFirst):
      if isFirst, try parser.scanner.next() == UInt8(ascii: "}") {
        parser.scanner.position += 1
        return .behindAll
      }
      let key = try parser.scanner.key()
      let name = parser.scanner.string(of: key)
      let place = parser.scanner.offset(key.start)
      if let first = outerMembers[name], first != place { throw parser.scanner.duplicateKey(key) }
      outerMembers[name] = place
      if name == "screens", try parser.scanner.next() == UInt8(ascii: "[") {
        parser.scanner.position += 1
        return .beforeScreen(isFirst: true)
      }
      let start = parser.scanner.offset(key.start - 1)
      try parser.scanner.skipValue(depth: 1)
      if name == "screens" {
        parser.builder.report(
          .invalidValue, "`screens` is not an array of screens",
          at: start..<parser.scanner.offset(parser.scanner.position))
      } else if name != "$schema" {
        let quotedName = parser.scanner.withBytes(of: key) { quoted($0) }
        let range = start..<start + key.count + 2
        if name == "type" {
          parser.builder.report(
            .invalidValue, "`type` is ignored beside `screens`; expected one of them", at: range)
        } else {
          parser.builder.report(
            .unknownName, "unknown member \(quotedName); expected nothing beside `screens`", at: range)
        }
      }
      return .behindMember
    case .behindMember:
      return try parser.scanner.separator(closing: UInt8(ascii: "}")) ? .beforeMember(isFirst: false) : .behindAll
    case .behindAll:
      guard try parser.scanner.next() == 0 else { throw parser.scanner.unexpectedRest() }
      return .end
    case .end: return .end
    }
  }

  private func screen(
    _ parser: inout NativeJSONParser, isOneOfSeveral: Bool, depth: Int, _ source: SourceReader,
    _ consumer: any ScreenConsumer
  ) throws(ScanStop) {
    try parser.screen(isOneOfSeveral: isOneOfSeveral, depth: depth)
    // Text after a lone screen can still make the file invalid, but the screen itself was read.
    parser.builder.supply(options)
    consumer.consume(parser.builder.tree, from: source)
  }
}

extension JSONScanner {
  /// Whether the object that begins here is a list of screens with members around it, rather than a screen; the
  /// position stays.
  fileprivate func isContainer() throws(ScanStop) -> Bool {
    var scanner = self
    scanner.position += 1
    if try scanner.next() == UInt8(ascii: "}") { return false }
    repeat {
      let key = try scanner.key()
      switch scanner.string(of: key) {
      case "screens": return true
      case "type": return false
      default: try scanner.skipValue(depth: 1)
      }
    } while try scanner.separator(closing: UInt8(ascii: "}"))
    return false
  }
}

extension NativeJSONFormat: EditableFormat {
  /// How the JSON of a description changes.
  package func edit(_ change: PlannedChange, in screen: EditedScreen) -> FormatEdit? {
    let element = change.element
    guard let place = screen.place(of: element), let object = JSONObjectText(screen.text, at: place.lowerBound) else {
      return nil
    }
    switch change.change {
    case .set(let member, let value):
      guard !element.isExplicitlyUnknown(member) else { return nil }
      return FormatEdit([object.setting(member.name, to: value)])
    case .remove(let member): return object.item(member.name).flatMap(object.removing).map { FormatEdit([$0]) }
    case .insert(let member, let facts):
      let values = facts.map { ($0.member.name, $0.value) }
      if let part = element.part(member).element {
        guard let place = screen.place(of: part), let inner = JSONObjectText(screen.text, at: place.lowerBound) else {
          return nil
        }
        return FormatEdit(values.map { inner.setting($0.0, to: $0.1) })
      }
      // A part that is given as unknown may be there.
      guard object.item(member.name) == nil else { return nil }
      let inside = values.map { "\"\($0.0)\": \(String(decoding: $0.1.json, as: UTF8.self))" }.joined(separator: ", ")
      return FormatEdit([object.adding([(member.name, Array("{\(inside)}".utf8))])])
    case .resize(let width, let height):
      guard let frame = element.frame() else {
        return NativeSizes.set(element, width: width, height: height) { object.setting($0.name, to: $1.json) }
      }
      guard let item = object.item(Member.frame.name) else { return nil }
      return NativeSizes.edit(frame, at: item.value, width: width, height: height, in: screen.text)
    }
  }
}
