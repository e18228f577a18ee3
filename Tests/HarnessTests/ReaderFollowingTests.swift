import Accessibility
import Announcer
import Geometry
import Harness
import Scenes
import Stage
import TestSupport
import Testing

/// The reader's cursor goes along with pages and with what the reader scrolls.
@Suite("Reader follows content")
struct ReaderFollowingTests {
  /// Four pages side by side, a button and a text on each, and a page control under them.
  static func gallery(_ change: (inout Element) -> Void = { _ in }) -> Scene {
    var view = Element(id: "photos", role: .scrollView, frame: Rect(x: 0, y: 100, width: 393, height: 500))
    view.axes = .horizontal
    view.paging = true
    view.contentSize = Size(width: 4 * 393, height: 500)
    for page in 0..<4 {
      var button = Element.button("b\(page + 1)", "Photo \(page + 1)")
      button.frame = Rect(x: Double(page) * 393 + 20, y: 120, width: 200, height: 44)
      view.children.append(button)
    }
    change(&view)
    var control = Element(id: "dots", role: .pageControl, label: "Photos")
    control.frame = Rect(x: 0, y: 640, width: 393, height: 44)
    control.pages.scroller = "photos"
    var scene = SceneBuilder(id: "gallery").window("main", title: "Main", [view, control]).scene
    scene.inputDevices = [.touch, .keyboard, .pointer]
    return scene
  }

  /// What is said from the last script on, without hints.
  static func said(_ performance: Performance, _ script: String) throws -> [String] {
    performance.rest()
    let count = performance.entries.count
    try performance.perform(script)
    _ = performance.finish()
    return performance.entries.dropFirst(count).flatMap(\.reader).compactMap { step in
      if case .says(let words) = step { words.text } else { nil }
    }
  }

  @Test(
    "after a page turn the cursor is at the first element of the page, which is said after the page",
    arguments: [
      "reader scroll right", "swipe left from 300,400", "press right", "move to 200,400; scroll 1 horizontally",
      "drag from 360,400 to 60,400 in 600ms",
    ])
  func pageTurn(way: String) throws {
    let performance = try Performance(Self.gallery())
    try performance.perform("reader focus #b1")
    #expect(try Self.said(performance, way) == ["Page 2 of 4.", "Photo 2. Button."])
    #expect(performance.cursor == "main/photos/b2")
  }

  @Test("what is done next is done there, and does not lead back")
  func next() throws {
    let performance = try Performance(Self.gallery())
    try performance.perform("reader focus #b1; reader scroll right; reader activate; reader next")
    _ = performance.finish()
    #expect(performance.cursor == "main/photos/b3")
    let activated = performance.entries.flatMap(\.events).map(\.event).filter { $0.kind == .activated }
    #expect(activated.map(\.node) == ["main/photos/b2"])
  }

  @Test("a cursor elsewhere, and one on what still shows, stays")
  func stays() throws {
    let elsewhere = try Performance(Self.gallery())
    try elsewhere.perform("reader focus #dots")
    #expect(try Self.said(elsewhere, "swipe left from 300,400") == ["Page 2 of 4."])
    #expect(elsewhere.cursor == "main/dots")
    // A title that is as wide as all pages shows on each of them.
    let wide = try Performance(
      Self.gallery {
        var title = Element(id: "title", role: .text, label: "Title")
        title.frame = Rect(x: 0, y: 400, width: 4 * 393, height: 40)
        $0.children.append(title)
      })
    try wide.perform("reader focus #title")
    #expect(try Self.said(wide, "reader scroll right") == ["Page 2 of 4."])
    #expect(wide.cursor == "main/photos/title")
  }

  @Test("content that the reader scrolls takes the cursor along, content under a finger does not")
  func continuous() throws {
    func list() -> Scene {
      var list = Element(id: "list", role: .scrollView, frame: Rect(x: 0, y: 100, width: 393, height: 500))
      list.axes = .vertical
      for row in 0..<40 {
        var button = Element.button("r\(row)", "Row \(row)")
        button.frame = Rect(x: 20, y: 100 + Double(row) * 50, width: 200, height: 44)
        list.children.append(button)
      }
      list.contentSize = Size(width: 393, height: 2_000)
      return SceneBuilder(id: "list").window("main", title: "Main", [list]).scene
    }
    let reader = try Performance(list())
    try reader.perform("reader focus #r3")
    #expect(try Self.said(reader, "reader scroll down") == ["Near the middle.", "Row 10. Button."])
    #expect(reader.cursor == "main/list/r10")
    let finger = try Performance(list())
    try finger.perform("reader focus #r3; drag from 200,500 to 200,120 in 1s")
    _ = finger.finish()
    #expect(finger.cursor == "main/list/r3")
  }

  @Test("pages of a watch, turned by the crown, take the cursor along")
  func crown() throws {
    func page(_ id: String) -> Element {
      var page = Element(id: id, role: .page, label: id)
      page.children = [.button("go", "Go \(id)"), .button("stop", "Stop \(id)")]
      return page
    }
    var tabView = Element(id: "pages", role: .tabView)
    tabView.children = ["one", "two", "three"].map(page)
    let scene = SceneBuilder(.watchOS, id: "watch").window("main", title: "Main", [tabView]).scene
    let performance = try Performance(scene)
    try performance.perform("reader focus #one/stop")
    let said = try Self.said(performance, "turn crown -1")
    #expect(said == ["Two. Page 2 of 3.", "Go two. Button."] || said == ["two. Page 2 of 3.", "Go two. Button."])
    #expect(performance.cursor == "main/pages/two/go")
  }
}

