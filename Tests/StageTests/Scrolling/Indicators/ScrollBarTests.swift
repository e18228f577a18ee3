import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Mutants
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Scroll bars of macOS, which people and devices can make show all the time.
@Suite("Scroll bars on macOS")
struct ScrollBarTests {
  @Test(
    "unless set otherwise they show only while people scroll",
    .keeps("scroll-macos-bars-on-interaction", mutant: .macBarsNeverHide))
  func onInteraction() {
    var shelf = Shelf(.macOS)
    #expect(!shelf.isVisible())
    shelf.driver.press(.keyPagedown)
    #expect(shelf.isVisible())
    shelf.driver.wait(milliseconds: 600)
    #expect(!shelf.isVisible())
  }

  @Test(
    "a bar that a button is down on stays until it was let go a while, and the click counts",
    .keeps("scroll-macos-bars-on-interaction", mutant: .pressedBarsHide), arguments: [true, false])
  func pressed(isOnThumb: Bool) throws {
    var shelf = Shelf(.macOS)
    shelf.driver.press(.keyPagedown)
    shelf.driver.wait(milliseconds: 100)
    let (bar, before) = (try #require(shelf.indicator()), shelf.offset)
    let place = Point(x: bar.track.midX, y: isOnThumb ? bar.thumb.midY : bar.track.maxY - 2)
    shelf.driver.holdPointer(from: place, through: [])
    shelf.driver.wait(milliseconds: 5_000)
    #expect(shelf.isVisible())
    shelf.driver.releasePointer(at: place)
    #expect((shelf.offset.dy > before.dy) == !isOnThumb)
    shelf.driver.wait(milliseconds: 400)
    #expect(shelf.isVisible())
    shelf.driver.wait(milliseconds: 200)
    #expect(!shelf.isVisible())
  }

  @Test("a click that does nothing to a bar says why, and the bar hides all the same")
  func slidOff() throws {
    for isOnThumb in [true, false] {
      var shelf = Shelf(.macOS)
      shelf.driver.stage.explains = true
      shelf.driver.press(.keyPagedown)
      let bar = try #require(shelf.indicator())
      let start = Point(x: bar.track.midX, y: bar.track.maxY - 2)
      let end = isOnThumb ? bar.thumb.center : Point(x: bar.track.minX - 60, y: bar.track.midY)
      shelf.driver.holdPointer(from: start, through: [end])
      shelf.driver.releasePointer(at: end)
      let reason = shelf.driver.stage.arbitrations.last?.reason ?? ""
      #expect(reason.contains(isOnThumb ? "beside the thumb" : "not there now"), "\(reason)")
      shelf.driver.wait(milliseconds: 600)
      #expect(!shelf.isVisible())
    }
  }

  @Test(
    "set to show always, they show in every scroll view, whatever moves",
    .keeps("scroll-macos-setting-always", mutant: .scrollBarSettingIsIgnored))
  func settingAlways() {
    var shelf = Shelf(.macOS, content: Size(width: 900, height: 2000)) { $1.settings.scrollBars = .always }
    #expect(shelf.isVisible(.vertical) && shelf.isVisible(.horizontal))
    #expect(shelf.indicator()?.policy == .setting && shelf.indicator()?.opacity == 1)
    shelf.driver.wait(milliseconds: 60_000)
    #expect(shelf.isVisible() && shelf.driver.stage.nextDeadline == nil)
  }

  @Test("the setting is one of macOS: elsewhere nothing comes of it", arguments: [Platform.iOS, .visionOS, .watchOS])
  func elsewhere(platform: Platform) {
    #expect(!Shelf(platform) { $1.settings.scrollBars = .always }.isVisible())
  }

  @Test(
    "a device that wants them makes them show while it is connected",
    .keeps("scroll-macos-device-forces-bars", mutant: .forcingDeviceIsIgnored))
  func forcingDevice() {
    var shelf = Shelf(.macOS) { _, scene in
      scene.inputDevices = [.keyboard]
      scene.settings.scrollBarsForcedBy = [.pointer]
    }
    #expect(!shelf.isVisible())
    let time = shelf.driver.stage.now
    _ = shelf.driver.stage.setInputDevices([.keyboard, .pointer], at: time)
    #expect(shelf.isVisible() && shelf.indicator()?.policy == .device)
    shelf.driver.wait(milliseconds: 5_000)
    #expect(shelf.isVisible())
    _ = shelf.driver.stage.setInputDevices([.keyboard], at: shelf.driver.stage.now)
    #expect(!shelf.isVisible() && shelf.indicator()?.policy == .whenScrolling)
  }

  @Test(
    "a control in line with a bar keeps it visible, and shortens its track",
    .keeps("scroll-macos-inline-forces-visible", mutant: .inlineControlIsIgnored))
  func inlineControl() throws {
    var button = Element(id: "split", role: .button, label: "Split")
    button.frame = Rect(x: 325, y: 100, width: 15, height: 20)
    let shelf = Shelf(.macOS, content: Size(width: 900, height: 2000), beside: [button])
    let bar = try #require(shelf.indicator())
    #expect(bar.isVisible && bar.policy == .inlineControl)
    #expect(bar.track == Rect(x: 325, y: 120, width: 15, height: 380))
    #expect(!shelf.isVisible(.horizontal), "the other bar has nothing in line with it")
  }

  @Test(
    "what is not in the strip of its frame is not in line with it",
    arguments: [
      Rect(x: 325, y: 60, width: 15, height: 40), Rect(x: 340, y: 100, width: 40, height: 40),
      Rect(x: 60, y: 120, width: 265, height: 28),
    ])
  func besideTheStrip(frame: Rect) {
    var button = Element(id: "button", role: .button, label: "Button")
    button.frame = frame
    #expect(!Shelf(.macOS, beside: [button]).isVisible())
  }

  @Test("a row of the content that runs on beneath the bar is not in line with it")
  func rowsBeneath() {
    let shelf = Shelf(.macOS) { list, _ in
      list.children = (1...4).map { .button("row-\($0)", "Row \($0)") }
    }
    #expect(!shelf.isVisible())
  }

  // MARK: Room

  @Test("bars that come and go shift nothing")
  func noShift() {
    var shelf = Shelf(.macOS, content: Size(width: 300, height: 2000))
    func frames(_ shelf: Shelf) -> [Rect] {
      (1...4).compactMap { shelf.driver.node("main/list/row-\($0)")?.frame.offset(by: shelf.offset) }
    }
    let hidden = frames(shelf)
    shelf.driver.press(.keyDown)
    #expect(shelf.isVisible() && frames(shelf) == hidden && !hidden.isEmpty)
    shelf.driver.settle()
    #expect(!shelf.isVisible() && frames(shelf) == hidden)
  }

  @Test("bars that show always have room of their own, by their size")
  func room() throws {
    for (size, thickness) in [(ControlSize.regular, 15.0), (.small, 11), (.mini, 11)] {
      let shelf = Shelf(.macOS, content: Size(width: 290, height: 2000)) { list, scene in
        list.indicator = IndicatorLook()
        list.indicator?.size = size
        scene.settings.scrollBars = .always
      }
      let list = try #require(shelf.driver.node("main/list"))
      #expect(list.frame.size == Size(width: 300 - thickness, height: 400 - (thickness > 10 ? thickness : 0)))
      let bar = try #require(shelf.indicator())
      #expect(bar.track.minX == list.frame.maxX && bar.track.size.width == thickness)
      #expect(shelf.indicator(.horizontal)?.track.maxX == bar.track.minX, "the corner is free")
    }
  }

  @Test("rows keep clear of a bar that shows always", arguments: [false, true])
  func rows(isRightToLeft: Bool) throws {
    let shelf = Shelf(.macOS, content: Size(width: 250, height: 2000)) { list, scene in
      list.frame = nil
      scene.settings.scrollBars = .always
      scene.isRightToLeft = isRightToLeft
    }
    let bar = try #require(shelf.indicator()).track
    for row in 1...4 {
      let frame = try #require(shelf.driver.node("main/list/row-\(row)")).frame
      #expect(isRightToLeft ? frame.minX >= bar.maxX : frame.maxX <= bar.minX)
    }
  }

  @Test("the end can be reached beside bars that take room")
  func reachable() {
    var shelf = Shelf(.macOS, content: Size(width: 900, height: 2000)) { $1.settings.scrollBars = .always }
    for _ in 0..<8 { shelf.driver.reader(.scroll(.down), "main/list") }
    for _ in 0..<8 { shelf.driver.reader(.scroll(.right), "main/list") }
    #expect(shelf.offset == Vector(dx: 900 - 285, dy: 2000 - 385))
    #expect(shelf.indicator()?.fraction == 1 && shelf.indicator(.horizontal)?.fraction == 1)
  }
}
