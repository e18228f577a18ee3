import Accessibility
import Geometry
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Attributes of sheets and other presentations that change what people see and can do.
@Suite("Attributes of presentations")
struct SheetAttributeTests {
  /// A window with a button that opens a sheet, and the sheet on the screen.
  static func open(
    _ platform: Platform, _ change: (inout Sheet) -> Void = { _ in },
    presentation: (inout Presentation) -> Void = { _ in }
  ) -> StageDriver {
    var scene = SceneBuilder(platform)
      .window("main", [.button("open", "Open", opens: "s"), .toggle("grid", "Grid")])
      .sheet("s", title: "S", [.button("cancel", "Cancel", dismiss: .cancel), .field("name", "Name")]) { change(&$0) }
      .scene
    presentation(&scene.presentations[0])
    return open(scene, "s")
  }

  static func open(_ scene: Scene, _ id: String) -> StageDriver {
    var driver = StageDriver(scene)
    if case .menu? = scene.presentations.first?.kind {
      driver.tap("main/open")
    } else {
      _ = driver.stage.present(id, at: driver.stage.now)
    }
    driver.settle()
    driver.clear()
    return driver
  }

  // MARK: Size and place

  @Test(
    "a sheet without detents comes up as large as its author says",
    arguments: [Platform.macOS, .tvOS, .visionOS, .watchOS])
  func defaultSize(platform: Platform) {
    let size = Size(width: 150, height: 120)
    let frame = Self.open(platform) { $0.defaultSize = size }.node("s")?.frame
    #expect(frame?.size == size)
    #expect(Self.open(platform).node("s")?.frame != frame)
  }

  @Test(
    "it lies at the edge that its author says, in its window",
    arguments: [
      (Platform.macOS, Sheet.Edge.bottom), (.macOS, .center), (.macOS, .top), (.iPadOS, .bottom), (.iPadOS, .center),
      (.visionOS, .bottom), (.visionOS, .top), (.visionOS, .center), (.tvOS, .bottom), (.tvOS, .top),
    ])
  func edge(platform: Platform, edge: Sheet.Edge) throws {
    var driver = Self.open(platform) { $0.presentationEdge = edge }
    let frame = try #require(driver.node("s")?.frame)
    let screen = driver.stage.scene.screen.size
    let top = platform == .macOS ? SheetPlacement.titleBar : 0
    switch edge {
    case .bottom: #expect(frame.maxY == screen.height)
    case .top: #expect(frame.minY == top)
    case .center, .slideOver: #expect(abs(frame.midY - (top + screen.height) / 2) < 0.001)
    }
    driver.tap("s/cancel")
    driver.settle()
    #expect(driver.node("s") == nil && driver.stage.breach == nil)
  }

  @Test("one that lies at the bottom is pulled by its upper edge, which alone moves")
  func pulledUp() throws {
    var driver = Self.open(.visionOS) {
      $0.isResizable = true
      $0.presentationEdge = .bottom
    }
    let before = try #require(driver.node("s")?.frame)
    driver.dragPointer(from: Point(x: before.midX, y: before.minY), to: Point(x: before.midX, y: before.minY - 40))
    let after = try #require(driver.node("s")?.frame)
    #expect(abs(after.size.height - before.size.height - 40) < 0.001 && after.maxY == before.maxY)
  }

  @Test(
    "on macOS the ways out stay at the foot of a sheet that is higher than its content, also while it is resized",
    arguments: [nil, Size(width: 300, height: 400)])
  func footer(size: Size?) throws {
    var driver = Self.open(.macOS) {
      $0.defaultSize = size
      $0.isResizable = true
    }
    func fromFoot() throws -> Double {
      let button = try #require(driver.node("s/cancel")?.frame)
      return try #require(driver.node("s")?.frame).maxY - button.maxY
    }
    let before = try fromFoot()
    #expect(before == 16)
    let frame = try #require(driver.node("s")?.frame)
    driver.dragPointer(from: Point(x: frame.midX, y: frame.maxY), to: Point(x: frame.midX, y: frame.maxY + 60))
    #expect(try #require(driver.node("s")?.frame).size.height > frame.size.height)
    #expect(try fromFoot() == before)
  }

