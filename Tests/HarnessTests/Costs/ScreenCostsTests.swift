import Accessibility
import Announcer
import Documents
import Geometry
import Gestures
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Harness
@testable import Stage

@Suite("What it costs to get to a control")
struct ScreenCostsTests {
  @Test("of a screen in front, by ear, by keys and by touch")
  func mail() throws {
    let costs = ScreenCosts(of: Stage(.mail()), title: "mail", reader: ScreenReader(voice: .voiceover))
    let compose = try #require(costs.controls.first { $0.name == "Compose" })
    #expect(compose.listening(costs.terms) != nil && compose.gestures != nil && compose.keys != nil)
    // The way that is told is there: a reader that goes it is at the control.
    var options = RunOptions()
    options.voice = .voiceover
    var run = Run(target: Stage(.mail()), devices: [], options: options) { _ in }
    run.start()
    for command in compose.reader.way?.legs.compactMap(\.command) ?? [] { run.perform(command) }
    #expect(run.reader.cursor.focus == compose.node)
  }

  @Test("what a modal covers is no control of the screen")
  func covered() throws {
    let scene = try #require(Scene.mail().presenting("draft"))
    let costs = ScreenCosts(of: Stage(scene), title: "draft")
    #expect(!costs.controls.contains { $0.name == "Compose" })
    #expect(costs.controls.contains { $0.name == "Send" })
    #expect(costs.controls.allSatisfy { $0.reader.way != nil && $0.touch.way != nil })
  }

  @Test(
    "a finger takes longer to what is farther and smaller, by Fitts's law",
    arguments: [
      (0.0, 44.0, 0), (44, 44, 143_885), (132, 44, 287_770), (308, 44, 431_655), (44, 0, 790_195),
    ] as [(Double, Double, Int64)])
  func fitts(distance: Double, width: Double, time: Int64) {
    // 6.95 bits a second; log2(1 + 1), log2(3 + 1), log2(7 + 1), and a target of nothing counts as one point.
    #expect(PointingLaw().duration(over: distance, to: width) == time)
  }

  @Test("what lies pages away in what scrolls takes a swipe a page")
  func scrolled() throws {
    var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
    var list = AccessibilityNode(
      id: "list", role: .scrollView, name: "List", frame: Rect(x: 0, y: 100, width: 400, height: 400))
    (list.actions, list.traits) = (.scroll, .clips)
    tree.begin(list)
    var row = AccessibilityNode(
      id: "row", role: .button, name: "Row", frame: Rect(x: 0, y: 1300, width: 400, height: 50))
    row.actions = .activate
    tree.append(row)
    tree.close()
    let costs = ScreenCosts(of: TreeTarget(tree), title: "list")
    let way = try #require(costs.controls.first { $0.node == "row" }?.touch.way)
    // Its lower edge lies 850 pt beyond the view, of which a swipe brings 400.
    #expect(way.swipes == 3 && way.width == 50 && way.place == Point(x: 200, y: 500))
    #expect(way.duration(costs.terms) == 1_500_000 + PointingLaw().duration(over: 200, to: 50))
  }

  @Test("Tab goes the shorter way round a tree; what takes no focus has no keys, and a source may not tell")
  func tab() throws {
    var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
    for place in 0..<5 {
      var node = AccessibilityNode(
        id: NodeID("b\(place)"), role: .button, name: "B\(place)",
        frame: Rect(x: 0, y: 50 * Double(place), width: 400, height: 44))
      node.actions = .activate
      if place != 2 { node.traits.insert(.focusable) }
      tree.append(node)
    }
    let costs = ScreenCosts(of: TreeTarget(tree), title: "tree")
    // The four that take the focus are 1, 2 from the front and 2, 1 from the back, and one key uses each.
    #expect(costs.controls.map(\.keys) == [2, 3, nil, 3, 2])
    #expect(costs.controls[2].keyboard == KnownCost<KeyboardWay>.none)
  }

  static func example(_ name: String) throws -> Scene {
    let file = try #require(Examples.all.first { $0.name == "\(name).scene.yaml" })
    return try SceneDocument.read(file.text, file: file.name)
  }

  @Test("nobody touches a television, and its remote has no Tab")
  func television() throws {
    let costs = ScreenCosts(of: Stage(try Self.example("tv")), title: "tv")
    #expect(!costs.controls.isEmpty)
    for control in costs.controls {
      #expect(control.touch.untold != nil)
      for press in control.keyboard.way?.presses ?? [] { #expect(press.key != .keyTab) }
    }
  }
}
