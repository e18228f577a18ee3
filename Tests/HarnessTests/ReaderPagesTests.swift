import Accessibility
import Announcer
import Geometry
import Harness
import Scenes
import Stage
import TestSupport
import Testing

/// What the reader, the transcript and its reasons say of pages: along which axis, where there are pages along both.
@Suite("Reader tells pages")
struct ReaderPagesTests {
  /// A wall of pictures that pages by 300 × 400 points.
  static func wall(_ columns: Int, _ rows: Int, _ change: (inout Scene) -> Void = { _ in }) -> Scene {
    var view = Element(
      id: "wall", role: .scrollView, label: "Wall", frame: Rect(x: 40, y: 200, width: 300, height: 400))
    view.axes = [.vertical, .horizontal]
    view.paging = true
    view.contentSize = Size(width: 300 * Double(columns), height: 400 * Double(rows))
    view.children = [.text("first", "First")]
    var scene = SceneBuilder(id: "wall").window("main", title: "Main", [view]).scene
    scene.inputDevices = [.touch, .keyboard, .pointer]
    change(&scene)
    return scene
  }

  static func said(_ performance: Performance, _ script: String) throws -> [String] {
    try ReaderFollowingTests.said(performance, script)
  }

  static func said(_ scene: Scene, _ script: String) throws -> [String] {
    try ReaderFollowingTests.said(Performance(scene), script)
  }

  @Test(
    "with pages along both axes every way to turn one says which, and so does the end that is reached already",
    arguments: [
      ("swipe up from 190,500; wait 2s", "Vertical page 2 of 3."),
      ("swipe left from 300,400; wait 2s", "Horizontal page 2 of 2."),
      ("press pagedown", "Vertical page 2 of 3."), ("press end", "Vertical page 3 of 3."),
      ("press right", "Horizontal page 2 of 2."), ("reader scroll down", "Vertical page 2 of 3."),
      ("reader scroll right", "Horizontal page 2 of 2."),
      ("reader scroll right; reader scroll left", "Horizontal page 1 of 2."),
      ("reader scroll down; reader scroll up", "Vertical page 1 of 3."),
    ])
  func both(script: String, says: String) throws {
    let said = try Self.said(Self.wall(2, 3), script)
    #expect(said.contains(says) && !said.contains { $0.hasPrefix("Page") }, "\(said)")
  }

  @Test(
    "with pages along one axis nothing is said of it",
    arguments: [(2, 1, "press right", "Page 2 of 2."), (1, 3, "reader scroll down", "Page 2 of 3.")])
  func one(columns: Int, rows: Int, script: String, says: String) throws {
    #expect(try Self.said(Self.wall(columns, rows), script).contains(says))
  }

  @Test("transcript, JSON and reasons name the axis, and neither axis hides the other")
  func told() throws {
    let performance = try Performance(Self.wall(3, 3), explains: true)
    try performance.perform("swipe up from 190,500; wait 2s; swipe left from 300,400; wait 2s")
    let text = performance.entries.map { TranscriptText().render($0) }.joined(separator: "\n")
    let json = performance.entries.map { TranscriptJSON.render($0) }.joined(separator: "\n")
    for axis in ["vertical", "horizontal"] {
      #expect(text.contains("at \(axis) page 2 of 3"), "\(text)")
      #expect(text.contains("SM-9 \(axis) page 1 → 2 of 3"))
      #expect(json.contains(#""kind":"paged","page":2,"count":3,"axis":"\#(axis)""#))
    }
  }

  @Test("one page along an axis is not told beside several along the other")
  func onePageLeft() throws {
    var scene = Self.wall(2, 4)
    scene.windows[0].elements[0].zoom = Zoom(minimum: 0.5, maximum: 4)
    let performance = try Performance(scene)
    try performance.perform("press pagedown; press pagedown; press right")
    let said = try Self.said(performance, "pinch at 190,400 by 0.5; wait 2s")
    #expect(said.contains { $0.hasPrefix("Page 2 of 2") || $0.hasPrefix("Page 1 of 2") }, "\(said)")
    #expect(!said.contains("Page 1 of 1."))
  }

  @Test("of two pages that one gesture has turned along either axis both are kept, of two along one the last")
  func both() throws {
    var scene = Self.wall(3, 3)
    scene.windows[0].elements[0].zoom = Zoom(minimum: 0.25, maximum: 4)
    let performance = try Performance(scene)
    try performance.perform("press pagedown; press right; pinch at 190,400 by 0.5; wait 2s")
    let last = performance.entries.last { !$0.events.isEmpty }
    let pages = last?.events.compactMap { $0.event.axis } ?? []
    #expect(Set(pages) == [.vertical, .horizontal] && pages.count == 2)
  }

  /// Three pages side by side with a button each, of which one shows at the start.
  static func tabs(current: Int?) -> [Element] {
    var tabView = Element(id: "tabs", role: .tabView, frame: Rect(x: 0, y: 100, width: 393, height: 500))
    tabView.axes = .horizontal
    tabView.pages.axis = .horizontal
    tabView.pages.current = current
    tabView.children = (1...3).map { number in
      var page = Element(id: "page-\(number)", role: .page, label: "Page \(number)")
      page.children = [.button("go", "Go \(number)")]
      return page
    }
    return [tabView]
  }

  @Test("the reader starts on the page that shows", arguments: [nil, 1, 2, 3])
  func start(current: Int?) throws {
    let performance = try Performance(SceneBuilder(id: "tabs").window("main", Self.tabs(current: current)).scene)
    #expect(performance.cursor == NodeID("main/tabs/page-\(current ?? 1)/go"))
    #expect(performance.entries.first?.utterances.map(\.text) == ["Go \(current ?? 1). Button."])
  }

  @Test("it does so in a sheet that comes up", arguments: [nil, 2])
  func startInSheet(current: Int?) throws {
    let scene = SceneBuilder(id: "tabs")
      .window("main", [.button("open", "Open", opens: "sheet")])
      .sheet("sheet", Self.tabs(current: current)).scene
    let performance = try Performance(scene)
    try performance.perform(#"tap "Open"; wait 1s"#)
    #expect(performance.cursor == NodeID("sheet/tabs/page-\(current ?? 1)/go"))
  }
}
