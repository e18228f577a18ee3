import Harness

extension HTMLReport {
  /// What failed, each with a link to the step at which it did.
  static func writeFailures(of run: ReportRun, _ page: inout Markup) {
    page.element("section", ["aria-labelledby": "failures"]) { section in
      section.element("h2", ["id": "failures"], text: "What failed")
      section.element("ol", ["class": "failures"]) { list in
        for (number, failure) in run.failures {
          list.element("li") { item in
            item.line("p") { write(failure, atStep: number, isKept: number.map(run.keeps) ?? false, &$0) }
            item.element("p", ["class": "fail"], text: failure.message)
            if let hint = failure.hint { item.element("p", text: hint) }
            if !failure.details.isEmpty {
              item.line("pre") { lines in
                for (number, text) in failure.details.enumerated() {
                  if number > 0 { lines.raw("\n") }
                  lines.inline(text)
                }
              }
            }
          }
        }
      }
      let others = run.failureCount - run.failures.count
      if others > 0 {
        section.element(
          "p", ["class": "note"],
          text: "\(others) more failure\(others == 1 ? "" : "s") stand\(others == 1 ? "s" : "") in the run.")
      }
    }
  }

  private static func write(_ failure: RunFailure, atStep number: Int?, isKept: Bool, _ line: inout Markup) {
    let title = "\(seconds(failure.time)) s" + (failure.instruction.map { ": \($0)" } ?? "")
    if let number, isKept {
      line.inline("a", ["href": "#step-\(number)"], title)
    } else {
      line.inline(title)
    }
    if let place = failure.place { line.inline(" (\(place))") }
    if let number, !isKept { line.inline(", step \(number), which is left out below") }
  }
}
