import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// The focus engine of tvOS, with keys, a remote and a touch surface (A-41, scroll-tvos-focus-autoscroll).
@Suite("Focus engine (tvOS)")
struct FocusEngineTests {
  static func focused(_ driver: StageDriver) -> String? {
    driver.stage.tree.nodes.first { $0.traits.contains(.focused) }?.id.path
  }

  /// Two shelves that scroll across in a page that scrolls down, and a button under it that opens a sheet.
  static func shelves(rightToLeft: Bool = false) -> Scene {
    func shelf(_ name: String, _ count: Int) -> Element {
      var shelf = Element(id: name, role: .scrollView, label: name)
      shelf.axes = .horizontal
      shelf.children = (1...count).map { .button("\(name)\($0)", "\(name) \($0)") }
      return shelf
    }
    var page = Element(id: "page", role: .scrollView, label: "Films")
    page.frame = Rect(x: 0, y: 80, width: 1920, height: 180)
    page.children = [shelf("new", 12), shelf("old", 3), .button("all", "All Films")]
    var more = Element.button("more", "More", opens: "about")
    more.frame = Rect(x: 80, y: 300, width: 300, height: 66)
    return SceneBuilder(.tvOS, id: "shelves")
      .with { $0.isRightToLeft = rightToLeft }
      .window("home", [page, more])
      .sheet("about", title: "About", [.button("play", "Play"), .button("close", "Close", dismiss: .close)])
      .scene
  }

  @Test("something has the focus from the start, and arrows push it along and across shelves")
  func shelves() {
    var driver = StageDriver(Self.shelves())
    #expect(Self.focused(driver) == "home/page/new/new1")
    driver.press(.keyRight)
    driver.press(.keyRight)
    #expect(Self.focused(driver) == "home/page/new/new3")
    driver.press(.keyDown)
    #expect(Self.focused(driver) == "home/page/old/old3")
    driver.press(.keyLeft)
    driver.press(.keyUp)
    #expect(Self.focused(driver) == "home/page/new/new2")
    driver.clear()
    driver.press(.keyUp)
    #expect(Self.focused(driver) == "home/page/new/new2")
    #expect(driver.events.isEmpty)
  }

