import CEL
import Screens
import Support

/// What the conditions of rule pages can name, for those who complete them.
package struct ConditionNames {
  private let environment: Environment

  /// The names where the elements of some kinds are looked at.
  ///
  /// - Parameters:
  ///   - kinds: of what a selector picks.
  ///   - parameters: the names of the page's other parameters.
  package init(kinds: KindSet, parameters: [String]) {
    environment = Environment(
      elements: Array(kinds),
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
      parameters: parameters, functions: [.contrast])
  }
}

extension HostFunction {
  /// The contrast ratio of a text's colour with the one behind it, by WCAG 2.2.
  ///
  /// It is unknown where a theme decides what a colour is, or where something behind the background is seen.
  static let contrast = HostFunction(
    "contrast", "The contrast ratio of two colours by WCAG 2.2, from 1 to 21.", [.string, .string], .double,
    mistake: { argument in
      guard case .string(let text) = argument, !isColor(text) else { return nil }
      return "`contrast` takes colours, such as '#1d2d3e' or 'white', not '\(text)'"
        + suggestion(for: text, among: Color.names)
    },
    call: { arguments in
      var colors: [Color] = []
      for (index, argument) in arguments.enumerated() {
        guard case .string(let name) = argument else { return .outcome(.failure("`contrast` takes two colours")) }
        guard let color = Color(name.utf8) else {
          return isColor(name)
            ? .insufficient(argument: index) : .outcome(.failure("`contrast` takes colours, not \"\(name)\""))
        }
        colors.append(color)
      }
      if let contrast = colors[0].contrast(on: colors[1]) { return .outcome(.value(.double(contrast))) }
      return .insufficient(argument: colors[1].isOpaque ? 0 : 1)
    })

  private static func isColor(_ name: String) -> Bool { Color(name.utf8) != nil || Color.accents.contains(name) }
}
