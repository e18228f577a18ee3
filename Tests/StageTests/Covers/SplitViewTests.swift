import Accessibility
import Geometry
import Harness
import InputEvents
import Room
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Split views, and what is shown in a pane without being modal: beside a cover everything can be operated, under it
/// nothing (SM-15).
@Suite("Split views and panes (SM-15)")
struct SplitViewTests {
  /// A window with a split view of two panes, and an inspector that takes the place of the right one.
  static func scene(_ platform: Platform = .iPadOS, rightToLeft: Bool = false, modal: Bool = false) -> Scene {
    func pane(_ name: String, _ elements: [Element]) -> Element {
      var pane = Element(id: name, role: .group, label: name)
      pane.children = elements
      return pane
    }
    return SceneBuilder(platform)
      .with { $0.isRightToLeft = rightToLeft }
      .window("desk", [.button("open", "Open", opens: "mail"), .toggle("muted", "Muted")])
      .present(
        "mail", .splitView(SplitView(panes: ["boxes", "message"])), title: "Mail",
        [
          pane("boxes", [.button("inbox", "Inbox"), .toggle("unread", "Unread")]),
          pane("message", [.button("inspect", "Inspect", opens: "inspector"), .toggle("flag", "Flag")]),
          .button("close", "Close", dismiss: .close),
        ]
      )
      .present(
        "inspector", .currentContext(CurrentContext(host: .splitViewPane)), title: "Details",
        [.button("done", "Done", dismiss: .done), .toggle("wide", "Wide")]
      ) {
        $0.modal = modal
        $0.parent = "mail"
        $0.kind = .currentContext(
          {
            var context = CurrentContext(host: .splitViewPane)
            context.hostElement = "message"
            return context
          }())
      }.scene
  }

  static func open(_ scene: Scene) -> StageDriver {
    var driver = StageDriver(scene)
    driver.tap("desk/open")
    driver.settle()
    return driver
  }

  static let platforms: [Platform] = [.iPadOS, .macOS, .visionOS]

  @Test("its panes lie side by side, from the leading side, and fill it", arguments: platforms, [false, true])
  func panes(platform: Platform, rightToLeft: Bool) {
    let driver = Self.open(Self.scene(platform, rightToLeft: rightToLeft))
    let whole = driver.node("mail")?.frame ?? .zero
    let boxes = driver.node("mail/boxes")?.frame ?? .zero
    let message = driver.node("mail/message")?.frame ?? .zero
    #expect(driver.node("mail")?.role == .splitView)
    #expect(boxes.size == message.size && boxes.size.width == whole.size.width / 2)
    #expect((boxes.minX < message.minX) != rightToLeft)
    #expect(!boxes.intersects(message) && max(boxes.maxY, message.maxY) == whole.maxY)
    for name in ["inbox", "unread"] {
      #expect(boxes.contains((driver.node("mail/boxes/\(name)")?.frame ?? .zero).center))
    }
  }

  @Test("it takes the place of what is in its window, by every means", arguments: platforms)
  func covers(platform: Platform) {
    var driver = Self.open(Self.scene(platform, modal: false))
    let place = Point(
      x: driver.node("mail")?.frame.minX ?? 0, y: StageDriver(Self.scene(platform)).point("desk/muted").y)
    #expect(driver.node("mail")?.traits.contains(.modal) == false)
    #expect(driver.node("desk") != nil && driver.node("desk/muted") == nil)
    let before = driver.stage.state.room.values
    driver.tap(at: place)
    driver.click(at: place)
    driver.reader(.activate, "desk/muted")
    driver.reader(.focus, "desk/muted")
    #expect(driver.kinds.last == .swallowed)
    for _ in 0..<8 {
      driver.press(.keyTab)
      #expect(driver.stage.tree.nodes.contains { $0.traits.contains(.focused) && $0.id.path.hasPrefix("mail/") })
    }
    #expect(driver.stage.state.room.values == before)
    driver.tap("mail/boxes/unread")
    #expect(driver.node("mail/boxes/unread")?.value == "1")
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("mail") == nil)
    #expect(driver.node("desk/open")?.traits.contains(.focused) == true)
    driver.tap("desk/muted")
    #expect(driver.node("desk/muted")?.value == "1")
  }

  @Test("what is in a pane without being modal leaves the other pane in reach, and nothing under it")
  func pane() {
    var driver = Self.open(Self.scene())
    let pane = driver.node("mail/message")?.frame
    driver.tap("mail/message/inspect")
    driver.settle()
    #expect(pane != nil && driver.node("inspector")?.frame == pane)
    #expect(driver.node("mail/message") == nil)
    #expect(driver.node("mail/message/flag") == nil)
    #expect(driver.node("mail/boxes/unread")?.traits.contains(.blocked) == false)
    driver.tap("mail/boxes/unread")
    #expect(driver.node("mail/boxes/unread")?.value == "1")
    driver.tap("inspector/wide")
    #expect(driver.node("inspector/wide")?.value == "1")
    driver.reader(.activate, "mail/message/flag")
    #expect(driver.kinds.last == .swallowed)
    var seen: Set<String> = []
    for _ in 0..<12 {
      driver.press(.keyTab)
      seen.formUnion(driver.stage.tree.nodes.filter { $0.traits.contains(.focused) }.map(\.id.path))
    }
    #expect(
      seen.sorted() == ["inspector/done", "inspector/wide", "mail/boxes/inbox", "mail/boxes/unread", "mail/close"])
    driver.tap("inspector/done")
    driver.settle()
    #expect(driver.node("mail/message/flag")?.value == "0")
    #expect(driver.node("mail/message/inspect")?.traits.contains(.focused) == true)
  }

  @Test("where it is modal the other pane waits")
  func modalPane() {
    var driver = Self.open(Self.scene(modal: true))
    driver.tap("mail/message/inspect")
    driver.settle()
    driver.tap("mail/boxes/unread")
    #expect(driver.kinds.last == .swallowed)
    #expect(driver.node("mail/boxes/unread")?.value == "0")
  }

  @Test("the app that takes the split view away takes what is in its pane with it")
  func dismissed() {
    var driver = Self.open(Self.scene())
    driver.tap("mail/message/inspect")
    driver.settle()
    _ = driver.stage.dismiss("mail", at: driver.stage.now)
    driver.settle()
    #expect(driver.node("mail") == nil && driver.node("inspector") == nil)
    #expect(driver.node("desk/muted")?.traits.contains(.blocked) == false)
  }
}
