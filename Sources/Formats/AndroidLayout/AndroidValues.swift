import Screens

/// The dimensions, numbers, colours and texts that files of Android values define, as they are written there.
final class AndroidValues: XMLPushParser {
  /// By name: what the configurations of the device make of it.
  private(set) var dimensions: [String: Set<String>] = [:]
  /// By name: what the configurations of the device make of it.
  private(set) var colors: [String: Set<String>] = [:]
  /// By name: what the configurations of the device make of it.
  private(set) var integers: [String: Set<String>] = [:]
  /// By name: `nil` for one whose text is not plain, or that is defined more than once.
  private(set) var texts: [String: String?] = [:]
  /// What the file being read defines: it may be read twice.
  private var found: [(name: String, content: String?, type: ValueType)] = []
  private var depth = 0

  private enum ValueType {
    case text, dimension, color, integer
  }

  /// Definitions beyond which no more of a file are kept. Real applications have some thousands.
  private static let maximumCount = 100_000

  /// Adds what a file defines; one that is not well-formed defines nothing.
  ///
  /// - Parameter keepsTexts: whether its texts count, or only its dimensions.
  func add(_ source: SourceReader, keepsTexts: Bool) {
    restart()
    do throws(ReadError) {
      try source.readAll()
      try parse(source)
    } catch {
      // The application cannot be built with it as it is.
      return
    }
    for (name, content, type) in found {
      switch type {
      case .text: if keepsTexts { texts[name] = .some(texts[name] == nil ? content : nil) }
      // An unreadable definition is one that differs from all others.
      case .dimension: dimensions[name, default: []].insert(content ?? "")
      case .color: colors[name, default: []].insert(content ?? "")
      case .integer: integers[name, default: []].insert(content ?? "")
      }
    }
  }

  override func restart() {
    found.removeAll()
    depth = 0
  }

  override func start(_ tag: borrowing XMLStartTag) {
    depth += 1
    guard depth == 2, found.count < Self.maximumCount else { return }
    var name: String?
    var type = ""
    for attribute in tag.attributes where !attribute.isForeign {
      if attribute.name.elementsEqual("name".utf8) { name = String(decoding: attribute.value, as: UTF8.self) }
      if attribute.name.elementsEqual("type".utf8) { type = String(decoding: attribute.value, as: UTF8.self) }
    }
    guard let name else { return }
    let tagName = tag.name
    let isItem = tagName.elementsEqual("item".utf8)
    let found: ValueType
    if tagName.elementsEqual("string".utf8) {
      found = .text
    } else if tagName.elementsEqual("dimen".utf8) || isItem && type == "dimen" {
      found = .dimension
    } else if tagName.elementsEqual("color".utf8) || isItem && type == "color" {
      found = .color
    } else if tagName.elementsEqual("integer".utf8) || isItem && type == "integer" {
      found = .integer
    } else {
      return
    }
    self.found.append((name, content(of: tag), found))
  }

  override func end() { depth -= 1 }

  /// What is between a start tag and its end tag, where that is text and nothing else.
  private func content(of tag: borrowing XMLStartTag) -> String? {
    let first = tag.bytes + (tag.stop - tag.base)
    // The bytes at hand are those of the whole file, and a NUL follows them.
    guard (first - 2).pointee != UInt8(ascii: "/") else { return nil }
    var count = 0
    while first[count] != 0, first[count] != UInt8(ascii: "<") { count += 1 }
    guard first[count] == UInt8(ascii: "<"), first[count + 1] == UInt8(ascii: "/") else { return nil }
    let text = trimmed(UTF8Text(start: first, count: count)[...])
    // References, and escapes and quotes of Android's own, mean something else than they are.
    guard !text.contains(where: { [UInt8(ascii: "&"), UInt8(ascii: "\\"), UInt8(ascii: "\"")].contains($0) }) else {
      return nil
    }
    return String(validating: text, as: UTF8.self)
  }
}

/// A length as layouts and dimensions write it.
enum AndroidLength {
  /// - Parameter density: pixels of one dp, where that is known.
  /// - Returns: dp, at the usual size of fonts; `nil` for what is no length, or one that takes the device to tell.
  static func dp(_ text: UTF8Text, density: Double?) -> Double? {
    let number = text.prefix { $0 &- 48 < 10 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    guard let value = parseNumber(number), value.isFinite, value >= 0 else { return nil }
    let unit = text[number.endIndex...]
    if unit.elementsEqual("dp".utf8) || unit.elementsEqual("dip".utf8) || unit.elementsEqual("sp".utf8) { return value }
    guard unit.elementsEqual("px".utf8), let density else { return nil }
    return value / density
  }
}
