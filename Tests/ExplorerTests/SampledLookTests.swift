import Accessibility
import Audit
import Documents
import Geometry
import Scenes
import Stage
import TestSupport
import Testing

@testable import Explorer

/// Of a large interface not everything is looked at in every state; an audit says of it what it says where everything is.
@Suite("What is out of sight or covered, looked at by turns")
struct SampledLookTests {
  /// What an audit says, without the states that show it.
  static func verdicts(of scene: Scene, largestWhole: Int) -> (Set<String>, AuditReport) {
    var options = AuditOptions()
    options.explorer.largestWhole = largestWhole
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: options)
    var lines = Set(report.result.findings.map { "\($0.node.path) \($0.rule) \($0.outcome)" })
    for rule in report.result.rules {
      lines.insert(
        "\(rule.rule.id): \(rule.count.pass) pass, \(rule.count.fail) fail, \(rule.count.cannotTell) not told")
    }
    for missing in report.unpresented { lines.insert("never presented: \(missing)") }
    return (lines, report)
  }

  /// All of them take minutes, so that they are for long runs.
  static let names = AcceptedStepsTests.isLong ? Examples.names : ["mail", "faulty", "watch-pages"]
  /// Of what is out of sight on a map that zooms, and of the text of an article, a look at less cannot tell everything; it
  /// says so and passes nothing for it.
  static let lessTold: Set<String> = ["map", "article"]
  static let seeds: Range<UInt64> = 0..<(AcceptedStepsTests.isLong ? 24 : 3)

  @Test("says the same of every example", arguments: names)
  func examples(name: String) throws {
    let file = try #require(Examples.scene(name))
    let scene = try SceneDocument.read(file.text, file: file.name)
    let (some, sampled) = Self.verdicts(of: scene, largestWhole: 0)
    let (all, whole) = Self.verdicts(of: scene, largestWhole: .max)
    if Self.lessTold.contains(name) {
      Self.expectLess(sampled, than: whole)
      return
    }
    #expect(some == all, "\(some.symmetricDifference(all).sorted())")
    // A way over what is out of sight leads to nothing that another way does not lead to, be it one state less.
    #expect((sampled.exploration?.states ?? .max) <= (whole.exploration?.states ?? 0))
    #expect(sampled.exploration?.bounds == whole.exploration?.bounds)
  }

  /// Expects an audit to say what another one says, but that it cannot tell of some of what passes there.
  private static func expectLess(_ some: AuditReport, than all: AuditReport) {
    func failures(_ report: AuditReport) -> Set<String> {
      Set(
        report.result.findings.filter { $0.outcome != .cannotTell }.map { "\($0.node.path) \($0.rule) \($0.outcome)" })
    }
    #expect(failures(some) == failures(all))
    #expect(some.unpresented == all.unpresented)
    for (less, more) in zip(some.result.rules, all.result.rules) {
      #expect(less.count.fail == more.count.fail, "\(less.rule.id)")
      #expect(less.count.pass <= more.count.pass, "\(less.rule.id)")
      #expect(less.count.pass + less.count.cannotTell == more.count.pass + more.count.cannotTell, "\(less.rule.id)")
    }
  }

  /// A list that is longer than its view, with faults, under something that lies over a part of it.
  static func list(seed: UInt64) -> Scene {
    var random = SplitMix64(seed: seed)
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    func row(_ number: Int) -> Element {
      let label = chance(15) ? " " : "Row \(number)"
      var element: Element
      switch Int.random(in: 0..<6, using: &random) {
      case 0: element = .button("r\(number)", label, opens: chance(30) ? "sheet" : nil)
      case 1: element = .toggle("r\(number)", label)
      case 2: element = .slider("r\(number)", label, from: 0, to: 10, at: 5, step: 1)
      case 3: element = .field("r\(number)", label)
      case 4: element = .text("r\(number)", "Text \(number)")
      default:
        element = Element(id: "r\(number)", role: chance(50) ? .group : .listItem, label: label)
        element.children = [
          .button("in\(number)", chance(15) ? " " : "Inside \(number)"), .text("t\(number)", "Words"),
        ]
        if chance(30) { element.opens = "sheet" }
      }
      if chance(10) { element.traits.insert(.decorative) }
      if chance(10) { element.traits.insert(.disabled) }
      return element
    }
    var list = Element(id: "list", role: .scrollView, label: "List", frame: Rect(x: 0, y: 60, width: 390, height: 500))
    list.children = (0..<Int.random(in: 15...40, using: &random)).map(row)
    var elements = [list]
    if chance(60) {
      let top = Double(Int.random(in: 60...500, using: &random))
      elements.append(
        .button("over", "Over", frame: Rect(x: 0, y: top, width: chance(50) ? 390 : 120, height: 80)))
    }
    return SceneBuilder().window("main", elements)
      .sheet("sheet", title: "Sheet", [.text("note", "Note"), .button("done", "Done", dismiss: .close)]).scene
  }

  @Test("says the same of lists with faults, most of which are out of sight", arguments: seeds)
  func lists(seed: UInt64) {
    let scene = Self.list(seed: seed)
    let (some, sampled) = Self.verdicts(of: scene, largestWhole: 0)
    let (all, whole) = Self.verdicts(of: scene, largestWhole: .max)
    #expect(some == all, "\(some.symmetricDifference(all).sorted())")
    #expect(sampled.exploration?.isComplete == whole.exploration?.isComplete)
  }

  @Test("looks at less of a list in all of its states together")
  func looksAtLess() {
    let scene = SceneBuilder().window(
      "main",
      [
        {
          var list = Element(
            id: "list", role: .scrollView, label: "List", frame: Rect(x: 0, y: 60, width: 390, height: 500))
          list.children = (0..<80).map { .button("b\($0)", "Button \($0)") }
          return list
        }()
      ]
    ).scene
    func nodes(_ largestWhole: Int) -> Int {
      var options = ExplorerOptions()
      options.largestWhole = largestWhole
      var count = 0
      _ = Explorer(options: options).walk(
        Stage(scene), scene: scene, visit: { state, _ in count += state.tree.nodes.count }
      ) { _ in
      }
      return count
    }
    #expect(nodes(0) * 2 < nodes(.max))
  }
}
