import ArgumentParser

/// What a picture is written as.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  /// Lines and texts, for a browser.
  case svg
  /// Pixels, made of the lines by a program of the system.
  case png
}
