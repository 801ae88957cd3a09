/// Which files screens refer to, so that a change there may be wrong in screens that are as they were.
package enum ReferencedFiles {
  private static let applications = Formats.builtIn.compactMap(\.application)

  /// The names of the files by which the folder of a whole application is known.
  package static var topFiles: [String] { applications.flatMap(\.topFiles) }

  /// The extensions of those that are no screens.
  package static var extensions: [String] { applications.flatMap(\.extensions) }

  /// Whether a screen may refer to a file.
  package static func mayBeReferredTo(_ path: String) -> Bool { applications.contains { $0.mayBeReferredTo(path) } }

  /// Whether some screens may refer to a file.
  ///
  /// - Parameter screens: the paths of files that may be screens.
  package static func mayBeReferredTo(by screens: [String]) -> (String) -> Bool {
    let applications = applications.filter { screens.contains(where: $0.mayBeScreen) }
    return { path in applications.contains { $0.mayBeReferredTo(path) } }
  }

  /// Whether a screen may refer to one of some files.
  package static func mayRefer(_ path: String, to files: some Sequence<String>) -> Bool {
    applications.contains { $0.mayBeScreen(path) && files.contains(where: $0.mayBeReferredTo) }
  }
}
