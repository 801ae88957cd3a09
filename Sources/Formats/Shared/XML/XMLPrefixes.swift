import Screens

/// What prefixes stand for where a scanner reads: declarations of namespaces that are in force, and the prefixed
/// attributes of one tag.
struct XMLPrefixes {
  /// How many bytes prefixes and URIs that are in force at once take at most.
  private static let capacity = 4096

  /// Prefixes and URIs, a NUL behind each URI. It is never outgrown, so that they stay where they are.
  private var texts: [UInt8] = []
  private var bindings: [Binding] = []
  /// The prefixed attributes of the tag, by their number.
  private(set) var uses: [(attribute: Int, prefix: UTF8Text)] = []

  private struct Binding {
    /// How many elements are open around the one that declares it.
    var depth: Int
    var start: Int
    var uri: Int
  }

  /// Begins a tag: what elements have declared that are closed by now is no longer in force.
  mutating func startTag(depth: Int) {
    if !uses.isEmpty { uses.removeAll(keepingCapacity: true) }
    if !bindings.isEmpty { removeBindings(from: depth) }
  }

  private mutating func removeBindings(from depth: Int) {
    while let last = bindings.last, last.depth >= depth {
      texts.removeLast(texts.count - last.start)
      bindings.removeLast()
    }
  }

  /// Notes that an attribute of the tag has a prefix.
  mutating func use(_ prefix: UTF8Text, attribute: Int) { uses.append((attribute, prefix)) }

  /// Declares a prefix.
  ///
  /// - Returns: `false` where it is not plain that it may be declared so.
  mutating func declare(_ prefix: UTF8Text, _ uri: UTF8Text, depth: Int) -> Bool {
    guard !uri.isEmpty, !prefix.starts(with: "xml".utf8), !uri.starts(with: "http://www.w3.org/XML/".utf8),
      !uri.starts(with: "http://www.w3.org/2000/xmlns".utf8),
      texts.count + prefix.count + uri.count < Self.capacity
    else { return false }
    for binding in bindings where binding.depth == depth {
      if texts[binding.start..<binding.uri].elementsEqual(prefix) { return false }
    }
    if texts.capacity < Self.capacity { texts.reserveCapacity(Self.capacity) }
    let start = texts.count
    texts.append(contentsOf: prefix)
    bindings.append(Binding(depth: depth, start: start, uri: texts.count))
    texts.append(contentsOf: uri)
    texts.append(0)
    return true
  }

  /// The URI that a prefix stands for, which a NUL ends; `nil` where none is declared.
  func uri(of prefix: UTF8Text) -> UnsafePointer<UInt8>? {
    texts.withUnsafeBufferPointer { texts in
      guard let start = texts.baseAddress else { return nil }
      let binding = bindings.last { binding in
        let declared = UTF8Text(start: start + binding.start, count: binding.uri - binding.start)
        return declared.count == prefix.count && declared.elementsEqual(prefix)
      }
      return binding.map { start + $0.uri }
    }
  }
}

extension PlainXMLScanner {
  /// Reads the name that is behind a prefix and its colon, and moves behind it.
  ///
  /// - Returns: its length.
  mutating func nameBehindPrefix() throws(Stop) -> Int {
    hasPrefixes = true
    position &+= 1
    let length = try nameLength()
    position &+= length
    return length
  }

  /// Keeps an attribute with a prefix, or the declaration of one.
  mutating func keep(
    _ name: UTF8Text, behind prefix: UTF8Text, _ value: UTF8Text, at valueStart: Int
  ) throws(Stop) {
    if prefix.elementsEqual("xmlns".utf8) {
      guard valueStart >= 0, prefixes.declare(name, value, depth: openElements) else { throw .unusual }
      return
    }
    prefixes.use(prefix, attribute: attributeCount)
    (attributes + attributeCount).initialize(
      to: XMLAttribute(
        name: name, member: WordTable.none, isResolved: true, namespaceStart: nil, value: value,
        valueStart: valueStart))
    attributeCount &+= 1
  }

  /// Finds the namespaces of the tag's attributes, all of whose declarations are read.
  mutating func resolvePrefixes() throws(Stop) {
    for (index, prefix) in prefixes.uses {
      guard let uri = prefixes.uri(of: prefix) else { throw .unusual }
      let attribute = attributes[index]
      for other in 0..<index where attributes[other].name.count == attribute.name.count {
        guard attributes[other].name.elementsEqual(attribute.name), let known = attributes[other].namespaceStart else {
          continue
        }
        if UTF8Text(terminated: known).elementsEqual(UTF8Text(terminated: uri)) { throw .unusual }
      }
      attributes[index].namespaceStart = uri
    }
  }
}
