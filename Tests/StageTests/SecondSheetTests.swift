import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Mutants
@testable import Presenting
import Scenes
import TestSupport
import Testing

@testable import Scrolling
@testable import Stage

/// SM-5, row by row: a second sheet replaces the first, which may come back.
@Suite("Second sheet (SM-5)")
struct SecondSheetTests {
  /// The first sheet at large, its list scrolled, a word in its field, its Next button just pressed; the second rests.
  static func second(_ scene: Scene = .chain(), typing: Bool = false) -> StageDriver {
    var driver = StageDriver(scene)
    driver.choose("main/open")
    driver.settle()
    driver.reader(.increment, "first/grabber")
    driver.settle()
    if typing {
      driver.reader(.activate, "first/note")
      driver.type("Hi")
    }
    driver.reader(.scroll(.down), "first/list")
    driver.choose("first/next")
    driver.settle()
    return driver
  }

  static func dismissals(_ driver: StageDriver, _ id: NodeID) -> [TargetEvent.DismissReason] {
    driver.events.compactMap { event in
      guard event.node == id, case .didDismiss(let reason) = event.kind else { return nil }
      return reason
    }
  }

  @Test("never both on the screen, and the parent stays blocked all the while")
  func oneAtATime() {
    var driver = StageDriver(.chain())
    driver.tap("main/open")
    driver.settle()
    driver.tap("first/next")
    while driver.stage.nextDeadline != nil {
      #expect((driver.node("first") == nil) != (driver.node("second") == nil))
      #expect(driver.node("main")?.traits.contains(.blocked) == true)
      driver.wait(milliseconds: 16)
    }
    #expect(driver.node("second") != nil)
  }

