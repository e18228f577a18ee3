import Accessibility
import Audit
import Documents
import Foundation
import Gestures
import Harness
import Recordings
import Scenes
import Stage
import TestSupport
import Testing

@testable import Explorer

/// The session of every finding plays to what was found: on the faulty example and on scenes broken at random.
@Suite("Evidence sessions")
struct EvidenceReplayTests {
  /// What came of playing something to a new stage.
  struct Played {
    var entries: [TranscriptEntry] = []
    var tree: AccessibilityTree
    var hash: UInt64?

    var json: String { entries.map { TranscriptJSON.render($0) + "\n" }.joined() }
  }

  static func play(_ session: [UInt8], on scene: Scene) throws -> Played {
    var played = Played(tree: AccessibilityTree(screen: scene.screen.size))
    var reader = try RecordingReader(bytes: session)
    var entries: [TranscriptEntry] = []
    var run = Run(target: Stage(scene), devices: reader.devices.map { .init($0.description) }) { entries.append($0) }
    run.start()
    try run.play(&reader)
    played.hash = run.finish().stateHash
    (played.entries, played.tree) = (entries, run.target.tree)
    return played
  }

  static func perform(_ script: String, on scene: Scene) throws -> Played {
    let stage = Stage(scene)
    let devices = ScriptDevices.all(screen: stage.screen)
    var synthesis = SynthesisOptions()
    synthesis.screen = stage.screen
    var hand = try GestureSynthesizer(devices: devices, options: synthesis)
    var entries: [TranscriptEntry] = []
    var run = Run(target: stage, devices: devices.map { .init($0) }) { entries.append($0) }
    run.start()
    for statement in try GestureScript(parsing: script).instructions {
      try run.perform(GestureScript([statement.value]), with: &hand)
    }
    let hash = run.finish().stateHash
    return Played(entries: entries, tree: run.target.tree, hash: hash)
  }

