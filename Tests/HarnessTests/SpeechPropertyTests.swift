import Accessibility
import Announcer
import Documents
import Foundation
import Geometry
import Gestures
import Harness
import Scenes
import Stage
import TestSupport
import Testing

/// What holds of all that is said, whatever people do in the example scenes with whatever they have.
@Suite("Properties of what is said")
struct SpeechPropertyTests {
  static let isLong = ProcessInfo.processInfo.environment["DETENT_LONG_TESTS"] == "1"
  static let steps = isLong ? 600 : 120

  /// What somebody does next: with a finger, the pointer, keys, the crown, or the reader.
  static func instruction(_ stage: Stage, _ random: inout SplitMix64) -> String {
    func pick<T>(_ choices: [T]) -> T { choices[Int.random(in: 0..<choices.count, using: &random)] }
    let size = stage.screen
    let control = stage.tree.nodes.filter { $0.role.isControl && !$0.frame.isEmpty }.map(\.frame.center)
    let anywhere = Point(x: size.width * pick([0.05, 0.3, 0.5, 0.9]), y: size.height * pick([0.1, 0.4, 0.6, 0.95]))
    let point = control.isEmpty || pick([true, false, false]) ? anywhere : pick(control)
    let x = min(max(1, point.x), size.width - 1)
    let y = min(max(1, point.y), size.height - 1)
    let place = "\(Int(x)),\(Int(y))"
    return pick([
      "tap \(place)", "tap \(place)", "tap \(place)", "swipe \(pick(["up", "down", "left", "right"])) from \(place)",
      "swipe \(pick(["up", "down"])) from \(place); wait 40ms; tap \(place)", "click \(place)",
      "press \(pick(["tab", "tab", "esc", "enter", "space", "down", "up", "right", "left", "pagedown", "home", "end"]))",
      "turn crown \(pick([-3, -1, 1, 4]))", "type \"a\"", "turn screen",
      "reader \(pick(["next", "next", "next", "previous", "activate", "activate", "escape", "first", "last", "scroll down"]))",
      "reader \(pick(["increment", "decrement", "activate", "next"]))", "wait 700ms",
    ])
  }

  @Test("a sheet that a turn changes under a full screen or an alert says nothing", arguments: [true, false])
  func turnedUnderneath(isFull: Bool) throws {
    var scene = SceneBuilder()
      .window("main", title: "Main", [.button("open", "Open", opens: "part")])
      .sheet("part", title: "Part", [.button("over", "Over", opens: "top")]) {
        $0.detents = [.medium, .large]
        $0.modality = .nonmodal
        $0.largestUndimmedDetent = "medium"
      }.scene
    var top = Presentation(
      id: "top", kind: isFull ? .fullScreen : .alert(Alert([ActionButton(id: "ok", label: "OK", style: .cancel)])))
    top.title = "Top"
    if isFull { top.elements = [.button("done", "Done", dismiss: .done)] }
    scene.presentations.append(top)
    let performance = try Performance(scene)
    try performance.perform(#"tap "Open"; wait 1s; tap "Over"; wait 1s"#)
    let told = performance.entries.count
    try performance.perform("turn screen; wait 1s; turn screen; wait 1s")
    let said = performance.entries.dropFirst(told).flatMap { $0.utterances.map(\.text) }
    #expect(!said.contains { $0.hasPrefix("Large") || $0.hasPrefix("Medium") || $0.hasPrefix("Background") }, "\(said)")
    let changes = performance.entries.dropFirst(told).flatMap { $0.events.map(\.event.kind) }
    #expect(changes.contains(.detentChanged(from: "medium", to: "large")), "the sheet has turned with the screen")
  }

  @Test(
    "nothing is said of what is under something modal, and the cursor is never there",
    arguments: Examples.names, [false, true])
  func nothingFromUnder(name: String, usesReader: Bool) throws {
    let file = try #require(Examples.scene(name))
    let scene = try SceneDocument.read(file.text, file: file.name)
    let performance = try Performance(scene, reader: usesReader)
    var random = SplitMix64(seed: UInt64(name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) } & 0xffff))
    var (said, blocked) = (0, 0)
    for _ in 0..<Self.steps {
      func covered() -> Set<NodeID> {
        Set(performance.tree.nodes.lazy.filter { $0.traits.contains(.blocked) }.map(\.id))
      }
      let before = covered()
      let told = performance.entries.count
      let instruction = Self.instruction(performance.run.target, &random)
      // A swipe may have no room there; people then do something else.
      try? performance.perform(instruction)
      // What came to be covered, or was uncovered, on the way may have been spoken of while it was open.
      let under = before.intersection(covered())
      blocked += under.count
      for entry in performance.entries.dropFirst(told) {
        for utterance in entry.utterances {
          said += 1
          // A window says its name when it comes forward, also where a sheet lies over it.
          guard let node = utterance.node, performance.tree.node(node)?.role != .window else { continue }
          #expect(!under.contains(node), "“\(utterance.text)” after \(instruction)")
        }
      }
      performance.rest()
      if let cursor = performance.cursor, let node = performance.tree.node(cursor) {
        #expect(!node.traits.contains(.blocked), "the cursor is on \(cursor) after \(instruction)")
      }
    }
    #expect(said > 5, "nobody said anything")
    let presents = scene.presentations.contains { $0.isDeclaredModal }
    if presents, Self.isLong { #expect(blocked > 0, "nothing was ever modal") }
  }
}
