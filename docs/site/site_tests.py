"""Tests of what turns pages into a site; Scripts/release/docs runs them."""

import re
import tempfile
import unittest
from pathlib import Path

import browser
import check
import navigation
import rule_pages
from pages import HOME, Links, converted, title


class PagesTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        root = Path(folder.name)
        for name in ["Sources/a.swift", "Fixtures/report.png", "docs/a.md"]:
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).touch()
        self.links = Links(root, {"docs/a.md": "a.md", "docs/how-to/ci.md": "how-to/ci.md", "Rules/x/y.md": "rules/x/y.md"})

    def converted(self, text, source="docs/how-to/ci.md"):
        return converted(text, source, "how-to/ci.md", self.links)

    def test_links_lead_to_pages_of_the_site(self):
        self.assertEqual(self.converted("See [a](../a.md#b), [y](../../Rules/x/y.md) and [z](#z).\n"),
                         "See [a](../a.md#b), [y](../rules/x/y.md) and [z](#z).\n")

    def test_other_files_are_at_the_host(self):
        self.assertEqual(self.converted("[code](../../Sources/a.swift) [folder](../../Sources) [it](https://example.com)\n"),
                         f"[code]({HOME}/blob/main/Sources/a.swift) [folder]({HOME}/tree/main/Sources) [it](https://example.com)\n")

    def test_images_are_copied(self):
        self.assertEqual(self.converted("![report](../../Fixtures/report.png)\n"), "![report](../assets/Fixtures/report.png)\n")
        self.assertEqual(self.links.images, {"Fixtures/report.png": "assets/Fixtures/report.png"})

    def test_links_that_lead_nowhere_are_problems(self):
        self.converted("[no](no.md) [out](../../../out.md)\n")
        self.assertEqual(len(self.links.problems), 2)

    def test_code_keeps_its_links(self):
        text = "Write `[no](no.md)`:\n\n```md\n[no](no.md)\n```\n"
        self.assertEqual(self.converted(text), text)
        self.assertEqual(self.links.problems, [])

    def test_code_of_tables_has_pipes(self):
        text = "| `a \\|\\| b` \\| c | d |\n| --- | --- |\n\n`a \\| b`\n"
        self.assertEqual(self.converted(text), text.replace("`a \\|\\| b`", "`a || b`"))

    def test_references_are_links_too(self):
        self.assertEqual(self.converted("[a]: ../a.md\n"), "[a]: ../a.md\n")

    def test_a_list_has_an_empty_line_before_it(self):
        self.assertEqual(self.converted("Text:\n- one\n  more\n- two\n"), "Text:\n\n- one\n    more\n- two\n")

    def test_what_is_in_an_item_has_four_spaces(self):
        text = "1. one\n\n   more\n   - nested\n     text\n2. two\n\n   ```sh no-run\n   a\n     b\n   ```\n\nend\n"
        self.assertEqual(self.converted(text),
                         "1. one\n\n    more\n\n    - nested\n        text\n2. two\n\n    ```sh\n    a\n      b\n    ```\n\nend\n")

    def test_a_fence_has_one_word(self):
        self.assertEqual(self.converted("```json ios phone\n{}\n```\n"), "```json\n{}\n```\n")

    def test_titles(self):
        self.assertEqual(title("x\n# The `key` of [it](a.md)\n"), "The key of it")
        self.assertEqual(title("none", "fallback"), "fallback")


class NavigationTests(unittest.TestCase):
    def test_folders_are_sections_in_the_order_of_the_index(self):
        pages = {"how-to/a.md": "A", "how-to/b.md": "B", "start/c.md": "C", "loose.md": "Loose", "odd-ones/d.md": "D"}
        self.assertEqual(
            navigation.sections(pages, "- [b](how-to/b.md#x)\n- [a](how-to/a.md)\n"),
            [("Start", [{"C": "start/c.md"}]), ("How-to", [{"B": "how-to/b.md"}, {"A": "how-to/a.md"}]),
             ("Odd ones", [{"D": "odd-ones/d.md"}]), ("More", [{"Loose": "loose.md"}])])

    def test_pages_that_the_index_leaves_out_come_last(self):
        pages = {"start/a.md": "A", "start/b.md": "B"}
        self.assertEqual(navigation.sections(pages, "[b](start/b.md)"), [("Start", [{"B": "start/b.md"}, {"A": "start/a.md"}])])


