extension HTMLReport {
  /// What shows the steps one at a time. It holds no data: what it shows and says stands on the page already.
  ///
  /// Written without `<` and `&`, so that the page is well-formed XML too.
  static let script = """
    "use strict";
    (function () {
      const find = (id) => document.getElementById("player-" + id);
      const player = document.getElementById("player");
      const slider = find("slider"), play = find("play"), all = find("all"), said = find("said");
      const steps = Array.from(document.querySelectorAll(".run > .moment"));
      const gaps = document.querySelectorAll(".run > .gap");
      const times = steps.map((step) => Number(step.dataset.time));
      const length = Math.max(1, times[times.length - 1] - times[0]);
      let current = 0, timer = null;

      const describe = (step) =>
        "step " + step.value + " of " + player.dataset.total + ", " + step.querySelector("h3").textContent.trim();

      function part(text, attributes) {
        const span = document.createElement("span");
        span.textContent = text + " ";
        for (const name in attributes) { span.setAttribute(name, attributes[name]); }
        return span;
      }

      // Puts a step before the reader; who moved without the slider hears which step it is.
      function show(index, names) {
        current = Math.min(Math.max(index, 0), steps.length - 1);
        const showsAll = all.getAttribute("aria-pressed") === "true";
        steps.forEach((step, number) => {
          step.hidden = showsAll ? false : number !== current;
          if (number === current) { step.setAttribute("aria-current", "step"); }
          else { step.removeAttribute("aria-current"); }
        });
        gaps.forEach((gap) => { gap.hidden = !showsAll; });
        const step = steps[current], text = describe(step);
        slider.value = String(current + 1);
        slider.setAttribute("aria-valuetext", text);
        find("now").textContent = text;
        find("previous").setAttribute("aria-disabled", String(current === 0));
        find("next").setAttribute("aria-disabled", String(current === steps.length - 1));
        const place = Math.round((times[current] - times[0]) / length * 1000);
        find("marker").setAttribute("transform", "translate(" + place + " 0)");
        const heard = Array.from(step.querySelectorAll(".said > li"))
          .map((item) => part(item.textContent, { lang: item.lang, dir: "auto" }));
        said.replaceChildren(...(names ? [part(text + ".", { "class": "unseen" })] : []),
          ...(heard.length === 0 ? [part("nothing", {})] : heard));
      }

      function pause() {
        clearTimeout(timer);
        timer = null;
        play.textContent = "Play";
      }

      // As long between two steps as it was in the run, within what a person can follow.
      function schedule() {
        if (current === steps.length - 1) { pause(); return; }
        const wait = Math.min(Math.max(times[current + 1] - times[current], 700), 2500);
        timer = setTimeout(() => { show(current + 1, true); schedule(); }, wait);
      }

      function follow() {
        const index = steps.findIndex((step) => "#" + step.id === location.hash);
        if (index !== -1) { pause(); show(index, false); }
      }

      slider.addEventListener("input", () => { pause(); show(Number(slider.value) - 1, false); });
      find("previous").addEventListener("click", () => { pause(); show(current - 1, true); });
      find("next").addEventListener("click", () => { pause(); show(current + 1, true); });
      all.addEventListener("click", () => {
        pause();
        all.setAttribute("aria-pressed", String(all.getAttribute("aria-pressed") !== "true"));
        show(current, false);
      });
      play.addEventListener("click", () => {
        if (timer !== null) { pause(); return; }
        if (current === steps.length - 1) { show(0, true); }
        play.textContent = "Pause";
        schedule();
      });
      window.addEventListener("hashchange", follow);

      player.hidden = false;
      document.body.classList.add("playing");
      show(0, false);
      follow();
    })();

    """
}
