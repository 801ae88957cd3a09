/// The kinds of code actions that a client asks for.
struct CodeActionKinds {
  /// What answers a finding.
  static let quickFix = "quickfix"
  /// What fixes all that is safe to fix, as editors do when they save.
  static let fixAll = "source.fixAll.fiorilint"

  private let only: [String]

  /// - Parameter only: what the client names; nothing: all kinds.
  init(_ only: [String]) {
    self.only = only
  }

  enum Kind {
    case quickFix, fixAll

    var name: String { self == .quickFix ? CodeActionKinds.quickFix : CodeActionKinds.fixAll }
  }

  /// Whether a kind is asked for, by its name or by one that it is below.
  func contains(_ kind: Kind) -> Bool {
    only.isEmpty || only.contains { $0.isEmpty || kind.name == $0 || kind.name.hasPrefix($0 + ".") }
  }
}
