extension Environment {
  /// What an expression may go on with.
  package struct Name: Sendable, Hashable {
    /// A variable, a field or a function.
    package var text: String
    /// What it is, in words.
    package var doc: String
  }

  /// What may follow in an expression of which the beginning is written, up to a dot or to where a name begins.
  package func names(behind text: String) -> [Name] {
    let bytes = Array(text.utf8)
    guard bytes.last == UInt8(ascii: ".") else {
      let functions = Self.functions { !$0.hasReceiver }
      return variables.map { Name(text: $0.name, doc: $0.type.description) }
        + (parameters == nil ? [] : [Name(text: Self.parametersName, doc: "the other parameters")])
        + [Name(text: "has", doc: "true or false")] + functions
        + self.functions.map { Name(text: $0.name, doc: $0.result.description) }
    }
    let chain = bytes[..<(bytes.count - 1)]
    if Self.word(at: chain.endIndex, in: chain) == Self.parametersName {
      return (parameters ?? []).map { Name(text: $0.name, doc: $0.type.description) }
    }
    guard let type = type(of: chain, depth: 0) else { return [] }
    var names: [Name] = []
    if case .object(let kinds) = type, let objects {
      names = objects.fields(of: kinds).compactMap { name in
        (try? objects.field(name, of: kinds)).flatMap { $0 }.map { Name(text: name, doc: $0.type.description) }
      }
    }
    if case .list = type { names += TypeChecker.loopNames.map { Name(text: $0, doc: "for each of the list") } }
    return names + Self.functions { $0.hasReceiver && type.suits($0.parameters[0]) }
  }

  private static func functions(_ isAsked: (Function.Signature) -> Bool) -> [Name] {
    Function.allCases.compactMap { function in
      guard function != .dyn else { return nil }
      return function.signatures.first(where: isAsked).map { Name(text: function.rawValue, doc: $0.result.description) }
    }
  }

  /// The type of what is at the end of a text: names joined by dots, as far as they are known.
  private func type(of text: ArraySlice<UInt8>, depth: Int) -> ValueType? {
    // A name that is bound to itself leads nowhere.
    guard depth < 16 else { return nil }
    if text.last == UInt8(ascii: "]"), let open = text.lastIndex(of: UInt8(ascii: "[")) {
      guard case .list(let element)? = type(of: text[..<open], depth: depth + 1) else { return nil }
      return element
    }
    let name = Self.word(at: text.endIndex, in: text)
    guard !name.isEmpty else { return nil }
    let rest = text.dropLast(name.utf8.count)
    if rest.last == UInt8(ascii: ".") {
      guard case .object(let kinds)? = type(of: rest.dropLast(), depth: depth + 1) else { return nil }
      return (try? objects?.field(name, of: kinds)).flatMap { $0 }?.type
    }
    if let variable = variables.first(where: { $0.name == name }) { return variable.type }
    // The list of a loop is before `.exists(name,`.
    guard let start = text.firstRange(of: Array("(\(name),".utf8))?.lowerBound else { return nil }
    let loop = Self.word(at: start, in: text)
    let list = text[..<start].dropLast(loop.utf8.count)
    guard TypeChecker.loopNames.contains(loop), list.last == UInt8(ascii: "."),
      case .list(let element)? = type(of: list.dropLast(), depth: depth + 1)
    else { return nil }
    return element
  }

  /// The name that ends at an index; empty where there is none.
  private static func word(at end: Int, in text: ArraySlice<UInt8>) -> String {
    let isPart = { (byte: UInt8) in byte &- 48 < 10 || (byte | 0x20) &- 97 < 26 || byte == UInt8(ascii: "_") }
    let start = text[..<end].lastIndex { !isPart($0) }.map { $0 + 1 } ?? text.startIndex
    return String(decoding: text[start..<end], as: UTF8.self)
  }
}
