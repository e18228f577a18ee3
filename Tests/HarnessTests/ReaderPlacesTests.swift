import Accessibility
import Announcer
import Geometry
import Harness
import Scenes
import Stage
import TestSupport
import Testing

/// What the reader says of where content is: that of each movement, along the axes of the movement.
@Suite("Reader tells places")
struct ReaderPlacesTests {
  /// Content of 393 × 600 points of which some shows.
  static func view(_ id: String, _ size: Size, axes: Axes = .vertical) -> Element {
    var view = Element(id: id, role: .scrollView, label: "Text", frame: Rect(x: 0, y: 100, width: 393, height: 600))
    view.axes = axes
    view.contentSize = size
    view.children = [.text("line", "Line")]
    return view
  }

  static func scene(_ view: Element, _ others: [Element] = []) -> Scene {
    var scene = SceneBuilder(id: "places").window("main", title: "Main", others + [view]).scene
    scene.inputDevices = [.touch, .keyboard, .pointer]
    return scene
  }

  static func said(_ performance: Performance, _ script: String) throws -> [String] {
    try ReaderFollowingTests.said(performance, script)
  }

  @Test("a sheet that comes again begins at its top, and its end is said again")
  func comesAgain() throws {
    var scene = SceneBuilder(id: "places").window("main", title: "Main", [.button("open", "Open", opens: "sheet")])
      .sheet("sheet", title: "Sheet", [Self.view("text", Size(width: 393, height: 1_100)), .button("done", "Done")])
      .scene
    scene.inputDevices = [.touch, .keyboard, .pointer]
    let performance = try Performance(scene)
    let visit =
      "tap \"Open\"; wait 1s; reader scroll down; wait 3s; reader scroll down; wait 3s; reader escape; wait 1s"
    let first = try Self.said(performance, visit)
    let second = try Self.said(performance, visit)
    #expect(first.contains("Bottom.") && second == first)
  }

  @Test(
    "content that glides on under something modal says nothing until that is gone",
    arguments: ["sheet", "alert", "full", "menu"])
  func glidesUnderModal(id: String) throws {
    let scene = SceneBuilder(id: "places")
      .window(
        "main", title: "Main",
        [.button("open", "Open", opens: id), Self.view("text", Size(width: 393, height: 100_000))]
      )
      .sheet("sheet", title: "Sheet", [.button("done", "Done", dismiss: .done)])
      .alert("alert", title: "Alert", [ActionButton(id: "done", label: "Done", style: .cancel)])
      .present("full", .fullScreen, title: "Full", [.button("done", "Done", dismiss: .done)])
      .present("menu", .menu(Menu()), title: "Menu", [.button("done", "Done")])
      .with { $0.inputDevices = [.touch, .keyboard, .pointer] }.scene
    let performance = try Performance(scene)
    try performance.perform("press tab")
    let said = try Self.said(performance, "swipe up from 196,500; wait 100ms; press return; wait 9s")
    #expect(performance.run.target.stateHash != 0 && said.contains { $0.hasPrefix("Done") }, "\(said)")
    #expect(!said.contains { $0.hasPrefix("Near") || $0 == "Bottom." }, "\(said)")
    let after = try Self.said(performance, "press escape; wait 2s; press pagedown; wait 1s")
    #expect(after.contains("Near the beginning."), "what is in reach again is told: \(after)")
  }

  @Test("content that is stopped on its way and goes back to where it was tells so")
  func backToTop() throws {
    let performance = try Performance(Self.scene(Self.view("text", Size(width: 393, height: 100_000))))
    let said = try Self.said(performance, "swipe up from 196,500; wait 100ms; press home")
    #expect(said.last == "Top.")
  }

  @Test("after a zoom a movement along one axis tells that one only")
  func afterZoom() throws {
    var view = Self.view("text", Size(width: 1_000, height: 3_000), axes: [.vertical, .horizontal])
    view.zoom = Zoom(minimum: 1, maximum: 4)
    let performance = try Performance(Self.scene(view))
    try performance.perform("pinch at 196,400 by 2; wait 1s")
    #expect(try Self.said(performance, "press pagedown") == ["Near the beginning."])
    #expect(try Self.said(performance, "press right") == ["Near the beginning."])
    #expect(try Self.said(performance, "press end") == ["Bottom."])
  }

  @Test(
    "a zoom says the scale only, not also where the content is then",
    arguments: ["pinch at 196,400 by 2", "press command+equal"])
  func zoom(script: String) throws {
    var view = Self.view("text", Size(width: 1_000, height: 3_000), axes: [.vertical, .horizontal])
    view.zoom = Zoom(minimum: 1, maximum: 4)
    var scene = Self.scene(view)
    scene.platform = .iPadOS
    let performance = try Performance(scene)
    try performance.perform("press pagedown; wait 1s")
    let said = try Self.said(performance, script + "; wait 2s")
    #expect(said == [script.hasPrefix("pinch") ? "200 percent." : "125 percent."])
  }
}
