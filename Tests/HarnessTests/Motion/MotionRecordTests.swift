import Accessibility
import Announcer
import Geometry
import Gestures
@testable import Harness
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

  @Test("how fast a wheel is turned is kept, from rest to rest")
  func turning() throws {
    var wheel = DeviceDescription(name: "Wheel")
    wheel.add(relative: [.wheel, .wheelHiRes])
    var options = RunOptions()
    options.keepsMotion = true
    var run = Run(target: Stage(Self.list()), devices: [.init(wheel)], options: options) { _ in }
    run.start()
    // Ten notches a second, then a rest, then five.
    var time: Int64 = 0
    for step in [10_000, 20_000] as [Int64] {
      time += 1_000_000
      for _ in 0..<40 {
        time += step
        let now = Timestamp(microseconds: time)
        for event in [InputEvent.relative(.wheelHiRes, -12, at: now), .report(at: now)] { run.feed(event, from: 0) }
      }
    }
    let record = run.finish().motion
    let track = try #require(record.tracks.first { $0.quantity == .turn })
    #expect(track.subject == "wheel" && track.samples.last?.kind == .rest)
    #expect(abs((track.samples.last?.value ?? 0) + 8) < 1e-9)
    let speeds = track.samples.filter { $0.kind == .onTheWay }.map(\.velocity)
    #expect(speeds.contains { abs($0 + 10) < 0.5 } && speeds.contains { abs($0 + 5) < 0.5 }, "\(speeds)")
    #expect(zip(track.samples, track.samples.dropFirst()).allSatisfy { $0.time <= $1.time })
    #expect(track.samples.count { $0.kind == .rest } == 4)
    // The last reports came at 1.4 s and 3.2 s.
    for rest in [1_440_000, 1_441_000, 2_000_000, 3_240_000] as [Int64] {
      #expect(track.plotted(at: rest) == 0, "\(rest) µs")
    }
    for turn in [1_395_000, 3_000_000] as [Int64] { #expect(track.plotted(at: turn) < -4, "\(turn) µs") }
  }

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

  // MARK: Sheets

  /// A sheet with a small detent and the two of the system, with a list that is longer than it.
  static func details() -> Scene {
    var list = Element(id: "list", role: .list, label: "Rows")
    list.axes = .vertical
    list.contentSize = Size(width: 360, height: 2_400)
    list.children = (1...4).map { .button("row-\($0)", "Row \($0)") }
    var done = Element.button("done", "Done")
    done.dismissRole = .done
    return SceneBuilder(id: "details")
      .window("main", title: "Main", [.button("open", "Open", opens: "details")])
      .sheet("details", title: "Details", [done, list]) {
        $0.detents = [Detent(id: "low", height: .points(250)), .medium, .large]
      }.scene
  }

  @Test(
    "a sheet that a finger takes up into its scrolling content is kept at its largest detent, however fast",
    arguments: [80, 120, 250, 500])
  func handOff(milliseconds: Int) throws {
    let performance = try Performance(Self.details(), keepsMotion: true)
    try performance.perform(
      """
      tap "Open"; wait 1s; drag from 200,800 to 200,100 in \(milliseconds)ms then hold 300ms; wait 3s;
      drag from 200,300 to 200,360 in 200ms then hold 100ms; wait 1s
      """)
    let track = try #require(performance.finish().motion.tracks.first { $0.quantity == .height })
    let large = try #require(track.rests.last)
    let last = try #require(track.samples.last)
    #expect(large.name == "Large" && last.value == large.value && last.kind == .rest, "\(last)")
    #expect(track.samples.map(\.value).max() == large.value)
  }

  @Test("a turned screen gives a resting sheet another height at once, and other places to rest from then on")
  func turned() throws {
    let performance = try Performance(Self.details(), keepsMotion: true)
    try performance.perform("tap \"Open\"; wait 1s; press page-down; wait 1s; press page-down; wait 1s")
    let before = performance.run.target.motionHeight
    try performance.perform("turn screen; wait 2s")
    let after = performance.run.target.motionHeight
    let track = try #require(performance.finish().motion.tracks.first { $0.quantity == .height })
    let end = try #require(track.samples.last)
    #expect(before != after && end.value == after && end.kind == .jump)
    #expect(track.periods.count == 2 && track.periods.last?.since == end.time)
    #expect(track.rests(at: .zero).last?.value == before && track.rests(at: end.time).last?.value == after)
    #expect(track.rests(at: .zero).count == 3 && track.rests(at: end.time).count < 3)
  }

  @Test("a sheet that is gone without a movement has no height any more; one that was there from the start has one")
  func vanished() throws {
    var recorder = MotionRecorder()
    var stage = Stage(Self.details())
    _ = stage.present("details", at: .zero)
    _ = stage.advance(to: Timestamp(microseconds: 2_000_000))
    let height = try #require(stage.motionHeight)
    recorder.begin(stage)
    recorder.look(at: stage, after: [])
    #expect(recorder.record.tracks.isEmpty, "it rests where it was")
    let turned = stage.receive(TargetInput(time: stage.now, kind: .resize(width: 852, height: 393)))
    recorder.look(at: stage, after: turned)
    let low = try #require(stage.motionHeight)
    recorder.look(at: Stage(Self.details()), after: [])
    let track = try #require(recorder.record.tracks.first)
    #expect(track.samples.map(\.value) == [height, low, 0] && track.samples.map(\.kind) == [.rest, .jump, .jump])
  }

  @Test("content has another end once the screen is turned")
  func otherEnd() throws {
    let performance = try Performance(Self.list(), keepsMotion: true)
    try performance.perform("press page-down; wait 1s; turn screen; wait 1s")
    let track = try #require(performance.finish().motion.tracks.first { $0.quantity == .offsetY })
    let ends = track.periods.map { $0.rests.last?.value }
    #expect(ends.count == 2 && ends[0] != ends[1], "\(track.periods)")
  }

  @Test("under a finger the velocity is that of the finger, whatever else is due meanwhile", arguments: [60, 120, 240])
  func heldVelocity(rate: Int64) throws {
    let performance = try Performance(Self.list(), keepsMotion: true, seed: [60: 9, 120: 0, 240: 6][rate] ?? 0)
    // Indicators hide half a second after the first drag, while the second goes on.
    try performance.perform(
      "drag from 200,300 to 200,200 in 400ms then hold 200ms; wait 100ms; drag from 200,600 to 200,400 in 400ms then hold 200ms; wait 2s"
    )
    let track = try #require(performance.finish().motion.tracks.first { $0.quantity == .offsetY })
    let greatest = track.samples.map { abs($0.velocity) }.max() ?? 0
    #expect(greatest > 300 && greatest < 1_100, "200 pt in 0.4 s, at most twice as fast: \(greatest)")
    let turns = zip(track.samples, track.samples.dropFirst()).count { abs($0.velocity - $1.velocity) > 400 }
    #expect(turns < 6, "it does not jump to and fro")
  }

  @Test("a crown that is turned evenly goes evenly")
  func crownVelocity() throws {
    let performance = try Performance(HeldStillTests.watchList(), keepsMotion: true)
    try performance.perform("turn crown -20; wait 2s")
    let track = try #require(performance.finish().motion.tracks.first)
    let way = (track.samples.last?.value ?? 0) - (track.samples.first?.value ?? 0)
    let moving = track.samples.filter { $0.velocity != 0 }
    let time = Double((moving.last?.time ?? .zero) - (moving.first?.time ?? .zero)) / 1_000_000
    let greatest = moving.map { abs($0.velocity) }.max() ?? 0
    #expect(way == 400 && greatest < 3 * way / time, "\(greatest) pt/s of \(way) pt in \(time) s")
  }

  @Test("magnified content has the end of each time, from the beginning on")
  func magnified() throws {
    var map = Element(id: "map", role: .scrollView, label: "Map", frame: Rect(x: 0, y: 100, width: 393, height: 400))
    map.contentSize = Size(width: 393, height: 1_400)
    map.zoom = Zoom(minimum: 1, maximum: 4)
    map.children = [.text("place", "Place")]
    let scene = SceneBuilder(id: "map").window("main", title: "Main", [map]).scene
    let performance = try Performance(scene, keepsMotion: true)
    try performance.perform("wait 1s; pinch at 196,300 by 1.5 in 400ms; wait 2s")
    let track = try #require(performance.finish().motion.tracks.first { $0.quantity == .offsetY })
    #expect(track.rests(at: .zero).last?.value == 1_000, "\(track.periods.prefix(2))")
    #expect(abs((track.rests.last?.value ?? 0) - 1_700) < 40 && track.periods.count > 3)
  }

  @Test(
    "content of a sheet has the end of the detent that the sheet is at, also before it has moved",
    arguments: [[Detent.medium, .large], [.large], [Detent(id: "low", height: .points(250)), .medium, .large]])
  func endsAtDetents(detents: [Detent]) throws {
    var scene = Self.details()
    guard case .sheet(var sheet) = scene.presentations[0].kind else { return }
    sheet.detents = detents
    scene.presentations[0].kind = .sheet(sheet)
    var list = scene.presentations[0].elements[1]
    list.contentSize = nil
    list.children = (1...40).map { .button("row-\($0)", "Row \($0)") }
    for index in list.children.indices { list.children[index].frame = nil }
    scene.presentations[0].elements[1] = list
    let performance = try Performance(scene, keepsMotion: true)
    try performance.perform("tap \"Open\"; wait 2s; press end; wait 1s")
    let record = performance.finish().motion
    let track = try #require(record.tracks.first { $0.node == "details/list" && $0.quantity == .offsetY })
    let end = try #require(track.samples.last?.value)
    #expect(end > 0 && track.rests(at: Timestamp(microseconds: 1_500_000)).last?.value == end, "\(track.periods)")
  }

  @Test("content that is paged can rest on its pages")
  func pages() throws {
    let performance = try Performance(Self.watch(current: 1), keepsMotion: true)
    try performance.perform("reader scroll down")
    let track = try #require(performance.finish().motion.tracks.first { $0.node == "main/pages" })
    #expect(track.rests.map(\.name).allSatisfy { ["page 1", "page 2", "page 3", "start", "end"].contains($0) })
  }

  @Test("of many times with other rests some all along are kept, the first and the last among them")
  func manyPeriods() {
    var track = MotionRecord.Track(node: "sheet", subject: "sheet", quantity: .height)
    for number in 0..<1_000 {
      track.setRests([.init("rest", Double(number))], since: Timestamp(microseconds: Int64(number)))
    }
    #expect((100...256).contains(track.periods.count), "\(track.periods.count)")
    #expect(track.periods.first?.rests.first?.value == 0 && track.rests.first?.value == 999)
    for moment in stride(from: 0.0, to: 1_000, by: 111) {
      let value = track.rests(at: Timestamp(microseconds: Int64(moment))).first?.value ?? 0
      #expect(value <= moment && value > moment - 150, "\(value) at \(moment)")
    }
  }
}

extension Stage {
  /// The height of the only sheet, in points.
  fileprivate var motionHeight: Double? { placements.first { $0.quantity == .height }?.value }
}
