import TestSupport
import Testing

@testable import Linting

/// What distinguishes elements costs a skip each screen, so that runs that compare nothing go without it.
@Suite struct ElementContentTests {
  private static let text =
    #"{"type": "screen", "platform": "ios", "content": [{"type": "button", "id": "b", "frame": [0, 0, 30, 30]}]}"#

  private func findings(_ demands: ReportRequirements) -> [Finding] {
    var options = LintOptions()
    options.demands = demands
    return TestLinter.lint(Self.text, options: options).findings
  }

  @Test func onlyComparedFindingsHaveAContent() {
    let compared = findings([.fixPlans, .identities])
    #expect(!compared.isEmpty)
    #expect(compared.allSatisfy { $0.content != nil && !$0.element.isEmpty })
    for demands in [.details, .fixPlans, .fixes, [.fixPlans, .elementStarts]] as [ReportRequirements] {
      let alone = findings(demands)
      #expect(alone.count == compared.count)
      #expect(alone.allSatisfy { $0.content == nil && !$0.element.isEmpty })
    }
  }
}
