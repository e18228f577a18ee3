import Audit
public import Explorer
import SafeText

/// An audit in one line of JSON, for the end of a transcript.
///
///     {"audit":{"target":"mail.scene.yaml","nodes":17,"pass":38,"fail":0,"cannotTell":0,"errors":0,"warnings":0,"notes":0,
///     "complete":true}}
public enum AuditLine {
  /// The line, without a line feed.
  public static func render(_ report: AuditReport) -> String {
    let result = report.result
    let numbers = [
      ("nodes", result.nodes), ("pass", result.count.pass), ("fail", result.count.fail),
      ("cannotTell", result.count.cannotTell), ("errors", result.failures(.error)),
      ("warnings", result.failures(.warning)), ("notes", result.failures(.info)),
    ]
    var json = JSONText()
    json.object { json in
      json.object("audit") { json in
        json.member("target", report.target)
        for (key, number) in numbers { json.member(key, number) }
        json.member("complete", report.exploration?.isComplete ?? false)
      }
    }
    return json.text
  }
}
