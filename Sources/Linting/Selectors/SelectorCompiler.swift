import Screens

/// Lays a selector out as instructions.
struct SelectorCompiler {
  private(set) var operations: [SelectorOperation] = []
  private(set) var texts: [UnsafeMutableBufferPointer<UInt8>] = []

  mutating func list(_ list: SelectorList) {
    let start = begin(SelectorOperation(code: .list, count: Int32(list.alternatives.count)))
    for alternative in list.alternatives {
      let inner = begin(SelectorOperation(code: .complex))
      compound(alternative.subject, .descendant)
      for ancestor in alternative.ancestors { compound(ancestor.compound, ancestor.combinator) }
      end(inner)
    }
    end(start)
  }

  private mutating func compound(_ compound: CompoundSelector, _ combinator: SelectorOperation.Combinator) {
    // A list of mere kinds is a set of bits.
    var kinds = compound.kinds
    var conditions: [SelectorCondition] = []
    for item in compound.conditions {
      if case .anyOf(let list) = item, let alternatives = list.kindsAlone {
        kinds &= alternatives
      } else {
        conditions.append(item)
      }
    }
    let start = begin(
      SelectorOperation(
        code: .compound, combinator: combinator, member: compound.member?.rawValue ?? WordTable.none, kinds: kinds))
    for item in conditions { condition(item) }
    end(start)
  }

  private mutating func condition(_ condition: SelectorCondition) {
    switch condition {
    case .part(let member): operations.append(SelectorOperation(code: .part, fact: member))
    case .fact(let member, let comparison, let value, let defaultValue):
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
      operations.append(operation)
    case .not(let inner):
      guard var simple = simpleCondition(inner) else { return wrap(SelectorOperation(code: .not), inner) }
      simple.isNegated.toggle()
      operations.append(simple)
    case .anyOf(let inner): wrap(SelectorOperation(code: .anyOf), inner)
    case .known(let inner):
      guard var simple = simpleCondition(inner), !simple.isNegated else {
        return wrap(SelectorOperation(code: .known), inner)
      }
      simple.isKnown = true
      operations.append(simple)
    case .has(let combinator, let inner):
      wrap(SelectorOperation(code: .has, combinator: combinator, kinds: inner.subjectKinds), inner)
    }
  }

  /// The instruction of a list that is nothing but one condition on a fact or part; `nil` for any other.
  private mutating func simpleCondition(_ list: SelectorList) -> SelectorOperation? {
    guard list.alternatives.count == 1, let only = list.alternatives.first, only.ancestors.isEmpty,
      only.subject.kinds == .max, only.subject.member == nil, only.subject.conditions.count == 1,
      let inner = only.subject.conditions.first
    else { return nil }
    let start = operations.count
    condition(inner)
    guard operations.count == start + 1, let operation = operations.popLast() else {
      operations.removeSubrange(start...)
      return nil
    }
    return operation
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
