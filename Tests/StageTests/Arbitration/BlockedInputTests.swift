import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// What a modal presentation blocks takes nothing, and no explanation says that it does: the modal has taken it.
@Suite("Explanations of input meant for what a modal blocks")
struct BlockedInputTests {
  /// Something modal over a window `main` with a scroll view of rows.
  struct Modal: CustomTestStringConvertible, Sendable {
    let name: String
    let platform: Platform
    /// The statement or state machine that an explanation names.
    let statement: String
    let build: @Sendable (SceneBuilder) -> SceneBuilder
    /// What lies under it.
    var under = "main"

    var testDescription: String { name }

    /// A place where what lies under it is the foremost; nil where it leaves none.
    func place(_ stage: Stage) -> Point? {
      let places = (0..<2400).lazy.map { index in
        Point(
          x: stage.screen.width * (Double(index % 40) + 0.5) / 40,
          y: stage.screen.height * (Double(index / 40) + 0.5) / 60)
      }
      return places.first { point in
        guard let hit = stage.hit(at: point), hit.item != nil else { return false }
        return stage.id(hit.surface).path == under
      }
    }

    /// Somebody before it, at rest.
    func driver() -> StageDriver {
      var rows = Element(id: "list", role: .scrollView, frame: Rect(x: 10, y: 60, width: 200, height: 300))
      rows.children = (0..<20).map { index in
        Element(
          id: "row\(index)", role: .button, label: "Row \(index)",
          frame: Rect(x: 0, y: Double(index) * 44, width: 200, height: 44))
      }
      let base = SceneBuilder(platform).with {
        $0.inputDevices = [.touch, .keyboard, platform == .watchOS ? .crown : .pointer]
      }
      .window("main", title: "Main", [rows, .slider("level", "Level", from: 0, to: 10, at: 5, step: 1)])
      var driver = StageDriver(build(base).scene)
      driver.receive(.input(.key(KeyInput(key: .keyTab, phase: .down, modifiers: [], text: nil))))
      _ = driver.stage.present("front", at: driver.stage.now)
      driver.settle()
      driver.clear()
      driver.stage.explains = true
      return driver
    }
  }

  private static let cancel = [ActionButton(id: "cancel", label: "Cancel", style: .cancel)]

  static let modals: [Modal] =
    [Platform.iOS, .iPadOS, .tvOS, .visionOS, .watchOS, .macOS].map { platform in
      Modal(
        name: "sheet on \(platform.rawValue)", platform: platform,
        statement: platform == .macOS ? "sheet-macos-parent-blocked" : "sheet-modal-blocks-parent"
      ) {
        $0.sheet("front", title: "Front", [.button("done", "Done", dismiss: .done)]) {
          $0.detents = platform == .iOS || platform == .iPadOS ? [.medium, .large] : $0.detents
        }
      }
    } + [
      Modal(name: "action sheet", platform: .iOS, statement: "action-sheet-is-modal") {
        $0.actionSheet("front", title: "Front", cancel)
      },
      Modal(name: "alert", platform: .iOS, statement: "SM-14 alert") { $0.alert("front", title: "Front", cancel) },
      Modal(name: "alert of a Mac's window", platform: .macOS, statement: "SM-14 alert") {
        $0.alert("front", title: "Front", cancel)
      },
      Modal(name: "modal popover", platform: .iPadOS, statement: "A-56") {
        $0.present("front", .popover(Popover()), title: "Front", [.button("ok", "OK")]) { $0.modal = true }
      },
      Modal(name: "current context", platform: .iPadOS, statement: "modality-temporary-mode") {
        $0.present(
          "front", .currentContext(CurrentContext(host: .splitViewPane)), title: "Front",
          [.button("done", "Done", dismiss: .done)])
      },
      Modal(name: "full screen", platform: .iOS, statement: "modality-fullscreen-hides-previous") {
        $0.present("front", .fullScreen, title: "Front", [.button("done", "Done", dismiss: .done)])
      },
      Modal(
        name: "alert over a panel", platform: .macOS, statement: "SM-14 alert",
        build: {
          $0.window("palette", title: "Colours", [.toggle("red", "Red")]).with { scene in
            scene.windows[1].kind = .panel
            scene.windows[1].frame = Rect(x: 10, y: 60, width: 200, height: 120)
          }
          .present("front", .alert(Alert(cancel)), title: "Quit?") { $0.container = .screen }
        }, under: "palette"),
      Modal(
        name: "sheet of a panel", platform: .macOS, statement: "sheet-macos-parent-blocked",
        build: {
          $0.window("palette", title: "Colours", [.toggle("red", "Red"), .button("more", "More", opens: "front")])
            .with { scene in
              scene.windows[1].kind = .panel
              scene.windows[1].frame = Rect(x: 10, y: 60, width: 300, height: 400)
            }
            .present("front", .sheet(Sheet()), title: "Front", [.button("done", "Done", dismiss: .done)]) {
              $0.parent = "palette"
            }
        }, under: "palette"),
    ]

