"""The pages about rules: what `fiorilint rules --format html` writes, as Markdown with the HTML of each part."""

import html
import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path


class SitePage:
    """A page of the site of the rules."""

    def __init__(self, text: str):
        self.style = found[1] if (found := re.search(r"<style>(.*?)</style>", text, re.DOTALL)) else ""
        self.script = found[1] if (found := re.search(r"<script>(.*?)</script>", text, re.DOTALL)) else ""
        tree = ET.fromstring(text)
        for element in tree.iter():
            element.tag = element.tag.rsplit("}", 1)[-1]
        self.main = next(tree.iter("main"))
        self.title = "".join(self.main.find("h1").itertext())

    def groups(self) -> list[tuple[str, list[str]]]:
        """The groups of the index, each with the paths of its rules without their endings."""
        return [("".join(section.find("h2").itertext()),
                 [link.get("href").removesuffix(".html") for link in section.iter("a")])
                for section in self.main.iter("section") if section.get("class") == "fl-group"]

    def markdown(self, header: dict[str, object]) -> str:
        """The page for MkDocs. Headings are Markdown, so that the table of contents has them; all else is HTML."""
        parts = ["---", *(f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in header.items()), "---"]
        for element in self.main:
            if element.tag == "section":
                # A filter hides a group with its heading.
                is_group = element.get("class") == "fl-group"
                parts += ['<section class="fl-group" markdown>', ""] if is_group else []
                for child in element:
                    parts += block(child)
                parts += ["</section>", ""] if is_group else []
            else:
                parts += block(element)
        return "\n".join(parts) + "\n"


def block(element: ET.Element) -> list[str]:
    level = {"h1": "#", "h2": "##"}.get(element.tag)
    if not level:
        return [markup(element), ""]
    id = f" {{ #{element.get('id')} }}" if element.get("id") else ""
    return [f"{level} {heading(element)}{id}", ""]


def heading(element: ET.Element) -> str:
    """The content of a heading as Markdown."""
    parts = [escaped(element.text)]
    for child in element:
        parts += [f"<{child.tag}>{escaped(child.text)}</{child.tag}>", escaped(child.tail)]
    return "".join(parts)


def escaped(text: str | None) -> str:
    return re.sub(r"([\\`*_\[\]{}#|])", r"\\\1", html.escape(text or "", quote=False))


def markup(element: ET.Element) -> str:
    """An element as HTML in one line; line breaks remain in code."""
    for each in element.iter():
        if each.tag == "pre":
            continue
        for name in ("text", "tail"):
            value = getattr(each, name)
            if value and "\n" in value and not value.strip():
                setattr(each, name, None)
        # What people search for is the text around a drawing.
        if "canvas" in each.get("class", "").split():
            each.set("data-search-exclude", "")
    element.tail = None
    return ET.tostring(element, encoding="unicode", method="html")


def shared_style(style: str) -> str:
    """The colours and the styles of content and drawings, for the light and the dark scheme."""
    lines = style.splitlines()
    dark_start = "@media (prefers-color-scheme:dark){:root{"
    light = ";".join(line.removeprefix(":root{").removesuffix("}") for line in lines if line.startswith(":root{"))
    dark = ";".join(line.removeprefix(dark_start).removesuffix("}}") for line in lines if line.startswith(dark_start))
    light = light.replace("color-scheme:light dark;", "")
    content = [line for line in lines if line.startswith((".drawing", ".fl-", "@media (max-width:40em){.fl-", "@media print{.fl-"))]
    return "\n".join([
        f"[data-md-color-scheme]{{{light}}}", f"[data-md-color-scheme=slate]{{{dark}}}",
        f"@media print{{[data-md-color-scheme]{{{light}}}}}", *content, ""])
