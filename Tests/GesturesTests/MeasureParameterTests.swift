import Geometry
import Gestures
import InputEvents
import TestSupport
import Testing

/// Whoever reads why something is no gesture can set the number that made it none.
@Suite("Measures of explanations")
struct MeasureParameterTests {
  /// Every measure that has a limit, of everything that fingers did.
  private static func measures(_ screen: TouchScript, _ options: GestureOptions = GestureOptions()) -> [Measure] {
    explanations(screen, options).flatMap(\.verdicts).flatMap(\.measures).filter { $0.limit != nil }
  }

  /// What is told of everything that fingers did.
  private static func explanations(
    _ screen: TouchScript, _ options: GestureOptions = GestureOptions()
  ) -> [GestureExplanation] {
    var options = options
    options.explains = true
    var engine = GestureEngine(devices: [.init(screen.description)], screen: screen.size, options: options)
    var output: [RecognizedInput] = []
    for event in screen.events { engine.process(event, from: 0, into: &output) }
    engine.finish(at: screen.now + 1_000_000, into: &output)
    return engine.takeExplanations()
  }

  /// Taps after taps, a hold, a swipe, fingers that join, spread, turn and write a Z.
  private static func everything() -> TouchScript {
    let screen = TouchScript()
    let (first, second) = (screen.finger(), screen.finger())
    for pause in [120, 20, 100, 100, 100, 100, 400] as [Int64] {
      first.tap(at: Point(x: 100, y: 200))
      screen.wait(milliseconds: pause)
    }
    screen.wait(milliseconds: 600)
    first.tap(at: Point(x: 300, y: 300), milliseconds: 650)
    first.touchDown(at: Point(x: 195, y: 8))
    first.move(to: Point(x: 200, y: 300), milliseconds: 160)
    first.lift()
    screen.wait(milliseconds: 500)
    first.touchDown(at: Point(x: 150, y: 400))
    first.move(to: Point(x: 150, y: 420), milliseconds: 48)
    second.touchDown(at: Point(x: 250, y: 420))
    screen.move([(first, Point(x: 110, y: 420)), (second, Point(x: 290, y: 420))], milliseconds: 160)
    screen.frame {
      first.lift()
      second.lift()
    }
    screen.wait(milliseconds: 500)
    screen.frame {
      first.touchDown(at: Point(x: 100, y: 500))
      second.touchDown(at: Point(x: 160, y: 500))
    }
    for stroke in 0..<4 {
      let x = stroke.isMultiple(of: 2) ? 200.0 : 100
      screen.move([(first, Point(x: x, y: 500)), (second, Point(x: x + 60, y: 500))], milliseconds: 150)
    }
    screen.frame {
      first.lift()
      second.lift()
    }
    return screen
  }

  /// The options that measures name: those that decide between recognizers.
  static let named: Set = [
    "tapSlop", "joinTime", "tapMax", "doubleTapMaximum", "doubleTapMinimum", "doubleTapSlop", "maximumTapCount",
    "longPress", "swipeTravel", "swipeSpeed", "axisRatio", "pinchSlop", "rotationSlop", "rotationArc", "scrubStrokes",
    "scrubMaximum",
  ]

  @Test("name the option that sets the limit, but for a number of fingers")
  func parameters() throws {
    var options = GestureOptions()
    try GestureOption.set("doubleTapMinimum=40ms", in: &options)
    let measures = Self.measures(Self.everything(), options)
    for measure in measures where measure.name != "fingers" {
      let option = GestureOption.all.first { $0.name == measure.parameter }
      #expect(option != nil, "\(measure)")
    }
    #expect(Set(measures.compactMap(\.parameter)) == Self.named)
  }

  @Test(
    "have another limit where that option is another number",
    arguments: GestureOption.all.filter { named.contains($0.name) })
  func limits(option: GestureOption) throws {
    var options = GestureOptions()
    try GestureOption.set("doubleTapMinimum=40ms", in: &options)
    func limits(_ options: GestureOptions) -> Set<Double> {
      Set(Self.measures(Self.everything(), options).filter { $0.parameter == option.name }.compactMap(\.limit))
    }
    let usual = limits(options)
    let value = option.value(in: options)
    try GestureOption.set("\(option.name)=\(option.text(value + (option.unit == .time ? 1_000 : 1)))", in: &options)
    #expect(!usual.isEmpty && !limits(options).isEmpty && limits(options) != usual, "\(usual)")
  }

  @Test("a finger that is left over from another gesture makes no tap, and that is why")
  func leftOver() throws {
    let screen = TouchScript()
    let (first, second) = (screen.finger(), screen.finger())
    screen.frame {
      first.touchDown(at: Point(x: 100, y: 400))
      second.touchDown(at: Point(x: 160, y: 400))
    }
    screen.move([(first, Point(x: 100, y: 500)), (second, Point(x: 160, y: 500))], milliseconds: 160)
    second.lift()
    screen.wait(milliseconds: 400)
    first.put(at: Point(x: 100, y: 501))
    screen.wait(milliseconds: 50)
    first.lift()
    let verdicts = Self.explanations(screen).flatMap(\.verdicts)
    let tap = try #require(verdicts.last { $0.recognizer == .tap })
    #expect(!tap.took && tap.note == "down since before the first event, or left over from another gesture")
  }

  @Test(
    "a finger that lifts at rest has no speed, wherever it went",
    arguments: [Vector(dx: -200, dy: 0), Vector(dx: 0, dy: -200)])
  func atRest(way: Vector) throws {
    let screen = TouchScript()
    let finger = screen.finger()
    finger.touchDown(at: Point(x: 300, y: 400))
    finger.move(to: Point(x: 300, y: 400) + way, milliseconds: 200)
    screen.wait(milliseconds: 500)
    finger.lift()
    let swipe = try #require(Self.explanations(screen).flatMap(\.verdicts).last { $0.recognizer == .swipe })
    let velocity = try #require(swipe.measures.first { $0.name == "velocity" })
    // No speed is none against the way that was gone: those are less than 0.
    #expect(velocity.value == 0 && velocity.value.sign == .plus, "\(velocity)")
  }

  @Test("how near a movement was to its threshold is told of what passed it, and of nothing else")
  func nearness() throws {
    let screen = TouchScript()
    let (first, second) = (screen.finger(), screen.finger())
    screen.frame {
      first.touchDown(at: Point(x: 150, y: 400))
      second.touchDown(at: Point(x: 250, y: 400))
    }
    // Apart by 20 pt each, and turned by no more than 2 degrees.
    screen.move([(first, Point(x: 130, y: 398)), (second, Point(x: 270, y: 402))], milliseconds: 160)
    screen.frame {
      first.lift()
      second.lift()
    }
    let taken = try #require(Self.explanations(screen).first { $0.taker == .pinch })
    for verdict in taken.verdicts {
      #expect(verdict.note.contains("times the threshold") == (verdict.recognizer == .pinch), "\(verdict)")
    }
  }
}
