import Accessibility
import Announcer
import Geometry
import Harness
import Scenes
import Stage
import TestSupport
import Testing

/// Sheets by real fingers and a screen reader: synthesized frames, the gesture engine, the stage, the reader.
@Suite("Sheets by hand")
struct SheetsByHandTests {
  /// A sheet with a list; its More button shows a second sheet, after which it comes back.
  static var scene: Scene {
    var list = Element(id: "list", role: .scrollView)
    list.children = (1...30).map { .button("row-\($0)", "Row \($0)") }
    return SceneBuilder()
      .window("main", title: "Main", [.button("open", "Open", opens: "first")])
      .sheet(
        "first", title: "Choose",
        [.button("cancel", "Cancel", dismiss: .cancel), .button("more", "More", opens: "second"), list]
      ) {
        $0.detents = [.medium, .large]
        $0.grabberVisible = true
        $0.redisplayAfter = "second"
      }
      .sheet("second", title: "Details", [.button("close", "Close", dismiss: .close)]).scene
  }

  static func top(_ hand: Performance, _ id: NodeID) -> Double { hand.tree.node(id)?.frame.minY ?? .nan }

  @Test("one drag expands the sheet and then scrolls what is in it", arguments: 0..<4)
  func expandsAndScrolls(seed: Int) throws {
    let finger = try Performance(Self.scene, seed: seed)
    try finger.perform("tap #main/open")
    finger.rest()
    let start = Self.top(finger, "first/list/row-4")
    try finger.perform("drag from 200,800 to 200,300 in 800ms")
    finger.rest()
    #expect(finger.tree.node("first")?.frame.size.height == 783)
    let moved = start - Self.top(finger, "first/list/row-4")
    // Of 500 pt 10 are the slop. A jitter of 2 pt at both ends, and what content goes on by the speed that the jitter of
    // the last 100 ms lets it have.
    #expect(abs(moved - 490) < 8, "the row goes with the finger: \(moved)")
  }

  @Test("a reader that goes on beyond what shows scrolls it into view")
  func readerScrolls() throws {
    let reader = try Performance(Self.scene, reader: true)
    try reader.perform("swipe right; double tap 200,400")
    reader.rest()
    #expect(reader.tree.node("first") != nil)
    try reader.flick(to: "first/list/row-12")
    let list = reader.tree.node("first/list")?.frame ?? .zero
    let row = reader.tree.node("first/list/row-12")?.frame ?? .zero
    #expect(row.minY >= list.minY && row.maxY <= list.maxY)
    #expect(reader.text().contains("Row 12"))
  }

  @Test("a sheet that comes back is announced anew, and the cursor is where it was")
  func comesBackAnnounced() throws {
    let reader = try Performance(Self.scene, reader: true)
    try reader.perform("swipe right; double tap 200,400")
    reader.rest()
    try reader.flick(to: "first/more")
    try reader.perform("double tap 200,400")
    reader.rest()
    try reader.flick(to: "second/close")
    let before = reader.entries.count
    try reader.perform("double tap 200,400")
    reader.rest()
    _ = reader.finish()
    let said = reader.entries.dropFirst(before).flatMap(\.utterances).map(\.text)
    #expect(said.contains { $0.contains("Choose") }, "\(said)")
    #expect(said.last?.contains("More") == true, "\(said)")
    #expect(reader.cursor == "first/more")
    #expect(reader.tree.node("main")?.traits.contains(.blocked) == true)
  }
}
