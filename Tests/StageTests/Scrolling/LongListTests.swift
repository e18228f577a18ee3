import Accessibility
import Geometry
import Harness
import Scenes
import TestSupport
import Testing

@testable import Stage

/// A list that is longer than its room scrolls, though nobody says so.
@Suite("Long lists")
struct LongListTests {
  static func list(_ role: Role = .list, rows: Int, frame: Rect? = nil) -> Element {
    var list = Element(id: "list", role: role, label: "Rows", frame: frame)
    list.children = (1...rows).map { .button("row-\($0)", "Row \($0)") }
    return list
  }

  static func scene(_ platform: Platform, _ elements: [Element]) -> Scene {
    SceneBuilder(platform).window("main", title: "Main", elements).scene
  }

  /// Where nothing of a node is off the screen.
  static func isOnScreen(_ id: String, _ driver: StageDriver) -> Bool {
    let screen = Rect(origin: .zero, size: driver.stage.screen)
    guard let frame = driver.node(id)?.frame, !frame.isEmpty else { return false }
    return frame.intersection(screen) == frame
  }

  @Test(
    "sixty rows without a frame scroll to the last one, and what stands below them is on the screen",
    arguments: Platform.allCases.filter { $0 != .tvOS })
  func withoutFrames(platform: Platform) throws {
    var driver = StageDriver(Self.scene(platform, [Self.list(rows: 60), .button("below", "Below")]))
    #expect(driver.node("main/list")?.indicators.isEmpty == false)
    #expect(Self.isOnScreen("main/below", driver) && Self.isOnScreen("main/list", driver))
    #expect(!Self.isOnScreen("main/list/row-60", driver))
    driver.reader(.reveal, "main/list/row-60")
    driver.settle()
    #expect(Self.isOnScreen("main/list/row-60", driver))
    driver.reader(.scroll(.up), "main/list")
    driver.settle()
    #expect(!Self.isOnScreen("main/list/row-60", driver))
  }

  @Test("a finger scrolls them", arguments: [Platform.iOS, .iPadOS, .visionOS, .watchOS])
  func finger(platform: Platform) {
    var driver = StageDriver(Self.scene(platform, [Self.list(rows: 60)]))
    let before = driver.node("main/list/row-2")?.frame.minY ?? 0
    driver.drag("main/list/row-2", by: -60)
    #expect((driver.node("main/list/row-2")?.frame.minY ?? 0) < before - 30)
  }

  @Test("a television scrolls them as a whole")
  func television() {
    var driver = StageDriver(Self.scene(.tvOS, [Self.list(rows: 60)]))
    let isThere = driver.tab(to: "main/list/row-60")
    #expect(isThere)
    driver.settle()
    #expect(Self.isOnScreen("main/list/row-60", driver))
  }

  @Test("rows that go on below the frame of their list scroll in it", arguments: Platform.allCases)
  func framed(platform: Platform) {
    let frame = Rect(x: 10, y: 60, width: 150, height: 120)
    for role in [Role.list, .table, .tree] {
      var driver = StageDriver(Self.scene(platform, [Self.list(role, rows: 20, frame: frame)]))
      driver.reader(.reveal, "main/list/row-20")
      driver.settle()
      let row = driver.node("main/list/row-20")?.frame ?? .zero
      #expect(frame.intersection(row) == row && !row.isEmpty, "\(row)")
    }
  }

  @Test("in a sheet, too", arguments: Platform.allCases.filter { $0 != .tvOS })
  func sheet(platform: Platform) {
    let scene = SceneBuilder(platform).window("main", [.button("open", "Open")])
      .sheet("sheet", title: "Sheet", [.button("close", "Close", dismiss: .close), Self.list(rows: 60)]).scene
    var driver = SheetPresentationTests.resting("sheet", scene)
    driver.reader(.reveal, "sheet/list/row-60")
    driver.settle()
    #expect(Self.isOnScreen("sheet/list/row-60", driver))
  }

  @Test("in a popover, too, which is no higher than the screen then")
  func popover() {
    let scene = SceneBuilder(.iPadOS).window("main", [.button("open", "Open", opens: "pop")])
      .present("pop", .popover(Popover(anchor: "main/open")), title: "Pop", [Self.list(rows: 60)]).scene
    var driver = StageDriver(scene)
    driver.operate("main/open")
    #expect(Self.isOnScreen("pop", driver) && Self.isOnScreen("pop/list", driver))
    #expect(!Self.isOnScreen("pop/list/row-60", driver))
    driver.reader(.reveal, "pop/list/row-60")
    driver.settle()
    #expect(Self.isOnScreen("pop/list/row-60", driver))
  }

  @Test(
    "in a group, too, and in a group of a group: within its frame, else within the window",
    arguments: [Rect(x: 0, y: 100, width: 180, height: 120), nil], [1, 2])
  func group(frame: Rect?, depth: Int) {
    for platform in Platform.allCases where platform != .tvOS || frame != nil {
      var inner = Self.list(rows: 60)
      for level in 1...depth {
        var group = Element(id: "group-\(level)", role: .group, frame: level == depth ? frame : nil)
        group.children = [.button("above-\(level)", "Above"), inner, .button("below-\(level)", "Below")]
        inner = group
      }
      var driver = StageDriver(Self.scene(platform, [inner]))
      let path = "main/" + (1...depth).reversed().map { "group-\($0)" }.joined(separator: "/")
      // A TV shows no indicators.
      #expect(driver.node(path + "/list")?.indicators.isEmpty == (platform == .tvOS), "\(platform)")
      driver.reader(.reveal, path + "/list/row-60")
      driver.settle()
      let row = driver.node(path + "/list/row-60")?.frame ?? .zero
      let room = driver.node(path + "/list")?.frame ?? .zero
      #expect(row.intersection(room) == row && !row.isEmpty, "\(platform): \(row) in \(room)")
      // On a watch the window scrolls as a whole.
      if frame == nil, platform != .watchOS { #expect(Self.isOnScreen(path + "/below-1", driver), "\(platform)") }
    }
  }

  @Test("rows that fit scroll nothing, however a phone is turned", arguments: Platform.allCases)
  func fits(platform: Platform) {
    let driver = StageDriver(Self.scene(platform, [Self.list(rows: 2)]))
    #expect(driver.node("main/list")?.indicators.isEmpty == true)
  }

  @Test("rows that do not fit once a phone is turned scroll then")
  func turned() {
    var driver = StageDriver(Self.scene(.iOS, [Self.list(rows: 10)]))
    #expect(Self.isOnScreen("main/list/row-10", driver))
    driver.receive(.resize(width: 852, height: 393))
    driver.settle()
    #expect(!Self.isOnScreen("main/list/row-10", driver))
    driver.reader(.reveal, "main/list/row-10")
    driver.settle()
    #expect(Self.isOnScreen("main/list/row-10", driver))
  }

  @Test("a row without a frame that lies on what has one is told, with both")
  func overlaps() {
    let placed = Element.button("placed", "Placed", frame: Rect(x: 20, y: 100, width: 100, height: 44))
    let scene = Self.scene(.iOS, [placed, .button("a", "A"), .button("b", "B"), .button("c", "C")])
    let pairs = Stage.overlaps(in: scene)
    #expect(pairs.map(\.unplaced.id) == ["a"] && pairs.map(\.placed.id) == ["placed"], "\(pairs)")
    #expect(Stage.overlaps(in: Self.scene(.iOS, [.button("a", "A"), .button("b", "B")])).isEmpty)
  }
}