extension ReaderFollowingTests {
  @Test("on a television every step is said, and the focus and the cursor stay together")
  func television() throws {
    var list = Element(id: "list", role: .scrollView, frame: Rect(x: 80, y: 100, width: 1_700, height: 800))
    list.axes = .vertical
    list.contentSize = Size(width: 1_700, height: 2_400)
    for row in 0..<24 {
      var button = Element.button("r\(row)", "Row \(row)")
      button.frame = Rect(x: 80, y: 100 + Double(row) * 100, width: 400, height: 90)
      list.children.append(button)
    }
    let scene = SceneBuilder(.tvOS, id: "tv").window("main", title: "Main", [list]).scene
    let performance = try Performance(scene)
    try performance.perform("reader focus #r3")
    var said: [[String]] = []
    for _ in 0..<3 { said.append(try Self.said(performance, "reader scroll down")) }
    #expect(said.map(\.first) == ["Near the middle.", "Bottom.", "Bottom."])
    #expect(said[0].count == 2 && said[1].count == 2, "and what the focus has gone to")
    #expect(performance.cursor == performance.focus)
    #expect(try Self.said(performance, "reader scroll up").first == "Near the middle.")
  }
}

extension ReaderFollowingTests {
  private static func offset(_ performance: Performance) -> Double? {
    performance.run.target.scrollOffset(of: "main/photos")?.dx
  }

  @Test("what lies across the edge of two pages can be read and activated, on the page that shows most of it")
  func acrossTwoPages() throws {
    let scene = Self.gallery {
      // 30 of its 200 points are on page 2, the others on page 3.
      var across = Element.button("across", "Across")
      across.frame = Rect(x: 2 * 393 - 30, y: 300, width: 200, height: 44)
      $0.children.append(across)
    }
    let performance = try Performance(scene)
    try performance.perform("reader focus #b4; reader focus #across")
    #expect(performance.cursor == "main/photos/across")
    #expect(Self.offset(performance) == 786)
    let said = try Self.said(performance, "reader activate")
    #expect(!said.contains { $0.hasPrefix("Page") } && performance.cursor == "main/photos/across")
    #expect(Self.offset(performance) == 786)
    #expect(performance.entries.flatMap(\.events).map(\.event).contains { $0.kind == .activated })
  }
}

extension ReaderFollowingTests {
  @Test("the reader goes through all pages of a watch once, however long they are, and comes to the end")
  func everyPage() throws {
    func page(_ id: String, _ children: [Element]) -> Element {
      var page = Element(id: id, role: .page, label: id)
      page.children = children
      return page
    }
    var tabView = Element(id: "pages", role: .tabView)
    tabView.children = [
      page("a", [.text("x", "X")]), page("b", (1...16).map { .text("row\($0)", "Row \($0)") }),
      page("c", [.text("y", "Y")]),
    ]
    let scene = SceneBuilder(.watchOS, id: "watch").window("main", title: "Main", [tabView]).scene
    let performance = try Performance(scene)
    var visited: [String] = []
    for _ in 0..<17 {
      _ = try Self.said(performance, "reader next")
      visited.append(try #require(performance.cursor).path.split(separator: "/").last.map(String.init) ?? "")
    }
    #expect(visited == (1...16).map { "row\($0)" } + ["y"])
    _ = try Self.said(performance, "reader previous")
    #expect(performance.cursor == "main/pages/b/row16")
  }

  @Test("where the keyboard focus goes the cursor is, even if most of it is out of sight")
  func focusWins() throws {
    var view = Element(id: "view", role: .scrollView, frame: Rect(x: 0, y: 100, width: 393, height: 300))
    view.axes = .vertical
    view.paging = true
    view.contentSize = Size(width: 393, height: 1_200)
    for (id, y) in [("first", 120.0), ("straddles", 290.0), ("other", 620.0)] {
      var button = Element.button(id, id)
      button.frame = Rect(x: 20, y: y, width: 200, height: id == "straddles" ? 200 : 44)
      view.children.append(button)
    }
    let performance = try Performance(
      SceneBuilder(.macOS, id: "keys").window("main", title: "Main", [view]).scene)
    for _ in 0..<6 {
      _ = try Self.said(performance, "press tab")
      #expect(performance.cursor == performance.focus)
    }
  }

  @Test("a page without anything to read leaves the cursor behind only until there is something again")
  func emptyPage() throws {
    let performance = try Performance(Self.gallery { $0.children.remove(at: 2) })
    try performance.perform("reader focus #b2")
    #expect(try Self.said(performance, "reader scroll right") == ["Page 3 of 4."])
    #expect(performance.cursor == "main/photos/b2")
    #expect(try Self.said(performance, "reader scroll right") == ["Page 4 of 4.", "Photo 4. Button."])
    #expect(performance.cursor == "main/photos/b4")
  }
}
