import Formats
import Text

/// Makes pixels of an SVG document, by a program that is installed: fiorilint draws lines and knows no fonts.
enum Rasterizer {
  /// Programs that take SVG from standard input and write PNG to standard output, the quickest first.
  private static let programs = [
    ["rsvg-convert", "--format", "png"], ["resvg", "-", "-c"],
    ["inkscape", "--pipe", "--export-type=png", "--export-filename=-"],
  ]
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

  /// The picture as PNG.
  ///
  /// - Throws: a ``UserError`` where no such program is installed, or none makes one.
  static func png(of svg: [UInt8]) throws -> [UInt8] {
    var failed: [String] = []
    for words in programs {
      guard let result = try? ChildProcess.run(words, input: svg) else { continue }
      if result.status == 0, result.output.starts(with: signature) { return marked(result.output) }
      failed.append(words[0])
    }
    let names = programs.map { $0[0] }.joined(separator: ", ")
    throw UserError(
      failed.isEmpty
        ? "PNG needs one of \(names) on PATH; install librsvg2-bin (Debian, Ubuntu) or librsvg (brew)"
        : "\(failed.joined(separator: " and ")) could not write a PNG; without --format png the picture is an SVG"
    )
  }

  /// The picture with the mark by which a later run knows it again, and may write another one in its place.
  private static func marked(_ png: [UInt8]) -> [UInt8] {
    guard png.count > ReportSignature.pictureMarkPlace else { return png }
    return Array(png[..<ReportSignature.pictureMarkPlace]) + ReportSignature.pictureMark
      + png[ReportSignature.pictureMarkPlace...]
  }
}
