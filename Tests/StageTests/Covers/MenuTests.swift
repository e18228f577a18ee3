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

/// SM-14 as far as it tells menus from action sheets, and share sheets.
@Suite("Menus and share sheets")
struct MenuTests {
  @Test(
    "its control reveals it: by tap, hold, second button, key and reader",
    arguments: ["tap", "hold", "second button", "key", "reader", "reader's long press"])
  func reveals(way: String) {
    var driver = StageDriver.covered()
    switch way {
    case "second button": driver.receive(.input(.pointer(.pressed(button: 1, at: driver.point("main/more")))))
    case "tap": driver.tap("main/more")
    case "hold":
      driver.receive(.input(.gesture(.longPress(phase: .began, location: driver.point("main/more"), fingers: 1))))
    case "key":
      driver.tab(to: "main/more")
      driver.press(.keyEnter)
    case "reader's long press": driver.reader(.longPress, "main/more")
    default: driver.reader(.activate, "main/more")
    }
    driver.settle()
    #expect(driver.node("list")?.role == .menu)
    #expect(driver.node("list/rename")?.traits.contains(.focused) == true)
  }

  @Test("a menu that an item of a menu opens stays beside it, and a choice closes both", arguments: Platform.allCases)
  func submenu(platform: Platform) {
    var item = Element(id: "sort", role: .menuItem, label: "Sort by")
    item.opens = "sub"
    let scene = SceneBuilder(platform)
      .window("main", title: "Main", [.button("more", "More", opens: "menu")])
      .present("menu", .menu(Menu()), title: "Menu", [item])
      .present("sub", .menu(Menu()), title: "Sort by", [Element(id: "name", role: .menuItem, label: "Name")])
      .scene
    var driver = StageDriver(scene)
    driver.reader(.activate, "main/more")
    driver.settle()
    driver.reader(.activate, "menu/sort")
    driver.settle()
    #expect(driver.node("sub/name") != nil && driver.node("menu") != nil)
    var other = driver
    other.press(.keyEsc)
    other.settle()
    #expect(other.node("sub") == nil && other.node("menu") != nil)
    driver.reader(.activate, "sub/name")
    driver.settle()
    #expect(driver.node("sub") == nil && driver.node("menu") == nil)
  }

  @Test("a picture of which it hangs reveals it too, and takes the keyboard focus", arguments: ["tap", "hold", "key"])
  func picture(way: String) {
    var scene = Scene.covered()
    var picture = Element(id: "photo", role: .image, label: "Photo")
    picture.frame = Rect(x: 300, y: 700, width: 60, height: 40)
    scene.windows[0].elements.append(picture)
    for index in scene.presentations.indices where scene.presentations[index].id == "list" {
      scene.presentations[index].kind = .menu(Menu(revealControl: "main/photo"))
    }
    var driver = StageDriver(scene)
    switch way {
    case "tap": driver.tap("main/photo")
    case "hold":
      driver.receive(.input(.gesture(.longPress(phase: .began, location: driver.point("main/photo"), fingers: 1))))
    default:
      let isReached = driver.tab(to: "main/photo")
      #expect(isReached)
      driver.press(.keyEnter)
    }
    driver.settle()
    #expect(driver.node("list")?.role == .menu)
  }

  @Test(
    "nothing else does: no other control, not the app",
    .keeps("action-sheet-menu-on-reveal", mutant: .menuOpensByItself), arguments: [false, true], Platform.hands)
  func onlyItsControl(byHold: Bool, platform: Platform) {
    func operate(_ driver: inout StageDriver, _ id: String) {
      if byHold {
        driver.receive(.input(.gesture(.longPress(phase: .began, location: driver.point(id), fingers: 1))))
      } else {
        driver.tap(id)
      }
      driver.settle()
    }
    var scene = Scene.covered(platform)
    scene.windows[0].elements.append(.button("unrelated", "Unrelated", opens: "list"))
    var driver = StageDriver(scene)
    operate(&driver, "main/unrelated")
    #expect(driver.node("list") == nil)
    _ = driver.stage.present("list", at: driver.stage.now)
    driver.settle()
    #expect(driver.node("list") == nil)
    operate(&driver, "main/more")
    #expect(driver.node("list") != nil)
  }

  @Test("a control that is not its own is told which one is; the app is told that people reveal it")
  func whyNot() {
    func cause(_ revealControl: String?, byApp: Bool) -> String? {
      var driver = StageDriver(Self.twoOpeners(revealControl))
      if byApp {
        let events = driver.stage.present("list", at: driver.stage.now)
        return events.first { $0.kind == .swallowed }?.cause
      }
      driver.tap("main/more")
      return driver.events.first { $0.kind == .swallowed && $0.node == "list" }?.cause
    }
    #expect(cause("other", byApp: false)?.contains("main/other reveals it, its revealControl") == true)
    for control in [nil, "other"] {
      #expect(cause(control, byApp: true)?.hasSuffix("people reveal a menu by its control, the app does not") == true)
    }
  }

