/// How a text report groups findings: the key `reports.text.group-by`.
package enum TextGrouping: String, Sendable, CaseIterable {
  case file, rule, statement
}
