import Documents
import Formats
import Linting
import Project
import Reporting
import Screens
import Support

extension ServedDocument {
  /// What is asked for to draw it.
  private var drawing: ReportRequirements {
    worker.plan.inputs.reviewDemands.union([.details, .drawings, .cleanDrawings, .allDrawings])
  }

  /// One of its screens as SVG, with what is found on it.
  ///
  /// - Parameter screen: its name or number; `nil` where there is only one.
  /// - Throws: why there is none to draw.
  func drawing(of screen: String?) throws(MessageError) -> String {
    guard let file = file(lint(text, drawing)) else { throw noScreen }
    if file.report.drawings.isEmpty, let failure = file.report.failure {
      throw ServedWorkspace.refusal("\(path): \(failure.message)")
    }
    do throws(UserError) {
      var buffer = ReportBuffer()
      ScreenPicture(file.report, screen: try DrawnScreen.index(of: screen, in: file.report)).write(to: &buffer)
      return String(decoding: buffer.bytes, as: UTF8.self)
    } catch {
      throw ServedWorkspace.refusal(error.message)
    }
  }

  /// Its screens as a screen description.
  ///
  /// - Throws: why it cannot be read or written.
  func converted(to language: NativeWriter.Language) throws(MessageError) -> String {
    let screens = DescribedScreens(language)
    if let error = read(for: screens).error ?? screens.error {
      throw ServedWorkspace.refusal("\(path): \(error.message)")
    }
    return screens.finish()
  }

  private var noScreen: MessageError { ServedWorkspace.refusal("\(path) is not a screen") }
}

/// Writes the screens of a text down.
private final class DescribedScreens: ScreenConsumer {
  private(set) var error: ReadError?
  private var bytes: [UInt8] = []
  private let language: NativeWriter.Language
  private lazy var writer = NativeWriter(language) { [unowned self] in bytes += $0 }

  init(_ language: NativeWriter.Language) {
    self.language = language
  }

  func consume(_ tree: ScreenTree, from source: SourceReader) {
    guard error == nil else { return }
    do throws(ReadError) {
      _ = try writer.write(tree)
    } catch {
      self.error = error
    }
  }

  /// The whole description.
  func finish() -> String {
    writer.finish()
    return String(decoding: bytes, as: UTF8.self)
  }
}
