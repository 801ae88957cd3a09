"""The pages about rules: one for each rule, their index, and one for each guideline document."""

import html
import json
import posixpath
import re
import xml.etree.ElementTree as ET
from collections import defaultdict
from pathlib import Path

from guidelines import GUIDELINES, PINNED, PRESETS, WCAG, Guideline
from pages import Links, converted

PLATFORMS = {"ios": "iOS", "android": "Android"}
LANGUAGES = {"json": "JSON", "xml": "XML"}


def group_of(rule: str) -> str:
    return rule.rsplit("/", 1)[0]


def group_title(group: str) -> str:
    return group.replace("-", " ").replace("/", ": ").capitalize()


def inline(text: str) -> str:
    """Prose as HTML: code spans and nothing else."""
    parts = re.split(r"`([^`]+)`", " ".join(text.split()))
    return "".join(f"<code>{html.escape(part)}</code>" if index % 2 else html.escape(part, quote=False) for index, part in enumerate(parts))


def cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def value(value: object) -> str:
    """A value of a parameter as YAML writes it in one line."""
    if isinstance(value, list):
        return "[" + ", ".join(value_of(each) for each in value) + "]"
    return value_of(value)


def value_of(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return value if re.fullmatch(r"[A-Za-z][\w-]*", value) else json.dumps(value, ensure_ascii=False)
    return json.dumps(value, ensure_ascii=False)


def labels(rule: dict) -> str:
    """The level, the platforms and the presets, as quiet labels."""
    made = [f'<span class="fl-label fl-{rule["severity"]}">{rule["severity"]}</span>']
    made += [f'<span class="fl-label">{PLATFORMS.get(each, each)}</span>' for each in rule["platforms"]]
    return " ".join(made)


# MARK: Figures

class Figures:
    """The drawn examples of a rule, as `fiorilint rules --format html` draws them: for each example its own, and once it is fixed."""

    def __init__(self, page: Path):
        text = page.read_text(encoding="utf-8")
        self.style = re.search(r"<style>(.*?)</style>", text, re.DOTALL)[1]
        tree = ET.fromstring(text)
        for element in tree.iter():
            element.tag = element.tag.rsplit("}", 1)[-1]
        self.sides: dict[str, list[list[ET.Element]]] = {"avoid": [], "prefer": []}
        for section in tree.iter("section"):
            side = section.get("aria-labelledby")
            if side not in self.sides:
                continue
            follows = False
            for child in section:
                if child.tag == "figure":
                    if follows:
                        self.sides[side][-1].append(child)
                    else:
                        self.sides[side].append([child])
                # Between an example and its fixed copy stands a line that says so.
                follows = child.tag == "p"


def drawing(figure: ET.Element) -> str:
    """The drawings of a figure, in one line."""
    made = []
    for canvas in figure.iter("div"):
        for element in canvas.iter():
            if element.tag != "text" and not (element.text or "").strip():
                element.text = None
            if not (element.tail or "").strip():
                element.tail = None
        # What people search for is the text around it.
        canvas.set("data-search-exclude", "")
        made.append(ET.tostring(canvas, encoding="unicode"))
    return "".join(made)


def found(figure: ET.Element) -> list[str]:
    """What the rule finds in a figure."""
    caption = figure.find("figcaption")
    made = []
    for line in caption.iter("p") if caption is not None else []:
        number = line.find("strong")
        if number is not None:
            made.append((number.tail or "").strip())
    return made


def source_of(figure: ET.Element) -> str:
    code = next(figure.iter("code"), None)
    return "".join(code.itertext()) if code is not None else ""


def drawing_style(style: str) -> str:
    """The colours and styles of drawings, for light and dark pages."""
    colours = re.search(r":root\{color-scheme:light dark;([^}]*)\}", style)[1]
    dark = re.search(r"@media \(prefers-color-scheme:dark\)\{:root\{([^}]*)\}\}", style)[1]
    lines = [line for line in style.splitlines() if line.startswith(".drawing")]
    return "\n".join([
        f".canvas{{{colours}}}",
        f"[data-md-color-scheme=slate] .canvas{{{dark}}}",
        f"@media print{{[data-md-color-scheme] .canvas{{{colours}}}}}",
        *lines, ""])


# MARK: Captions

def captions(page: str) -> dict[int, str]:
    """The text in front of each code block of a rule's page, by the line on which its code begins."""
    made, text, fence = {}, [], None
    for number, line in enumerate(page.splitlines(), 1):
        match = re.match(r"\s*(`{3,}|~{3,})", line)
        if fence:
            fence = None if match and match[1] == fence else fence
        elif match:
            fence = match[1]
            if " fixed" not in line:
                made[number + 1] = made[number] = " ".join(text)
            text = []
        elif line.startswith("#"):
            text = []
        elif line.strip():
            text.append(line.strip())
        else:
            text.append("")
    return {number: caption.strip() for number, caption in made.items()}


# MARK: Pages

class RulePages:
    """Writes pages from what `fiorilint rules` and `fiorilint coverage` print."""

    def __init__(self, rules: list[dict], coverage: dict, checks: list[dict], drawn: Path, sources: Path, links: Links):
        self.rules, self.coverage, self.drawn, self.sources, self.links = rules, coverage, drawn, sources, links
        self.ids = {rule["id"] for rule in rules}
        self.checks = {check["name"]: check.get("summary", "") for check in checks}
        self.documents = {document["id"]: document for document in coverage["documents"]}
        self.groups: dict[str, list[dict]] = defaultdict(list)
        for rule in rules:
            self.groups[group_of(rule["id"])].append(rule)

    def guideline(self, statement: str) -> tuple[dict, Guideline]:
        id = statement.rsplit("-", 1)[0]
        return self.documents[id], GUIDELINES[id]

    # One rule

    def page(self, rule: dict) -> str:
        id = rule["id"]
        place = f"rules/{id}.md"
        advice = rule.get("advice", "")
        parts = [
            "---", f"description: {json.dumps(rule['title'], ensure_ascii=False)}", f"tags: ['{id}']", "---",
            f"# {rule['title']}", "",
            f'<p class="fl-labels"><code>{id}</code> {labels(rule)}</p>', "",
        ]
        if advice:
            parts += [f"**To fix it:** {advice}{'' if advice.endswith('.') else '.'}", ""]
        rationale = self.with_rule_links(rule.get("rationale", ""), place, id)
        parts += ["## Why", "", converted(rationale, f"Rules/{id}.md", place, self.links), ""]
        parts += self.examples(rule)
        parts += ["## Guideline", "", *self.origin(rule, place), ""]
        parts += ["## Checks", "", *self.cases(rule), ""]
        parts += ["## Configure", "", *self.configure(rule), ""]
        parts += ["## Suppress", "", *self.suppress(rule), ""]
        return "\n".join(parts)

    def with_rule_links(self, text: str, place: str, own: str) -> str:
        """The text with ids of other rules linked to their pages."""

        def link(match: re.Match) -> str:
            id = match[1]
            if id not in self.ids or id == own:
                return match[0]
            return f"[`{id}`]({self.links_path(id, own)})"

        return re.sub(r"(?<!\[)`([a-z-]+/[a-z-]+)`(?!\])", link, text)

    def links_path(self, id: str, own: str) -> str:
        # As in Rules/, so that the link is led like all others.
        return posixpath.relpath(f"Rules/{id}.md", f"Rules/{posixpath.dirname(own)}")

    def examples(self, rule: dict) -> list[str]:
        figures = Figures(self.drawn / f"{rule['id']}.html")
        texts = captions((self.sources / f"{rule['id']}.md").read_text(encoding="utf-8"))
        parts: list[str] = []
        for side, title in [("avoid", "Avoid"), ("prefer", "Prefer")]:
            own = [example for example in rule["examples"] if example["expectation"] == side]
            drawn = figures.sides[side]
            if len(own) != len(drawn):
                raise ValueError(f"{rule['id']}: {len(own)} examples to {side}, but {len(drawn)} are drawn")
            if not own:
                continue
            parts += [f"## {title}", "", f'<div class="fl-examples fl-{side}">']
            for example, group in zip(own, drawn):
                parts.append(self.example(example, group, texts.get(example["line"], "")))
            parts += ["</div>", ""]
        return parts

    def example(self, example: dict, group: list[ET.Element], caption: str) -> str:
        language = LANGUAGES.get(example["language"], example["language"])
        on = [PLATFORMS.get(each, each) for each in example.get("traits", [])]
        made = ['<div class="fl-example">']
        if caption:
            made.append(f"<p>{inline(caption.rstrip(':') + ('.' if caption.endswith(':') else ''))}</p>")
        for number, figure in enumerate(group):
            if number:
                made.append('<p class="fl-small">Fixed:</p>')
            made.append(f"<figure>{drawing(figure)}</figure>")
            findings = found(figure)
            if findings:
                made.append("<ol>" + "".join(f"<li>{inline(each)}</li>" for each in findings) + "</ol>")
            elif example["expectation"] == "avoid" and not number:
                made.append('<p class="fl-small">Needs files beside it. ↓ in the source marks the place.</p>')
            code = html.escape(source_of(figure)).replace("↓", "<mark>↓</mark>")
            facts = language + (f", {', '.join(on)}" if on and not number else "")
            made.append(f"<details><summary>{html.escape(facts)}</summary><pre><code>{code}</code></pre></details>")
        made.append("</div>")
        return "".join(made)

    def origin(self, rule: dict, place: str) -> list[str]:
        parts: list[str] = []
        up = "../" * place.count("/")
        documents: dict[str, list[dict]] = defaultdict(list)
        for statement in rule["statements"]:
            documents[statement["id"].rsplit("-", 1)[0]].append(statement)
        for id, statements in documents.items():
            guideline, title = GUIDELINES[id], self.documents[id]["title"]
            parts += [f"[{title}]({guideline.url}), {guideline.publisher}, {guideline.version}:", ""]
            for each in statements:
                parts.append(f"- [{each['id']}]({up}guidelines/{id}.md#{each['id']}), section “{each['section']}”, {each['level']}: {each['says']}")
            parts += ["", f"**Why this version?** {PINNED} {guideline.why}", ""]
        if not documents and group_of(rule["id"]) == "accessibility":
            parts += [
                f"[Web Content Accessibility Guidelines (WCAG) 2.2]({WCAG.url}), {WCAG.publisher}. The section [Why](#why) names the success criteria.",
                "", f"**Why this version?** {PINNED} {WCAG.why}", ""]
        elif not documents:
            parts += ["This rule follows no guideline. It checks the file itself.", ""]
        return parts

    def cases(self, rule: dict) -> list[str]:
        parts = ["A check runs on each element that its selector matches.", ""]
        for case in rule["cases"]:
            facts = []
            if len(rule["cases"]) > 1:
                facts = [case["severity"], " and ".join(PLATFORMS.get(each, each) for each in case["platforms"]), *case["statements"]]
            summary = self.checks.get(case["check"], "")
            aside = f" ({', '.join(facts)})" if facts else ""
            parts += [
                '<p class="fl-selector"><code>' + html.escape(case["on"]) + "</code></p>", "",
                f"Check `{case['check']}`{aside}. {summary}", ""]
            if case["parameters"]:
                parts += ["| Parameter | Value | Meaning |", "| --- | --- | --- |"]
                for each in case["parameters"]:
                    parts.append(f"| `{each['name']}` | `{value(each['value'])}` | {cell(each['doc'])} |")
                parts.append("")
            for fix in case.get("fixes", []):
                parts += [f"Fix ({fix['class']}): {fix['title']}.", ""]
        if rule.get("supersedes"):
            ids = ", ".join(f"[`{id}`]({posixpath.relpath(id, posixpath.dirname(rule['id']))}.md)" for id in rule["supersedes"])
            parts += [f"If this rule and {ids} find the same problem, only this rule reports it.", ""]
        return parts

    def configured(self, rule: dict) -> str:
        """An entry of `rules:` that is valid for the rule."""
        level = "warning" if rule["severity"] == "error" else "error"
        parameters: dict[str, list[object]] = defaultdict(list)
        for case in rule["cases"]:
            for each in case["parameters"]:
                parameters[each["name"]].append(each["value"])
        # A parameter with different values in several cases would be set to one value in all of them.
        numbers = [(name, values[0]) for name, values in parameters.items()
                   if all(each == values[0] for each in values) and len(values) == len(rule["cases"])
                   and isinstance(values[0], (int, float)) and not isinstance(values[0], bool) and name != "tolerance"]
        if not numbers:
            return f"{rule['id']}: {level}"
        name, own = numbers[0]
        return f"{rule['id']}: {{level: {level}, with: {{{name}: {value(own)}}}}}"

    def configure(self, rule: dict) -> list[str]:
        presets = list(dict.fromkeys(PRESETS[each["id"].rsplit("-", 1)[0]] for each in rule["statements"]))
        if group_of(rule["id"]) == "accessibility":
            presets = ["accessibility"]
        names = " and ".join(f"`{each}`" for each in presets)
        held = {0: "", 1: f"The preset {names} includes this rule. "}.get(len(presets), f"The presets {names} include this rule. ")
        what = "another level or a parameter" if "{" in self.configured(rule) else "another level"
        return [
            f"{held}The default level is `{rule['severity']}`. Set {what} in `.fiorilint.yml`:", "",
            "```yaml", "rules:", f"  {self.configured(rule)}", "```", "",
            f"`off` turns the rule off. To run only this rule once, use `fiorilint check --rule {rule['id']}`.", ""]

    def suppress(self, rule: dict) -> list[str]:
        id = rule["id"]
        if group_of(id) == "suppression":
            return ["Remove or correct the suppression. To accept these findings in all files, set the level to `off`.", ""]
        return [
            "Suppress one finding in the file, with a reason:", "",
            '=== "JSON"', "", "    In the object of the element:", "",
            "    ```json", f'    "fiorilint-disable": {{"{id}": "Your reason."}}', "    ```", "",
            '=== "XML"', "", "    In front of the element:", "",
            "    ```xml", f"    <!-- fiorilint-disable {id}: Your reason. -->", "    ```", "",
            '=== "Other formats"', "", "    In `.fiorilint.yml`:", "",
            "    ```yaml", "    ignore:", f"      - {{rule: {id}, files: screens/old.json, reason: Your reason.}}", "    ```", ""]

    # The index

    def index(self) -> str:
        parts = [
            "---", "search: {boost: 0.5}", "---", "# Rules", "",
            f"fiorilint has {len(self.rules)} rules. Each page has the reason, examples, and the guideline that asks for it.", "",
            '<form class="fl-filters" id="fl-filters" hidden>']
        levels = [each for each in ("error", "warning", "info") if any(rule["severity"] == each for rule in self.rules)]
        choices = [
            ("level", "Level", [(each, each.capitalize()) for each in levels]),
            ("platform", "Platform", list(PLATFORMS.items())),
            ("group", "Group", [(each, group_title(each)) for each in self.groups]),
        ]
        for name, title, options in choices:
            entries = '<option value="">All</option>' + "".join(f'<option value="{key}">{text}</option>' for key, text in options)
            parts.append(f'<label>{title} <select name="{name}">{entries}</select></label>')
        parts += ['<label>Words <input name="words" type="search" autocomplete="off"></label>',
                  '<output id="fl-shown"></output>', "</form>", ""]
        for group, rules in self.groups.items():
            parts += ['<section class="fl-group" markdown>', "", f"## {group_title(group)}", "", '<ul class="fl-rules">']
            for rule in rules:
                path = f"{rule['id']}.html"
                parts.append(
                    f'<li data-level="{rule["severity"]}" data-platform="{" ".join(rule["platforms"])}" data-group="{group}">'
                    f'<a href="{path}">{inline(rule["title"])}</a>'
                    f'<span class="fl-labels"><code>{rule["id"]}</code> {labels(rule)}</span></li>')
            parts += ["</ul>", "", "</section>", ""]
        return "\n".join(parts)

    # Guidelines

    def document(self, id: str) -> str:
        document, guideline = self.documents[id], GUIDELINES[id]
        statements = [each for each in self.coverage["statements"] if each["document"] == id]
        parts = [
            f"# {document['title']}", "",
            f"[The guideline at {guideline.publisher}]({guideline.url}), {guideline.version}. "
            f"Rules check {document['covered']} of its {document['statements']} statements.", "",
            f"**Why this version?** {PINNED} {guideline.why}", "",
            "The statements are in our words. The guideline itself decides.", "",
            "| Statement | Section | Level | What it asks | Rules |", "| --- | --- | --- | --- | --- |"]
        for each in statements:
            rules = ", ".join(f"[{rule}](../rules/{rule}.md)" for rule in each["rules"]) or cell(each.get("reason", "")) or "–"
            parts.append(f"| `{each['id']}`{{ #{each['id']} }} | {cell(each['section'])} | {each['level']} | {cell(each['says'])} | {rules} |")
        return "\n".join(parts) + "\n"

    def documents_index(self) -> str:
        parts = ["# Guidelines", "", PINNED, "",
                 "| Guideline | Version | Statements | Covered |", "| --- | --- | ---: | ---: |"]
        for id, document in self.documents.items():
            parts.append(f"| [{cell(document['title'])}]({id}.md) | {GUIDELINES[id].date or 'undated'} | {document['statements']} | {document['covered']} |")
        return "\n".join(parts) + "\n"
