/// The page that `fiorilint new-rule` writes: a rule that works, with every heading and key.
package enum RulePageDraft {
  package static let text = """
    ---
    # The level of findings: error, warning or info.
    level: warning
    # The platforms of the screens to check (default: both).
    platforms: [ios, android]
    # The elements to check, by kind and condition, such as `button:not([interactive=false])`.
    on: button
    # One of the checks that `fiorilint checks` lists. `expression` takes a condition of your own.
    check: expression
    # The parameters of the check. A configuration can override them below `rules`.
    with: {condition: "size(self.text) <= parameters.max", max: 20}
    # The message of a finding (default: that of the check).
    message: the text "{text}" is longer than {parameters.max} characters
    # How to correct the screen, in one clause.
    advice: shorten it
    ---
    # Button texts have at most 20 characters

    Explain the rule here.

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
  package static let minDistance = """
    ---
    level: warning
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
