import Configuration
import Reporting

/// What every run that lints was asked for, and a configuration may say in its place.
protocol RunSettings {
  /// What reports or answers hold.
  var content: ReportContent { get set }
  /// The least share of checks that have to be decided; `nil`: what the configuration says, else any.
  var requiredShare: Percentage? { get set }

  /// Takes what a configuration says to runs of this kind alone, where the command line says nothing.
  mutating func completeOwn(by configured: Settings)
}

extension RunSettings {
  /// The same settings, with what a configuration says where the command line says nothing.
  func completed(by configured: Settings) -> Self {
    var settings = self
    if configured.showsSuppressed?.value == true { settings.content.statuses.insert(.suppressed) }
    settings.requiredShare = requiredShare ?? configured.requiredShare?.value
    settings.completeOwn(by: configured)
    return settings
  }

  mutating func completeOwn(by configured: Settings) {}
}