  /// Something done at a place, or to a node there.
  struct Deed: CustomTestStringConvertible, Sendable {
    let name: String
    /// Whether it is aimed at what lies under the modal, so that the modal has to be named.
    var isAimed = true
    let act: @Sendable (inout StageDriver, Point, String) -> [Arbitration]

    var testDescription: String { name }
  }

  /// What was decided about several inputs.
  private static func arbitrations(_ driver: inout StageDriver, _ inputs: [RecognizedInput.Kind]) -> [Arbitration] {
    inputs.flatMap { input in
      driver.receive(.input(input))
      return driver.stage.arbitrations
    }
  }

  private static func pan(_ start: Point, by way: Vector, _ phase: GesturePhase = .began) -> RecognizedInput.Kind {
    .gesture(.pan(.init(phase: phase, fingers: 1, start: start, location: start + way, velocity: .zero)))
  }

  private static func asked(_ action: AccessibilityAction, isOfSurface: Bool = false) -> Deed {
    Deed(name: "reader \(action)\(isOfSurface ? " on the surface" : "")") { driver, _, node in
      driver.receive(.action(action, NodeID(isOfSurface ? String(node.prefix { $0 != "/" }) : node)))
      return driver.stage.arbitrations
    }
  }

  private static func placed(
    _ name: String, _ inputs: @escaping @Sendable (Point) -> [RecognizedInput.Kind]
  ) -> Deed {
    Deed(name: name) { driver, point, _ in arbitrations(&driver, inputs(point)) }
  }

  private static func key(_ key: KeyCode, text: String? = nil) -> Deed {
    Deed(name: "key \(key.name ?? "")", isAimed: false) { driver, _, _ in
      arbitrations(&driver, [.key(KeyInput(key: key, phase: .down, modifiers: [], text: text))])
    }
  }

  static let deeds: [Deed] =
    [
      placed("tap") { [.gesture(.tap(location: $0, fingers: 1, count: 1))] },
      placed("double tap") { [.gesture(.tap(location: $0, fingers: 1, count: 2))] },
      placed("tap with two fingers") { [.gesture(.tap(location: $0, fingers: 2, count: 1))] },
      placed("long press") { [.gesture(.longPress(phase: .began, location: $0, fingers: 1))] },
      placed("drag up") { [pan($0, by: Vector(dx: 0, dy: -12))] },
      placed("drag across") { [pan($0, by: Vector(dx: 12, dy: 0))] },
      placed("pinch") { [.gesture(.pinch(phase: .began, center: $0, scale: 1.1))] },
      placed("click") { [.pointer(.pressed(button: 0, at: $0)), .pointer(.released(button: 0, at: $0))] },
      placed("right click") { [.pointer(.pressed(button: 1, at: $0)), .pointer(.released(button: 1, at: $0))] },
      placed("wheel") { [.pointer(.moved(to: $0)), .rotary(RotaryTurn(units: -120, notches: -1, startsBurst: true))] },
    ]
    + [.activate, .increment, .magicTap, .focus, .reveal, .scroll(.down), .custom("archive")].map { asked($0) }
    + [.activate, .magicTap, .scroll(.down)].map { asked($0, isOfSurface: true) }
    + [
      key(.keyTab), key(.keyEnter), key(.keySpace), key(.keyDown), key(.keyPagedown), key(.keyA, text: "a"),
      key(.keyEsc),
      Deed(name: "crown", isAimed: false) { driver, _, _ in
        arbitrations(&driver, [.rotary(RotaryTurn(units: -120, notches: -1, startsBurst: true))])
      },
    ]

