import Screens

/// Reads MDK pages and fragments: one screen each.
final class MDKReader: ScreenReader {
  private let document = JSONDocument()
  private let applications: MDKApplications
  private let writer: MDKScreenWriter
  private let trustsExtensions: Bool

  /// The largest page that is read, in bytes: it is held in memory as a whole. Real ones stay under 150 KB.
  static let maximumSize = 64 << 20

  init(_ options: ReaderOptions) {
    applications = MDKApplications(options)
    writer = MDKScreenWriter(options)
    trustsExtensions = options.trustsExtensions
  }

  func read(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    try source.readAll(upTo: Self.maximumSize, ofNo: "page of an MDK application")
    do throws(ReadError) {
      try document.parse(source)
      if Opening(source).hasExtension("page"), let mistake = MDKPageMistake(document.root) { throw mistake.error }
    } catch {
      var error = error
      // A shader is called `.fragment` too, and begins with a comment.
      error.isOfOtherKind = !trustsExtensions && !Opening(source).holds("\"_Type\"")
      throw error
    }
    let application = applications.application(of: source.filePath)
    writer.write(document, of: application, from: applications.includingFile(source.filePath), into: builder)
    consumer.consume(builder.tree, from: source)
  }
}
