import RulePages

/// A guideline document that statements come from.
package struct GuidelineDocument: Sendable, Hashable {
  /// What the ids of its statements begin with: `ios-cv` of `ios-cv-09`.
  package let id: String
  /// The guideline and its article, with its date where that is known.
  package let title: String
  /// The platforms that it speaks about.
  package let platforms: PlatformSet
  /// The name of the page in `Rules/` that says which rules check its statements, without its extension.
  package let page: String

  /// The five documents.
  package static let all = [
    GuidelineDocument(
      id: "android-cv", title: "SAP Fiori for Android: Collection View", platforms: .android,
      page: "android-collection-view"),
    GuidelineDocument(
      id: "hig-cv", title: "Apple iOS Human Interface Guidelines 2014: Collection View", platforms: .ios,
      page: "apple-hig-2014-collection-view"),
    GuidelineDocument(
      id: "ios-cv", title: "SAP Fiori for iOS: Collection View (2017-09-28)", platforms: .ios,
      page: "ios-collection-view"),
    GuidelineDocument(
      id: "ios-cvc", title: "SAP Fiori for iOS: Collection View Cell", platforms: .ios,
      page: "ios-collection-view-cell"),
    GuidelineDocument(
      id: "ios-oc", title: "SAP Fiori for iOS: Object Cell (2024-12-12)", platforms: .ios, page: "ios-object-cell"),
  ]

  /// The document of a statement; `nil` where its id is of none.
  package static func of(statement: String) -> GuidelineDocument? {
    // Ids are ASCII, and each finding asks.
    let utf8 = statement.utf8
    guard let dash = utf8.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    let count = utf8.distance(from: utf8.startIndex, to: dash)
    return all.first { $0.id.utf8.count == count && utf8.starts(with: $0.id.utf8) }
  }

  /// Those of some statements that are the document's, in their order.
  package func statements(in ledger: [GuidelineStatement]) -> [GuidelineStatement] {
    ledger.filter { Self.of(statement: $0.id) == self }
  }
}
