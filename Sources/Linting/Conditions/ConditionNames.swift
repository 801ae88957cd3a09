import Conditions
import Screens

/// What the conditions of rule pages can name, for those who complete them.
package struct ConditionNames {
  private let environment: Environment

  /// The names where the elements of some kinds are looked at.
  ///
  /// - Parameters:
  ///   - kinds: of what a selector picks, a bit each.
  ///   - parameters: the names of the page's other parameters.
  package init(kinds: UInt32, parameters: [String]) {
    environment = Environment(
      elements: Kind.allCases.filter { kinds & $0.bit != 0 },
      parameters: parameters.map { Environment.Variable($0, .dynamic) })
  }

  /// What may follow where the beginning of a condition is written, up to a dot or to where a name begins.
  package func names(behind text: String) -> [(text: String, doc: String)] {
    environment.names(behind: text).map { ($0.text, $0.doc) }
  }
}

extension Environment {
  /// What a condition can name that is asked of elements of some kinds.
  init(elements kinds: [Kind], parameters: [Variable]) {
    self.init(
      ScreenVariable.allCases.map { Variable($0.name, $0.type(for: kinds)) }, objects: ScreenObjects(),
      parameters: parameters)
  }
}