  @Test("what waits for a sheet to rest comes when it does, before anything that is asked for later")
  func onceAtRest() {
    var driver = StageDriver(.chain())
    driver.tap("main/open")
    driver.settle()
    driver.tap("first/note")
    driver.type("Hi")
    driver.settle()
    driver.reader(.increment, "first/grabber")
    #expect(driver.stage.state.presenting.sheets.first?.isResting == false)
    _ = driver.stage.present("third", at: driver.stage.now)
    #expect(driver.stage.requestCount == 1)
    driver.reader(.activate, "first/note")
    #expect(
      driver.stage.state.presenting.sheets.first?.isResting == false, "what is operated on it leaves it on its way")
    _ = driver.stage.present("second", at: driver.stage.now)
    driver.settle()
    #expect(driver.stage.dialogCount == 1, "the changes are asked about before the third sheet comes")
    #expect(driver.stage.unsaved == ["first"])
  }

  @Test(
    "the first comes back after the second: content, offset, detent, changes and focus as they were",
    .keeps("sheet-redisplay-first", mutant: .firstSheetStaysAway),
    .keeps("sheet-redisplay-first", mutant: .returningSheetForgetsDetent, on: [.iOS, .iPadOS]),
    arguments: [false, true], Platform.allCases)
  func comesBack(bySwipe: Bool, platform: Platform) {
    // An iPad shows it on the whole screen and in a window as small as a phone.
    let rooms: [SheetRoom?] = Platform.hands.contains(platform) ? SheetRoom.all(on: platform) : [nil]
    for room in rooms {
      let scene = room.map { room in room.scene { .chain($0) } } ?? .chain(platform)
      comesBack(Self.second(scene, typing: true), bySwipe: bySwipe, room)
    }
  }

  private func comesBack(_ second: StageDriver, bySwipe: Bool, _ room: SheetRoom?) {
    var driver = second
    #expect(Self.dismissals(driver, "first") == [.replaced])
    #expect(driver.stage.waitingCount == 1)
    driver.clear()
    // Elsewhere no sheet is swiped away.
    if bySwipe, let room {
      let start = Point(x: driver.stage.screen.width / 2, y: room.top + 21)
      driver.drag(from: start, to: Point(x: start.x, y: start.y + 510), velocity: 900)
    } else {
      driver.choose("second/close")
    }
    driver.settle()
    #expect(
      driver.events.filter { $0.kind == .willPresent || $0.kind == .didPresent }.map(\.node) == ["first", "first"])
    if let room { #expect(driver.node("first")?.frame.size.height == room.large) }
    #expect(driver.node("first/note")?.value == "Hi")
    let list = driver.node("first/list")?.frame.minY ?? .nan
    #expect(driver.node("first/list/line-1").map { $0.frame.minY < list } == true)
    #expect(driver.node("first/next")?.traits.contains(.focused) == true)
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("first-confirmation") != nil, "its changes are still unsaved")
  }

  @Test("it comes back even at the offset that it had")
  func offsetIsKept() {
    var driver = Self.second()
    let offset = driver.stage.state.scrolling.places
    #expect(offset.contains { $0.offset.dy > 0 })
    driver.tap("second/close")
    driver.settle()
    #expect(driver.stage.state.scrolling.places == offset)
    driver.tap("first/cancel")
    driver.settle()
    driver.tap("main/open")
    driver.settle()
    #expect(driver.stage.state.scrolling.places.allSatisfy { $0.offset == .zero }, "a new presentation begins anew")
  }

  @Test("without the attribute the way back leads to the parent, and to what opened the first")
  func parentAfterSecond() {
    var driver = Self.second(.chain(redisplays: false))
    driver.tap("second/close")
    driver.settle()
    #expect(driver.node("first") == nil)
    #expect(driver.node("main")?.traits.contains(.blocked) == false)
    #expect(driver.node("main/open")?.traits.contains(.focused) == true)
  }

  @Test("changes that are not to come back are asked about first; the answer decides")
  func unsavedFirst() {
    for (answer, second) in [("discard", true), ("keep", false)] {
      var driver = Self.second(.chain(redisplays: false), typing: true)
      #expect(driver.node("first-confirmation") != nil && driver.node("second") == nil)
      driver.tap("first-confirmation/\(answer)")
      driver.settle()
      #expect((driver.node("second") != nil) == second)
      #expect((driver.node("first") != nil) == !second)
      if !second { #expect(driver.node("first/note")?.value == "Hi") }
      #expect(driver.stage.requestCount == 0)
    }
  }

  @Test("a third sheet replaces the second while the first waits: the first follows the third")
  func thirdReplacesSecond() {
    var driver = Self.second()
    driver.tap("second/on")
    driver.settle()
    #expect(driver.node("third") != nil)
    driver.clear()
    driver.tap("third/close")
    driver.settle()
    #expect(driver.node("first") != nil && driver.node("second") == nil)
  }

  @Test("unless the second is to return: then the second, then the first")
  func secondReturnsToo() {
    var driver = Self.second(.chain(secondReturns: true))
    driver.tap("second/on")
    driver.settle()
    driver.tap("third/close")
    driver.settle()
    #expect(driver.node("second") != nil && driver.node("first") == nil)
    driver.tap("second/close")
    driver.settle()
    #expect(driver.node("first") != nil)
    driver.tap("first/cancel")
    driver.settle()
    #expect(driver.node("main/open")?.traits.contains(.focused) == true)
    #expect(driver.stage.waitingCount == 0)
  }

  @Test("what waits may be asked for itself, and comes back as it was")
  func waitingIsPresented() {
    var driver = Self.second()
    driver.tap("second/on")
    driver.settle()
    driver.tap("third/back")
    driver.settle()
    #expect(driver.node("first")?.frame.size.height == 783)
    #expect(driver.stage.waitingCount == 0)
  }

  @Test("a second sheet that never comes: the first comes back even without the attribute", arguments: [true, false])
  func secondNeverComes(redisplays: Bool) {
    var driver = StageDriver(.chain(redisplays: redisplays))
    driver.tap("main/open")
    driver.settle()
    driver.tap("first/next")
    driver.wait(milliseconds: 100)
    driver.clear()
    _ = driver.stage.dismiss("second", at: driver.stage.now)
    driver.settle()
    #expect(Self.dismissals(driver, "first") == [.replaced])
    #expect(driver.node("first") != nil && driver.node("second") == nil)
    #expect(SheetPresentationTests.phase(driver, "first") == .resting)
  }

  @Test("withdrawn while the changes are asked about: the question goes, the sheet stays")
  func withdrawnWhileAsking() {
    var driver = Self.second(.chain(redisplays: false), typing: true)
    let events = driver.stage.dismiss("second", at: driver.stage.now)
    #expect(events.map(\.kind) == [.willDismiss(.programmatic), .didDismiss(.programmatic)])
    driver.settle()
    #expect(SheetPresentationTests.phase(driver, "first") == .resting)
    #expect(driver.node("first/note")?.value == "Hi")
  }

  @Test("given up while it waits, or while it leaves: it does not come back")
  func givenUp() {
    for isLeaving in [true, false] {
      var driver = StageDriver(.chain())
      driver.tap("main/open")
      driver.settle()
      driver.tap("first/next")
      if isLeaving { driver.wait(milliseconds: 100) } else { driver.settle() }
      _ = driver.stage.dismiss("first", at: driver.stage.now)
      driver.settle()
      driver.tap("second/close")
      driver.settle()
      #expect(driver.node("first") == nil && driver.node("second") == nil)
      #expect(Self.dismissals(driver, "first") == [.replaced])
      #expect(driver.node("main/open")?.traits.contains(.focused) == true)
    }
  }

  @Test("parent gone: nothing comes any more")
  func parentGone() {
    var driver = Self.second()
    _ = driver.stage.dismiss("main", at: driver.stage.now)
    driver.settle()
    #expect(driver.stage.tree.nodes.isEmpty)
    #expect(driver.stage.waitingCount == 0)
  }

  @Test("two requests at once: both get their turn")
  func severalRequests() {
    var driver = StageDriver(.chain())
    driver.tap("main/open")
    _ = driver.stage.present("second", at: driver.stage.now)
    _ = driver.stage.present("third", at: driver.stage.now)
    driver.settle()
    #expect(driver.node("third") != nil)
    #expect(Self.dismissals(driver, "second") == [.replaced])
    driver.tap("third/close")
    driver.settle()
    #expect(driver.node("first") != nil, "it has waited for the second, then for the third")
  }

  // MARK: The stack of the iOS 13 era

  /// The second card over the first.
  static func stack() -> StageDriver { second(.chain(ruleset: .ios13)) }

  @Test("under ruleset ios13 the second goes on top; the upper edge of the first shows behind it (C-01)")
  func stacks() {
    let driver = Self.stack()
    guard let first = driver.node("first"), let second = driver.node("second") else {
      return #expect(Bool(false), "both are there")
    }
    #expect(first.frame.minY == second.frame.minY - 10)
    #expect(first.traits.contains(.blocked) && !second.traits.contains(.blocked))
    #expect(driver.node("main")?.traits.contains(.blocked) == true)
    #expect(Self.dismissals(driver, "first").isEmpty)
  }

  @Test("the one on top goes first, by any way; the one below is as it was")
  func unstacks() {
    let ways: [(inout StageDriver) -> Void] = [
      { $0.tap("second/close") }, { $0.press(.keyEsc) },
      { $0.drag(from: Point(x: 196, y: 90), to: Point(x: 196, y: 600), velocity: 900) },
      { driver in _ = driver.stage.dismiss("second", at: driver.stage.now) },
    ]
    for leave in ways {
      var driver = Self.stack()
      leave(&driver)
      driver.settle()
      #expect(driver.node("second") == nil)
      #expect(driver.node("first")?.traits.contains(.blocked) == false)
      #expect(driver.node("first")?.frame.maxY == 852)
      #expect(driver.node("first/next")?.traits.contains(.focused) == true)
    }
  }

  @Test("the app dismisses the lower one: both go, each is told once")
  func lowerGoes() {
    var driver = Self.stack()
    driver.clear()
    let events = driver.stage.dismiss("first", at: driver.stage.now)
    #expect(events.map(\.node) == ["second", "first"])
    driver.settle()
    #expect(Self.dismissals(driver, "first") == [.programmatic])
    #expect(Self.dismissals(driver, "second") == [.programmatic])
    #expect(driver.node("main")?.traits.contains(.blocked) == false)
  }

  // MARK: Under a full screen

  /// Compose gives way to Photos and is to return; from Photos a full screen, and from that another sheet.
  static func underFullScreen(_ platform: Platform) -> StageDriver {
    var driver = StageDriver(
      SceneBuilder(platform, id: "chain").window("main", title: "Main", [.button("open", "Open", opens: "compose")])
        .sheet(
          "compose", title: "Compose",
          [.button("cancel", "Cancel", dismiss: .cancel), .button("photos", "Photos", opens: "photos")]
        ) { $0.redisplayAfter = "photos" }
        .sheet(
          "photos", title: "Photos",
          [.button("done", "Done", dismiss: .done), .button("whole", "Whole", opens: "picture")]
        )
        .present(
          "picture", .fullScreen, title: "Picture",
          [.button("close", "Close", dismiss: .done), .button("info", "Info", opens: "info")]
        )
        .sheet("info", title: "Info", [.button("ok", "OK", dismiss: .done), .button("more", "More", opens: "more")])
        .sheet("more", title: "More", [.button("ok", "OK", dismiss: .done)]).scene)
    for id in ["main/open", "compose/photos", "photos/whole", "picture/info"] {
      driver.reader(.activate, id)
      driver.settle()
    }
    driver.clear()
    return driver
  }

  @Test(
    "what waits for a sheet that a full screen hides does not come back before that has gone",
    arguments: Platform.allCases, [false, true])
  func waitsUnderFullScreen(platform: Platform, isReplaced: Bool) {
    var driver = Self.underFullScreen(platform)
    if isReplaced {
      driver.reader(.activate, "info/more")
      driver.settle()
    }
    driver.reader(.activate, isReplaced ? "more/ok" : "info/ok")
    driver.settle()
    #expect(
      driver.node("compose") == nil && driver.focused == "picture/info", "\(platform): \(driver.focused ?? "nothing")")
    driver.reader(.activate, "picture/close")
    driver.settle()
    #expect(driver.node("photos") != nil && driver.node("compose") == nil)
    driver.reader(.activate, "photos/done")
    driver.settle()
    #expect(driver.node("compose") != nil && driver.focused == "compose/photos", "now it returns")
    driver.reader(.activate, "compose/cancel")
    driver.settle()
    #expect(driver.focused == "main/open" && driver.stage.breach == nil)
  }

  @Test("the first comes back also where a popover has come after the second", arguments: [Platform.iPadOS, .macOS])
  func afterPopover(platform: Platform) {
    var scene = Scene.chain(platform)
    scene.presentations.append(Self.popover)
    var driver = Self.second(scene, typing: true)
    driver.reader(.escape, "second")
    #expect(driver.kinds.contains(.willDismiss(.escape)))
    // The app asks for it while the second goes away.
    _ = driver.stage.present("popover", at: driver.stage.now)
    driver.settle()
    #expect(driver.node("popover") != nil && driver.node("first") == nil)
    driver.reader(.escape, "popover")
    driver.settle()
    #expect(driver.node("popover") == nil && driver.node("first") != nil)
    #expect(driver.stage.unsaved == ["first"])
  }

  private static var popover: Presentation {
    var popover = Presentation(id: "popover", kind: .popover(Popover()), title: "Popover")
    popover.elements = [.button("again", "Again")]
    return popover
  }
}
