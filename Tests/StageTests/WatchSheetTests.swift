import Accessibility
import Announcer
import Geometry
import Harness
import Mutants
import Scenes
import TestSupport
import Testing

@testable import Stage
@testable import StageModel

/// Sheets on a watch: full screen, over content that stays, with a round Cancel of the system's.
@Suite("Sheets on a watch")
struct WatchSheetTests {
  /// A list that scrolls and a button that opens a sheet with these elements.
  static func scene(
    _ elements: [Element] = [.text("note", "Note")], rightToLeft: Bool = false,
    _ change: (inout Sheet) -> Void = { _ in }
  ) -> Scene {
    var list = Element(id: "list", role: .scrollView, label: "Laps")
    list.frame = Rect(x: 0, y: 90, width: 198, height: 140)
    list.children = (1...9).map { .button("lap\($0)", "Lap \($0)") }
    return SceneBuilder(.watchOS)
      .with { $0.isRightToLeft = rightToLeft }
      .window("laps", [.button("edit", "Edit", opens: "editor"), list])
      .sheet("editor", title: "Lap", elements, change).scene
  }

  @Test(
    "it slides over what is there, which stays as it was",
    .keeps("sheet-watchos-slides-over", mutant: .watchSheetReplacesContent))
  func slidesOver() {
    var driver = StageDriver(Self.scene())
    driver.drag(from: Point(x: 99, y: 200), to: Point(x: 99, y: 120))
    driver.settle()
    let before = driver.node("laps/list/lap3")?.frame
    #expect((before?.minY ?? 0) < 170)
    driver.tap("laps/edit")
    driver.wait(milliseconds: 100)
    let edge = driver.node("editor")?.frame.minY ?? 0
    #expect(edge > 0 && edge < 242, "it is on its way up: \(edge)")
    #expect(driver.node("laps/list/lap3")?.frame == before)
    driver.settle()
    #expect(driver.node("laps/list/lap3")?.frame == before)
    #expect(driver.node("laps/list/lap3")?.traits.contains(.blocked) == true)
    driver.tap("editor/cancel")
    driver.settle()
    #expect(driver.node("laps/list/lap3")?.frame == before)
    #expect(driver.node("laps/list/lap3")?.traits.contains(.blocked) == false)
  }

  @Test("it is the whole screen, semitransparent, over a material that blurs and desaturates")
  func appearance() {
    var driver = StageDriver(Self.scene())
    driver.tap("laps/edit")
    driver.settle()
    #expect(driver.node("editor")?.frame == Rect(x: 0, y: 0, width: 198, height: 242))
    let sheet = driver.node("editor")
    #expect(sheet?.isBackgroundBlurred == true)
    #expect((sheet?.backgroundOpacity ?? 0) > 0 && (sheet?.backgroundOpacity ?? 1) < 1)
  }

  @Test("it has a round Cancel at the upper left, in right-to-left at the upper right", arguments: [false, true])
  func cancel(rightToLeft: Bool) {
    var driver = StageDriver(Self.scene(rightToLeft: rightToLeft).speaking("ko"))
    driver.tap("laps/edit")
    driver.settle()
    #expect(driver.node("editor/cancel")?.name == "취소")
    #expect(driver.stage.shape(of: "editor/cancel") == .round)
    #expect(driver.node("editor/cancel")?.frame == Rect(x: rightToLeft ? 150 : 4, y: 28, width: 44, height: 44))
    #expect(driver.node("editor/cancel")?.traits.contains(.focused) == true)
    driver.tap("editor/cancel")
    driver.settle()
    #expect(driver.kinds.contains(.didDismiss(.button)))
  }

  @Test(
    "a sheet with a way out of its own has no second one",
    arguments: [Element.DismissRole.cancel, .close, .done, .dismiss, .ok])
  func ownControl(role: Element.DismissRole) {
    let own = Element.button("leave", "Leave", dismiss: role)
    var group = Element(id: "group", role: .group)
    group.children = [own]
    for content in [[own], [group]] {
      var driver = StageDriver(Self.scene(content))
      driver.tap("laps/edit")
      driver.settle()
      #expect(driver.node("editor/cancel") == nil)
    }
    #expect(StageDriver(.mail(.iOS)).stage.blueprint.item("draft/cancel~2") == nil)
  }

  @Test("several buttons stand in a toolbar at the bottom, side by side", arguments: [false, true])
  func toolbar(rightToLeft: Bool) {
    var driver = StageDriver(
      Self.scene(rightToLeft: rightToLeft) {
        $0.toolbar = [.button("reset", "Reset"), .button("save", "Save", dismiss: .done)]
      })
    driver.tap("laps/edit")
    driver.settle()
    let bar = driver.node("editor/toolbar")
    let reset = driver.node("editor/toolbar/reset")?.frame ?? .zero
    let save = driver.node("editor/toolbar/save")?.frame ?? .zero
    #expect(bar?.role == .toolbar)
    #expect(bar?.frame == Rect(x: 4, y: 194, width: 190, height: 44))
    #expect(reset.size == Size(width: 93, height: 44) && save.size == reset.size)
    #expect(reset.minX == (rightToLeft ? 101 : 4) && save.minX == (rightToLeft ? 4 : 101))
    driver.tap("editor/toolbar/save")
    driver.settle()
    #expect(driver.kinds.contains(.didDismiss(.button)))
  }

  @Test(
    "Cancel of a dialog is read first and has the focus, wherever it is written, with or without title and message",
    arguments: [0, 1, 2], [nil, "Title"])
  func cancelFirst(place: Int, title: String?) throws {
    for message in [nil, "It is gone for good."] {
      var buttons = [
        ActionButton(id: "delete", label: "Delete", style: .destructive), ActionButton(id: "keep", label: "Save"),
      ]
      buttons.insert(ActionButton(id: "cancel", label: "Cancel", style: .cancel), at: place)
      var driver = StageDriver(
        SceneBuilder(.watchOS, id: "ask").window("main", title: "Main", [.button("go", "Go", opens: "ask")])
          .present("ask", .actionSheet(ActionSheet(buttons)), title: title) { $0.message = message }.scene)
      driver.reader(.activate, "main/go")
      driver.settle()
      #expect(driver.focused == "ask/cancel")
      let view = ReaderView(driver.stage.tree)
      let first = (0..<view.count).compactMap { view.element(at: $0) }.first { $0.path.hasPrefix("ask/") }
      #expect(first == "ask/cancel", "\(first?.path ?? "nothing"), \(title ?? "-"), \(message ?? "-")")
      let frames = driver.stage.tree.nodes.filter { $0.id.path.hasPrefix("ask/") && $0.role == .button }.map(\.frame)
      for (index, frame) in frames.enumerated() {
        let isAlone = frames.indices.allSatisfy { $0 == index || frames[$0].intersection(frame).isEmpty }
        #expect(isAlone, "\(frame)")
      }
    }
  }
}

extension Scene {
  /// The scene with its texts in another language.
  func speaking(_ language: String) -> Scene {
    var copy = self
    copy.language = language
    return copy
  }
}
