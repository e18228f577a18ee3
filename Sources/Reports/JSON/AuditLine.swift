import Audit
public import Explorer
import SafeText

/// An audit in one line of JSON, for the end of a transcript: its counts, and its findings in full.
///
///     {"audit":{"target":"mail.scene.yaml","nodes":17,"pass":38,"fail":1,"cannotTell":0,"errors":1,"warnings":0,"notes":0,
///     "complete":true,"states":[…],"findings":[…]}}
///
/// The members are those of a target of `JSONReport`; lists of which nothing is in are left out.
public enum AuditLine {
  /// The line, without a line feed.
  public static func render(_ report: AuditReport) -> String {
    var text = ""
    render(report) { text += $0 }
    return text
  }

  /// The same piece by piece: findings may be very many.
  public static func render(_ report: AuditReport, to put: (String) -> Void) {
    let result = report.result
    let numbers = [
      ("nodes", result.nodes), ("pass", result.count.pass), ("fail", result.count.fail),
      ("cannotTell", result.count.cannotTell), ("review", result.count.review), ("errors", result.failures(.error)),
      ("warnings", result.failures(.warning)), ("notes", result.failures(.info)),
    ]
    var json = JSONText()
    json.object { json in
      json.object("audit") { json in
        json.member("target", report.target)
        for (key, number) in numbers { json.member(key, number) }
        json.member("complete", report.exploration?.isComplete ?? false)
        if !report.unpresented.isEmpty { JSONReport.writeUnpresented(of: report, &json) }
        if !report.unshown.isEmpty { JSONReport.writeUnshown(of: report, &json) }
        if !result.findings.isEmpty {
          JSONReport.writeStates(of: report, &json)
          JSONReport.writeFindings(of: Report(title: "", audits: [report]), 0, &json, put)
        }
      }
    }
    put(json.takeText())
  }
}
