import Screens
import Support

/// A configuration with all that it extends: its settings and overrides, what goes before the others last.
package struct Configuration: Sendable {
  /// The file that was asked for.
  package let name: PathName
  let blocks: [ConfigurationBlock]

  /// Which of its overrides hold for a file.
  package struct Selection: Sendable, Hashable {
    /// The blocks that hold.
    let holding: [Int]
    /// Overrides that hold on some of the file's screens.
    package let pending: [Int]

    /// Whether it takes the screens to know all that holds.
    package var dependsOnScreens: Bool { !pending.isEmpty }
  }

  /// The overrides that hold for a file, by its absolute paths: see ``PathGlobs/matches(_:or:)``.
  package func selection(for location: String, or written: String? = nil) -> Selection {
    let matching = blocks.indices.filter { blocks[$0].files.map { $0.matches(location, or: written) } ?? true }
    return Selection(
      holding: matching.filter { !blocks[$0].isForScreens }, pending: matching.filter { blocks[$0].isForScreens })
  }

  /// Whether what holds is the same for all files.
  package var isUniform: Bool { blocks.allSatisfy { $0.files == nil } }

  /// The overrides, of those that wait for the file's screens, that hold on one.
  package func overrides(of selection: Selection, for screen: Element) -> [Int] {
    selection.pending.filter { blocks[$0].holds(for: screen) }
  }

  /// What is set where a selection holds.
  ///
  /// - Parameter overrides: those that hold on the screen too.
  package func settings(_ selection: Selection, with overrides: [Int] = []) -> Settings {
    var settings = Settings()
    for index in (selection.holding + overrides).sorted() { settings.add(blocks[index].settings) }
    return settings
  }

  /// The settings without overrides, which hold for all files of a run.
  package var common: Settings {
    var settings = Settings()
    for block in blocks where block.files == nil && !block.isForScreens { settings.add(block.settings) }
    return settings
  }

  /// The places of the overrides that wait for a file's screens.
  package func pendingPlaces(of selection: Selection) -> [FileLocation] {
    selection.pending.compactMap { blocks[$0].place }
  }

  /// Whether a rule may be on where overrides hold that wait for a file's screens, though it is off elsewhere.
  package func mayTurnOn(_ rule: String, _ selection: Selection) -> Bool {
    selection.pending.contains { mayChange(rule, by: $0) }
  }

  /// Whether a rule may be on for some file or screen, though it is off where no override holds.
  package func mayTurnOn(_ rule: String) -> Bool {
    blocks.indices.contains { (blocks[$0].files != nil || blocks[$0].isForScreens) && mayChange(rule, by: $0) }
  }

  /// Whether an override says something of a rule.
  package func mayChange(_ rule: String, by override: Int) -> Bool {
    let settings = blocks[override].settings
    return settings.presets != nil || settings.rulesVersion != nil || settings.rules.contains { $0.matches(rule) }
  }
}
