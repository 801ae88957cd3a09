import ArgumentParser
import Configuration

/// What the commands that read screens have in common: how screens are read.
struct ScreenOptions: ParsableArguments {
  @Option(help: "The platform of screens that do not say it: ios or android.")
  var platform: Platform?

  @Option(help: "The device class of screens that do not say it: phone or tablet.")
  var deviceClass: DeviceClass?

  @Option(help: ArgumentHelp("The path to show for standard input.", valueName: "name"))
  var stdinPath = "stdin"

  @Option(help: ArgumentHelp("The largest file that is read, in MB; 512 unless given.", valueName: "mb"))
  var maxFileSize: Int?

  @Option(
    help: ArgumentHelp(
      "How many pixels a dp has, for dumps of Android screens: a factor such as 2.625, or dpi such as 420.",
      valueName: "density"))
  var density: PixelDensity?

  @Option(
    help: ArgumentHelp("How wide the screen of such a dump is in dp, where its density is not known.", valueName: "dp"))
  var screenWidthDp: Int?

  @Option(
    help: ArgumentHelp(
      "What a name in a foreign format stands for, as in com.acme.OrderCell=objectCell; none: nothing. Globs, repeatable.",
      valueName: "name=kind"),
    transform: KindName.init(parsing:))
  var kind: [KindName] = []

  enum Platform: String, ExpressibleByArgument, CaseIterable {
    case ios, android

    // The parser's own way to the names is reflection, at each start.
    static var allValueStrings: [String] { allCases.map(\.rawValue) }
    var defaultValueDescription: String { rawValue }
  }

  enum DeviceClass: String, ExpressibleByArgument, CaseIterable {
    case phone, tablet

    static var allValueStrings: [String] { allCases.map(\.rawValue) }
    var defaultValueDescription: String { rawValue }
  }

  @OptionGroup var configuration: ConfigurationOptions

  func validate() throws {
    let widths = Settings.screenWidths
    if let screenWidthDp, !widths.contains(screenWidthDp) {
      throw ValidationError("--screen-width-dp has to be \(widths.lowerBound) to \(widths.upperBound).")
    }
    if density != nil, screenWidthDp != nil {
      throw ValidationError("--density and --screen-width-dp say the same; give one of them.")
    }
    let sizes = Settings.fileSizes
    if let maxFileSize, !sizes.contains(maxFileSize) {
      throw ValidationError("--max-file-size has to be \(sizes.lowerBound) to \(sizes.upperBound).")
    }
  }

  /// What the options say.
  var settings: ScreenSettings {
    ScreenSettings(
      configuration: configuration.choice, allowsOutside: configuration.outside.allowOutside, platform: platform,
      deviceClass: deviceClass, stdinPath: stdinPath,
      maximumFileSize: maxFileSize, density: density,
      screenWidth: screenWidthDp, kinds: kind)
  }
}
