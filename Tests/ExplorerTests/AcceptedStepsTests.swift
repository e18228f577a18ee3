import Accessibility
import Documents
import Foundation
import Geometry
import Gestures
import Hands
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Explorer
@testable import Scrolling
@testable import Stage

/// What the stage says that it accepts is all that it takes: whatever a sweep over the screen, the keys and the reader
/// brings about, a step of the list brings about as well. The sweep knows nothing of the list.
@Suite("What the stage accepts, beside what it takes")
struct AcceptedStepsTests {
  /// Whether there is time for a fine sweep of many states.
  static let isLong = ProcessInfo.processInfo.environment["DETENT_LONG_TESTS"] != nil

  /// Places all over the screen, and the middle of everything on it.
  static func places(on tree: AccessibilityTree) -> [Point] {
    let (width, height) = (tree.screen.width, tree.screen.height)
    let shares = isLong ? [0.03, 0.25, 0.5, 0.75, 0.97] : [0.05, 0.5, 0.95]
    let grid = shares.flatMap { y in shares.map { Point(x: width * $0, y: height * y) } }
    let screen = Rect(origin: .zero, size: tree.screen)
    let middles = tree.nodes.map(\.frame.center).filter(screen.contains)
    return grid + (isLong ? middles : Array(middles.suffix(12)))
  }

  /// Everything a person might try, without asking whether something takes it.
  ///
  /// - Parameter whole: The screen as the app has it alone; who turns a tablet with another app beside gives it another size.
  static func sweep(_ tree: AccessibilityTree, _ platform: Platform, whole: Size) -> [Step] {
    let nobody: NodeID = "nobody"
    let screen = Rect(origin: .zero, size: tree.screen)
    var steps: [Step] = []
    for place in places(on: tree) {
      steps.append(.tap(place, on: nobody))
      steps.append(.hold(place, on: nobody))
      for way in [Vector(dx: 0, dy: 220), Vector(dx: 0, dy: -220), Vector(dx: 160, dy: 0), Vector(dx: -160, dy: 0)] {
        let end = place + way
        guard screen.contains(end) else { continue }
        steps.append(.swipe(from: place, to: end))
        if platform == .macOS { steps.append(.pointerDrag(from: place, to: end)) }
      }
    }
    let keys: [KeyCode] = [
      .keyTab, .keyEsc, .keyEnter, .keySpace, .keyUp, .keyDown, .keyLeft, .keyRight, .keyPageup, .keyPagedown, .keyHome,
      .keyEnd, .keyBackspace, .keyDelete, .keyA, .keyMenu, .keyBack, .keySelect, .keyF1,
    ]
    for key in keys {
      for modifiers in (isLong ? [[], .shift, .command, .control, .alt] : [[], .command]) as [KeyInput.Modifiers] {
        steps.append(.press(key, modifiers))
      }
    }
    steps += [.press(.keyGrave, .command), .press(.keyW, .command), .press(.keyDot, .command), .text(.keyA, "a")]
    let actions: [AccessibilityAction] = [
      .activate, .increment, .decrement, .escape, .magicTap, .reveal, .scroll(.up), .scroll(.down), .scroll(.left),
      .scroll(.right),
    ]
    for node in tree.nodes.suffix(isLong ? .max : 12) {
      for action in actions { steps.append(.reader(action, node.id)) }
    }
    if platform == .watchOS { for notches in [1, -1, 4] { steps.append(.crown(notches: notches)) } }
    let isWhole = tree.screen == whole || tree.screen == Size(width: whole.height, height: whole.width)
    if platform == .iOS || platform == .iPadOS, isWhole { steps.append(.turnScreen) }
    if platform == .iPadOS { steps.append(.resizeScreen(to: Size(width: 375, height: tree.screen.height))) }
    return steps
  }

  /// The cores of states that steps lead to.
  static func cores(_ steps: [Step], from stage: Stage) -> [[UInt64]: Step] {
    var result: [[UInt64]: Step] = [:]
    for step in steps {
      var copy = stage
      _ = TargetDriver().perform(step, on: &copy)
      let core = copy.stateParts.core
      if result[core] == nil { result[core] = step }
    }
    return result
  }

  @Test("nothing that people try leads anywhere but where the list leads", arguments: Examples.names)
  func sweepFindsNothingMore(name: String) throws {
    let file = try #require(Examples.scene(name))
    let scene = try SceneDocument.read(file.text, file: file.name)
    // A way through the list, a few steps long; every state on it is swept.
    var random = SplitMix64(seed: 11)
    var stage = Stage(scene)
    stage.keepsReasons = false
    for number in 0..<(Self.isLong ? 12 : 1) {
      if number > 0 || !Self.isLong, let step = stage.acceptedSteps(in: stage.tree)?.steps.randomElement(using: &random)
      {
        _ = TargetDriver().perform(step, on: &stage)
      }
      let tree = stage.tree
      let listed = Self.cores(stage.acceptedSteps(in: tree)?.steps ?? [], from: stage)
      for (core, step) in Self.cores(Self.sweep(tree, scene.platform, whole: scene.screen.size), from: stage)
      where core != stage.stateParts.core {
        #expect(listed[core] != nil, "\(name): \(step) leads where no step of the list leads")
      }
    }
  }

  @Test("after every step of the list nothing is held any more", arguments: Examples.names)
  func nothingIsHeld(name: String) throws {
    let file = try #require(Examples.scene(name))
    var start = Stage(try SceneDocument.read(file.text, file: file.name))
    start.keepsReasons = false
    for first in start.acceptedSteps(in: start.tree)?.steps ?? [] {
      guard case .tap = first else { continue }
      var stage = start
      _ = TargetDriver().perform(first, on: &stage)
      for step in stage.acceptedSteps(in: stage.tree)?.steps ?? [] {
        var copy = stage
        _ = TargetDriver().perform(step, on: &copy)
        let state = copy.state
        let isHeld = state.hands.press != nil || state.hands.capture != nil || state.hands.finger != nil
        #expect(
          !isHeld && state.hands.otherFingers.isEmpty && state.scrolling.awaited.isEmpty, "\(name): \(first), \(step)")
      }
    }
  }

  @Test("every kind of input has a taker in some example")
  func everyKind() throws {
    var kinds: Set<Step.Kind> = []
    for name in Examples.names {
      let file = try #require(Examples.scene(name))
      let stage = Stage(try SceneDocument.read(file.text, file: file.name))
      for step in stage.acceptedSteps(in: stage.tree)?.steps ?? [] { kinds.insert(step.kind) }
    }
    // A menu that a hold or the second button reveals, a sheet to swipe, or a text with the focus is in no example's first
    // state.
    #expect(Set(Step.Kind.allCases).subtracting(kinds).isSubset(of: [.hold, .secondaryClick, .swipe, .text]))
  }
}
