import Accessibility
import Announcer
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import Stage
import TestSupport
import Testing

@Suite("How things moved in a run")
struct MotionRecordTests {
  static func list(rows: Int = 40) -> Scene {
    var list = Element(id: "list", role: .scrollView, label: "Rows")
    list.children = (1...rows).map { .button("row-\($0)", "Row \($0)") }
    return SceneBuilder(id: "list").window("main", title: "Main", [list]).scene
  }

  /// A flick up, and what was kept of it.
  static func flick(
    rows: Int = 40, milliseconds: Int64 = 150, _ change: (inout RunOptions) -> Void = { _ in }
  ) -> (rehearsal: RunTests.Rehearsal, record: MotionRecord) {
    let rehearsal = RunTests.Rehearsal(list(rows: rows))
    rehearsal.options.keepsMotion = true
    change(&rehearsal.options)
    let summary = rehearsal.play { finger, _ in
      rehearsal.touch.wait(milliseconds: 500)
      finger.touchDown(at: Point(x: 100, y: 600))
      finger.move(to: Point(x: 100, y: 300), milliseconds: milliseconds)
      finger.lift()
    }
    return (rehearsal, summary.motion)
  }

  @Test("a flick is kept from the finger's movement to the rest, at 200 moments a second and every turn")
  func flick() throws {
    let record = Self.flick().record
    let track = try #require(record.tracks.first)
    #expect(record.tracks.count == 1)
    #expect(track.node == "main/list" && track.subject == "scrollView \"Rows\"" && track.quantity == .offsetY)
    let samples = track.samples
    #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.time <= $1.time })
    #expect(samples.last?.kind == .rest && samples.last?.velocity == 0)
    #expect((samples.last?.value ?? 0) > 500)
    #expect(
      record.contacts == [.init(id: 1, start: Timestamp(microseconds: 500_000), end: Timestamp(microseconds: 650_000))])
    let free = samples.filter { $0.time.microseconds > 655_000 && $0.kind == .onTheWay }
    #expect(free.count > 100)
    let isSteady = zip(free, free.dropFirst()).allSatisfy { $1.time - $0.time <= MotionRecorderPace.interval }
    #expect(isSteady)
    // Under the finger: 300 points in 150 ms.
    let held = samples.filter { (560_000..<650_000).contains($0.time.microseconds) }
    #expect(!held.isEmpty && held.allSatisfy { abs($0.velocity - 2_000) < 120 }, "\(held.map(\.velocity))")
  }

  /// The pace that plots promise, in µs.
  enum MotionRecorderPace { static let interval: Int64 = 5_000 }

  @Test("the end of content and the turn beyond it are kept to the microsecond")
  func turns() throws {
    let track = try #require(Self.flick(rows: 24).record.tracks.first)
    let turns = track.samples.filter { $0.kind == .turn }
    let end = try #require(track.rests.first { $0.name == "end" }?.value)
    #expect(turns.count >= 2, "its end, and where it turns")
    let turn = try #require(turns.max { $0.value < $1.value })
    #expect(turn.value == track.samples.map(\.value).max(), "nothing is farther than the turn")
    #expect(turn.value > end + 1)
    #expect(abs(turn.velocity) < 0.1, "there it stands for a moment")
    #expect(track.samples.last?.value == end)
  }

  @Test("keeping it changes nothing that happens")
  func changesNothing() {
    let kept = Self.flick().rehearsal.text
    let notKept = Self.flick { $0.keepsMotion = false }
    #expect(kept == notKept.rehearsal.text)
    #expect(notKept.record.isEmpty)
  }

  @Test("a sheet is kept from coming up to going away, with its detents")
  func sheet() throws {
    let rehearsal = RunTests.Rehearsal(.mail())
    rehearsal.options.keepsMotion = true
    let summary = rehearsal.play { finger, look in
      finger.tap(at: look("\"Compose\""))
      rehearsal.touch.wait(milliseconds: 1_000)
      finger.tap(at: look("\"Cancel\""))
    }
    let track = try #require(summary.motion.tracks.first)
    #expect(track.quantity == .height && track.rests.map(\.name) == ["Medium", "Large"])
    #expect(track.samples.first?.value == 0 && track.samples.last?.value == 0)
    let medium = try #require(track.rests.first?.value)
    #expect(abs((track.samples.map(\.value).max() ?? 0) - medium) < 1e-9)
    #expect(track.samples.filter { $0.kind == .rest }.map { $0.value } == [medium, 0])
  }

  @Test("what goes at once is a jump")
  func jump() throws {
    let rehearsal = RunTests.Rehearsal(Self.list())
    rehearsal.options.keepsMotion = true
    var run = Run(target: rehearsal.stage, devices: [], options: rehearsal.options) { _ in }
    run.start()
    run.perform(.scroll(.down))
    let track = try #require(run.finish().motion.tracks.first)
    #expect(track.samples.map(\.kind) == [.rest, .jump])
    #expect(track.samples.map(\.value).first == 0 && (track.samples.last?.value ?? 0) > 100)
  }

  @Test(
    "a tab view that is turned at once is kept, as a jump for each page", arguments: ["reader scroll", "reader next"])
  func tabView(way: String) throws {
    var tabView = Element(id: "pages", role: .tabView)
    tabView.children = (1...3).map { number in
      var page = Element(id: "page-\(number)", role: .page, label: "Page \(number)")
      page.children = [.button("go", "Go \(number)")]
      return page
    }
    let scene = SceneBuilder(.watchOS, id: "watch").window("main", title: "Main", [tabView]).scene
    let performance = try Performance(scene, keepsMotion: true)
    for _ in 0..<2 { try performance.perform(way == "reader next" ? way : "reader scroll down") }
    let track = try #require(performance.finish().motion.tracks.first)
    let height = scene.screen.size.height
    #expect(track.node == "main/pages" && track.quantity == .offsetY)
    #expect(track.samples.filter { $0.kind == .jump }.map(\.value) == [height, 2 * height])
  }

  @Test("an hour of flicks takes bounded memory, and keeps its turns")
  func bounded() throws {
    let rehearsal = RunTests.Rehearsal(Self.list())
    rehearsal.options.keepsMotion = true
    let summary = rehearsal.play { finger, _ in
      for _ in 0..<30 {
        finger.touchDown(at: Point(x: 100, y: 500))
        finger.move(to: Point(x: 100, y: 300), milliseconds: 120)
        finger.lift()
        rehearsal.touch.wait(milliseconds: 2_000)
        finger.touchDown(at: Point(x: 100, y: 300))
        finger.move(to: Point(x: 100, y: 700), milliseconds: 120)
        finger.lift()
        rehearsal.touch.wait(milliseconds: 2_000)
      }
    }
    let track = try #require(summary.motion.tracks.first)
    #expect(track.samples.count <= 8_192 && track.samples.count > 2_000)
    #expect(track.samples.count { $0.kind == .turn } >= 30)
  }

  // MARK: Where things begin

  /// A watch with three pages that starts on one of them.
  static func watch(current: Int) -> Scene {
    var tabView = Element(id: "pages", role: .tabView)
    tabView.pages.axis = .vertical
    tabView.pages.current = current
    tabView.children = (1...3).map { number in
      var page = Element(id: "page-\(number)", role: .page, label: "Page \(number)")
      page.children = [.text("text", "Text \(number)")]
      return page
    }
    return SceneBuilder(.watchOS, id: "watch").window("main", title: "Main", [tabView]).scene
  }

  @Test("a tab view begins on the page that its author says", arguments: [2, 3])
  func firstPage(current: Int) throws {
    let scene = Self.watch(current: current)
    let performance = try Performance(scene, keepsMotion: true)
    try performance.perform("reader scroll up")
    let track = try #require(performance.finish().motion.tracks.first { $0.node == "main/pages" })
    let height = scene.screen.size.height
    #expect(track.samples.map(\.value) == [height * Double(current - 1), height * Double(current - 2)])
    #expect(track.samples.map(\.kind) == [.rest, .jump])
  }

  @Test("a flick begins where the content rested since the run began")
  func rest() throws {
    let track = try #require(Self.flick().record.tracks.first)
    #expect(track.samples.first == .init(time: .zero, value: 0, kind: .rest))
    #expect((track.samples.dropFirst().first?.time.microseconds ?? 0) >= 500_000)
  }

  @Test("content that begins anew without a word is kept, and so is that it moves again")
  func again() throws {
    var body = Element(id: "body", role: .scrollView, frame: Rect(x: 0, y: 100, width: 393, height: 400))
    body.axes = .vertical
    body.contentSize = Size(width: 393, height: 3_000)
    body.children = [.text("x", "X")]
    var done = Element.button("done", "Done")
    done.dismissRole = .done
    let scene = SceneBuilder(id: "again")
      .window("main", title: "Main", [.button("open", "Open", opens: "sheet")])
      .sheet("sheet", title: "Sheet", [done, body]).scene
    let performance = try Performance(scene, keepsMotion: true)
    for _ in 0..<2 {
      try performance.perform(#"tap "Open"; wait 1s; press pagedown; wait 1s; tap "Done"; wait 1s"#)
    }
    let record = performance.finish().motion
    let track = try #require(record.tracks.first { $0.node == "sheet/body" })
    #expect(track.samples.filter { $0.kind == .jump }.map(\.value) == [400, 0, 400])
    let times = track.samples.map(\.time)
    #expect(times == times.sorted() && times.first != .zero, "it is there since the sheet came up")
  }
}
