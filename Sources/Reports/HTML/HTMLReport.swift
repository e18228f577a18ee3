/// A report as one HTML file that needs nothing beside it and no scripts: summary, findings with drawings, the run.
///
/// The file is accessible itself: language, headings, table captions and headers, drawings with title and description,
/// nothing told by colour alone, contrast of at least 4.5 in the light and the dark appearance.
public enum HTMLReport {
  /// The file's content; the same bytes for the same report.
  public static func render(_ report: Report) -> String {
    var page = Markup()
    page.raw("<!DOCTYPE html>\n")
    page.element("html", ["lang": "en", "xmlns": "http://www.w3.org/1999/xhtml"]) { html in
      html.element("head") { head in
        head.void("meta", ["charset": "utf-8"])
        head.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        head.void("meta", ["name": "generator", "content": "detent"])
        head.element("title", text: report.title)
        head.raw("<style>\n\(style)</style>\n")
      }
      html.element("body") { body in
        body.element("a", ["class": "skip", "href": "#content"], text: "Skip to the content")
        body.element("header") { header in header.element("h1", text: report.title) }
        body.element("main", ["id": "content"]) { main in
          if !report.audits.isEmpty {
            writeSummary(of: report, &main)
            for (number, audit) in report.audits.enumerated() { writeFindings(of: audit, number, &main) }
          }
          if !report.steps.isEmpty { writeRun(of: report, &main) }
          if report.audits.isEmpty, report.steps.isEmpty {
            main.element("p", text: "There is nothing to report: nothing was audited and nothing was run.")
          }
        }
      }
    }
    return page.text
  }
}
