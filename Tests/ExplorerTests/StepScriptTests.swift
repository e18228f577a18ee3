import Accessibility
import BruteForce
import Documents
import Foundation
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import Stage
import TestSupport
import Testing

@testable import Explorer

/// What stands in evidence for a step does the same as the step: every step that is tried, in the first state of every
/// example and of scenes made at random, and some steps later.
@Suite("Steps as scripts")
struct StepScriptTests {
  static let isLong = ProcessInfo.processInfo.environment["DETENT_LONG_TESTS"] != nil

  /// What is tried in the state that a stage is in.
  static func repertoire(of stage: Stage) -> [Step] {
    let station = Station(target: stage, index: 0, core: 0, approach: nil, depth: 0)
    let state = ExploredState(station, sampling: TreeSample(), document: nil)
    return Repertoire.steps(in: state, screens: [])
  }

  /// The tree after a script, and what the reader refused meanwhile.
  static func played(_ script: GestureScript, on stage: Stage) throws -> (tree: AccessibilityTree, refused: [String]) {
    let devices = ScriptDevices.all(screen: stage.screen)
    var synthesis = SynthesisOptions()
    synthesis.screen = stage.screen
    var hand = try GestureSynthesizer(devices: devices, options: synthesis)
    var refused: [String] = []
    var run = Run(target: stage, devices: devices.map { .init($0) }) { entry in
      let text = TranscriptJSON.render(entry)
      // A reader that comes on where there is nothing to read says so, whatever comes then.
      if text.contains(#""refused""#), !text.contains(#""start""#) { refused.append(text) }
    }
    run.start()
    // As between two statements.
    let beginning = stage.now + synthesis.pause
    run.advance(to: beginning)
    hand.advance(to: beginning)
    try run.perform(script, with: &hand)
    _ = run.finish()
    var (target, events) = (run.target, [TargetEvent]())
    _ = TargetDriver().settle(&target, into: &events)
    return (target.tree, refused)
  }

  /// What of a tree is otherwise than in another one, frames by more than half a point; nil for nothing.
  static func difference(_ tree: AccessibilityTree, _ other: AccessibilityTree) -> String? {
    guard tree.nodes.map(\.id) == other.nodes.map(\.id) else { return "other nodes" }
    for (one, another) in zip(tree.nodes, other.nodes) {
      let (from, to) = (one.frame, another.frame)
      let isSameFrame =
        max(abs(from.minX - to.minX), abs(from.maxX - to.maxX), abs(from.minY - to.minY), abs(from.maxY - to.maxY))
        < 0.5
      let isSame =
        one.traits == another.traits && one.name == another.name
        && one.value == another.value
      if !isSameFrame || !isSame { return "\(one.id) in \(from) and in \(to)" }
    }
    return nil
  }

  /// Steps that do otherwise as a script, in some states of a scene; `count` takes how many were compared.
  static func differing(in scene: Scene, seed: UInt64, states: Int, count: inout [Step.Kind: Int]) throws -> [String] {
    var random = SplitMix64(seed: seed)
    var stage = Stage(scene)
    stage.keepsReasons = false
    var result: [String] = []
    for number in 0..<states {
      if number > 0, let step = repertoire(of: stage).randomElement(using: &random) {
        _ = TargetDriver().perform(step, on: &stage)
      }
      let (tree, selectors) = (stage.tree, SelectorIndex(stage.tree))
      for step in repertoire(of: stage) {
        // A reader's cursor first brings into view, or to the focus, what the step asks at once; whoever asks for the way
        // out has it anywhere.
        if case .reader(let action, let node) = step, action.scrollDirection == nil {
          let cursor = action == .escape ? tree.nodes.indices.first(where: tree.isCutOff) : tree.index(of: node)
          guard action == .escape ? cursor == nil : cursor.map(tree.isCutOff) == false, !stage.focusFollowsReader
          else { continue }
        }
        count[step.kind, default: 0] += 1
        var copy = stage
        _ = TargetDriver().perform(step, on: &copy)
        let script = GestureScript(step.instructions(on: selectors, tapping: stage.tapping) { stage.touched(at: $0) })
        let played = try played(script, on: stage)
        // Where the focus follows the reader, going there has moved it, which the step leaves out.
        if case .reader = step, stage.focusFollowsReader {
          if !played.refused.isEmpty { result.append("\(step) as \(script): \(played.refused)") }
          continue
        }
        let text = "\(step) as \(script)"
        if !played.refused.isEmpty { result.append("\(text): \(played.refused)") }
        if let difference = difference(played.tree, copy.tree) {
          result.append("\(text): \(difference)")
        }
      }
    }
    return result
  }

  @Test("in every example", arguments: Examples.names)
  func examples(name: String) throws {
    let file = try #require(Examples.scene(name))
    let scene = try SceneDocument.read(file.text, file: file.name)
    var count: [Step.Kind: Int] = [:]
    let differing = try Self.differing(in: scene, seed: 3, states: Self.isLong ? 8 : 2, count: &count)
    #expect(differing.isEmpty, "\(name): \(differing.prefix(5).joined(separator: "\n")) (\(differing.count))")
    #expect(count.values.reduce(0, +) > 0)
  }

  @Test("in scenes made at random, scrolling by a reader among it", arguments: Platform.allCases)
  func randomScenes(on platform: Platform) throws {
    var count: [Step.Kind: Int] = [:]
    for seed in 0..<(Self.isLong ? 60 : 6) as Range<UInt64> {
      let scene = try #require(MadeScene(platform, seed: seed)).scene
      let differing = try Self.differing(in: scene, seed: seed, states: 2, count: &count)
      #expect(differing.isEmpty, "\(seed): \(differing.prefix(5).joined(separator: "\n")) (\(differing.count))")
    }
    #expect(count[.readerScroll, default: 0] > 0 && count[.tap, default: 0] > 0, "\(count)")
  }
}

extension AccessibilityAction {
  fileprivate var scrollDirection: ScrollDirection? { if case .scroll(let direction) = self { direction } else { nil } }
}
