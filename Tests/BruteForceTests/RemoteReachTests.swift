import Accessibility
import Audit
import BruteForce
import Explorer
import Gestures
import Harness
import InputEvents
import Scenes
import Stage
import Testing

/// What an audit says of a remote, against a search that presses nothing but its keys.
@Suite("What a remote comes to")
struct RemoteReachTests {
  /// All controls that have had the focus, and whether everything was tried.
  static func reached(_ scene: Scene, most: Int) -> (controls: Set<NodeID>, isWhole: Bool) {
    // Return is the key of the keyboard on the screen that ends what is typed.
    let keys: [KeyCode] = [.keyUp, .keyDown, .keyLeft, .keyRight, .keySelect, .keyEnter, .keyEsc]
    var controls: Set<NodeID> = []
    var open = [Stage(scene)]
    var known: Set<Stage.StateKey> = []
    var next = 0
    while next < open.count {
      let stage = open[next]
      next += 1
      if let focus = stage.tree.nodes.first(where: { $0.traits.contains(.focused) }) { controls.insert(focus.id) }
      // Whoever has the focus in a field can type something into it.
      let field = stage.tree.nodes.first { $0.traits.contains(.focused) && $0.role.isTextEntry }
      let typing: [Step] = field == nil || field?.value?.hasSuffix("q") == true ? [] : [.text(.keyQ, "q")]
      for step in keys.map({ Step.press($0, []) }) + typing {
        var after = stage
        _ = TargetDriver().perform(step, on: &after)
        guard known.insert(after.stateKey).inserted else { continue }
        guard open.count < most else { return (controls, false) }
        open.append(after)
      }
    }
    return (controls, true)
  }

  @Test(
    "made scenes: what fails has never had the focus, what passes has",
    arguments: AuditTruthTests.isLong ? 0..<200 : UInt64(0)..<24)
  func made(seed: UInt64) throws {
    let made = try #require(MadeScene(.tvOS, seed: seed))
    var options = AuditOptions()
    options.listsVerdicts = true
    let report = ExplorerAudit.run(target: Stage(made.scene), scene: made.scene, name: "made", options: options)
    let search = Self.reached(made.scene, most: AuditTruthTests.isLong ? 4_000 : 1_500)
    for verdict in report.result.verdicts where verdict.rule == "unreachable-focus" {
      switch verdict.outcome {
      case .fail: #expect(!search.controls.contains(verdict.node), "seed \(seed), \(verdict.node)\n\(made.text)")
      case .pass:
        guard search.isWhole else { continue }
        #expect(search.controls.contains(verdict.node), "seed \(seed), \(verdict.node)\n\(made.text)")
      default: break
      }
    }
  }
}
