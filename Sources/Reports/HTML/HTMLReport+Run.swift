import Accessibility
import Announcer
import Harness
import InputEvents

extension HTMLReport {
  static func writeRun(_ run: ReportRun, _ library: inout DrawingLibrary, _ page: inout Markup) {
    let steps = run.steps
    page.element("section", ["aria-labelledby": "run"]) { section in
      section.element("h2", ["id": "run"], text: "Run")
      section.element(
        "p",
        text: """
          \(run.count) step\(run.count == 1 ? "" : "s"), times in seconds. In the drawings a solid ring with the word \
          “focus” is the keyboard focus, a dashed ring with the word “reader” the screen reader's cursor. A numbered \
          circle is a contact, the line its way from the dot where it came down; the circle of a lifted one is dashed. \
          An arrow is a pointer, the line its way from the ring where its button went down; the arrow of one whose \
          button is up is dashed.
          """)
      if run.omitted > 0 {
        section.element(
          "p", ["class": "note"],
          text: "The run is long: the first \(run.half) and the last \(steps.count - run.half) steps are shown.")
      }
      writePlayer(of: run, &section)
      section.element("ol", ["class": "run"]) { list in
        var screen: AccessibilityTree?
        for (index, (number, step)) in steps.enumerated() {
          if index == run.half, run.omitted > 0 {
            list.element("li", ["class": "gap"], text: "\(run.omitted) steps are left out here.")
          }
          screen = step.tree ?? screen
          list.element(
            "li",
            [
              "class": "moment", "id": "step-\(number)", "value": String(number),
              "data-time": String(step.time.microseconds / 1000),
            ]
          ) { item in
            item.line("h3") { line in
              line.inline("time", ["datetime": "PT\(seconds(step.time))S"], "\(seconds(step.time)) s")
              line.inline(": \(step.title)")
            }
            item.element("div", ["class": "step"]) { write(step, number, on: screen, &library, &$0) }
          }
        }
      }
    }
  }

  private static func write(
    _ step: ReportMoment, _ number: Int, on screen: AccessibilityTree?, _ library: inout DrawingLibrary,
    _ box: inout Markup
  ) {
    let drawing = screen.map { InterfaceDrawing($0, cursor: step.cursor, contacts: step.contacts) }
    box.element("div") { words in
      writeList("What changed", step.changes, &words)
      if !step.utterances.isEmpty {
        words.element("h4", text: "What was said")
        words.element("ul", ["class": "said"]) { list in
          for utterance in step.utterances {
            list.element("li", ["lang": utterance.language, "dir": "auto"], text: utterance.text)
          }
        }
      }
      if step.changes.isEmpty, step.utterances.isEmpty { words.element("p", text: "Nothing changed.") }
      var places: [String] = []
      if let node = drawing?.focus { places.append("keyboard focus on \(InterfaceDrawing.words(node))") }
      if let node = step.cursor.flatMap({ screen?.node($0) }) {
        places.append("screen reader at \(InterfaceDrawing.words(node))")
      }
      writeList("Where", places + step.contacts.compactMap(\.words), &words)
      writeList("Why", step.reasons, &words)
    }
    guard let drawing else { return }
    let title = "The interface after: \(step.title)"
    if let svg = drawing.svg(id: "step-\(number)-drawing", title: title, library: &library) {
      box.raw(svg)
    } else {
      box.element(
        "p", ["class": "note"],
        text: "Not drawn: the drawings of this report have reached their limit of \(library.limit) bytes.")
    }
  }

  private static func writeList(_ title: String, _ items: [String], _ page: inout Markup) {
    guard !items.isEmpty else { return }
    page.element("h4", text: title)
    page.element("ul") { list in
      for item in items { list.element("li", text: item) }
    }
  }

  /// Seconds with three decimals.
  static func seconds(_ time: Timestamp) -> String { Numerals.seconds(time.microseconds) }
}
