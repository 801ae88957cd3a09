import Configuration
import Linting
import Screens
import Text

/// How screens are read: what ``ScreenOptions`` say on a command line.
struct ScreenSettings {
  /// Which configuration says what is not said here.
  var configuration = ConfigurationChoice.nearest
  /// Whether configurations may name what lies outside of their project.
  var allowsOutside = false
  /// The platform of screens that do not say it.
  var platform: ScreenOptions.Platform?
  /// The device class of screens that do not say it.
  var deviceClass: ScreenOptions.DeviceClass?
  /// The path to show for standard input.
  var stdinPath = "stdin"
  /// The largest file that is read, in MB; `nil`: the engine's limit.
  var maximumFileSize: Int?
  /// How many pixels one dp has in formats that measure in pixels.
  var density: PixelDensity?
  /// How wide their screens are, in dp.
  var screenWidth: Int?
  /// What names in foreign formats stand for.
  var kinds: [KindName] = []
  /// Whether files that are named and no screens are skipped, as those are that turn up in folders; also where the extension is that
  /// of a screen, as `.page` of others is.
  var skipsUnrecognized = false
  /// Whether the user wants to know what is skipped, and why.
  var listsPassedOver = false
  /// What is read in place of files, as an editor has them: screens by the paths that are shown, all others by their absolute paths.
  var replacedTexts: [PathKey: [UInt8]] = [:]
  /// What there is besides the formats, rules and checks that are built in.
  var additions = TeamExtensions.none

  /// Lint options that ask for the findings alone.
  ///
  /// - Parameter configured: what holds where the command line says nothing.
  func lintOptions(over configured: Settings = Settings()) -> LintOptions {
    var options = LintOptions()
    options.reader.platform = platform.map { $0 == .ios ? .ios : .android } ?? configured.platform?.value
    let deviceClass = deviceClass.map { $0 == .phone ? .phone : .tablet } ?? configured.deviceClass?.value
    if let deviceClass { options.reader.traits.append(.token(.deviceClass, deviceClass)) }
    if density != nil || screenWidth != nil {
      options.reader.density = density?.factor
      options.reader.screenWidth = screenWidth.map(Double.init)
    } else {
      options.reader.density = configured.density?.value.factor
      options.reader.screenWidth = configured.screenWidth.map { Double($0.value) }
    }
    for name in configured.kinds { options.reader.kinds.append(name.value.pattern, name.value.meaning) }
    for name in kinds { options.reader.kinds.append(name.pattern, name.meaning) }
    options.reader.trustsExtensions = !skipsUnrecognized
    options.reader.overlay = FileOverlay(replacedTexts)
    if let size = maximumFileSize ?? configured.maximumFileSize?.value { options.maximumFileSize = size << 20 }
    return options
  }
}
