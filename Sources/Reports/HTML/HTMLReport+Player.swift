import Explorer
import InputEvents

extension HTMLReport {
  /// The slider and the buttons that show the steps one at a time. Hidden until the page's script is there.
  static func writePlayer(of run: ReportRun, _ page: inout Markup) {
    let steps = run.steps
    guard let (number, step) = steps.first else { return }
    page.element(
      "div",
      [
        "class": "player", "id": "player", "role": "group", "aria-label": "Steps of the run, one at a time",
        "data-total": String(run.count), "hidden": "",
      ]
    ) { player in
      let now = "step \(number) of \(run.count), \(seconds(step.time)) s: \(step.title)"
      player.element("label", ["for": "player-slider"], text: "Time in the run")
      player.void(
        "input",
        [
          "type": "range", "id": "player-slider", "min": "1", "max": String(steps.count), "step": "1", "value": "1",
          "aria-valuetext": now, "autocomplete": "off",
        ])
      player.element("p", ["id": "player-now"], text: now)
      writeStrip(of: steps.map(\.step.time), &player)
      player.element("div", ["class": "buttons"]) { buttons in
        for (id, title) in [("previous", "Previous step"), ("play", "Play"), ("next", "Next step")] {
          buttons.element("button", ["type": "button", "id": "player-\(id)"], text: title)
        }
        buttons.element(
          "button", ["type": "button", "id": "player-all", "aria-pressed": "false"], text: "Show all steps")
      }
      // Moved by a button, the step is said too; the slider says it itself.
      player.line("p", ["class": "heard"]) { line in
        line.inline("Said: ")
        line.inline("span", ["id": "player-said", "role": "status", "aria-live": "polite", "aria-atomic": "true"], "")
      }
    }
  }

  /// When the steps happened, to scale: a tick each. For the eye only, as the slider says all of it.
  private static func writeStrip(of times: [Timestamp], _ page: inout Markup) {
    guard let start = times.first, let end = times.last else { return }
    let length = Double(max(1, end - start))
    let places = times.map { (Double($0 - start) / length * 1_000).rounded() }
    var ticks = ""
    for (index, place) in places.enumerated() where index == 0 || place != places[index - 1] {
      ticks += "M\(place.decimal) 0v10"
    }
    page.element(
      "svg",
      ["class": "strip", "viewBox": "-2 0 1004 10", "preserveAspectRatio": "none", "aria-hidden": "true"]
    ) { svg in
      svg.void("path", ["class": "tick", "d": ticks])
      svg.void("path", ["class": "marker", "id": "player-marker", "d": "M0 0v10"])
    }
    page.line("p", ["class": "ends", "aria-hidden": "true"]) { line in
      line.inline("span", [:], "\(seconds(start)) s")
      line.inline("span", [:], "\(seconds(end)) s")
    }
  }
}
