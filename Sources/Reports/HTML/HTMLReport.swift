import Explorer

/// A report as one HTML file that needs nothing beside it: what failed, the run step by step, summary, findings with drawings.
///
/// The file is accessible itself: language, landmarks, headings, table captions and headers, drawings with title and
/// description, nothing told by colour alone, contrast of at least 4.5 in the light and the dark appearance. Without
/// scripts all steps of a run stand one below the other; its script shows them one at a time, with a slider.
public enum HTMLReport {
  /// The file's content; the same bytes for the same report.
  public static func render(_ report: Report) -> String {
    var library = DrawingLibrary()
    return render(report, library: &library)
  }

  static func render(_ report: Report, library: inout DrawingLibrary) -> String {
    var page = Markup()
    page.raw("<!DOCTYPE html>\n")
    page.element("html", ["lang": "en", "xmlns": "http://www.w3.org/1999/xhtml"]) { html in
      html.element("head") { head in
        head.void("meta", ["charset": "utf-8"])
        head.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        head.void("meta", ["name": "generator", "content": "detent"])
        head.element("title", text: report.title.isEmpty ? "Report" : report.title)
        head.raw("<style>\n\(style)</style>\n")
      }
      html.element("body") { body in
        body.element("a", ["class": "skip", "href": "#content"], text: "Skip to the content")
        body.element("header") { header in
          header.element("h1", text: report.title.isEmpty ? "Report" : report.title)
        }
        writeContents(of: report, &body)
        body.element("main", ["id": "content", "tabindex": "-1"]) { main in
          if report.run.failureCount > 0 { writeFailures(of: report.run, &main) }
          if !report.run.isEmpty { writeRun(report.run, &library, &main) }
          if !MotionPlot(report.motion).figures.isEmpty { writeMotion(report.motion, &main) }
          if !report.audits.isEmpty {
            writeSummary(of: report, &main)
            for number in report.audits.indices { writeFindings(of: report, number, &library, &main) }
          }
          if report.audits.isEmpty, report.run.isEmpty {
            main.element("p", text: "There is nothing to report: nothing was audited and nothing was run.")
          }
        }
        body.raw(library.definitions)
        if !report.run.isEmpty { body.raw("<script>\n\(script)</script>\n") }
      }
    }
    return page.text
  }

  /// Links to the sections, where there is more than one.
  private static func writeContents(of report: Report, _ page: inout Markup) {
    var sections: [(id: String, title: String)] = []
    if report.run.failureCount > 0 { sections.append(("failures", "What failed")) }
    if !report.run.isEmpty { sections.append(("run", "Run")) }
    if !MotionPlot(report.motion).figures.isEmpty { sections.append(("movement", "Movement")) }
    if !report.audits.isEmpty { sections.append(("summary", "Summary")) }
    for (number, audit) in report.audits.enumerated() {
      sections.append((findingsID(number), "Findings in \(audit.target)"))
    }
    guard sections.count > 1 else { return }
    page.element("nav", ["aria-label": "Sections"]) { nav in
      nav.element("ul") { list in
        for section in sections {
          list.line("li") { $0.inline("a", ["href": "#\(section.id)"], section.title) }
        }
      }
    }
  }

  static func findingsID(_ number: Int) -> String { "findings-\(number + 1)" }

  /// A table that can be scrolled sideways, by keyboard too, where the page is narrower than it.
  static func writeTable(id: String, caption: String, _ page: inout Markup, _ content: (inout Markup) -> Void) {
    page.element("div", ["class": "wide", "role": "group", "aria-labelledby": id, "tabindex": "0"]) { box in
      box.element("table") { table in
        table.element("caption", ["id": id], text: caption)
        content(&table)
      }
    }
  }
}
