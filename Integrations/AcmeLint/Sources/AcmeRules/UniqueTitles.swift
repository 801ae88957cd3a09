import FioriLint

/// Cells that people can tell apart.
public let uniqueTitles = SwiftRule(
  "acme/unique-titles", "No two cells of a table have the same title and subtitle",
  on: "tableView", check: UniqueTitlesCheck.self, with: ["apartBy": "subtitle"],
  severity: .error, advice: "add to the subtitle what tells them apart",
  why: "People, and the tests that tap on a title, cannot tell them apart.",
  examples: SwiftRule.Examples(
    """
    ## Avoid

    ```json
    {"type": "tableView", "cells": [
      {"type": "objectCell", "title": {"text": "Chairs"}, "subtitle": {"text": "Berlin"}},
      ↓{"type": "objectCell", "title": {"text": "Chairs"}, "subtitle": {"text": "Berlin"}}
    ]}
    ```

    ## Prefer

    ```json
    {"type": "tableView", "cells": [
      {"type": "objectCell", "title": {"text": "Chairs"}, "subtitle": {"text": "Berlin"}},
      {"type": "objectCell", "title": {"text": "Chairs"}, "subtitle": {"text": "Paris"}}
    ]}
    ```
    """))
