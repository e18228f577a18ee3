import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// SM-8, with more than one finger on the screen: from the frames of a digitizer to where the content is.
@Suite("Several fingers on content that scrolls")
struct SeveralFingerTests {
  /// What fingers do on a screen, and where the content is after each of their frames.
  struct Screen {
    let touch: TouchScript
    var stage: Stage
    private var engine: GestureEngine
    private var taken = 0
    /// The offset after each frame, in points.
    private(set) var offsets: [Double] = []
    /// Why, as it would be told.
    private(set) var reasons: [String] = []

    /// A list of 200 points by 400, with room for a thumb around it.
    init(_ platform: Platform = .iOS, zoom: Zoom? = nil) {
      var list = Element(id: "list", role: .scrollView, label: "Rows")
      list.frame = Rect(x: 40, y: 100, width: 200, height: 400)
      list.contentSize = Size(width: 200, height: 6_000)
      list.zoom = zoom
      list.children = (0..<10).map { .button("row-\($0)", "Row \($0)") }
      let builder = SceneBuilder(platform, id: "list").window("main", title: "Main", [list])
      let scene = builder.with { $0.screen.size = Size(width: 390, height: 700) }.scene
      touch = TouchScript(size: scene.screen.size)
      stage = Stage(scene)
      engine = GestureEngine(
        devices: [.init(touch.description)], screen: stage.screen, options: stage.gestureOptions)
    }

    var offset: Double { stage.offset(0).dy }

    /// Takes what the fingers have done since.
    mutating func take() {
      var inputs: [RecognizedInput] = []
      for event in touch.events[taken...] {
        engine.process(event, from: 0, into: &inputs)
        for input in inputs {
          _ = stage.receive(TargetInput(time: input.time, kind: .input(input.kind), device: 0))
          reasons += stage.arbitrations.map { "\($0.subject): \($0.reason)" }
        }
        inputs.removeAll()
        if event.isReport { offsets.append(offset) }
      }
      taken = touch.events.count
    }
  }

  /// Where a thumb rests: below the list, beside it, on it.
  /// What is taken off a drag when it is recognized, in points.
  static let slop = 10.0

  static let thumbs = [Point(x: 360, y: 650), Point(x: 330, y: 300), Point(x: 60, y: 480)]

  /// A thumb that rests, and another finger that drags the list.
  static func withThumb(
    _ thumb: Point, _ platform: Platform = .iOS, milliseconds: Int64 = 300, pause: Int64 = 100
  ) -> Screen {
    var screen = Screen(platform)
    let (rests, drags) = (screen.touch.finger(), screen.touch.finger())
    rests.touchDown(at: thumb)
    screen.touch.wait(milliseconds: 400)
    drags.touchDown(at: Point(x: 150, y: 450))
    drags.move(to: Point(x: 150, y: 150), milliseconds: milliseconds)
    screen.touch.wait(milliseconds: pause)
    drags.lift()
    screen.take()
    screen.touch.wait(milliseconds: 200)
    rests.lift()
    screen.take()
    return screen
  }

  @Test(
    "where a thumb rests another finger scrolls all the same", arguments: thumbs,
    [Platform.iOS, .iPadOS, .visionOS, .watchOS])
  func thumb(thumb: Point, platform: Platform) {
    let screen = Self.withThumb(thumb, platform)
    #expect(abs(screen.offset - (300 - Self.slop)) < 0.5)
    // It follows from the slop on, not only when the fingers' distance has changed by the slop of a pinch.
    let steps = zip(screen.offsets, screen.offsets.dropFirst()).map { $1 - $0 }
    #expect((steps.max() ?? 0) < 20)
    #expect(screen.reasons.contains { $0.contains("SM-8 second finger: the content is not moved twice") })
    #expect(!screen.reasons.contains { $0.contains("takes 2 fingers") })
  }

  @Test("a flick beside a thumb that rests runs on as far as one without")
  func flick() {
    var with = Self.withThumb(Self.thumbs[0], milliseconds: 150, pause: 0)
    var without = Screen()
    let finger = without.touch.finger()
    finger.touchDown(at: Point(x: 150, y: 450))
    finger.move(to: Point(x: 150, y: 150), milliseconds: 150)
    finger.lift()
    without.take()
    while let deadline = with.stage.nextDeadline { _ = with.stage.advance(to: deadline) }
    while let deadline = without.stage.nextDeadline { _ = without.stage.advance(to: deadline) }
    #expect(without.offset > 600)
    #expect(abs(with.offset - without.offset) < 2)
  }

  @Test("fingers that come together scroll once, by the first of them", arguments: [true, false])
  func together(evenly: Bool) {
    var screen = Screen()
    let (first, second) = (screen.touch.finger(), screen.touch.finger())
    screen.touch.frame {
      first.touchDown(at: Point(x: 100, y: 450))
      second.touchDown(at: Point(x: 180, y: 460))
    }
    screen.touch.move(
      [(first, Point(x: 100, y: 250)), (second, Point(x: 180, y: evenly ? 260 : 360))], milliseconds: 300)
    screen.touch.wait(milliseconds: 100)
    screen.touch.frame {
      first.lift()
      second.lift()
    }
    screen.take()
    #expect(abs(screen.offset - (200 - Self.slop)) < 0.5)
  }

