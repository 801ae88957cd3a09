import Support

/// An expression in the syntax and semantics of the Common Expression Language, checked and ready to run.
///
/// It always ends: loops go over lists that exist, and each step counts against a limit.
package struct Condition: Sendable {
  /// The expression as it was written.
  package let source: String
  /// The type of its values.
  package let type: ValueType
  /// The names of the parameters that it uses.
  package let parameters: Set<String>
  /// The names of the variables that it uses.
  package let variables: Set<String>
  private let program: Node
  private let localCount: Int

  /// Reads and checks an expression.
  ///
  /// - Parameter expected: the type that its values have to be of; any where it is `nil`.
  /// - Throws: a ``ConditionError`` for what is not of the syntax, not in the environment, or of a wrong type.
  package init(
    _ source: String, in environment: Environment, expecting expected: ValueType? = nil
  ) throws(ConditionError) {
    var parser = try Parser(source)
    let expression = try parser.whole()
    var checker = TypeChecker(environment)
    let checked = try checker.check(expression)
    if let expected, !checked.type.suits(expected) {
      throw ConditionError(
        "the condition must be \(expected.description), not \(checked.type.description)", at: checked.range)
    }
    self.source = source
    type = checked.type
    program = checked.node
    localCount = checker.localCount
    parameters = checker.usedParameters
    variables = checker.usedVariables
  }

  /// Runs the expression.
  ///
  /// - Parameter budget: how many steps it may take; what it took is taken off.
  /// - Throws: ``CostLimitExceeded`` where the budget does not suffice; it is 0 then.
  package func evaluate(_ bindings: any Bindings, budget: inout Int) throws(CostLimitExceeded) -> Outcome {
    var evaluator = Evaluator(bindings, localCount: localCount, budget: budget)
    do throws(CostLimitExceeded) {
      let outcome = try evaluator.evaluate(program)
      budget = evaluator.budget
      return outcome
    } catch {
      budget = 0
      throw error
    }
  }
}

/// An expression took more steps than it was given.
package struct CostLimitExceeded: Error, Sendable {}

/// What is wrong with an expression.
package struct ConditionError: Error, Sendable, Hashable {
  /// What is wrong, what was expected, and the nearest valid name.
  package var message: String
  /// The part of the expression that is wrong, in bytes of its UTF-8.
  package var range: Range<Int>
  /// What of the Common Expression Language is asked for that is left out here; `nil` for any other mistake.
  package var feature: String?

  init(_ message: String, at range: Range<Int>, feature: String? = nil) {
    self.message = message
    self.range = range
    self.feature = feature
  }

  init(unsupported feature: String, at range: Range<Int>) {
    self.init("\(feature) are not supported", at: range, feature: feature)
  }

  /// The line of the expression that is wrong, with carets below the part.
  package func excerpt(of source: String) -> String { CaretExcerpt.text(source, range) }
}
