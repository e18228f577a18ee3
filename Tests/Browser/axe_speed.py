"""Times axe-core on a page in a real browser.

usage: axe_speed.py AXE.js PAGE.html [ROUNDS]

Prints the median time of a run with all its rules in seconds, the elements of the page's body and how many of them break
a rule.
"""
import pathlib
import statistics
import sys

from chromium import Chromium, Page

AXE = pathlib.Path(sys.argv[1]).read_text()
PAGE = pathlib.Path(sys.argv[2]).resolve()
ROUNDS = int(sys.argv[3]) if len(sys.argv) > 3 else 5
RUN = """(() => { const start = performance.now();
    return axe.run(document).then((result) => ({ seconds: (performance.now() - start) / 1000,
        broken: result.violations.reduce((sum, rule) => sum + rule.nodes.length, 0) })); })()"""

with Chromium(timeout=300) as browser:
    page = Page(browser)
    page.open(PAGE.as_uri())
    page.run(AXE + ";")
    elements = page.run("document.body.querySelectorAll('*').length")
    rounds = [page.run(RUN) for _ in range(ROUNDS)]
print(statistics.median(found["seconds"] for found in rounds), elements, rounds[-1]["broken"])