  @Test("a second finger that comes before the first has moved does not stop it")
  func beforeTheSlop() {
    var screen = Screen()
    let (first, second) = (screen.touch.finger(), screen.touch.finger())
    first.touchDown(at: Point(x: 100, y: 450))
    first.move(to: Point(x: 100, y: 444), milliseconds: 40)
    second.touchDown(at: Point(x: 350, y: 600))
    first.move(to: Point(x: 100, y: 250), milliseconds: 300)
    screen.touch.wait(milliseconds: 100)
    first.lift()
    second.lift()
    screen.take()
    #expect(abs(screen.offset - (200 - Self.slop)) < 0.5)
  }

  @Test("when the finger that drags lifts, the other one goes on from where the content is")
  func handOff() {
    var screen = Screen()
    let (first, second) = (screen.touch.finger(), screen.touch.finger())
    first.touchDown(at: Point(x: 100, y: 480))
    screen.touch.wait(milliseconds: 20)
    second.touchDown(at: Point(x: 180, y: 480))
    screen.touch.move([(first, Point(x: 100, y: 380)), (second, Point(x: 180, y: 400))], milliseconds: 200)
    screen.touch.wait(milliseconds: 100)
    first.lift()
    screen.take()
    let before = screen.offset
    #expect(abs(before - (100 - Self.slop)) < 0.5)
    screen.touch.wait(milliseconds: 300)
    second.move(to: Point(x: 180, y: 250), milliseconds: 300)
    screen.take()
    // It is another drag, with a slop of its own. The gestures begin anew where the finger is at its first report after that: less than one report's way is lost.
    #expect(abs(screen.offset - before - (150 - Self.slop)) < 5)
    let steps = zip(screen.offsets, screen.offsets.dropFirst()).map { $1 - $0 }
    #expect((steps.max() ?? 0) < 20, "no jump")
    screen.touch.wait(milliseconds: 100)
    second.lift()
    screen.take()
    #expect(abs(screen.offset - before - (150 - Self.slop)) < 5)
  }

  @Test("what can be magnified is magnified by fingers that part, and scrolls where they go the same way")
  func zoom() {
    for (target, scales) in [(Point(x: 110, y: 480), true), (Point(x: 110, y: 250), false)] {
      var screen = Screen(zoom: Zoom(minimum: 1, maximum: 4))
      let (first, second) = (screen.touch.finger(), screen.touch.finger())
      screen.touch.frame {
        first.touchDown(at: Point(x: 100, y: 350))
        second.touchDown(at: Point(x: 110, y: 400))
      }
      screen.touch.move([(first, Point(x: 100, y: 200)), (second, target)], milliseconds: 300)
      screen.take()
      #expect((screen.stage.scale(0) > 1.1) == scales)
      if !scales { #expect(abs(screen.offset - (150 - Self.slop)) < 0.5) }
    }
  }

  @Test(
    "content never goes further than the fingers do, however they come and go",
    arguments: 0..<UInt64(ScrollPropertyTests.isLong ? 400 : 40))
  func never(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var screen = Screen([Platform.iOS, .iPadOS, .visionOS, .watchOS].randomElement(using: &random) ?? .iOS)
    let fingers = (0..<Int.random(in: 2...4, using: &random)).map { _ in screen.touch.finger() }
    var isDown = fingers.map { _ in false }
    // In each frame nothing can have moved the content further than the finger that went furthest.
    var furthest = 0.0
    var greatest = 0.0
    for _ in 0..<Int.random(in: 4...12, using: &random) {
      let index = Int.random(in: fingers.indices, using: &random)
      if isDown[index] {
        // Still for a while, so that the content has no speed of its own.
        screen.touch.wait(milliseconds: 150)
        fingers[index].lift()
      } else {
        fingers[index].touchDown(
          at: Point(x: .random(in: 20...380, using: &random), y: .random(in: 300...680, using: &random)))
      }
      isDown[index].toggle()
      screen.take()
      let goals = fingers.indices.filter { isDown[$0] && Bool.random(using: &random) }.map { index in
        let place = fingers[index].position
        let way = Double.random(in: 0...120, using: &random)
        return (finger: fingers[index], to: Point(x: place.x, y: place.y - way))
      }
      screen.touch.wait(milliseconds: .random(in: 5...400, using: &random))
      guard !goals.isEmpty else { continue }
      furthest += goals.map { $0.finger.position.y - $0.to.y }.max() ?? 0
      screen.touch.move(goals, milliseconds: .random(in: 40...400, using: &random))
      screen.touch.wait(milliseconds: 150)
      screen.take()
      greatest = max(greatest, screen.offsets.max() ?? 0)
      #expect(greatest <= furthest + 0.5, "\(screen.reasons)")
    }
    #expect(screen.stage.breach == nil)
  }
}
