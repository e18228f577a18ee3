import Accessibility
import Audit
import Explorer
import Geometry
import Testing

@Suite("Audits beside a baseline")
struct BaselineComparisonTests {
  /// A button in a window, by its id, its name and the name of the group that holds it.
  private typealias Button = (id: String, name: String?, group: String)

  private static let day = CalendarDay(secondsSince1970: 1_800_000_000)

  private static func audit(_ buttons: [Button], _ target: String = "mail.tree.json") -> AuditReport {
    var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
    for (index, button) in buttons.enumerated() {
      let frame = Rect(x: 0, y: Double(index) * 60, width: 100, height: 50)
      tree.begin(AccessibilityNode(id: NodeID("group-\(index)"), role: .group, name: button.group, frame: frame))
      tree.append(AccessibilityNode(id: NodeID(button.id), role: .button, name: button.name, frame: frame))
      tree.close()
    }
    var options = AuditOptions()
    options.rules = ["name-missing", "name-is-filename"]
    return ExplorerAudit.look(at: tree, name: target, options: options)
  }

  private static func compare(
    _ reports: [AuditReport], _ baseline: Baseline, today: CalendarDay = day, gone: Set<String> = []
  ) -> BaselineComparison {
    BaselineComparison(reports, against: baseline, today: today) { gone.contains($0) }
  }

  /// The baseline that accepts all of some audits.
  private static func baseline(_ reports: [AuditReport]) -> Baseline {
    var baseline = Baseline(of: reports, compare(reports, Baseline()))
    for index in baseline.entries.indices { baseline.entries[index].reason = "known \(index)" }
    return baseline
  }

  @Test("what is in the baseline is accepted with its reason, and nothing is new or stale")
  func same() {
    let reports = [Self.audit([("a", nil, "Bar"), ("b", "icon.png", "Bar"), ("c", "Send", "Bar")])]
    let baseline = Self.baseline(reports)
    #expect(baseline.entries.map(\.rule) == ["name-missing", "name-is-filename"])
    let comparison = Self.compare(reports, baseline)
    #expect(comparison.acceptedCount == 2 && comparison.fresh == [0] && comparison.stale.isEmpty)
    #expect(comparison.accepts(0, of: 0)?.reason == "known 0")
    #expect(comparison.accepts(1, of: 0)?.reason == "known 1")
  }

  @Test("a button that moves, is renamed or stands in a file of another name is the same one")
  func movesAndRenames() {
    let before = [Self.audit([("bar/a", nil, "Bar"), ("b", "icon.png", "List")])]
    let baseline = Self.baseline(before)
    let changed: [(what: String, buttons: [Button], target: String)] = [
      ("moved", [("b", "icon.png", "List"), ("bar/a", nil, "Bar")], "mail.tree.json"),
      ("another id", [("tools/first", nil, "Bar"), ("b2", "icon.png", "List")], "mail.tree.json"),
      ("another name", [("bar/a", nil, "Tools"), ("b", "photo.jpg", "List")], "mail.tree.json"),
      ("another file", [("bar/a", nil, "Bar"), ("b", "icon.png", "List")], "letters.tree.json"),
      ("another file and id", [("c", nil, "Bar"), ("d", "icon.png", "List")], "letters.tree.json"),
    ]
    for change in changed {
      let comparison = Self.compare(
        [Self.audit(change.buttons, change.target)], baseline,
        gone: change.target == "mail.tree.json" ? [] : ["mail.tree.json"])
      #expect(comparison.acceptedCount == 2 && comparison.fresh == [0] && comparison.stale.isEmpty, "\(change.what)")
    }
  }

  @Test("one more of the same kind is new, and only one")
  func oneMore() {
    let baseline = Self.baseline([Self.audit([("a", nil, "Bar")])])
    let report = Self.audit([("a-new", nil, "Bar"), ("a", nil, "Bar"), ("0-new", nil, "Other")])
    let comparison = Self.compare([report], baseline)
    #expect(comparison.fresh == [2] && comparison.acceptedCount == 1)
    // The one that was there keeps its entry, wherever the others stand.
    for (index, finding) in report.result.findings.enumerated() {
      #expect((comparison.accepts(index, of: 0) != nil) == (finding.node == "a"))
    }
  }

  @Test("an entry of another target that is there still accepts nothing, and is not stale where nobody asked")
  func otherTarget() {
    let baseline = Self.baseline([Self.audit([("a", nil, "Bar")], "one.tree.json")])
    let comparison = Self.compare([Self.audit([("a", nil, "Bar")], "two.tree.json")], baseline)
    #expect(comparison.fresh == [1] && comparison.acceptedCount == 0 && comparison.stale.isEmpty)
    let updated = Baseline(of: [Self.audit([("a", nil, "Bar")], "two.tree.json")], comparison)
    #expect(updated.entries.map(\.target) == ["two.tree.json", "one.tree.json"])
    #expect(updated.names.map(\.target) == ["two.tree.json", "one.tree.json"])
  }

