/// The page that `fiorilint new-rule` writes: a rule that works, with every heading and key.
enum RulePageDraft {
  static let text = """
    ---
    # error, warning or info.
    severity: warning
    # The platforms that it checks (default: both).
    platforms: [ios, android]
    # Which elements are looked at: kinds, with conditions, as in `button:not([interactive=false])`.
    on: button
    # The check. `fiorilint checks` lists them; `expression` takes any condition.
    check: expression
    # The check's parameters; `rules:` in .fiorilint.yml overrides them.
    with: {condition: "size(self.text) <= parameters.max", max: 20}
    # The message of a finding (default: the text of the check).
    message: the text "{text}" is longer than {parameters.max} characters
    # What to do about it, one clause.
    advice: shorten it
    ---
    # The text of a button has 20 characters at most

    Say here why.

    ## Avoid

    ```json
    {"type": "group", "content": [\u{2193}{"type": "button", "text": "Send for approval now"}]}
    ```

    ## Prefer

    ```xml
    <group><button text="Send for approval"/></group>
    ```

    """

  /// A page of a team that shows the check `min-distance`, which no built-in rule uses.
  static let minDistance = """
    ---
    severity: warning
    on: screen
    check: min-distance
    with: {where: button, min: 8}
    advice: leave more room between them
    ---
    # Buttons are 8 apart

    Fingers that miss a button should not hit another one.

    ## Avoid

    ```json android
    {"type": "screen", "content": [
      {"type": "button", "frame": [16, 16, 88, 48]},
      {"type": "button", \u{2193}"frame": [108, 16, 88, 48]}
    ]}
    ```

    """
}
