import CEL
import RulePages
import Screens

/// Asks that a condition of the page is true.
final class ExpressionCheck: ElementCheck, Check {
  static let name = "expression"
  static let summary = "A condition is true, written in the Common Expression Language."
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let condition = Parameter<String>(
      "condition",
      "The condition, such as `size(self.text) <= parameters.max`. This example needs a parameter `max`."
    ).required
  }

  static let takesOthers = true

  /// How many steps the condition may take on all elements of a screen together.
  static let costLimit = 10_000_000

  private let condition: Condition
  private let text: String
  private var screen = -1
  private var budget = 0
  /// The screens of the file, where the condition asks for them.
  private var fileScreens: FileScreens?

  init(_ arguments: Arguments) throws(RuleError) {
    guard let source = try arguments.text(Self.parameters.condition) else {
      // A misspelt name is the cause, if there is one.
      try arguments.check(against: Self.parameterList, of: Self.name)
      throw arguments.missing(Self.parameters.condition)
    }
    let others = try arguments.constants(besides: [Self.parameters.condition.name])
    let environment = Environment(elements: arguments.kinds, parameters: others)
    do throws(ConditionError) {
      condition = try Condition(source, in: environment, expecting: .bool)
    } catch {
      throw arguments.wrongConstant(among: others, of: source)
        ?? arguments.wrong(Self.parameters.condition, error, in: source)
    }
    text = source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    try arguments.check(against: Self.parameterList, and: condition.parameters.sorted(), of: Self.name)
  }

  override func prepare(for screens: FileScreens) {
    if condition.variables.contains(ScreenVariable.screens.name) { fileScreens = screens }
  }

  override func check(_ element: Element, _ pass: inout Pass) {
    if pass.screen != screen {
      screen = pass.screen
      budget = Self.costLimit
    }
    let bindings = ScreenBindings(tree: pass.tree, element: element, fileScreens: fileScreens)
    do throws(CostLimitExceeded) {
      switch try condition.evaluate(bindings, budget: &budget) {
      case .value(.bool(true)): return
      case .value(.bool(false)): pass.report("\(subject: element) does not meet `\(text)`", at: element)
      case .value: pass.fail("the condition is neither true nor false")
      case .unknown(let unknowns):
        for unknown in unknowns {
          let need = bindings.need(unknown)
          pass.inconclusive(missing: need.member, of: need.element)
        }
      case .failure(let message): pass.fail(message)
      }
    } catch {
      pass.fail("the condition takes more than \(Self.costLimit) steps on this screen")
    }
  }
}
