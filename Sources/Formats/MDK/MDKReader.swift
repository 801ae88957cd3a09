import Screens

/// Reads MDK pages and fragments: one screen each.
final class MDKReader: ScreenReader {
  private let document = JSONDocument()
  private let applications: MDKApplications
  private let options: ReaderOptions
  /// The writer for the builder of the last page, which nearly always is that of all pages.
  private var lastWriter: MDKScreenWriter?

  /// The largest page that is read, in bytes: it is held in memory as a whole. Real ones stay under 150 KB.
  static let maximumSize = 64 << 20

  init(_ options: ReaderOptions) {
    self.options = options
    applications = MDKApplications(options)
  }

  func read(
    _ source: SourceReader, into builder: TreeBuilder, for consumer: any ScreenConsumer
  ) throws(ReadError) {
    try source.readAll(upTo: Self.maximumSize, ofNo: "page of an MDK application")
    do throws(ReadError) {
      try document.parse(source)
      if FileHead(source).hasExtension("page"), let mistake = MDKPageError(document.root) { throw mistake.error }
    } catch {
      var error = error
      // A shader is called `.fragment` too, and begins with a comment.
      error.isOfOtherKind = !options.trustsExtensions && !FileHead(source).holds("\"_Type\"")
      throw error
    }
    let application = applications.application(of: source.filePath)
    writer(to: builder).write(document, of: application, from: applications.includingFile(source.filePath))
    consumer.consume(builder.tree, from: source)
  }

  private func writer(to builder: TreeBuilder) -> MDKScreenWriter {
    if let lastWriter, lastWriter.builder === builder { return lastWriter }
    let writer = MDKScreenWriter(options, builder)
    lastWriter = writer
    return writer
  }
}