  @Test("never the blocked window, always what blocks it, with what says so", arguments: modals)
  func takers(modal: Modal) throws {
    let start = modal.driver()
    try #require(start.node("front") != nil)
    let place = modal.place(start.stage)
    var named = 0
    for deed in Self.deeds {
      var driver = start
      let target = modal.under == "main" ? "main/list/row0" : "palette/red"
      let isShown = start.node(target) != nil
      let arbitrations = deed.act(&driver, place ?? .zero, target)
      let told = Comment(rawValue: "\(modal.name), \(deed.name): \(arbitrations)")
      for arbitration in arbitrations where arbitration.reason != "SM-16: \(modal.under) to front" {
        #expect(!arbitration.taker.path.hasPrefix(modal.under), told)
        #expect(arbitration.candidates.allSatisfy { !$0.took || !$0.node.path.hasPrefix(modal.under) }, told)
        #expect(arbitration.candidates.isEmpty || arbitration.candidates.count { $0.took } == 1, told)
      }
      #expect(driver.events.allSatisfy { $0.initiator != .user || !Self.isOf($0, modal.under) }, told)
      let isOfReader = deed.name.hasPrefix("reader")
      guard deed.isAimed, isOfReader || isShown && place != nil && !start.stage.hasFocusEngine else { continue }
      if deed.name == "wheel", modal.platform == .watchOS { continue }
      let last = try #require(arbitrations.last, told)
      #expect(last.taker.path.hasPrefix("front"), told)
      if last.reason.contains(modal.statement) { named += 1 }
      #expect(["front", "SM-", "A-"].contains { last.reason.contains($0) }, told)
    }
    #expect(named > 3)
  }

  private static func isOf(_ event: TargetEvent, _ surface: String) -> Bool {
    event.node.path.hasPrefix(surface) && event.kind != .cameForward
  }

  // MARK: What is under way

  /// A draft with a button that asks something, at rest, with the driver explaining.
  private static func asking() -> StageDriver {
    let scene = SceneBuilder(.iOS)
      .window("main", title: "Main", [.button("open", "Open", opens: "draft")])
      .sheet("draft", title: "Draft", [.button("ask", "Ask", opens: "question"), .field("text", "Text")]) {
        $0.detents = [.medium, .large]
        $0.grabberVisible = true
      }
      .actionSheet("question", title: "Sure?", cancel).scene
    var driver = StageDriver(scene)
    driver.tap("main/open")
    driver.settle()
    driver.reader(.focus, "draft/ask")
    driver.stage.explains = true
    return driver
  }

  @Test(
    "a drag goes on while a dialog comes up: the dialog has it from then on, and the sheet is nobody's taker",
    arguments: [false, true])
  func dragUnderDialog(isByApp: Bool) throws {
    var driver = Self.asking()
    let start = driver.point("draft/grabber")
    let finger = driver.touchDown(at: start)
    driver.pan(.began, start, Point(x: start.x, y: start.y - 12))
    #expect(driver.stage.arbitrations.last?.taker == "draft")
    if isByApp {
      _ = driver.stage.present("question", at: driver.stage.now)
      #expect(driver.stage.arbitrations.contains { $0.taker == "question" && $0.reason.contains("SM-1 dragging") })
    } else {
      driver.reader(.activate, "draft/ask")
    }
    #expect(!driver.stage.arbitrations.contains { $0.taker == "draft" })
    driver.pan(.changed, start, Point(x: start.x, y: start.y - 60), after: 20_000)
    let goesOn = try #require(driver.stage.arbitrations.first)
    #expect(goesOn.subject == "drag at \(driver.stage.place(start))" && goesOn.taker == "question", "\(goesOn)")
    #expect(goesOn.candidates.first?.receiver == .dialog && goesOn.reason.contains("A-63"), "\(goesOn)")
    driver.pan(.changed, start, Point(x: start.x, y: start.y - 90), after: 20_000)
    #expect(driver.stage.arbitrations.isEmpty, "it is told once")
    driver.lift(finger, at: start)
    driver.pan(.ended, start, Point(x: start.x, y: start.y - 90))
    #expect(!driver.stage.arbitrations.contains { $0.taker.path.hasPrefix("draft") })
  }

  @Test("a button of the pointer that goes up after a dialog has come up is the dialog's")
  func clickUnderDialog() throws {
    var driver = Self.asking()
    driver.receive(.input(.pointer(.pressed(button: 0, at: driver.point("draft/text")))))
    driver.reader(.activate, "draft/ask")
    driver.receive(.input(.pointer(.released(button: 0, at: driver.point("draft/text")))), after: 20_000)
    let release = try #require(driver.stage.arbitrations.first)
    #expect(release.taker == "question" && release.subject.hasPrefix("release at"), "\(release)")
  }

  @Test("a touch beside a modal sheet does not stop what scrolls under it")
  func coasting() {
    var driver = Self.modals[0].driver()
    driver.receive(.input(.key(KeyInput(key: .keyEsc, phase: .down, modifiers: [], text: nil))))
    driver.settle()
    driver.swipe(from: Point(x: 100, y: 300), to: Point(x: 100, y: 150))
    #expect(driver.stage.isMoving)
    _ = driver.stage.present("front", at: driver.stage.now)
    let before = driver.stage.arbitrations.count
    driver.touchDown(at: Point(x: 100, y: 100))
    #expect(!driver.stage.arbitrations.dropFirst(before).contains { $0.taker.path.hasPrefix("main") })
  }
}
