import FioriLint

/// Titles without the abbreviations of our tables.
public let spelledOutTitles = SwiftRule(
  "acme/spelled-out-titles", "Titles are spelled out",
  on: "title, subtitle", check: SpelledOutCheck.self, with: ["words": ["Qty", "Amt", "Nr"]],
  severity: .warning, advice: "write the word in full", fixes: ["Write the word in full": .suggestion],
  why: "Screen readers spell abbreviations letter by letter, and people outside of the team do not know them.",
  examples: SwiftRule.Examples(
    """
    ## Avoid

    ```json
    {"type": "objectCell", "title": {↓"text": "Qty of chairs"}}
    ```

    ```json fixed
    {"type": "objectCell", "title": {"text": "Quantity of chairs"}}
    ```

    ## Prefer

    ```xml
    <objectCell><title text="Quantity of chairs"/></objectCell>
    ```
    """))
