import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import Stage
import TestSupport
import Testing

/// A turn that moves nothing yet is told with what comes next, or at the end.
@Suite("Small turns")
struct SmallTurnTests {
  /// The entries of a run over four pages below each other, turned by these 1/120 notches 10 ms apart.
  static func entries(_ turns: [Int32]) -> [TranscriptEntry] {
    var view = Element(
      id: "pages", role: .scrollView, label: "Pages", frame: Rect(x: 0, y: 60, width: 300, height: 400))
    view.axes = .vertical
    view.contentSize = Size(width: 300, height: 1_600)
    view.paging = true
    let scene = SceneBuilder(.macOS, id: "pages").window("main", title: "Main", [view]).scene
    var wheel = DeviceDescription(name: "Wheel")
    wheel.add(relative: [.wheel, .wheelHiRes])
    var options = RunOptions()
    options.explains = true
    var entries: [TranscriptEntry] = []
    var run = Run(target: Stage(scene), devices: [.init(wheel)], options: options) { entries.append($0) }
    run.start()
    for (index, units) in turns.enumerated() {
      let time = Timestamp(microseconds: Int64(index) * 10_000)
      for event in [InputEvent.relative(.wheelHiRes, units, at: time), .report(at: time)] { run.feed(event, from: 0) }
    }
    _ = run.finish()
    return entries
  }

  @Test(
    "what is held back or kept is told at the end with its reason",
    arguments: [
      ([-20], "wheel: -20 units held back; 60 of 120, half a notch, begin a turn, and these come with it"),
      ([-120, -20], "A-34: 20 of 120 units are kept, half a notch turns the page"),
      ([-120, -20, -10], "A-34: 30 of 120 units are kept, half a notch turns the page"),
    ])
  func atTheEnd(turns: [Int32], reason: String) {
    let last = Self.entries(turns).last
    #expect(last?.cause == .note("turned by less than moves anything on"))
    #expect((last?.gestures.map(\.description) ?? []) + (last?.decisions.map(\.reason) ?? []) == [reason])
  }

  @Test("a turn that has moved what it can leaves nothing to tell", arguments: [[-120], [-20, -100], [-20, 20]])
  func nothing(turns: [Int32]) {
    #expect(!Self.entries(turns).contains { $0.cause == .note("turned by less than moves anything on") })
  }
}
