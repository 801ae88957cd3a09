/// What the findings of a text report stand together by: `--group-by`.
package enum TextGrouping: String, Sendable, CaseIterable {
  case file, rule, statement
}
