import Screens

/// Lays a selector out as instructions.
struct SelectorCompiler {
  private(set) var operations: [SelectorOperation] = []
  private(set) var texts: [UnsafeMutableBufferPointer<UInt8>] = []

  mutating func list(_ list: SelectorList) {
    let start = begin(SelectorOperation(code: .list, count: Int32(list.alternatives.count)))
    for alternative in list.alternatives {
      let inner = begin(SelectorOperation(code: .complex, combinator: alternative.leading))
      compound(alternative.subject, .descendant)
      for ancestor in alternative.ancestors { compound(ancestor.compound, ancestor.combinator) }
      end(inner)
    }
    end(start)
  }

  private mutating func compound(_ compound: CompoundSelector, _ combinator: SelectorOperation.Combinator) {
    let start = begin(
      SelectorOperation(
        code: .compound, combinator: combinator, member: compound.member?.rawValue ?? WordTable.none,
        kinds: compound.kinds))
    // What takes one look goes first: it often spares the rest.
    var firstLong: Int?
    for item in compound.conditions {
      // A list of mere kinds is a set of kinds.
      if case .anyOf(let list) = item, let alternatives = list.kindsAlone {
        operations[start].kinds.formIntersection(alternatives)
        continue
      }
      let position = operations.count
      condition(item)
      if !operations[position...].allSatisfy({ $0.length == 1 }) {
        if firstLong == nil { firstLong = position }
      } else if let long = firstLong {
        let part = Array(operations[position...])
        operations.removeSubrange(position...)
        operations.insert(contentsOf: part, at: long)
        firstLong = long + part.count
      }
    }
    end(start)
  }

  private mutating func condition(_ condition: SelectorCondition) {
    switch condition {
    case .part(let member): operations.append(SelectorOperation(code: .part, fact: member))
    case .fact(let member, let comparison, let value, let defaultValue):
      operations.append(fact(member, comparison, value, defaultValue))
    case .not(let inner):
      guard let simple = simpleConditions(inner) else { return wrap(SelectorOperation(code: .not), inner) }
      for var operation in simple {
        operation.isNegated.toggle()
        operations.append(operation)
      }
    case .anyOf(let inner), .known(let inner):
      if let simple = simpleConditions([condition]) { return either(simple) }
      if case .known = condition { return wrap(SelectorOperation(code: .known), inner) }
      wrap(SelectorOperation(code: .anyOf), inner)
    case .has(let inner):
      if let combinator = inner.sharedLeading {
        wrap(SelectorOperation(code: .has, combinator: combinator, kinds: inner.subjectKinds), inner)
      } else {
        wrap(SelectorOperation(code: .hasRelative, kinds: inner.subjectKinds), inner)
      }
    }
  }

  private mutating func fact(
    _ member: Member, _ comparison: SelectorOperation.Comparison, _ value: SelectorValue, _ defaultValue: UInt8
  ) -> SelectorOperation {
    var operation = SelectorOperation(
      code: .token, comparison: comparison, fact: member, defaultValue: defaultValue,
      kinds: WordTable.shared.kinds(with: member))
    switch value {
    case .token(let token): operation.small = token.rawValue
    case .flag(let flag):
      operation.code = .flag
      operation.small = flag ? 1 : 0
    case .number(let number):
      operation.code = .number
      operation.number = number
    case .text(let text):
      operation.code = .text
      let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, text.utf8.count))
      _ = buffer.initialize(from: text.utf8)
      texts.append(buffer)
      operation.text = UnsafePointer(buffer.baseAddress)
      operation.count = Int32(text.utf8.count)
    }
    return operation
  }

  /// Conditions of which one is enough.
  private mutating func either(_ simple: [SelectorOperation]) {
    if simple.count == 1 {
      operations += simple
    } else {
      let start = begin(SelectorOperation(code: .either))
      operations += simple
      end(start)
    }
  }

  /// The instructions of a list that is nothing but conditions on facts or parts, of which one is enough; `nil` for any
  /// other.
  private mutating func simpleConditions(_ list: SelectorList) -> [SelectorOperation]? {
    var conditions: [SelectorCondition] = []
    for alternative in list.alternatives {
      let subject = alternative.subject
      guard alternative.ancestors.isEmpty, subject.kinds == .all, subject.member == nil, subject.conditions.count == 1
      else { return nil }
      conditions += subject.conditions
    }
    return simpleConditions(conditions)
  }

  private mutating func simpleConditions(_ conditions: [SelectorCondition]) -> [SelectorOperation]? {
    var result: [SelectorOperation] = []
    for condition in conditions {
      switch condition {
      case .part(let member): result.append(SelectorOperation(code: .part, fact: member))
      case .fact(let member, let comparison, let value, let defaultValue):
        result.append(fact(member, comparison, value, defaultValue))
      case .not(let inner):
        guard let simple = simpleConditions(inner), simple.count == 1 else { return nil }
        result += simple
        result[result.count - 1].isNegated.toggle()
      case .anyOf(let inner):
        guard let simple = simpleConditions(inner) else { return nil }
        result += simple
      case .known(let inner):
        // An instruction that asks for what is known is negated last.
        guard let simple = simpleConditions(inner), simple.allSatisfy({ !$0.isNegated }) else { return nil }
        for var operation in simple {
          operation.isKnown = true
          result.append(operation)
        }
      case .has: return nil
      }
    }
    return result
  }

  private mutating func wrap(_ operation: SelectorOperation, _ inner: SelectorList) {
    let start = begin(operation)
    list(inner)
    end(start)
  }

  private mutating func begin(_ operation: SelectorOperation) -> Int {
    operations.append(operation)
    return operations.count - 1
  }

  private mutating func end(_ start: Int) { operations[start].length = Int32(operations.count - start) }
}
