import Linting
import Screens

/// What servers show beside a line: a finding, that a file could not be read, or that a rule failed on it.
struct Annotation {
  /// The rule's id.
  var rule: String
  var severity: Severity
  /// `nil` where it is about the file as a whole.
  var start: SourcePosition?
  /// Exclusive; `nil` where it is about a place, or the file as a whole.
  var end: SourcePosition?
  /// What is wrong, as the input may have made it: reporters escape it. What is very long lost its middle.
  var message: String
  /// Other places that it speaks of.
  var related: [RelatedPlace]
  /// The finding; `nil` for a failure.
  var finding: Finding?
  /// Why the file could not be read, or a rule failed on it; `nil` for a finding.
  var failure: Failure?

  /// The most UTF-16 units of a message: servers cut or refuse longer ones.
  private static let messageLimit = 1_000

  init(_ finding: Finding) {
    rule = finding.rule
    severity = finding.severity
    start = finding.start
    end = finding.end
    message = SARIFText.shortened(finding.message, to: Self.messageLimit)
    related = finding.related
    self.finding = finding
  }

  init(_ failure: Failure) {
    rule = SARIFRule.broken(by: failure).id
    severity = .error
    start = failure.position
    message = SARIFText.shortened(failure.message, to: Self.messageLimit)
    related = []
    self.failure = failure
  }

  /// Those of a file, in the order of the text report.
  static func all(of file: FileReport) -> [Annotation] {
    file.open.map { Annotation($0) } + file.failures.map { Annotation($0) }
  }
}

/// The pages that explain what annotations say, each found once: very many annotations are about few rules.
struct AnnotationPages {
  private let run: RunInformation
  private var pages: [String: String] = [:]

  /// The pages of a run.
  init(_ run: RunInformation) { self.run = run }

  /// The page that explains an annotation: an address, or the path of a file.
  mutating func page(of annotation: Annotation) -> String {
    guard annotation.finding != nil else { return ProjectPages.home }
    if let page = pages[annotation.rule] { return page }
    let page = ProjectPages.page(ofRule: annotation.rule, in: run)
    pages[annotation.rule] = page
    return page
  }
}
