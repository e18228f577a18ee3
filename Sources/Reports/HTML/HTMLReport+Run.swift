import Accessibility
import InputEvents

extension HTMLReport {
  static func writeRun(of report: Report, _ page: inout Markup) {
    page.element("section", ["aria-labelledby": "run"]) { section in
      section.element("h2", ["id": "run"], text: "Run")
      section.element(
        "p", text: "\(report.steps.count) step\(report.steps.count == 1 ? "" : "s"). Times are in seconds.")
      section.element("ol", ["class": "run"]) { list in
        for (number, step) in report.steps.enumerated() {
          list.element("li", ["id": "step-\(number + 1)"]) { item in
            write(step, number: number + 1, language: report.language, &item)
          }
        }
      }
    }
  }

  private static func write(_ step: ReportStep, number: Int, language: String, _ item: inout Markup) {
    item.line("h3") { line in
      line.inline("time", [:], seconds(step.time))
      line.inline(" \(step.title)")
    }
    item.element("div", ["class": "step"]) { box in
      box.element("div") { words in
        if !step.changes.isEmpty {
          words.element("h4", text: "What changed")
          words.element("ul") { list in
            for change in step.changes { list.element("li", text: change) }
          }
        }
        if !step.utterances.isEmpty {
          words.element("h4", text: "What was said")
          words.element("ul", ["class": "said", "lang": language]) { list in
            for utterance in step.utterances { list.element("li", text: utterance) }
          }
        }
        if step.changes.isEmpty, step.utterances.isEmpty { words.element("p", text: "Nothing changed.") }
      }
      if let tree = step.tree {
        let drawing = InterfaceDrawing(tree, cursor: step.cursor, contacts: step.contacts)
        box.raw(drawing.svg(id: "step-\(number)-drawing", title: "The interface after \(step.title)"))
      }
    }
  }

  /// Seconds with three decimals.
  private static func seconds(_ time: Timestamp) -> String {
    let milliseconds = time.microseconds / 1000
    let (whole, rest) = milliseconds.magnitude.quotientAndRemainder(dividingBy: 1000)
    let digits = String(rest)
    return (milliseconds < 0 ? "-" : "") + "\(whole)." + String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }
}
