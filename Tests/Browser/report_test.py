"""Opens reports in a real browser, operates them by keyboard, and audits them with axe-core.

usage: report_test.py AXE.js FOLDER [PICTURES]

FOLDER holds run.html, the report of a run; audit.html, the report of an audit with findings; and hostile.html, the
report of a run whose names are markup. Every check is also tried on a report that was broken on purpose, where it must
fail. Prints a closing line; exits 1 when a check fails.
"""
import html.parser
import json
import pathlib
import re
import sys

from chromium import Chromium, Page

AXE = pathlib.Path(sys.argv[1]).read_text()
FOLDER = pathlib.Path(sys.argv[2]).resolve()
PICTURES = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None
VALUE = re.compile(r"step (\d+) of (\d+), \d+\.\d{3} s: \S")
WIDTHS = (1280, 320)
SCHEMES = ("light", "dark")


class Checks:
    """Counts what holds; keeps what does not."""

    def __init__(self):
        self.passed, self.failed = 0, []

    def __call__(self, name, holds, detail=""):
        if holds:
            self.passed += 1
        else:
            self.failed.append(f"{name}{': ' if detail else ''}{detail}")


def url(name):
    return (FOLDER / name).as_uri()


def slider(page):
    """What the slider says, and what of the run is shown."""
    return page.run("""(() => { const slider = document.getElementById("player-slider");
        const shown = Array.from(document.querySelectorAll(".run > .moment")).filter((step) => step.checkVisibility());
        return { value: Number(slider.value), max: Number(slider.max), text: slider.getAttribute("aria-valuetext"),
            shown: shown.map((step) => step.value), title: shown.map((step) => step.querySelector("h3").innerText).join(),
            heard: document.getElementById("player-said").innerText.trim(),
            said: shown.flatMap((step) => Array.from(step.querySelectorAll(".said > li"))).map((li) => li.innerText),
            pieces: shown.map((step) => Array.from(step.querySelectorAll("svg use, svg circle, svg rect"))
              .map((part) => part.outerHTML).join()).join(),
            focused: document.activeElement.id }; })()""")


def tab_to(page, identifier):
    """Presses Tab until an element has the focus; whether it got there, and whether each stop could be seen."""
    seen = True
    for _ in range(40):
        page.press("Tab")
        stop = page.run("""(() => { const style = getComputedStyle(document.activeElement);
            return { id: document.activeElement.id, ring: style.outlineStyle !== "none" ? parseFloat(style.outlineWidth) : 0,
                visible: document.activeElement.matches(":focus-visible") }; })()""")
        seen = seen and stop["visible"] and stop["ring"] >= 2
        if stop["id"] == identifier:
            return True, seen
    return False, seen


