import Accessibility
import Announcer
import Audit
import Explorer
import Geometry
import InputEvents
import Reports

/// A small report with everything that reports can show, names that try to break out of markup included.
enum Sample {
  static let hostile = "<b>\"R&D\"</b> 'x' \u{7} \\ 보내기"

  static var tree: AccessibilityTree {
    var tree = AccessibilityTree(screen: Size(width: 200, height: 300))
    tree.platform = "iOS"
    func node(_ id: NodeID, _ role: Role, _ name: String?, _ frame: Rect, _ line: Int) -> AccessibilityNode {
      var node = AccessibilityNode(id: id, role: role, name: name, frame: frame)
      node.source = SourceLocation(file: "mail.scene.yaml", line: line, column: 5)
      return node
    }
    tree.begin(node("inbox", .window, "Inbox", Rect(x: 0, y: 0, width: 200, height: 300), 3))
    tree.append(node("inbox/compose", .button, nil, Rect(x: 150, y: 10, width: 44, height: 44), 7))
    tree.append(node("inbox/team", .button, hostile, Rect(x: 10, y: 10, width: 120, height: 44), 9))
    var title = node("inbox/title", .text, "받은 편지함", Rect(x: 10, y: 70, width: 120, height: 20), 11)
    title.language = "ko"
    tree.append(title)
    tree.close()
    return tree
  }

  /// Rules of every severity and method, with and without numbers, that rest on every standard: reports are the same
  /// whatever other rules there are.
  static let rules = ExplorerAudit.rules.filter { rule in
    [
      "grabber-inaccessible", "modal-leak", "name-missing", "one-sheet-at-a-time", "scroll-bar-thickness",
      "unreachable-reader", "unreachable-touch", "watch-sheet-see-through", "watch-sheet-toolbar",
    ].contains(rule.id)
  }

  static var audit: AuditReport {
    var options = AuditOptions()
    options.rules = rules.map(\.id)
    var report = ExplorerAudit.look(at: tree, name: "mail.scene.yaml", options: options)
    report.states.append(
      AuditState(tree: tree, evidence: Evidence(script: "tap \"Compose\"; press escape", steps: 2)))
    report.result.findings.append(
      Finding(
        rule: "unreachable-touch", severity: .error, outcome: .cannotTell, node: "inbox/team",
        source: SourceLocation(file: "mail.scene.yaml", line: 9, column: 5),
        message: Message("A tap on {control} has no effect.", ["control": hostile]), state: 1,
        evidence: Evidence(script: "tap \"Compose\"; press escape", steps: 2, session: "evidence/1.session.jsonl")))
    var summary = ExplorationSummary()
    summary.states = 2
    summary.transitions = 31
    summary.depth = 1
    summary.bounds = [.depth]
    report.exploration = summary
    report.unpresented = [
      UnpresentedPresentation(
        id: "draft", name: "sheet “\(hostile)”",
        source: SourceLocation(file: "mail.scene.yaml", line: 20, column: 5), openers: [])
    ]
    report.unshown = [
      UnshownPlace(
        .window, id: "outbox", title: hostile, source: SourceLocation(file: "mail.scene.yaml", line: 31, column: 5))
    ]
    return report
  }

  static var steps: [ReportMoment] {
    [
      ReportMoment(
        time: Timestamp(microseconds: 412_345), title: "tap at 172,32", changes: ["inbox/compose was activated"],
        utterances: [Utterance("Compose. Button."), Utterance(hostile, language: "ko")], tree: tree,
        cursor: "inbox/compose",
        contacts: [ReportContact(id: 1, trail: [Point(x: 172, y: 32)])]),
      ReportMoment(
        time: Timestamp(microseconds: 1_900_000), title: "swipe up", tree: tree, cursor: "inbox/title",
        contacts: [
          ReportContact(id: 2, trail: [Point(x: 100, y: 250), Point(x: 100.25, y: 120)], isLifted: false)
        ]),
      ReportMoment(time: Timestamp(microseconds: 2_000_000), title: "press escape"),
    ]
  }

  static var report: Report { Report(title: "Mail & more", audits: [audit], run: ReportRun(steps)) }
}