  @Test("what is not found any more is stale, and goes when the baseline is written anew")
  func stale() {
    let baseline = Self.baseline([Self.audit([("a", nil, "Bar"), ("b", "icon.png", "Bar")])])
    let mended = [Self.audit([("a", "Send", "Bar"), ("b", "icon.png", "Bar")])]
    let comparison = Self.compare(mended, baseline)
    #expect(comparison.stale.map(\.words) == ["name-missing at a in mail.tree.json"])
    let updated = Baseline(of: mended, comparison)
    #expect(updated.entries.map(\.rule) == ["name-is-filename"] && updated.entries.map(\.reason) == ["known 1"])
  }

  @Test("an entry accepts up to its last day, that day included, and keeps it when the baseline is written anew")
  func expiry() throws {
    let reports = [Self.audit([("a", nil, "Bar")])]
    var baseline = Self.baseline(reports)
    baseline.entries[0].expires = CalendarDay("2027-01-31")
    for (today, isAccepted) in [("2027-01-31", true), ("2027-02-01", false), ("2026-12-01", true)] {
      let comparison = Self.compare(reports, baseline, today: try #require(CalendarDay(today)))
      #expect((comparison.acceptedCount == 1) == isAccepted && (comparison.fresh == [0]) == isAccepted)
      #expect(comparison.expired[0].isEmpty == isAccepted && comparison.stale.isEmpty)
      #expect(Baseline(of: reports, comparison).entries == baseline.entries)
    }
  }

  @Test("an entry about a rule that was not applied stays; about one that is none it is stale")
  func otherRules() {
    let reports = [Self.audit([("a", nil, "Bar")])]
    var baseline = Self.baseline(reports)
    for rule in ["modal-leak", "no-such-rule"] {
      var entry = Baseline.Entry()
      (entry.rule, entry.target, entry.node) = (rule, "mail.tree.json", "a")
      baseline.entries.append(entry)
    }
    var options = AuditOptions()
    options.rules = ["name-missing"]
    let comparison = Self.compare(reports, baseline)
    #expect(comparison.stale.map(\.rule) == ["no-such-rule"])
    #expect(Baseline(of: reports, comparison).entries.map(\.rule) == ["name-missing", "modal-leak"])
  }

  @Test("fewer names than before are worse, also in a file of another name")
  func names() {
    let baseline = Self.baseline([Self.audit([("a", "Send", "Bar"), ("b", nil, "Bar")])])
    let worse = Self.audit([("a", nil, "Bar"), ("b", nil, "Bar")])
    #expect(Self.compare([worse], baseline).worse.map(\.now.named) == [0])
    let renamed = Self.audit([("a", nil, "Bar"), ("b", nil, "Bar")], "other.tree.json")
    #expect(Self.compare([renamed], baseline, gone: ["mail.tree.json"]).worse.map(\.before.named) == [1])
    #expect(Self.compare([renamed], baseline).worse.isEmpty)
    #expect(Self.compare([Self.audit([("a", "Send", "Bar"), ("b", nil, "Bar")])], baseline).worse.isEmpty)
  }

  @Test("what is accepted is left out where asked, and the rest has its places")
  func leftOut() {
    let baseline = Self.baseline([Self.audit([("a", nil, "Bar")])])
    var reports = [Self.audit([("a", nil, "Bar"), ("b", "icon.png", "Bar"), ("c", nil, "Other")])]
    var comparison = Self.compare(reports, baseline)
    comparison.leaveOutAccepted(of: &reports)
    #expect(reports[0].result.findings.map(\.node.path) == ["b", "c"])
    #expect(comparison.acceptedCount == 1 && comparison.fresh == [2])
    #expect(reports[0].result.findings.indices.allSatisfy { comparison.accepts($0, of: 0) == nil })
  }

  @Test("a print stays where lines move, and is another one for another rule, id or name")
  func prints() {
    let one = Self.audit([("a", nil, "Bar"), ("b", nil, "Bar"), ("c", nil, "Other")]).prints
    #expect(Set(one.map(\.place)).count == 3 && Set(one.map(\.looks)).count == 2)
    #expect(one == Self.audit([("a", nil, "Bar"), ("b", nil, "Bar"), ("c", nil, "Other")]).prints)
    // Kept in files: for good.
    #expect(
      FindingPrint.text(one[0].place) == "785c1820746f48ec" && FindingPrint.text(one[0].looks) == "a031aa103206f795")
    for number in [UInt64(0), 1, .max, one[0].looks] {
      #expect(FindingPrint.number(FindingPrint.text(number)) == number)
    }
    for text in ["", "1", "g000000000000000", "00000000000000000", "+000000000000001"] {
      #expect(FindingPrint.number(text) == nil)
    }
  }
}
