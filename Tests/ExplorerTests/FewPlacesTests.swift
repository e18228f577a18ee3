import Accessibility
import Documents
import Geometry
import Harness
import Scenes
import Testing

@testable import Explorer
@testable import Stage

/// Where the audit tries to bring windows and sheets, one movement after another from wherever they have come: to few
/// places and sizes, as everything is tried at each of them.
@Suite("Windows and sheets come to few places")
struct FewPlacesTests {
  static func stage() throws -> Stage {
    let text = """
      scene: s
      platform: macOS
      windows:
        - id: wide
          title: Wide
          elements: [{id: open, role: button, label: Open, opens: sheet}]
        - id: small
          title: Small
          frame: [100, 120, 600, 300]
          elements: [{id: b, role: button, label: B}]
      presentations:
        - sheet: sheet
          title: Sheet
          resizable: true
          defaultSize: [300, 200]
          elements: [{id: x, role: button, label: Close, dismiss: close}]

      """
    var stage = Stage(try SceneDocument.read(text, file: "s.scene.yaml"))
    var ignored: [TargetEvent] = []
    _ = TargetDriver().settle(&stage, into: &ignored)
    return stage
  }

  /// The frames that a node comes to by steps of a kind, one after another.
  static func frames(of node: NodeID, from start: Stage, _ isMeant: (Step) -> Bool) throws -> Set<Rect> {
    func frame(in stage: Stage) throws -> Rect {
      let tree = stage.tree
      return tree.nodes[try #require(tree.index(of: node))].frame
    }
    var found: Set<Rect> = [try frame(in: start)]
    var waiting = [start]
    while let stage = waiting.popLast() {
      for step in try #require(stage.acceptedSteps(in: stage.tree)).steps where isMeant(step) {
        var copy = stage
        _ = TargetDriver().perform(step, on: &copy)
        if found.insert(try frame(in: copy)).inserted { waiting.append(copy) }
      }
      try #require(found.count < 100)
    }
    return found
  }

  @Test("a window comes home, and with the middle of its title bar near each corner of the screen")
  func windows() throws {
    let stage = try Self.stage()
    let screen = stage.tree.screen
    let frames = try Self.frames(of: "small", from: stage) { if case .pointerDrag = $0 { true } else { false } }
    // 5 and 95 in a hundred of the screen across, 10 and 95 down; the middle is 300 pt from the left and 10 pt down.
    let corners = [(0.05, 0.1), (0.95, 0.1), (0.05, 0.95), (0.95, 0.95)].map {
      Point(x: screen.width * $0 - 300, y: screen.height * $1 - 10)
    }
    #expect(Set(frames.map(\.origin)) == Set([Point(x: 100, y: 120)] + corners))
  }

  @Test("a sheet comes to its least and its largest size along each axis, and to its own")
  func sizes() throws {
    var stage = try Self.stage()
    let open = try #require(stage.tree.nodes.first { $0.name == "Open" })
    _ = TargetDriver().perform(.tap(open.effectiveActivationPoint, on: open.id), on: &stage)
    let frames = try Self.frames(of: "sheet", from: stage) { if case .drag = $0 { true } else { false } }
    let (widths, heights) = (Set(frames.map(\.size.width)), Set(frames.map(\.size.height)))
    #expect(widths.count == 3 && widths.isSuperset(of: [240, 300]) && (widths.max() ?? 0) > 1200, "\(widths)")
    #expect(heights.count == 3 && heights.isSuperset(of: [180, 200]) && (heights.max() ?? 0) > 700, "\(heights)")
  }
}
