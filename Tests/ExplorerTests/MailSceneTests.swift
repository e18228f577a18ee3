import Audit
import Scenes
import Stage
import TestSupport
import Testing

@testable import Explorer

@Suite("Mail scene")
struct MailSceneTests {
  @Test("dump")
  func dump() {
    let scene = Scene.mail()
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, name: "mail")
    print(report.exploration as Any)
    for rule in report.result.rules { print(rule.rule.id, rule.count, rule.note as Any) }
    for f in report.result.findings { print(f.rule, f.outcome, f.node, f.message, f.evidence.script) }
  }
}
