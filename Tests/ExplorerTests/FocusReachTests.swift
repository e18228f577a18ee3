import Accessibility
import Gestures
import Harness
import InputEvents
import Scenes
import Stage
import TestSupport
import Testing

@testable import Explorer

/// On tvOS the focus comes to everything that the explorer meets, in every state, by arrows alone.
@Suite("Reach of the focus on tvOS")
struct FocusReachTests {
  static let arrows: [KeyCode] = [.keyUp, .keyDown, .keyLeft, .keyRight]

  /// Which nodes get the focus when arrows are pressed from a state in any order.
  static func reached(from start: Stage) -> Set<NodeID> {
    func focus(_ stage: Stage) -> NodeID? { stage.tree.nodes.first { $0.traits.contains(.focused) }?.id }
    guard let first = focus(start) else { return [] }
    var reached: Set<NodeID> = [first]
    var open = [start]
    while let stage = open.popLast() {
      for key in arrows {
        var copy = stage
        _ = copy.receive(TargetInput(time: copy.now, kind: .input(.key(KeyInput(key: key, phase: .down)))))
        guard let next = focus(copy), reached.insert(next).inserted else { continue }
        open.append(copy)
      }
    }
    return reached
  }

  @Test("everything that can be operated gets the focus, and nothing else", arguments: 0..<12)
  func reach(seed: Int) {
    var generator = SceneGenerator(seed: 1000 + UInt64(seed))
    let scene = generator.next(on: [.tvOS]).scene
    var options = ExplorerOptions()
    options.maximumStates = 60
    var states = 0
    _ = Explorer(options: options).explore(Stage(scene), scene: scene) { state in
      states += 1
      let operable = Set(
        state.open.map { state.tree.nodes[$0] }.filter { $0.traits.contains(.focusable) }.map(\.id))
      let reached = Self.reached(from: state.target)
      #expect(operable.subtracting(reached).isEmpty, "\(scene.id), state \(state.index): never gets the focus")
      #expect(reached.subtracting(operable).isEmpty, "\(scene.id), state \(state.index): the focus got out")
    }
    #expect(states > 3)
  }
}
