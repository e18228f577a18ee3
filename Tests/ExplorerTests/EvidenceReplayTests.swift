import Accessibility
import Audit
import BruteForce
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
  ///
  /// - Parameter comparesAll: Whether all of the interface has to be as the audit saw it: a reader who acts on what is out
  ///   of sight brings it into view first, so that elsewhere only what was found is compared.
  static func check(
    _ scene: Scene, _ options: AuditOptions = AuditOptions(), comparesAll: Bool = true
  ) throws -> [String] {
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
        let isSame = played.json == performed.json && played.hash == performed.hash
        #expect(isSame, "\(scene.id): \(script): \(Self.difference(played.json, performed.json))")
        sessions[script] = played
      }
      let isShown = shows(finding, report, played, scene, comparesAll)
      let trees = [played.tree, report.states[finding.state].tree].map { tree in tree.nodes.map { "\($0)\n" }.joined() }
      #expect(
        isShown,
        "\(scene.id): \(finding.rule) \(finding.message): \(script): \(Self.difference(trees[0], trees[1]))")
      if !script.isEmpty { rules.append(finding.rule) }
    }
    return rules
  }

  /// The first lines in which two texts differ.
  static func difference(_ first: String, _ second: String) -> String {
    let lines = [first, second].map { $0.split(separator: "\n") }
    let place =
      zip(lines[0], lines[1]).enumerated().first { $1.0 != $1.1 }?.offset ?? min(lines[0].count, lines[1].count)
    return lines.map { $0.indices.contains(place) ? String($0[place]) : "the end" }.joined(separator: "\nand not\n")
  }

  /// Whether what was played shows a finding.
  static func shows(
    _ finding: Finding, _ report: AuditReport, _ played: Played, _ scene: Scene, _ comparesAll: Bool
  ) -> Bool {
    let state = report.states[finding.state]
    if finding.evidence.script == state.evidence.script {
      guard !comparesAll || played.tree == state.tree, let index = played.tree.index(of: finding.node) else {
        return false
      }
      guard let rule = StaticRules.all.first(where: { $0.rule.id == finding.rule }) else { return true }
      let verdict = rule.verdict(index, in: AuditContext(tree: played.tree, scene: scene))
      // What was cut off in every state is left out in each of them.
      if "\(finding.message)".contains("cut off wherever its content was scrolled to") { return verdict.outcome == nil }
      return verdict.message == finding.message
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

  /// A jog bar, which scrolls for seconds.
  static let jogged =
    #"{"platform": "visionOS", "windows": [{"id": "w", "title": "Main", "elements": [{"id": "t", "role": "scrollView", "label": "Part t", "axes": ["vertical"], "frame": [0, 40, 1280, 330], "contentSize": [1280, 990], "elements": [{"id": "pt", "role": "text", "label": "Words t", "frame": [0, 40, 100, 20]}]}, {"id": "v", "role": "scrollView", "label": "View v", "axes": ["vertical"], "frame": [0, 370, 1280, 330], "contentSize": [1280, 1650], "elements": [{"id": "in", "role": "scrollView", "label": "Part in", "axes": ["vertical", "horizontal"], "frame": [0, 370, 1220, 990], "contentSize": [3660, 2970], "elements": [{"id": "pin", "role": "text", "label": "Words in", "frame": [0, 370, 100, 20]}]}, {"id": "z", "role": "group", "label": "Card z", "frame": [20, 1690, 60, 20], "opens": "s", "elements": [{"id": "zt", "role": "text", "label": "T", "frame": [20, 1690, 30, 10]}]}]}]}], "presentations": [{"sheet": "s", "title": "Secret", "elements": [{"id": "x", "role": "button", "label": "Close", "dismiss": "close"}, {"id": "y", "role": "button"}]}], "scene": "visionOS-n-both"}"#

  @Test("every finding behind what is on its way for seconds")
  func jogBar() throws {
    #expect(
      try Self.check(SceneDocument.read(Self.jogged, file: "s.scene.json"), comparesAll: false).contains("name-missing")
    )
  }

  @Test("every finding in small scenes made at random", arguments: Platform.allCases)
  func madeScenes(platform: Platform) throws {
    let isLong = ProcessInfo.processInfo.environment["DETENT_LONG_TESTS"] != nil
    var options = AuditOptions()
    options.explorer.maximumWork = 20_000
    for seed in UInt64(0)..<(isLong ? 60 : 3) {
      guard let made = MadeScene(platform, seed: seed) else { continue }
      _ = try Self.check(made.scene, options, comparesAll: false)
    }
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
