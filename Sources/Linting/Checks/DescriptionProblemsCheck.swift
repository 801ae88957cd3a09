import Screens

/// Reports what the reader of a description found wrong in it.
final class DescriptionProblemsCheck: ElementCheck, Check {
  static let name = "description-problems"
  static let summary = "The description has no mistake of the given kind."
  static let parameters = Parameters()

  struct Parameters: Sendable {
    let kind = Parameter<String>("kind", "What is wrong.", oneOf: Kind.allCases.map(\.rawValue)).required
  }

  /// What can be wrong, by the names that pages have for it.
  fileprivate enum Kind: String, CaseIterable {
    case unknownName = "unknown-name"
    case invalidValue = "invalid-value"
    case duplicateName = "duplicate-name"
    case brokenReference = "broken-reference"
    case brokenFile = "broken-file"
    case invalidSuppression = "invalid-suppression"
    case unusedSuppression = "unused-suppression"
    case expiredSuppression = "expired-suppression"

    var problem: Problem.Kind {
      switch self {
      case .unknownName: .unknownName
      case .invalidValue: .invalidValue
      case .duplicateName: .duplicateName
      case .brokenReference: .brokenReference
      case .brokenFile: .brokenFile
      case .invalidSuppression: .invalidSuppression
      case .unusedSuppression: .unusedSuppression
      case .expiredSuppression: .expiredSuppression
      }
    }
  }

  private let kind: Problem.Kind

  init(_ arguments: Arguments) throws(RuleError) {
    guard let kind = try arguments.text(Self.parameters.kind).flatMap(Kind.init) else {
      throw arguments.missing(Self.parameters.kind)
    }
    self.kind = kind.problem
  }

  private var isAboutSuppressions: Bool {
    kind == .invalidSuppression || kind == .unusedSuppression || kind == .expiredSuppression
  }

  /// What is unused is known once everything else is.
  override var phase: CheckPhase { kind == .unusedSuppression ? .suppressions : .elements }

  override func check(_ element: Element, _ pass: inout Pass) {
    // Where nothing is suppressed, nothing can be wrong with it.
    if isAboutSuppressions, pass.tree.suppressions.isEmpty, !pass.tree.problems.contains(where: { $0.kind == kind }) {
      return pass.notApplicable()
    }
    for problem in pass.tree.problems where problem.kind == kind { pass.report(problem) }
  }
}
