import Accessibility
import Geometry
import Gestures
import InputEvents
import Recordings
import Scenes
import Stage
import TestSupport
import Testing

@testable import Harness

/// What is plugged in and unplugged in a session changes the interface as it does on a real machine.
@Suite("Devices that come and go")
struct PluggingTests {
  static let mouse = ScriptDevices.mouse.description
  static let keyboard = ScriptDevices.keyboard.description

  /// A session that says, second by second, what is plugged in and unplugged.
  struct Session: LiveSource {
    var now = Timestamp.zero
    var steps: [RecordingItem]

    mutating func read(into batch: inout [RecordedEvent], until deadline: Timestamp?) -> LiveNews {
      batch.removeAll()
      return steps.isEmpty ? .end : .item(steps.removeFirst())
    }
  }

  static func play(_ scene: Scene, _ devices: [DeviceDescription], _ steps: [RecordingItem]) throws -> Stage {
    var run = Run(target: Stage(scene), devices: devices.map { .init($0) }) { _ in }
    run.start()
    var session = Session(steps: steps)
    try run.play(&session)
    _ = run.finish()
    return run.target
  }

  static func at(_ second: Int64) -> Timestamp { Timestamp(microseconds: second * 1_000_000) }

  static func added(_ device: Int, _ description: DeviceDescription, _ second: Int64) -> RecordingItem {
    .added(device: device, RecordedDevice(description), at: at(second))
  }

  @Test(
    "scroll bars that a mouse forces are there as long as one is",
    arguments: [
      ([], true), ([.removed(device: 0, at: at(1))], false),
      ([.removed(device: 0, at: at(1)), added(0, mouse, 2)], true),
      ([added(2, mouse, 1), .removed(device: 0, at: at(2))], true),
      ([added(2, mouse, 1), .removed(device: 0, at: at(2)), .removed(device: 2, at: at(3))], false),
      ([.removed(device: 1, at: at(1))], true),
    ] as [([RecordingItem], Bool)])
  func scrollBars(steps: [RecordingItem], isVisible: Bool) throws {
    var list = Element(id: "list", role: .scrollView)
    list.axes = .vertical
    list.contentSize = Size(width: 300, height: 4_000)
    list.children = [.text("line", "Line")]
    var scene = SceneBuilder(.macOS, id: "desk").window("main", title: "Main", [list]).scene
    scene.settings.scrollBarsForcedBy = [.pointer]
    let stage = try Self.play(scene, [Self.mouse, Self.keyboard], steps)
    #expect(stage.indicators(of: "main/list").map(\.isVisible) == [isVisible])
  }

  @Test(
    "a keyboard on the screen comes where no other one is",
    arguments: [
      ([], false), ([.removed(device: 0, at: at(1))], true),
      ([.removed(device: 0, at: at(1)), added(0, keyboard, 2)], false),
      ([added(1, mouse, 1), .removed(device: 1, at: at(2))], false),
    ] as [([RecordingItem], Bool)])
  func onScreenKeyboard(steps: [RecordingItem], isThere: Bool) throws {
    let scene = SceneBuilder(.iPadOS, id: "form")
      .window("main", title: "Main", [Element(id: "name", role: .textField, label: "Name")]).scene
    var driver = StageDriver(try Self.play(scene, [Self.keyboard], steps))
    driver.tap("main/name")
    driver.settle()
    let shown = driver.stage.tree.nodes.contains { $0.id.path.contains("keyboard") }
    #expect(shown == isThere)
  }

  @Test("a keyboard that is plugged in takes the one on the screen away")
  func pluggedIn() throws {
    var scene = SceneBuilder(.iPadOS, id: "form")
      .window("main", title: "Main", [Element(id: "name", role: .textField, label: "Name")]).scene
    scene.inputDevices = [.touch]
    var driver = StageDriver(scene)
    driver.tap("main/name")
    driver.settle()
    #expect(driver.stage.tree.nodes.contains { $0.id.path.contains("keyboard") })
    _ = driver.stage.devicesChanged(connected: [.mouse], gone: [])
    #expect(driver.stage.tree.nodes.contains { $0.id.path.contains("keyboard") })
    _ = driver.stage.devicesChanged(connected: [.keyboard], gone: [])
    #expect(!driver.stage.tree.nodes.contains { $0.id.path.contains("keyboard") } && driver.stage.breach == nil)
  }
}