  @Test("a shelf is gone through before it is left, and what has the focus is always seen", arguments: [false, true])
  func scrolls(rightToLeft: Bool) {
    var driver = StageDriver(Self.shelves(rightToLeft: rightToLeft))
    let on: KeyCode = rightToLeft ? .keyLeft : .keyRight
    var seen: [String] = []
    for key in Array(repeating: on, count: 13) + [.keyDown, .keyDown, .keyDown, .keyDown] {
      seen.append(Self.focused(driver) ?? "")
      let focused = driver.stage.tree.nodes.first { $0.traits.contains(.focused) }
      let page = driver.node("home/page")?.frame ?? .zero
      let place = focused?.frame ?? .zero
      #expect(
        place.intersection(page) == place || focused?.id == "home/more", "\(focused?.id.path ?? "") \(place) in \(page)"
      )
      driver.press(key)
    }
    #expect(seen.prefix(12) == (1...12).map { "home/page/new/new\($0)" }[...])
    #expect(seen.suffix(3) == ["home/page/old/old3", "home/page/all", "home/more"])
  }

  @Test("right to left, left and right stay where they are: the shelf begins at the right")
  func rightToLeft() {
    var driver = StageDriver(Self.shelves(rightToLeft: true))
    driver.press(.keyRight)
    #expect(Self.focused(driver) == "home/page/new/new1")
    driver.press(.keyLeft)
    #expect(Self.focused(driver) == "home/page/new/new2")
  }

  @Test("a sheet confines the focus, Menu leaves it and gives the focus back")
  func confined() {
    var driver = StageDriver(Self.shelves())
    driver.reader(.focus, "home/more")
    driver.press(.keySelect)
    driver.settle()
    #expect(Self.focused(driver) == "about/play" || Self.focused(driver) == "about/close")
    for key in [KeyCode.keyUp, .keyUp, .keyLeft, .keyRight, .keyDown, .keyDown, .keyLeft, .keyUp, .keyRight] {
      driver.press(key)
      #expect(Self.focused(driver)?.hasPrefix("about/") == true)
    }
    driver.press(.keyMenu)
    driver.settle()
    #expect(driver.node("about") == nil)
    #expect(Self.focused(driver) == "home/more")
  }

  @Test(
    "keys, a remote's pad and swipes on its touch surface are the same",
    arguments: [["key"], ["pad"], ["swipe"]])
  func devices(by means: [String]) {
    var driver = StageDriver(Self.shelves())
    func push(_ key: KeyCode, _ button: KeyCode, _ direction: SwipeDirection) {
      switch means.first {
      case "key": driver.press(key)
      case "pad": driver.press(button)
      default: driver.swipe(direction)
      }
    }
    push(.keyRight, .btnDpadRight, .right)
    #expect(Self.focused(driver) == "home/page/new/new2")
    push(.keyDown, .btnDpadDown, .down)
    #expect(Self.focused(driver) == "home/page/old/old2")
    push(.keyLeft, .btnDpadLeft, .left)
    push(.keyUp, .btnDpadUp, .up)
    #expect(Self.focused(driver) == "home/page/new/new1")
    #expect(driver.kinds == [.focused, .focused, .focused, .focused])
  }

  @Test("two panes: up and down stay in a pane as long as it has more, left and right change panes", arguments: 0..<20)
  func panes(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let names = ["left", "right"]
    let panes = names.enumerated().map { place, name in
      var pane = Element(id: name, role: .group, label: name)
      var y = 60.0
      for number in 1...Int.random(in: 2...6, using: &random) {
        let height = Double(Int.random(in: 30...120, using: &random))
        y += Double(Int.random(in: 0...40, using: &random))
        pane.children.append(
          .button(
            "\(name)\(number)", "\(name) \(number)",
            frame: Rect(x: 80 + 900 * Double(place), y: y, width: 700, height: height)))
        y += height
      }
      return pane
    }
    let scene = SceneBuilder(.tvOS).window("home", panes).scene
    var driver = StageDriver(scene)
    for (pane, other) in [(panes[0], panes[1]), (panes[1], panes[0])] {
      driver.reader(.focus, "home/\(pane.id)/\(pane.id)1")
      for button in pane.children {
        #expect(Self.focused(driver) == "home/\(pane.id)/\(button.id)")
        driver.press(.keyDown)
      }
      driver.reader(.focus, "home/\(pane.id)/\(pane.id)1")
      driver.press(pane.id == "left" ? .keyRight : .keyLeft)
      #expect(Self.focused(driver)?.hasPrefix("home/\(other.id)/") == true)
    }
    Self.walk(StageDriver(scene), scene)
  }

  @Test("a slider is adjusted along its axis and left across it")
  func slider() {
    let scene = SceneBuilder(.tvOS)
      .window(
        "home",
        [
          .button("play", "Play"), .slider("volume", "Volume", from: 0, to: 10, at: 5, step: 1),
          .button("stop", "Stop"),
        ]
      ).scene
    var driver = StageDriver(scene)
    driver.press(.keyDown)
    driver.press(.keyRight)
    driver.press(.keyRight)
    driver.press(.keyLeft)
    #expect(driver.node("home/volume")?.value == "6")
    driver.press(.keyDown)
    #expect(Self.focused(driver) == "home/stop")
  }

  @Test("in an alert the focus stays; Menu without Cancel does nothing")
  func alert() {
    let scene = SceneBuilder(.tvOS)
      .window("home", [.button("play", "Play", opens: "warning")])
      .alert("warning", title: "No signal", [ActionButton(id: "ok", label: "OK")]).scene
    var driver = StageDriver(scene)
    driver.press(.keyEnter)
    driver.settle()
    for key in [KeyCode.keyUp, .keyDown, .keyLeft, .keyRight, .keyMenu] { driver.press(key) }
    driver.settle()
    #expect(Self.focused(driver) == "warning/ok")
    driver.press(.keyOk)
    driver.settle()
    #expect(Self.focused(driver) == "home/play")
  }

  @Test("the focus never leaves what takes input, and comes to everything that does", arguments: 0..<40)
  func everything(seed: Int) {
    var generator = SceneGenerator(seed: UInt64(seed))
    let story = generator.next(on: [.tvOS])
    var driver = StageDriver(story.scene)
    Self.walk(driver, story.scene)
    driver.reader(.activate, story.opener.path)
    driver.settle()
    #expect(driver.node(story.sheet.path) != nil)
    Self.walk(driver, story.scene)
    driver.reader(.activate, story.field.path)
    driver.type("x")
    driver.press(.keyMenu)
    driver.settle()
    #expect(driver.node(story.discard.path) != nil)
    Self.walk(driver, story.scene)
  }

  /// Pushes the focus everywhere it goes from where it is.
  static func walk(_ start: StageDriver, _ scene: Scene) {
    let operable = start.stage.tree.nodes.filter {
      $0.traits.contains(.focusable) && !$0.traits.contains(.blocked)
    }.map(\.id.path)
    let first = focused(start) ?? ""
    var reached: Set<String> = [first]
    var open = [first]
    while let place = open.popLast() {
      for key in [KeyCode.keyUp, .keyDown, .keyLeft, .keyRight] {
        var driver = start
        driver.reader(.focus, place)
        driver.press(key)
        let next = focused(driver) ?? ""
        #expect(operable.contains(next), "\(key) from \(place) leads to \(next)")
        if reached.insert(next).inserted { open.append(next) }
      }
    }
    #expect(!operable.isEmpty && Set(operable).subtracting(reached).sorted() == [], "\(scene.id)")
  }
}
