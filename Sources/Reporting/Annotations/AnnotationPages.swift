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
