/// A check with a condition that may ask for all screens of the file.
protocol FileScreensReader: AnyObject {
  /// Whether its condition asks for them.
  var asksForScreens: Bool { get }

  /// The screens of the file, where the condition asks for them.
  var fileScreens: FileScreens? { get set }
}