  @Test(
    "without a control that its author names, every control that opens it reveals it, where that is",
    arguments: ["main/more", "main/other"], ["tap", "hold", "reader"])
  func everyOpener(opener: String, way: String) throws {
    var driver = StageDriver(Self.twoOpeners(nil))
    let control = try #require(driver.node(opener)?.frame)
    switch way {
    case "tap": driver.tap(opener)
    case "hold":
      driver.receive(.input(.gesture(.longPress(phase: .began, location: driver.point(opener), fingers: 1))))
    default: driver.reader(.activate, opener)
    }
    driver.settle()
    let menu = try #require(driver.node("list")?.frame)
    #expect(abs(menu.midX - control.midX) < 0.5 && menu.minY >= control.maxY && menu.minY < control.maxY + 20)
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("list") == nil)
    #expect(driver.node(opener)?.traits.contains(.focused) == true)
  }

  @Test("a menu that a control in a popover opens, too, lies in that popover and leaves it there")
  func openerInPopover() throws {
    let scene = SceneBuilder(.iPadOS)
      .window("main", [.button("more", "More", opens: "list"), .button("tools", "Tools", opens: "box")])
      .present("box", .popover(Popover()), [.button("other", "Other", opens: "list")])
      .present("list", .menu(Menu()), [.button("rename", "Rename")]).scene
    var driver = StageDriver(scene)
    driver.tap("main/tools")
    driver.settle()
    driver.tap("box/other")
    driver.settle()
    #expect(driver.node("box") != nil && driver.node("list") != nil)
    driver.tap("list/rename")
    driver.settle()
    #expect(driver.node("box/other")?.traits.contains(.focused) == true)
  }

  private static func twoOpeners(_ revealControl: String?) -> Scene {
    SceneBuilder(.iPadOS)
      .window(
        "main",
        [
          .button("more", "More", opens: "list", frame: Rect(x: 40, y: 100, width: 200, height: 44)),
          .button("other", "Other", opens: "list", frame: Rect(x: 500, y: 400, width: 200, height: 44)),
        ]
      )
      .present("list", .menu(Menu(revealControl: revealControl)), [.button("rename", "Rename")]).scene
  }

  @Test("a choice closes it; arrows move through the choices, round the ends")
  func choice() {
    var driver = StageDriver.covered("more")
    driver.press(.keyDown)
    #expect(driver.node("list/move")?.traits.contains(.focused) == true)
    driver.press(.keyDown)
    driver.press(.keyUp)
    driver.press(.keyEnter)
    driver.settle()
    #expect(driver.events.first { $0.kind == .activated }?.node == "list/move")
    #expect(driver.kinds.contains(.didDismiss(.button)))
    #expect(driver.node("main/more")?.traits.contains(.focused) == true)
  }

  @Test("a tap beside it and Escape close it without a choice", arguments: [false, true])
  func nothingChosen(byKey: Bool) {
    var driver = StageDriver.covered("more")
    if byKey { driver.press(.keyEsc) } else { driver.tap("main/pane") }
    driver.settle()
    #expect(!driver.kinds.contains(.activated))
    #expect(driver.kinds.contains(.didDismiss(byKey ? .escape : .outside)))
  }

  // MARK: Share sheets

  @Test("a share sheet is one of medium and large, with what matters first")
  func shareSheet() throws {
    var driver = StageDriver.covered("share")
    let sheet = try #require(driver.node("sharing"))
    #expect(sheet.role == .activityView && sheet.traits.contains(.modal))
    let copy = try #require(driver.node("sharing/copy")?.frame)
    #expect(copy.maxY < (driver.node("sharing/print")?.frame.minY ?? 0))
    #expect(copy.intersection(sheet.frame) == copy, "primary items show at medium")
    driver.tap("sharing/grabber")
    driver.settle()
    #expect(driver.kinds.contains(.detentChanged(from: "medium", to: "large")))
    driver.tap("sharing/close")
    driver.settle()
    #expect(driver.node("main/share")?.traits.contains(.focused) == true)
  }

  @Test("it goes before the sheet that one of its items asks for")
  func shareSheetFirst() {
    var driver = StageDriver.covered("share")
    driver.tap("sharing/print")
    driver.settle()
    #expect(driver.node("sharing") == nil && driver.node("settings") != nil)
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("main/share")?.traits.contains(.focused) == true)
  }
}