def operate(page, name, check):
    """Goes through a run by keyboard alone."""
    page.open(url(name))
    start = slider(page)
    total = start["max"]
    check("there are enough steps to move between", total >= 12, str(total))
    check("the first step is shown, and it alone", start["value"] == 1 and start["shown"] == [1], str(start))
    accessible = page.accessible("#player-slider")
    check("the slider is a slider with a name",
          accessible.get("role") == "slider" and accessible.get("name") == "Time in the run", str(accessible))
    # The DevTools' own account of a slider leaves aria-valuetext out (it does for any slider), so the attribute itself.
    check("the slider's value is told in words", bool(VALUE.match(start["text"] or "")), str(start["text"]))
    reached, seen = tab_to(page, "player-slider")
    check("Tab leads to the slider", reached)
    check("the focus can be seen on the way", seen)

    pictures = {}
    for key, least, most in (("ArrowRight", 2, 2), ("ArrowUp", 3, 3), ("ArrowLeft", 2, 2), ("ArrowDown", 1, 1),
                             ("End", total, total), ("PageDown", total // 2, total - 1), ("PageUp", total, total),
                             ("Home", 1, 1), ("ArrowLeft", 1, 1), ("ArrowRight", 2, 2)):
        before = slider(page)
        page.press(key)
        now = slider(page)
        check(f"{key} leads to step {least} to {most}", least <= now["value"] <= most, str(now["value"]))
        check(f"{key}: the step that is shown is the slider's", now["shown"] == [now["value"]], str(now["shown"]))
        told = VALUE.match(now["text"])
        check(f"{key}: the value's words are of this step",
              bool(told) and int(told[1]) == now["value"] and now["text"].endswith(now["title"].split(": ", 1)[1]), now["text"])
        check(f"{key}: what was said is in the live region",
              now["heard"] == (" ".join(now["said"]) or "nothing"), now["heard"])
        check(f"{key}: the slider keeps the focus", now["focused"] == "player-slider")
        if now["value"] != before["value"]:
            check(f"{key}: the text changes", now["title"] != before["title"])
        pictures[now["value"]] = now["pieces"]
    check("the drawing changes", len(set(pictures.values())) > 2, str(len(set(pictures.values()))))
    live = page.accessible("#player-said")
    check("the live region is polite", live.get("live") == "polite" and live.get("role") == "status", str(live))

    for button, by, expected in (("player-previous", " ", 1), ("player-next", "Enter", 2)):
        page.run('document.getElementById("player-slider").focus()')
        reached, seen = tab_to(page, button)
        check(f"Tab leads to {button}, visibly", reached and seen)
        page.press(by)
        now = slider(page)
        check(f"{button} leads to step {expected}", now["shown"] == [expected], str(now["shown"]))
        check(f"{button}: the step is said too", f"step {expected} of" in now["heard"], now["heard"])
        check(f"{button}: the focus stays", now["focused"] == button)
    name_of = lambda: page.accessible("#player-play").get("name")
    check("Play is called Play", name_of() == "Play", str(name_of()))
    page.run('document.getElementById("player-play").focus()')
    page.press(" ")
    check("Play becomes Pause", name_of() == "Pause", str(name_of()))
    check("playing goes on by itself", page.wait('Number(document.getElementById("player-slider").value) > 3'))
    page.press(" ")
    check("Pause becomes Play", name_of() == "Play", str(name_of()))
    page.run('document.getElementById("player-all").focus()')
    page.press("Enter")
    now = slider(page)
    check("all steps can be shown", len(now["shown"]) == total, str(len(now["shown"])))
    check("that they are is told", page.accessible("#player-all").get("pressed") in (True, "true"))
    page.press("Enter")
    page.run('location.hash = "#step-5"')
    page.wait('document.getElementById("player-slider").value === "5"')
    check("a link to a step leads to it", slider(page)["shown"] == [5])


def survive(page, name, check):
    """Without scripts, on paper, with less motion, without a network."""
    page.open(url(name), scripts=False)
    total = page.run('document.querySelectorAll(".run > .moment").length')
    shown = 'Array.from(document.querySelectorAll(".run > .moment")).filter((step) => step.checkVisibility()).length'
    check("without scripts all steps are shown", page.run(shown) == total > 0)
    check("without scripts there is no player", not page.run('document.getElementById("player").checkVisibility()'))
    page.open(url(name))
    check("with scripts one step is shown", page.run(shown) == 1)
    check("a way of a finger is drawn as it went", page.run('getComputedStyle(document.querySelector(".trail")).animationName') == "go")
    page.prefer("light", motion="reduce")
    check("it stands still for whom motion is too much",
          page.run('getComputedStyle(document.querySelector(".trail")).animationName') == "none")
    page.prefer("light", media="print")
    check("on paper all steps are shown", page.run(shown) == total)
    check("on paper there is no player", not page.run('document.getElementById("player").checkVisibility()'))
    page.prefer("light")
    light = page.picture()
    page.prefer("dark")
    check("there is a dark appearance", light != page.picture())


def plots(page, name, check):
    """What moved is drawn, and told in numbers that a keyboard opens."""
    page.open(url(name))
    count = page.run('document.querySelectorAll("svg.plot").length')
    check("there are plots", count > 0, str(count))
    check("every plot has a name and a description", page.run(
        'Array.from(document.querySelectorAll("svg.plot")).every((plot) => plot.getAttribute("aria-labelledby")'
        '.split(" ").every((id) => document.getElementById(id).textContent.length > 10))'))
    check("the lines lie within their plots", page.run("""Array.from(document.querySelectorAll(".plot polyline")).every(
        (line) => { const [a, b] = [line.getBoundingClientRect(), line.closest("svg").getBoundingClientRect()];
            return a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1; })"""))
    page.run('document.querySelector("details > summary").focus()')
    page.press("Enter")
    check("the numbers open by keyboard", page.run(
        'document.querySelector("details").open && document.querySelector("details td").checkVisibility()'))


def look(page, name, check):
    """What any report must do; the browser has nothing to complain of."""
    for width in WIDTHS:
        page.open(url(name), width=width)
        check(f"{name} {width}: no message on the console", not page.complaints(), str(page.complaints()))
        outside = [one for one in page.requests() if one not in (url(name), "about:blank")]
        check(f"{name} {width}: nothing is loaded from elsewhere", not outside, str(outside))
        check(f"{name} {width}: nothing runs out of the page",
              page.run("document.documentElement.scrollWidth - innerWidth") <= 0,
              str(page.run("document.documentElement.scrollWidth")))
        levels = page.run('Array.from(document.querySelectorAll("h1,h2,h3,h4")).map((one) => Number(one.tagName[1]))')
        check(f"{name} {width}: headings step down one at a time",
              levels[:1] == [1] and levels.count(1) == 1 and all(b - a <= 1 for a, b in zip(levels, levels[1:])), str(levels))
        page.press("Tab")
        check(f"{name} {width}: the first Tab shows the skip link", page.run(
            'document.activeElement.className === "skip" ? document.activeElement.getBoundingClientRect().left >= 0 : false'))
        page.press("Enter")
        page.press("Tab")
        check(f"{name} {width}: the skip link leads to the content",
              page.run('document.getElementById("content").contains(document.activeElement)'
                       ' || document.activeElement === document.body'))


def findings(page):
    """What axe-core finds on the page as it is: violations, and what it could not tell.

    Contrast is the one thing that it may leave open, in two places: in drawings (images to a reader, where words lie
    over lines; the unit tests check every pair of colours), and in tables that are scrolled sideways on a phone (on a
    desk the same cells are decided).
    """
    page.run(AXE + """;
        axe.configure({ checks: [{ id: "color-contrast",
            options: { ...axe._audit.checks["color-contrast"].options, ignoreLength: true } }] });
        0""")
    return page.run("""axe.run(document, { resultTypes: ["violations", "incomplete"] }).then((result) => {
        const isOpen = (node) => Array.from(document.querySelectorAll(node.target[0]))
            .some((one) => one.closest(innerWidth > 1000 ? "svg" : "svg, .wide"));
        const found = [];
        for (const kind of ["violations", "incomplete"]) for (const one of result[kind]) {
            const nodes = one.nodes.filter((node) =>
                kind === "violations" ? true : one.id !== "color-contrast" ? true : !isOpen(node));
            if (nodes.length > 0) found.push({ kind, id: one.id, nodes: nodes.map((node) => node.target.join(" ") + " "
                + (node.any.concat(node.all, node.none).map((part) => part.message)[0] || "")) });
        }
        return { rules: result.passes.length, version: axe.version, found }; })""")


def audit(page, name, check, positions=(None,)):
    """axe-core in both appearances, on a desk and on a phone, at several places of the slider."""
    for scheme in SCHEMES:
        for width in WIDTHS:
            page.open(url(name), width=width, scheme=scheme, motion="reduce")
            page.run('document.querySelectorAll("details").forEach((one) => { one.open = true; })')
            for position in positions:
                if position == "all":
                    page.run('document.getElementById("player-all").click()')
                elif position:
                    page.run(f"""(() => {{ const slider = document.getElementById("player-slider");
                        slider.value = Math.max(1, Math.round({position} * slider.max));
                        slider.dispatchEvent(new Event("input")); }})()""")
                result = findings(page)
                where = f"axe, {name}, {scheme}, {width}, at {position}"
                check(f"{where}: rules were checked", result["rules"] > 15, str(result["rules"]))
                check(f"{where}: no finding", not result["found"], json.dumps(result["found"])[:1500])
                if PICTURES:
                    picture = PICTURES / f"{name}-{scheme}-{width}-{position}.png"
                    picture.write_bytes(page.picture())
    return result


# What is done to a report, and the rule of axe-core that must see it.
BROKEN = [
    ("the slider without a label", 'for="player-slider"', 'data-for="player-slider"', "label"),
    ("a page without a language", '<html lang="en"', "<html", "html-has-lang"),
    ("text too faint to read", "--text: #1b1b1f", "--text: #c5c8cf", "color-contrast"),
    ("a button without a name", ">Next step</button>", "></button>", "button-name"),
    ("a drawing without a name", r'aria-labelledby="step-1-drawing[^>]*>\s*<title.*\s*<desc.*', ">", "svg-img-alt"),
    ("a plot without a name", r'aria-labelledby="movement-1-title[^>]*>\s*<title.*\s*<desc.*', ">", "svg-img-alt"),
    ("a language that there is not", '<li lang="en"', '<li lang="nonsense"', "valid-lang"),
    ("a heading that skips a level", "<(/?)h3", r"<\1h5", "heading-order"),
    ("content without a main landmark", '<main id="content" tabindex="-1">', '<div id="content">', "landmark-one-main"),
    ("a table that cannot be scrolled by keyboard", ' tabindex="0"', "", "scrollable-region-focusable"),
]
# What is done to a report that then cannot be operated as it should.
UNUSABLE = [
    ("a slider that nobody listens to", 'slider.addEventListener("input"', 'slider.addEventListener("inputs"'),
    ("a slider without words", 'slider.setAttribute("aria-valuetext", text);', ""),
    ("a live region that stays silent", "said.replaceChildren(", "void ("),
    ("a focus that cannot be seen", ":focus-visible { outline: 3px", ":focus-visible { outline: 0px"),
    ("a player that does not play", "timer = setTimeout(", "timer = Array("),
    ("drawings that stay the same", "step.hidden = showsAll ? false : number !== current;",
     "step.hidden = showsAll ? false : number !== 0;"),
]


def broken(page, check):
    """Every check sees what it is there for."""
    source = (FOLDER / "run.html").read_text()
    copy = FOLDER / "broken.html"
    for name, old, new, rule in BROKEN:
        text, count = re.subn(old, new, source)
        check(f"broken on purpose: {name}: the report has what is broken", count > 0)
        copy.write_text(text)
        page.open(url(copy.name), width=320, motion="reduce")
        found = [one["id"] for one in findings(page)["found"] if one["kind"] == "violations"]
        check(f"broken on purpose: {name}: axe finds {rule}", rule in found, str(found))
    check("broken on purpose: an id twice: it is seen", repeated_ids(source.replace('id="player-now"', 'id="player"')))
    for name, old, new in UNUSABLE:
        check(f"broken on purpose: {name}: the report has what is broken", old in source)
        copy.write_text(source.replace(old, new))
        tried = Checks()
        try:
            operate(page, copy.name, tried)
        except RuntimeError as error:
            tried(str(error), False)
        check(f"broken on purpose: {name}: operating it fails", bool(tried.failed))


def repeated_ids(text):
    class Reader(html.parser.HTMLParser):
        def handle_starttag(self, tag, attributes):
            self.ids += [value for key, value in attributes if key == "id"]

    reader = Reader()
    reader.ids = []
    reader.feed(text)
    return sorted({one for one in reader.ids if reader.ids.count(one) > 1})


def main():
    check = Checks()
    with Chromium() as browser:
        page = Page(browser)
        for name in ("run.html", "audit.html", "hostile.html"):
            look(page, name, check)
            check(f"{name}: every id is there once", not repeated_ids((FOLDER / name).read_text()))
        operate(page, "run.html", check)
        survive(page, "run.html", check)
        plots(page, "run.html", check)
        result = audit(page, "run.html", check, (0, 0.35, 0.7, 1, "all"))
        audit(page, "audit.html", check)
        check("the audited report has findings", page.run('document.querySelectorAll(".finding").length') > 3)
        audit(page, "hostile.html", check, (0, 1, "all"))
        check("names that are markup run nothing",
              page.run('typeof window.hacked + document.querySelectorAll("main script, main img").length') == "undefined0")
        check("names that are markup are shown as they are",
              "<script>" in page.run("document.querySelector('main').innerText"))
        broken(page, check)
    for name in check.failed:
        print("FAIL", name)
    print(f"axe-core {result['version']}: {check.passed} passed, {len(check.failed)} failed")
    return 1 if check.failed else 0


if __name__ == "__main__":
    sys.exit(main())
