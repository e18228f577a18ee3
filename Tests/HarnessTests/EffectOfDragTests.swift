import Accessibility
import Geometry
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

/// What a drag does while it goes on is not denied at its end.
@Suite("The effect of a drag, as it is told")
struct EffectOfDragTests {
  static func play(_ scene: Scene, _ script: String) throws -> (text: [Substring], entries: [TranscriptEntry]) {
    let performance = try Performance(scene)
    try performance.perform(script)
    _ = performance.finish()
    return (performance.text().split(separator: "\n"), performance.entries)
  }

  static var slider: Scene {
    var slider = Element.slider("level", "Level", from: 0, to: 10, at: 5, step: 1)
    slider.frame = Rect(x: 20, y: 300, width: 350, height: 44)
    return SceneBuilder().window("main", title: "Main", [slider]).scene
  }

  static func resizable(_ platform: Platform) -> Scene {
    SceneBuilder(platform)
      .window("main", title: "Main", [.button("open", "Open", opens: "s")])
      .sheet("s", title: "S", [.button("cancel", "Cancel", dismiss: .cancel)]) { $0.isResizable = true }.scene
  }

  @Test("a drag on a slider is told after the values that it leaves, each of which is told once")
  func slides() throws {
    let told = try Self.play(Self.slider, "drag from 100,322 to 300,322")
    let drag = try #require(told.entries.last { $0.title.hasPrefix("drag") })
    #expect(drag.effectsOnTheWay.compactMap(\.text) == [#"slider "Level" now “10”"#])
    #expect(told.text.count { $0.contains(#"slider "Level" now “10”"#) } == 1, "\(told.text)")
    #expect(told.text.contains { $0.contains("drag 100,322 → 300,322") && $0.hasSuffix("told above") }, "\(told.text)")
    #expect(TranscriptJSON.render(drag).contains(#""onTheWay":[{"kind":"valueChanged","value":"10""#))
    #expect(!told.text.contains { $0.contains("nothing happens") }, "\(told.text)")
  }

  @Test("a turn that turns a page at half of its notch is told after that, and the page once")
  func turns() throws {
    var tabs = Element(id: "tabs", role: .tabView, label: "Health")
    tabs.children = (1...3).map { Element(id: "page-\($0)", role: .page, label: "Page \($0)") }
    let scene = SceneBuilder(.watchOS).window("main", title: "Main", [tabs]).scene
    let told = try Self.play(scene, "turn crown -1; wait 300ms; turn crown 1; wait 300ms; turn crown -1; wait 1s")
    #expect(told.text.count { $0.contains("at page 2 of 3") } == 2, "\(told.text)")
    #expect(told.text.count { $0.contains("at page 1 of 3") } == 1, "\(told.text)")
    #expect(told.text.contains { $0.contains("turn ") && $0.hasSuffix("told above") }, "\(told.text)")
  }

  @Test("a drag that changes nothing says so, whatever another one did before")
  func inVain() throws {
    let told = try Self.play(Self.slider, "drag from 100,322 to 300,322; wait 1s; drag from 100,600 to 300,600")
    #expect(told.entries.last { $0.title.hasPrefix("drag") }?.effectsOnTheWay == [])
    #expect(told.text.last { $0.contains("drag 100,600") }?.hasSuffix("nothing happens") == true, "\(told.text)")
  }

  @Test("a sheet whose edge is pulled tells its new size at the end")
  func resizes() throws {
    let performance = try Performance(Self.resizable(.visionOS))
    try performance.perform(#"tap "Open"; wait 1s"#)
    let frame = try #require(performance.tree.node("s")?.frame)
    let (x, y) = (frame.midX.rounded(), (frame.maxY - 4).rounded())
    try performance.perform("drag from \(x),\(y) to \(x),\(y + 50)")
    _ = performance.finish()
    let drag = try #require(performance.entries.last { $0.title.hasPrefix("drag") })
    let size = try #require(performance.tree.node("s")?.frame.size)
    #expect(size.height > frame.size.height)
    #expect(drag.events.map(\.event.kind) == [.resized(width: size.width, height: size.height)])
    #expect(performance.text().contains(#"sheet "S" now "#) && !performance.text().contains("nothing happens"))
    #expect(drag.reader.isEmpty)
  }

  @Test("a window that the pointer moves tells its new place once, and only where that is another one")
  func moves() {
    var scene = Self.resizable(.macOS)
    scene.windows[0].frame = Rect(x: 100, y: 100, width: 800, height: 600)
    var driver = StageDriver(scene)
    for (kind, end): (TargetEvent.Kind?, Point) in [
      (.moved(x: 140, y: 140), Point(x: 540, y: 150)), (nil, Point(x: 540, y: 150)),
    ] {
      driver.clear()
      let start = Point(x: (driver.node("main")?.frame.minX ?? 0) + 400, y: end.y - (kind == nil ? 0 : 40))
      driver.dragPointer(from: start, to: end)
      #expect(driver.kinds == [kind].compactMap(\.self))
    }
  }
}
