import Documents
import Formats
import Project
import RulePages
import Screens
import Syntax

/// The text of a configuration for what a survey found. Lines that begin with `#` and a key can be taken as they are.
struct ConfigurationDraft {
  let text: String

  /// - Parameter version: the version that is running, whose rules it keeps to.
  ///   - outer: the path of the configuration above the folder, from there; `nil`: there is none.
  init(_ survey: ScreenSurvey, version: String, extending outer: String? = nil) {
    var lines = [
      "# Configuration of fiorilint for \(survey.summary).",
      "# `fiorilint config print FILE` shows the settings of a file. `fiorilint schema config` describes all keys.",
      "",
    ]
    if let outer {
      lines += [
        "# The configuration whose settings apply too. A key in this file overrides them.",
        "extends: \(YAMLScalar.quoted(outer))",
        "",
      ]
    } else {
      lines += [
        "# Rules of later versions are off until you raise this number.",
        "rules-version: \(RulesVersion(version: version)?.description ?? version)",
        "",
      ]
    }
    // What the outer configuration says stays in effect.
    let mark = outer == nil ? "" : "# "
    lines += [
      "# The guidelines: fiori-ios, fiori-android, apple-hig, accessibility, or all (without accessibility)."
    ]
    lines += Self.preset(survey, mark: mark)
    lines += [
      "",
      "# The lowest level of findings that fails a run: error, warning, info or never.",
      "\(mark)fail-on: error",
      "",
    ]
    lines += Self.files(survey)
    lines += Self.platform(survey) + Self.device(survey) + Self.scale(survey)
    lines += [
      "# Levels (off, info, warning, error) and parameters of rules, by id or glob. `fiorilint rules` lists the rules.",
      "# rules:",
      "#   collection-view/prefer-table: off",
      "#   touch-target/minimum-size:",
      "#     level: warning",
      "#     with: {tolerance: 1}",
      "",
      "# Findings to suppress. `fiorilint check --show suppressions` prints the entries.",
      "# ignore:",
      "#   - {files: ./legacy/old.page, rule: object-cell/*, reason: The page goes with the next release.}",
      "",
      "# The baseline: a file of findings that reports leave out. `fiorilint baseline create` writes it.",
      "# baseline: .fiorilint-baseline.json",
      "",
      "# Settings for some files, screens or platforms only.",
      "# overrides:",
      "#   - files: [legacy/]",
      "#     rules: {\"*\": warning}",
    ]
    text = lines.joined(separator: "\n") + "\n"
  }

  /// The guidelines: without a collection view, those for Android ask about nothing.
  private static func preset(_ survey: ScreenSurvey, mark: String) -> [String] {
    guard survey.asksForAccessibility else { return ["\(mark)preset: all"] }
    return [
      "# No screen here has a collection view, which is all that SAP Fiori for Android asks about.",
      "# Once one has: preset: [all, accessibility]",
      "\(mark)preset: accessibility",
    ]
  }

  /// Which files are linted, and which are not.
  private static func files(_ survey: ScreenSurvey) -> [String] {
    var lines: [String] = []
    var extensions = survey.extensions.screens
    // An application has files of all of them, if not yet.
    for format in Formats.builtIn where format.application != nil {
      if survey.formats.contains(where: { $0.name == format.name }) { extensions.formUnion(format.fileExtensions) }
    }
    // The extensions of one application share a glob: those without files would match nothing.
    var joined: [String] = []
    for format in Formats.builtIn where format.application != nil {
      let own = format.fileExtensions.intersection(extensions).subtracting(survey.extensions.others)
      guard own.count > 1 else { continue }
      joined.append("*.{\(own.sorted().joined(separator: ","))}")
      extensions.subtract(own)
    }
    let globs =
      joined
      + extensions.sorted().flatMap { name in
        // If other files have the extension too, the glob names the folder.
        guard survey.extensions.others.contains(name), survey.extensions.screens.contains(name) else {
          return ["*.\(name)"]
        }
        // Modules and devices that come later have layouts too.
        let layouts = name == "xml" && survey.holdsLayouts ? ["**/res/layout*/*.xml"] : []
        return layouts
          + (survey.commonFolders[name].map { folder in
            [folder.isEmpty ? "*.\(name)" : "\(folder.exactGlob)/**/*.\(name)"]
          } ?? [])
      }
    if !globs.isEmpty {
      lines += [
        "# The files to check in folders, as globs of .gitignore. A file that you name is always checked.",
        "include:",
      ]
      lines += globs.map { "  - \(YAMLScalar.quoted($0))" } + [""]
    }
    guard !survey.failures.isEmpty else {
      return lines + ["# Files to skip, even if you name them.", "# exclude: [drafts/, \"*.bak.json\"]", ""]
    }
    lines += [
      "# Files to skip, even if you name them. These could not be read: remove an entry once you fixed its file."
    ]
    lines.append("exclude:")
    return lines + survey.failures.sorted().map { "  - \(YAMLScalar.quoted($0.exactGlob))" } + [""]
  }

  private static func platform(_ survey: ScreenSurvey) -> [String] {
    let unknown = survey.screens.withoutPlatform
    guard unknown > 0 else { return [] }
    let isAndroid = survey.screens.platforms[.android, default: 0] > survey.screens.platforms[.ios, default: 0]
    return [
      "# The platform of \(unknown) of \(survey.screens.count) screens is unknown, so some checks are inconclusive.",
      "# If all of them have one platform, set it: ios or android.",
      "# platform: \(isAndroid ? Token.android.name : Token.ios.name)", "",
    ]
  }

  private static func device(_ survey: ScreenSurvey) -> [String] {
    guard survey.screens.withoutDeviceClass > 0 else { return [] }
    return [
      survey.screens.withoutDeviceClass == survey.screens.count
        ? "# No screen names its device: phone or tablet."
        : "# The device of \(survey.screens.withoutDeviceClass) of \(survey.screens.count) screens is unknown: phone or tablet.",
      "# device-class: phone", "",
    ]
  }

  private static func scale(_ survey: ScreenSurvey) -> [String] {
    guard survey.screens.unscaled > 0 else { return [] }
    return [
      "# Android screens in pixels: \(survey.screens.unscaled). `adb shell wm density` prints the dpi of a device.",
      "# density: 420", "",
    ]
  }
}
