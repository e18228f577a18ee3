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
  static func entries(
    _ turns: [Int32], apart milliseconds: Int64 = 10, explains: Bool = true
  ) -> [TranscriptEntry] {
    var view = Element(
      id: "pages", role: .scrollView, label: "Pages", frame: Rect(x: 0, y: 60, width: 300, height: 400))
    view.axes = .vertical
    view.contentSize = Size(width: 300, height: 1_600)
    view.paging = true
    let scene = SceneBuilder(.macOS, id: "pages").window("main", title: "Main", [view]).scene
    var wheel = DeviceDescription(name: "Wheel")
    wheel.add(relative: [.wheel, .wheelHiRes])
    var options = RunOptions()
    options.explains = explains
    var entries: [TranscriptEntry] = []
    var run = Run(target: Stage(scene), devices: [.init(wheel)], options: options) { entries.append($0) }
    run.start()
    for (index, units) in turns.enumerated() {
      let time = Timestamp(microseconds: Int64(index) * milliseconds * 1000)
      for event in [InputEvent.relative(.wheelHiRes, units, at: time), .report(at: time)] { run.feed(event, from: 0) }
    }
    _ = run.finish()
    return entries
  }

  @Test(
    "what is held back or kept is told at the end with its reason",
    arguments: [
      (
        [-20],
        "wheel: -20 units held back; 60 of 120, half a notch, begin a turn (P.rotaryThreshold), and these come with it unless "
          + "500 ms go by (P.rotaryReset)"
      ),
      ([-120, -20], "A-34: 20 of 120 units are kept, half a notch turns the page"),
      ([-120, -20, -10], "A-34: 30 of 120 units are kept, half a notch turns the page"),
    ])
  func atTheEnd(turns: [Int32], reason: String) {
    let last = Self.entries(turns).last
    #expect(last?.trigger == (turns.count > 1 ? .note("turned on by less than it takes to move more") : Self.words))
    #expect((last?.gestures.map(\.description) ?? []) + (last?.arbitrations.map(\.reason) ?? []) == [reason])
  }

  static let words = TranscriptEntry.Trigger.note("turned by less than it takes to move anything")

  @Test("without reasons it has its words as well, once it is plain that nothing comes of it")
  func words() {
    for turns in [[-20], [-20, -20], [-20, 20], [-59, 59], [-70, 20]] as [[Int32]] {
      let entries = Self.entries(turns, explains: false)
      #expect(entries.map(\.trigger).filter { $0 == Self.words } == (turns[0] == -70 ? [] : [Self.words]), "\(turns)")
    }
    // 800 ms apart each is a turn of its own: the first is told 500 ms after it, before the next comes.
    let apart = Self.entries([-20, -20, -120], apart: 800, explains: false).filter { $0.trigger != .start }
    #expect(apart.map(\.trigger).prefix(2) == [Self.words, Self.words])
    #expect(apart.map(\.time.microseconds).prefix(2) == [500_000, 1_300_000])
    #expect(apart.count > 2 && !apart.dropFirst(2).contains { $0.trigger == Self.words })
  }

  @Test("a turn that has moved what it can leaves nothing to tell", arguments: [[-120], [-20, -100]])
  func nothing(turns: [Int32]) {
    #expect(!Self.entries(turns).contains { $0.trigger == .note("turned by less than it takes to move anything") })
  }

  @Test("what a notch has left is told with its reasons, and not as a turn that moved nothing")
  func left() {
    let last = Self.entries([-60, -60]).last
    #expect(last?.trigger == .note("turned on by less than it takes to move more"))
    #expect(last?.arbitrations.map(\.reason) == ["A-34: they complete the notch whose half turned the page"])
    #expect(Self.entries([-60, -60], explains: false).last?.trigger == .input("turn -1"))
  }
}