class RulePagesTests(unittest.TestCase):
    PAGE = (
        '<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml"><head><style>\n:root{color-scheme:light dark;--paper:#fff}\n'
        "@media (prefers-color-scheme:dark){:root{--paper:#000}}\n.page{x:y}\n.fl-rules{a:b}\n</style></head><body><main>\n"
        "  <h1>A <code>b_c</code> &lt; d*</h1>\n  <p>One <b>two</b> <i>three</i></p>\n"
        '  <section class="fl-group" aria-labelledby="g">\n    <h2 id="g">Group</h2>\n    <ul>\n      <li><a href="a/b.html">x</a></li>\n'
        '    </ul>\n  </section>\n  <section>\n    <h2 id="s">Source</h2>\n    <pre><code>{\n  1 &lt; 2\n}</code></pre>\n  </section>\n'
        "</main><script>run()</script></body></html>")

    def test_headings_are_markdown_and_the_rest_is_html(self):
        page = rule_pages.SitePage(self.PAGE)
        self.assertEqual((page.title, page.script), ("A b_c < d*", "run()"))
        self.assertEqual(page.markdown({"tags": ["a/b"]}).splitlines(), [
            "---", 'tags: ["a/b"]', "---", "# A <code>b\\_c</code> &lt; d\\*", "", "<p>One <b>two</b> <i>three</i></p>", "",
            '<section class="fl-group" markdown>', "", "## Group { #g }", "", '<ul><li><a href="a/b.html">x</a></li></ul>', "",
            "</section>", "", "## Source { #s }", "", "<pre><code>{", "  1 &lt; 2", "}</code></pre>", ""])

    def test_groups_have_the_paths_of_their_rules(self):
        self.assertEqual(rule_pages.SitePage(self.PAGE).groups(), [("Group", ["a/b"])])

    def test_styles_have_the_colours_of_both_schemes(self):
        self.assertEqual(rule_pages.shared_style(rule_pages.SitePage(self.PAGE).style).splitlines(), [
            "[data-md-color-scheme]{--paper:#fff}", "[data-md-color-scheme=slate]{--paper:#000}",
            "@media print{[data-md-color-scheme]{--paper:#fff}}", ".fl-rules{a:b}"])


class CheckTests(unittest.TestCase):
    def problems(self, files):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in files.items():
                path = Path(folder) / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            return check.problems(Path(folder))[0]

    def test_a_good_site(self):
        self.assertEqual(self.problems({
            "index.html": '<link rel="canonical" href="https://a.example"><link rel="icon" href="a/b.css"><a href="a/">a</a>'
                          '<a href="a/index.html#x">x</a><a href="https://example.com#y">y</a><a href="#z" id="z">z</a>',
            "a/index.html": '<p id="x"><a href="../index.html#z">z</a></p>', "a/b.css": "a{background:url(data:x)}"}), [])

    def test_links_and_anchors_that_lead_nowhere(self):
        found = self.problems({"index.html": '<a href="no.html">1</a><a href="#no">2</a><a href="a.html#no">3</a><a href="../x.html">4</a>',
                               "a.html": ""})
        self.assertEqual(len(found), 4)

    def test_loads_from_the_network(self):
        found = self.problems({
            "a.html": '<script src="https://x.example/a.js"></script><img src="//x.example/b.png"><link rel="preconnect" href="https://x.example">'
                      "<style>@import 'https://x.example/c.css';</style><p style='background:url(https://x.example/d.png)'><pre class='mermaid'>"
                      '<img srcset="https://x.example/e.png 2x"><img src="missing.png">',
            "a.css": "@font-face{src:url('https://x.example/f.woff')}"})
        self.assertEqual(len(found), 9, found)


class BrowserTests(unittest.TestCase):
    def test_requests_of_pages_and_not_of_the_browser(self):
        line = '{"params":{"initiator":"%s","load_flags":0,"site_for_cookies":"SiteForCookies: {site=file://}","url":"%s"},"phase":1},\n'
        log = line % ("not an origin", "https://own.example/") + line % ("null", "http://x.example/a.png") + line % ("null", "file:///a")
        self.assertEqual(browser.requests(log), {"http://x.example/a.png"})

    def test_hidden_rules_are_not_shown(self):
        rules = browser.Rules('<li data-level="error" hidden="">a</li><li data-level="info">b</li><li>c</li>').rules
        self.assertEqual([is_shown for _, is_shown in rules], [False, True])


if __name__ == "__main__":
    unittest.main()