  @Test("a dialog lies where its author wants it", arguments: Platform.allCases)
  func dialogFrame(platform: Platform) {
    let frame = Rect(x: 4, y: 30, width: 180, height: 190)
    var scene = SceneBuilder(platform).window("main", [.button("open", "Open", opens: "s")]).scene
    scene.presentations = [
      Presentation(id: "s", kind: .alert(Alert([ActionButton(id: "ok", label: "OK", style: .cancel)])), title: "S")
    ]
    scene.presentations[0].frame = frame
    var driver = Self.open(scene, "s")
    #expect(driver.node("s")?.frame == frame)
    #expect(driver.node("s/ok").map { $0.frame.intersection(frame) == $0.frame } == true)
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("s") == nil)
  }

  // MARK: Resizing

  @Test(
    "resizable: false keeps it at its detent by any means, and shows no grabber", arguments: [nil, "medium", "large"])
  func pinned(selected: String?) throws {
    var driver = Self.open(.iOS) {
      $0.detents = [.medium, .large]
      $0.grabberVisible = true
      $0.isResizable = false
      $0.selectedDetent = selected
      $0.swipeToDismiss = false
    }
    let frame = try #require(driver.node("s")?.frame)
    #expect(driver.node("s/grabber") == nil)
    let header = Point(x: frame.midX, y: frame.minY + 10)
    for (way, velocity) in [(-300.0, -900.0), (-300, 0), (250, 0), (250, 2000), (30, 0)] {
      driver.drag(from: header, to: Point(x: header.x, y: header.y + way), velocity: velocity)
      driver.settle()
      #expect(driver.node("s")?.frame == frame, "\(way)")
    }
    for _ in 0..<4 { driver.press(.keyTab) }
    driver.settle()
    #expect(!driver.kinds.contains { if case .detentChanged = $0 { true } else { false } })
    #expect(driver.stage.breach == nil)
    let other = selected == "large" ? "medium" : "large"
    _ = driver.stage.select(detent: other, of: "s", at: driver.stage.now)
    driver.settle()
    let moved = try #require(driver.node("s")?.frame)
    #expect(moved != frame, "the app moves it")
    driver.drag(from: Point(x: moved.midX, y: moved.minY + 10), to: Point(x: moved.midX, y: moved.minY + 200))
    driver.settle()
    #expect(driver.node("s")?.frame == moved && driver.stage.breach == nil)
  }

  // MARK: Exits

  static let ways: [(Presentation.Exit, @Sendable (inout StageDriver) -> Void)] = [
    (.button, { $0.tap("s/cancel") }),
    (.swipe, { $0.drag(from: Point(x: 196, y: 110), to: Point(x: 196, y: 700), velocity: 2000) }),
    (.escapeKey, { $0.press(.keyEsc) }), (.assistiveEscape, { $0.reader(.escape, "s") }),
    (.completion, { $0.tap("s/finish") }),
  ]

  @Test("only the named ways lead out of a sheet", arguments: Presentation.Exit.allCases)
  func exits(named: Presentation.Exit) {
    for (way, go) in Self.ways {
      var scene = SceneBuilder(.iOS)
        .window("main", [.button("open", "Open", opens: "s")])
        .sheet("s", title: "S", [.button("cancel", "Cancel", dismiss: .cancel), .button("finish", "Finish")]) { _ in }
        .scene
      scene.presentations[0].elements[1].effect = Element.Effect()
      scene.presentations[0].elements[1].effect?.completes = true
      scene.presentations[0].exits = [named]
      var driver = Self.open(scene, "s")
      go(&driver)
      driver.settle()
      #expect((driver.node("s") == nil) == (way == named), "\(way.rawValue)")
      #expect(driver.stage.breach == nil)
    }
  }

  @Test("and out of a full screen, a popover, a menu, an alert", arguments: ["fullScreen", "popover", "menu", "alert"])
  func otherExits(kind: String) {
    for named in [Presentation.Exit.button, .escapeKey, .assistiveEscape] {
      for (way, go) in Self.ways where way != .completion && way != .swipe {
        var scene = SceneBuilder(.iPadOS).window("main", [.button("open", "Open", opens: "s")]).scene
        let kinds: [String: Presentation.Kind] = [
          "fullScreen": .fullScreen, "popover": .popover(Popover()), "menu": .menu(Menu()),
          "alert": .alert(Alert([ActionButton(id: "cancel", label: "Cancel", style: .cancel)])),
        ]
        scene.presentations = [Presentation(id: "s", kind: kinds[kind] ?? .fullScreen, title: "S")]
        if kind != "alert" { scene.presentations[0].elements = [.button("cancel", "Cancel", dismiss: .cancel)] }
        scene.presentations[0].exits = [named]
        var driver = Self.open(scene, "s")
        go(&driver)
        driver.settle()
        #expect((driver.node("s") == nil) == (way == named), "\(named.rawValue): \(way.rawValue)")
      }
    }
  }

  // MARK: Modality

  @Test(
    "modal: false leaves keys and reader what is under a popover or menu; a tap beside it closes it",
    arguments: ["popover", "menu"])
  func nonmodalCover(kind: String) throws {
    for modal in [nil, false] as [Bool?] {
      var scene = SceneBuilder(.iPadOS).window("main", [.button("open", "Open", opens: "s"), .toggle("grid", "Grid")])
        .scene
      scene.presentations = [
        Presentation(id: "s", kind: kind == "menu" ? .menu(Menu()) : .popover(Popover(anchor: "main/open")), title: "S")
      ]
      scene.presentations[0].elements = [.button("one", "One")]
      scene.presentations[0].modal = modal
      var driver = Self.open(scene, "s")
      let isFree = modal == false
      #expect(driver.node("s")?.traits.contains(.modal) == !isFree)
      #expect(driver.node("main/grid")?.traits.contains(.blocked) == !isFree)
      #expect(driver.tab(to: "main/grid") == isFree)
      driver.reader(.activate, "main/grid")
      #expect((driver.node("main/grid")?.value == "1") == isFree)
      driver.tap(at: Point(x: 700, y: 1100))
      driver.settle()
      #expect(driver.node("s") == nil && driver.kinds.contains(.didDismiss(.outside)))
    }
  }
}