  /// Checks every finding of an audit; the rules that had one after input.
  static func check(_ scene: Scene, _ options: AuditOptions = AuditOptions()) throws -> [String] {
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: options)
    var sessions: [String: Played] = [:]
    var rules: [String] = []
    for finding in report.result.findings {
      let script = finding.evidence.script
      let played: Played
      if let known = sessions[script] {
        played = known
      } else {
        played = try play(try EvidenceRecorder.session(of: script, on: Stage(scene)), on: scene)
        let performed = try perform(script, on: scene)
        #expect(played.json == performed.json, "\(script)")
        #expect(played.hash == performed.hash)
        sessions[script] = played
      }
      #expect(shows(finding, report, played, scene), "\(finding.rule) \(finding.message) \(script)\n\(played.json)")
      if !script.isEmpty { rules.append(finding.rule) }
    }
    return rules
  }

  /// Whether what was played shows a finding.
  static func shows(_ finding: Finding, _ report: AuditReport, _ played: Played, _ scene: Scene) -> Bool {
    let state = report.states[finding.state]
    if finding.evidence.script == state.evidence.script {
      guard played.tree == state.tree, let index = played.tree.index(of: finding.node) else { return false }
      guard let rule = StaticRules.all.first(where: { $0.rule.id == finding.rule }) else { return true }
      return rule.check(index, in: AuditContext(tree: played.tree, scene: scene)).message == finding.message
    }
    if finding.rule == "modal-leak" {
      return played.entries.contains { $0.events.contains { $0.event.node.path.hasPrefix(finding.node.path) } }
    }
    // A step that the reader refuses, or a tap that nothing takes notice of, is no evidence.
    return !played.json.contains(#""refused""#) && state.tree.index(of: finding.node) != nil
  }

  @Test("every finding in the faulty example")
  func faultyExample() throws {
    let example = try #require(Examples.named("faulty"))
    let scene = try SceneDocument.read(example.text, file: "faulty.scene.yaml")
    #expect(try Self.check(scene).count >= 3)
  }

  @Test("a modal group in a sheet: what is beside it leaks to taps, and the reader is confined to it")
  func modalGroup() throws {
    var group = Element(id: "question", role: .group, label: "Question")
    group.traits = .modal
    group.children = [.button("ok", "OK")]
    let scene = SceneBuilder().window("main", [.button("open", "Open", opens: "sheet")])
      .sheet("sheet", title: "Sheet", [.button("before", "Before"), group, .button("after", "After")]).scene
    // What people are asked is no fault.
    #expect(Set(try Self.check(scene, .reach).filter { !$0.hasPrefix("review-") }) == ["modal-leak"])
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    let scripts = report.result.findings.filter { $0.outcome != .review }.map(\.evidence.script)
    #expect(scripts == [#"tap "Open"; tap "After""#, #"tap "Open"; tap "Before""#])
  }

  /// Lists with gaps that are larger than their view, which a reader scrolls on from where nothing of them shows; in the
  /// second the focus goes elsewhere, and calls the cursor away.
  static let gapped: [(text: String, isFound: Bool)] = [
    (
      #"{"scene": "s", "platform": "tvOS", "windows": [{"id": "w", "elements": [{"id": "l", "role": "scrollView", "label": "List", "axes": ["vertical"], "frame": [0, 130, 1920, 432], "contentSize": [1920, 1728], "elements": [{"id": "s", "role": "switch", "value": "on", "label": "Sound", "frame": [10, 831, 140, 44]}]}]}]}"#,
      true
    ),
    (
      #"{"scene": "s", "platform": "tvOS", "windows": [{"id": "w", "title": "Main", "elements": [{"id": "l", "role": "scrollView", "axes": ["horizontal"], "frame": [0, 594, 1920, 270], "contentSize": [7680, 270], "elements": [{"id": "b", "role": "button", "label": "B", "frame": [3082, 604, 140, 44]}]}, {"id": "c", "role": "button", "label": "C", "frame": [1970, 80, 120, 66]}, {"id": "v", "role": "slider", "range": {"minimum": 0, "maximum": 3, "current": 0, "step": 1}, "label": "V"}]}]}"#,
      false
    ),
  ]

  @Test("every finding where content has wide gaps", arguments: gapped)
  func gaps(text: String, isFound: Bool) throws {
    let scene = try SceneDocument.read(text, file: "s.scene.json")
    #expect(try Self.check(scene).contains("target-hig-min") == isFound)
  }

  @Test("every finding in scenes broken at random")
  func brokenScenes() throws {
    let count = ProcessInfo.processInfo.environment["DETENT_LONG_TESTS"] == nil ? 6 : 100
    var generator = SceneGenerator(seed: 2024)
    var faults = FaultInjector(seed: 7)
    var options = AuditOptions()
    options.explorer.maximumChanges = 1
    options.explorer.maximumStates = 60
    var rules: [String] = []
    for _ in 0..<count { rules += try Self.check(faults.faulty(generator.next().scene), options) }
    #expect(rules.count >= count && Set(rules).count >= 3, "\(rules)")
  }

  @Test("a hold of evidence lasts as long as the document wants of one")
  func longHold() throws {
    let scene = try SceneDocument.read(
      """
      scene: h
      platform: iOS
      parameters: {longPress: 1500000}
      windows:
        - id: w
          elements:
            - {id: o, role: button, label: O, opens: s}
      presentations:
        - sheet: s
          elements: [{id: d, role: button, label: Done, dismiss: done}]
        - menu: m
          revealControl: w/o
          elements: [{id: c, role: button}]

      """, file: "h.scene.yaml")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene)
    let finding = try #require(report.result.findings.first { $0.node == "m/c" && $0.rule == "name-missing" })
    #expect(finding.evidence.script == "long press \"O\" for 1950ms")
    #expect(try Self.perform(finding.evidence.script, on: scene).tree.nodes.contains { $0.id == "m/c" })
  }
}
