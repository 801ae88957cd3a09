import FileAccess
import Linting

/// The files of a run that include a file which is fixed, or others that change with it: nothing may become wrong in
/// them.
struct IncludingFiles {
  private let index: Int
  private let path: String
  private let realPath: String?
  private let found: FixableFiles
  private let engines: FixEngines

  /// - Parameter index: that of the file which is fixed.
  init(of index: Int, _ plan: LintPlan, _ found: FixableFiles, _ engines: FixEngines) {
    self.index = index
    self.found = found
    self.engines = engines
    let number = plan.inputs.number(at: index)
    path = plan.inputs.files.path(at: number)
    realPath = found.users(of: path).isEmpty ? nil : FileAccess.realPath(plan.inputs.files.exactPath(at: number))
  }

  /// Whether texts of the file and of others make anything wrong in a file that includes one of them.
  func areHarmed(by text: [UInt8], beside others: IncludedFileTexts) -> Bool {
    let changed = realPath.map { others.adding(text, of: $0, shown: path) } ?? others
    let users = Set(changed.files.values.flatMap { found.users(of: $0.path) }).subtracting([index])
    return users.sorted().contains { user in
      guard let text = try? engines.text(at: user) else { return false }
      let before = engines.lint(text, beside: IncludedFileTexts(), at: user)
      return !before.isKept(in: engines.lint(text, beside: changed, at: user))
    }
  }
}
