"""Times axe-core on a page in a real browser.

usage: axe_speed.py AXE.js PAGE.html [ROUNDS]

Prints the median CPU time of a run with all its rules in seconds, the elements of the page's body and how many of them
break a rule.
"""
import pathlib
import statistics
import sys

from chromium import Chromium, Page

AXE = pathlib.Path(sys.argv[1]).read_text()
PAGE = pathlib.Path(sys.argv[2]).resolve()
ROUNDS = int(sys.argv[3]) if len(sys.argv) > 3 else 5
RUN = "axe.run(document).then((result) => result.violations.reduce((sum, rule) => sum + rule.nodes.length, 0))"


def seconds(page):
    """What the page's own thread has worked so far; other programs on the machine are no part of it."""
    metrics = page.call("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")


with Chromium(timeout=300) as browser:
    page = Page(browser)
    page.call("Performance.enable", timeDomain="threadTicks")
    page.open(PAGE.as_uri())
    page.run(AXE + ";")
    elements = page.run("document.body.querySelectorAll('*').length")
    rounds = []
    for _ in range(ROUNDS):
        start = seconds(page)
        broken = page.run(RUN)
        rounds.append(seconds(page) - start)
print(statistics.median(rounds), elements, broken)
