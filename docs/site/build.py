#!/usr/bin/env python3
"""Builds the site of the documentation: the pages of docs, a page for each rule, and the guidelines.

Scripts/release/docs calls this with the Python that has MkDocs. Everything is written below one folder, .build/docs unless given.
"""

import argparse
import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import check
import navigation
import pages
from rule_pages import SitePage, shared_style

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def output(executable: Path, *arguments: str, cwd: Path = ROOT) -> str:
    done = subprocess.run([str(executable), *arguments], capture_output=True, text=True, cwd=cwd)
    if done.returncode != 0:
        sys.exit(f"docs: fiorilint {' '.join(arguments)} failed:\n{done.stderr.strip() or done.stdout.strip()}")
    return done.stdout


def site_paths() -> dict[str, str]:
    """The path in the site of each file of the repository that becomes a page."""
    paths = {path.relative_to(ROOT).as_posix(): path.relative_to(ROOT / "docs").as_posix()
             for path in (ROOT / "docs").rglob("*.md") if HERE not in path.parents}
    paths.pop("docs/README.md", None)
    return {**paths, "README.md": "index.md", "docs/README.md": "index.md", "docs": "index.md", "CHANGELOG.md": "changelog.md",
            "Rules/README.md": "rules/index.md", "Rules": "rules/index.md"}


def first_page(links: pages.Links) -> str:
    """The introduction of README.md, and the list of pages in docs/README.md."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    index = ROOT / "docs/README.md"
    if not index.exists():
        return pages.converted(readme, "README.md", "index.md", links)
    introduction = []
    for paragraph in readme.split("\n\n"):
        if paragraph.lstrip().startswith(("- ", "* ", "## ", "```", "|")):
            break
        introduction.append(paragraph)
    text = pages.converted("\n\n".join(introduction) + "\n", "README.md", "index.md", links)
    rest = index.read_text(encoding="utf-8")
    rest = rest.partition("\n")[2] if rest.startswith("# ") else rest
    return text + "\n" + pages.converted(rest, "docs/README.md", "index.md", links)


def write(folder: Path, path: str, text: str) -> None:
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def sources(rules: dict[str, SitePage], source: Path, links: pages.Links) -> list[object]:
    """Writes the Markdown of all pages, and gives the navigation."""
    written: dict[str, str] = {"index.md": "---\nhide: [navigation]\n---\n" + first_page(links)}
    docs: dict[str, str] = {}
    for file, place in links.pages.items():
        if file.startswith("docs/") and place != "index.md":
            text = (ROOT / file).read_text(encoding="utf-8")
            written[place] = pages.converted(text, file, place, links)
            docs[place] = pages.title(text, fallback=place)
    written["changelog.md"] = pages.converted((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), "CHANGELOG.md", "changelog.md", links)

    for path, page in rules.items():
        written[f"rules/{path}.md"] = page.markdown(
            {"search": {"boost": 0.5}} if path == "index" else {"description": page.title, "tags": [path]})

    for place, text in written.items():
        write(source, place, text)
    shutil.copytree(HERE / "assets", source / "assets", dirs_exist_ok=True)
    write(source, "assets/rules.css", shared_style(rules["index"].style))
    write(source, "assets/rules.js", rules["index"].script)
    # The scripts and styles of the theme are part of the site.
    for file in importlib.metadata.files("mkdocs-material") or []:
        if file.name == "LICENSE":
            write(source, "assets/LICENSE-mkdocs-material.txt", file.read_text(encoding="utf-8"))
    for file, place in links.images.items():
        (source / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, source / place)

    index = ROOT / "docs/README.md"
    nav: list[object] = [{"Home": "index.md"}]
    nav += [{title: entries} for title, entries in navigation.sections(docs, index.read_text(encoding="utf-8") if index.exists() else "")]
    # Rules are a reference too: their sections follow that one.
    following = next((number for number, entry in enumerate(nav, 1) if "Reference" in entry), len(nav))
    nav.insert(following, {"Rules": ["rules/index.md", *(
        {title: [{path.rsplit("/", 1)[-1]: f"rules/{path}.md"} for path in paths]} for title, paths in rules["index"].groups())]})
    nav.insert(following + 1, {"Guidelines": "rules/guidelines.md"})
    nav.append({"Changes": "changelog.md"})
    return nav


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--executable", type=Path, required=True, help="the fiorilint whose rules are shown")
    parser.add_argument("--output", type=Path, default=ROOT / ".build/docs", help="the folder of everything that is made")
    options = parser.parse_args()
    target = options.output.resolve()
    shutil.rmtree(target, ignore_errors=True)
    source, site = target / "source", target / "site"
    source.mkdir(parents=True)

    executable = options.executable.resolve()
    drawn = target / "rules"
    output(executable, "rules", "--format", "html", "-o", str(drawn))
    rules = {file.relative_to(drawn).with_suffix("").as_posix(): SitePage(file.read_text(encoding="utf-8"))
             for file in sorted(drawn.rglob("*.html"))}
    paths = site_paths()
    for path in rules:
        paths[f"Rules/{path}.md"] = f"rules/{path}.md"
    for page in (ROOT / "Rules").glob("*.md"):
        # `coverage --document` writes them: the statements of a guideline.
        paths.setdefault(f"Rules/{page.name}", "rules/guidelines.md")
    links = pages.Links(ROOT, paths)
    nav = sources(rules, source, links)
    if links.problems:
        sys.exit("docs: " + "\ndocs: ".join(links.problems))

    # JSON is YAML.
    settings = {"INHERIT": str(HERE / "mkdocs.yml"), "docs_dir": str(source), "site_dir": str(site), "nav": nav,
                "copyright": f"fiorilint {output(executable, '--version').strip()}, Apache License 2.0"}
    (target / "mkdocs.yml").write_text(json.dumps(settings, ensure_ascii=False, indent=1), encoding="utf-8")
    environment = {**os.environ, "SOURCE_DATE_EPOCH": os.environ.get("SOURCE_DATE_EPOCH", "0"), "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(
        [sys.executable, "-B", "-m", "mkdocs", "build", "--strict", "--quiet", "--config-file", str(target / "mkdocs.yml")], env=environment)
    if done.returncode != 0:
        sys.exit(done.returncode)
    if not os.environ.get("FIORILINT_SITE_URL"):
        # Without the address of the site, it lists no page.
        for name in ("sitemap.xml", "sitemap.xml.gz"):
            (site / name).unlink(missing_ok=True)
    problems, counts = check.problems(site)
    for problem in problems:
        print(f"docs: {problem}", file=sys.stderr)
    if problems:
        sys.exit(1)
    print(f"    {counts['pages']} pages, {counts['links']} links, {counts['outside']} of them to other sites: {site / 'index.html'}")


if __name__ == "__main__":
    main()
