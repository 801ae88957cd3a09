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
  /// Its publisher, address and version.
  package let source: GuidelineSource

  /// The five documents.
  package static let all = [
    GuidelineDocument(
      id: "android-cv", title: "SAP Fiori for Android: Collection View", platforms: .android,
      page: "android-collection-view",
      source: GuidelineSource(
        publisher: "SAP", address: "https://experience.sap.com/fiori-design-android/v1-6/collection-view",
        note: "The copy that the rules follow has no date. The link opens version 1.6 of the guideline.")),
    GuidelineDocument(
      id: "hig-cv", title: "Apple iOS Human Interface Guidelines 2014: Collection View", platforms: .ios,
      page: "apple-hig-2014-collection-view",
      source: GuidelineSource(
        publisher: "Apple",
        address: "https://developer.apple.com/library/ios/documentation/UserExperience/Conceptual/MobileHIG/"
          + "ContentViews.html",
        date: "2014",
        note: "The link opens Apple's archive, which may show a later version of the chapter.")),
    GuidelineDocument(
      id: "ios-cv", title: "SAP Fiori for iOS: Collection View (2017-09-28)", platforms: .ios,
      page: "ios-collection-view",
      source: GuidelineSource(
        publisher: "SAP", address: "https://experience.sap.com/fiori-design-ios/article/collection-view/",
        date: "28 September 2017",
        note: "SAP changed the page on 29 May 2018. The link may open that newer version.")),
    GuidelineDocument(
      id: "ios-cvc", title: "SAP Fiori for iOS: Collection View Cell", platforms: .ios,
      page: "ios-collection-view-cell",
      source: GuidelineSource(
        publisher: "SAP", address: "https://experience.sap.com/fiori-design-ios/article/collection-view-cell",
        note: "The copy that the rules follow has no date. SAP may have changed the page since.")),
    GuidelineDocument(
      id: "ios-oc", title: "SAP Fiori for iOS: Object Cell (2024-12-12)", platforms: .ios,
      page: "ios-object-cell",
      source: GuidelineSource(
        publisher: "SAP", address: "https://experience.sap.com/fiori-design-ios/article/object-cell",
        date: "12 December 2024",
        note: "SAP may have changed the page since.")),
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

/// Where a guideline is published, and which version of it the rules check.
package struct GuidelineSource: Sendable, Hashable {
  /// The name of its publisher.
  package let publisher: String
  /// Its address on the web.
  package let address: String
  /// The date of the version; `nil` if it has none.
  package var date: String?
  /// How the version differs from the page behind the address.
  package let note: String

  /// The version in words.
  package var version: String { date.map { "version of \($0)" } ?? "undated version" }

  /// Why rules check one version of a guideline.
  package static let reason =
    "A rule checks one version of its guideline. Your findings then stay the same when a guideline page changes. "
    + "Statements of a newer guideline version come with a new rules version."

  /// The source of the rules in the group `accessibility`, which check no statements.
  package static let wcag = GuidelineSource(
    publisher: "W3C", address: "https://www.w3.org/TR/WCAG22/",
    note: "WCAG 2.2 is a recommendation of the W3C with fixed success criteria.")
}
