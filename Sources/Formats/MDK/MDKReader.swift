import Screens

/// Reads MDK pages and fragments: one screen each.
final class MDKReader: ScreenReader {
  private let document = JSONDocument()
  private let applications: MDKApplications
  private let writer: MDKScreenWriter

  /// The largest page that is read, in bytes: it is held in memory as a whole. Real ones stay under 150 KB.
  static let maximumSize = 64 << 20

  init(_ options: ReaderOptions) {
    applications = MDKApplications(options)
    writer = MDKScreenWriter(options)
  }

  func read(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    try source.readAll(upTo: Self.maximumSize, ofNo: "page of an MDK application")
    try document.parse(source)
    if Opening(source).hasExtension("page"), let mistake = MDKPageMistake(document.root) { throw mistake.error }
    let application = applications.application(of: source.filePath)
    writer.write(document, of: application, from: applications.includingFile(source.filePath), into: builder)
    consumer.consume(builder.tree, from: source)
  }
}
