import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

@Suite("The tree of a stage")
struct StageTreeTests {
  static func outline(_ tree: AccessibilityTree) -> String {
    tree.nodes.enumerated().map { index, node in
      let depth = tree.ancestors(of: index).count
      let frame = node.frame
      let words: [String?] = [
        String(repeating: "  ", count: depth) + "\(node.role.rawValue) \(node.id)", node.name.map { "“\($0)”" },
        node.value.map { "= \($0)" },
        "[\(points(frame.minX)) \(points(frame.minY)) \(points(frame.size.width))×\(points(frame.size.height))]",
        node.traits.contains(.modal) ? "modal" : nil, node.traits.contains(.blocked) ? "blocked" : nil,
        node.traits.contains(.focused) ? "focused" : nil,
        node.position.map { "\($0.index) of \($0.count)" },
      ]
      return words.compactMap { $0 }.joined(separator: " ")
    }.joined(separator: "\n") + "\n"
  }

  @Test("a draft at medium, on a phone")
  func draft() {
    var driver = StageDriver(.mail())
    driver.tap("inbox/compose")
    driver.settle()
    let golden = Snapshot.compare(Self.outline(driver.stage.tree), "draft.tree.txt")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("the question over it")
  func question() {
    let driver = UnsavedChangesTests.asking()
    let golden = Snapshot.compare(Self.outline(driver.stage.tree), "question.tree.txt")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("the grabber is a button beside the content, says its detent, and is adjustable where there are two")
  func grabber() {
    var driver = SheetPresentationTests.resting()
    let tree = driver.stage.tree
    let index = tree.index(of: "draft/grabber") ?? 0
    #expect(tree.nodes[tree.nodes[index].parent].id == "draft")
    #expect(tree.nodes[index].name == "Sheet Grabber")
    #expect(tree.nodes[index].value == "Medium")
    #expect(tree.nodes[index].actions == [.activate, .increment, .decrement, .focus])
    #expect(tree.nodes[index].hitArea?.size == Size(width: 44, height: 44))
    driver.reader(.increment, "draft/grabber")
    driver.settle()
    #expect(driver.node("draft/grabber")?.value == "Large")

    let single = SceneBuilder().window("w", []).sheet("s", []) { $0.grabberVisible = true }.scene
    #expect(SheetPresentationTests.resting("s", single).node("s/grabber")?.actions == [.focus])
  }

  @Test("over an undimmed parent the grabber's hit area ends at the sheet's edge (A-01)")
  func grabberCutOff() {
    let driver = SheetPresentationTests.resting("panel")
    let sheet = driver.node("panel")?.frame ?? .zero
    #expect(driver.node("panel/grabber")?.hitArea?.minY == sheet.minY)
  }

  @Test("names, language, colours and places in the document arrive in the tree")
  func attributesArrive() {
    var element = Element.button("go", "Go")
    element.hint = "Starts"
    element.language = "ko"
    element.source = SourceLocation(file: "a.yaml", line: 3, column: 5)
    element.foreground = Color(red: 1, green: 0, blue: 0)
    element.order = 2
    let node = StageDriver(SceneBuilder().window("w", title: "W", [element]).scene).node("w/go")
    #expect(node?.hint == "Starts" && node?.language == "ko" && node?.explicitOrder == 2)
    #expect(node?.source == element.source && node?.foreground == element.foreground)
  }

  @Test("ids that are missing or taken get names of their own")
  func ids() {
    let scene = SceneBuilder()
      .window("w", [.button("", "A"), .button("b", "B"), .button("b", "C"), .text("", "T")]).scene
    let ids = Stage(scene).tree.nodes.map(\.id.path)
    #expect(ids == ["w", "w/button-1", "w/b", "w/b~2", "w/text-4"])
  }

  @Test("switches, sliders and secure fields say their values")
  func values() {
    var volume = Element.slider("volume", "Volume", from: 0, to: 1, at: 0.5, step: 0.1)
    volume.value = "50%"
    let scene = SceneBuilder().window(
      "w", [volume, .toggle("wifi", "Wi-Fi", isOn: true), .field("pin", "PIN", role: .secureTextField)]
    ).scene
    var driver = StageDriver(scene)
    driver.reader(.increment, "w/volume")
    driver.reader(.activate, "w/wifi")
    driver.reader(.focus, "w/pin")
    driver.type("12")
    #expect(driver.node("w/volume")?.value == "60%")
    #expect(driver.node("w/wifi")?.value == "0")
    #expect(driver.node("w/pin")?.value == "••")
    #expect(driver.kinds.contains(.textChanged("••")), "what is secret is not told")
    driver.drag("w/volume", by: 0)
    let start = driver.point("w/volume")
    driver.pan(.began, start, Point(x: start.x + 40, y: start.y))
    driver.pan(.ended, start, Point(x: start.x + 110, y: start.y + 90))
    #expect(driver.node("w/volume")?.value == "90%", "a drag along its axis is the slider's")
  }

  @Test("every decision names its taker and the row, with the numbers")
  func arbitrations() {
    var driver = SheetPresentationTests.resting()
    driver.drag("draft/grabber", by: 120, velocity: 900)
    let last = driver.stage.arbitrations.last
    #expect(last?.taker == "draft")
    #expect(last?.reason == "SM-2 release 2: at or below medium, downward 900 ≥ 500 pt/s")
    driver.settle()
    driver.tap("main/wifi")
    #expect(driver.stage.arbitrations.last?.reason == "activates toggle")
  }
}
