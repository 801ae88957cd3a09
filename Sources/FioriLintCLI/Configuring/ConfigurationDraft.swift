import Configuration
import Formats
import Inputs
import RulePages
import Screens

/// The text of a configuration for what a survey found. Lines that begin with `#` and a key can be taken as they are.
struct ConfigurationDraft {
  let text: String

  /// - Parameter version: the version that is running, whose rules it keeps to.
  init(_ survey: ScreenSurvey, version: String) {
    var lines = [
      "# Configuration of fiorilint for \(survey.summary).",
      "# The settings of a file, and what sets them: fiorilint config print FILE. All keys: fiorilint schema config.",
      "",
      "# Rules of later versions stay off until you raise this.",
      "rules-version: \(RulesVersion(version: version)?.description ?? version)",
      "",
      "# The guidelines: fiori-ios, fiori-android, apple-hig, accessibility, or all except accessibility.",
      "preset: all",
      "",
      "# Findings of this level or above fail a run: error, warning, info or never.",
      "fail-on: error",
      "",
    ]
    lines += Self.files(survey)
    lines += Self.platform(survey) + Self.device(survey) + Self.scale(survey)
    lines += [
      "# Levels (off, info, warning, error) and parameters of rules, by id or glob; fiorilint rules lists them.",
      "# rules:",
      "#   collection-view/prefer-table: off",
      "#   touch-target/minimum-size:",
      "#     level: warning",
      "#     with: {tolerance: 1}",
      "",
      "# Findings that do not count: fiorilint check --show suppressions prints the entries.",
      "# ignore:",
      "#   - {files: ./legacy/old.page, rule: object-cell/*, reason: The page goes with the next release.}",
      "",
      "# The file of known findings, which fiorilint baseline create writes.",
      "# baseline: .fiorilint-baseline.json",
      "",
      "# Other settings for some files, screens or platforms.",
      "# overrides:",
      "#   - files: [legacy/]",
      "#     rules: {\"*\": warning}",
    ]
    text = lines.joined(separator: "\n") + "\n"
  }

  /// Which files are linted, and which are not.
  private static func files(_ survey: ScreenSurvey) -> [String] {
    var lines: [String] = []
    var extensions = survey.extensions.screens
    // An application has files of all of them, if not yet.
    for format in Formats.builtIn where format.application != nil {
      if survey.formats.contains(where: { $0.name == format.name }) { extensions.formUnion(format.fileExtensions) }
    }
    let globs = extensions.sorted().flatMap { name in
      // If other files have the extension too, the glob names the folder.
      guard survey.extensions.others.contains(name), survey.extensions.screens.contains(name) else {
        return ["*.\(name)"]
      }
      // Modules and devices that come later have layouts too.
      let layouts = name == "xml" && survey.holdsLayouts ? ["**/res/layout*/*.xml"] : []
      return layouts
        + (survey.commonFolders[name].map { folder in
          [folder.isEmpty ? "*.\(name)" : "\(PathGlobs.glob(for: folder))/**/*.\(name)"]
        } ?? [])
    }
    if !globs.isEmpty {
      lines += [
        "# Files of folders that are linted, as .gitignore has them; a file that is named is linted in any case.",
        "include:",
      ]
      lines += globs.map { "  - \(quoted($0))" } + [""]
    }
    guard !survey.failures.isEmpty else {
      return lines + ["# Files that are never linted.", "# exclude: [drafts/, \"*.bak.json\"]", ""]
    }
    lines += ["# Files that are never linted. These could not be read: take out what has been fixed.", "exclude:"]
    return lines + survey.failures.sorted().map { "  - \(quoted(PathGlobs.glob(for: $0)))" } + [""]
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static func platform(_ survey: ScreenSurvey) -> [String] {
    let unknown = survey.unknownPlatformCount
    guard unknown > 0 else { return [] }
    let isAndroid = survey.platforms[.android, default: 0] > survey.platforms[.ios, default: 0]
    return [
      "# Screens that do not say their platform: \(unknown) of \(survey.screenCount), which leaves checks inconclusive.",
      "# Where all of them are for one, say it: ios or android.",
      "# platform: \(isAndroid ? Token.android.name : Token.ios.name)", "",
    ]
  }

  private static func device(_ survey: ScreenSurvey) -> [String] {
    guard survey.unknownDeviceCount > 0 else { return [] }
    return [
      "# Screens that do not say whether a phone or a tablet shows them: \(survey.unknownDeviceCount) of "
        + "\(survey.screenCount).",
      "# device-class: phone", "",
    ]
  }

  private static func scale(_ survey: ScreenSurvey) -> [String] {
    guard survey.unscaledCount > 0 else { return [] }
    return [
      "# Screens of Android that measure in pixels: \(survey.unscaledCount). `adb shell wm density` says the dpi.",
      "# density: 420", "",
    ]
  }
}
