import Configuration
import Reporting

/// What every run that lints was asked for, and a configuration may say in its place.
protocol RunSettings {
  /// What reports or results hold.
  var content: ReportContent { get set }
  /// The least share of applicable checks that must be conclusive; `nil`: any.
  var requiredShare: Percentage? { get set }

  /// Takes what a configuration says to runs of this kind alone.
  mutating func completeOwn(by configured: Settings)
}

extension RunSettings {
  /// The same settings with what a configuration says.
  func completed(by configured: Settings) -> Self {
    var settings = self
    for feature in configured.shown { settings.content.show(feature.value) }
    settings.requiredShare = configured.requiredShare?.value
    settings.completeOwn(by: configured)
    return settings
  }

  mutating func completeOwn(by configured: Settings) {}
}
