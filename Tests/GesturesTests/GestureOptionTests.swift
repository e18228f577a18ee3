import Geometry
import Gestures
import TestSupport
import Testing

@Suite("Options of gestures by name")
struct GestureOptionTests {
  static func set(_ text: String) throws -> GestureOptions {
    var options = GestureOptions()
    try GestureOption.set(text, in: &options)
    return options
  }

  static func message(_ text: String) -> String {
    do {
      _ = try set(text)
      return "set"
    } catch { return "\(error)" }
  }

  @Test(
    "a number is written with its unit, or without where it needs none",
    arguments: [
      ("tapSlop=12", \GestureOptions.slop, 12.0), ("tapSlop=12.5pt", \.slop, 12.5),
      ("swipeSpeed=400pt/s", \.swipeVelocity, 400), ("rotationSlop=7deg", \.rotationSlop, 7),
      ("axisRatio=2", \.swipeAxisRatio, 2),
    ])
  func numbers(text: String, path: any KeyPath<GestureOptions, Double> & Sendable, value: Double) throws {
    #expect(try Self.set(text)[keyPath: path] == value)
  }

  @Test(
    "a time is written with its unit",
    arguments: [("150ms", 150_000), ("0.15s", 150_000), ("250us", 250), ("250µs", 250), ("0ms", 0)])
  func times(text: String, microseconds: Int64) throws {
    #expect(try Self.set("joinTime=" + text).joinTime == microseconds)
  }

  @Test("every option can be set, and each is another one")
  func all() throws {
    var seen: Set<GestureOptions> = [GestureOptions()]
    for option in GestureOption.all {
      let options = try Self.set("\(option.name)=77\(option.unit.rawValue)")
      #expect(seen.insert(options).inserted, "\(option.name)")
      #expect(option.value(in: options) == (option.unit == .time ? 77_000 : 77), "\(option.name)")
    }
    #expect(Set(GestureOption.all.map(\.name)).count == GestureOption.all.count)
  }

  static let android = [
    "tapSlop=8", "edgeZone=12", "doubleTapMinimum=40ms", "longPress=400ms", "tapMax=400ms", "swipeTravel=8",
    "swipeSpeed=50", "maximumVelocity=8000", "pinchSlop=16",
  ]

  @Test(
    "a preset is the numbers of its platform",
    arguments: [
      (GestureOptions.Preset.iOS, []), (.android, android), (.material, android + ["swipeSpeed=500"]),
      (
        .flutter,
        [
          "tapSlop=18", "edgeZone=20", "doubleTapMinimum=40ms", "swipeTravel=18", "swipeSpeed=50",
          "maximumVelocity=8000", "pinchSlop=18",
        ]
      ),
    ])
  func presets(preset: GestureOptions.Preset, numbers: [String]) throws {
    var options = GestureOptions()
    for number in numbers { try GestureOption.set(number, in: &options) }
    #expect(GestureOptions(preset) == options)
  }

  @Test("an option that does not exist is refused with those that do", arguments: ["slip=3", "", "=3", "jointime=1s"])
  func unknown(text: String) {
    let message = Self.message(text)
    #expect(message.hasPrefix("there is no option") && message.contains("tapSlop, edgeZone, joinTime, liftTime"))
  }

  @Test(
    "what is no number of the option is refused with an example",
    arguments: [
      "joinTime", "joinTime=", "joinTime=nans", "tapSlop=12ms", "tapSlop=inf", "scrubStrokes=three",
    ])
  func badValue(text: String) {
    #expect(Self.message(text).contains("it is a number such as"), "\(Self.message(text))")
  }

  @Test(
    "numbers of things are whole: others are refused with what there is",
    arguments: [
      ("maximumTapCount=1.5", "whole number from 1 to 100"), ("scrubStrokes=2.7", "whole number from 1 to 100"),
      ("rotaryThreshold=59.5", "whole number from 1 to 120"), ("rotaryHysteresis=0.1", "whole number from 0 to 120"),
    ])
  func wholeNumbers(text: String, hint: String) {
    #expect(Self.message(text).hasSuffix("; it is a \(hint)"), "\(Self.message(text))")
  }

  @Test(
    "a number out of the range of its option is refused with that range",
    arguments: [
      ("maximumTapCount=0", "from 1 to 100"), ("scrubStrokes=1e300", "from 1 to 100"),
      ("joinTime=-5ms", "from 0ms to 1000000ms"), ("joinTime=1e300s", "from 0ms to 1000000ms"),
      ("tapSlop=0", "from 1pt to 10000pt"), ("rotationSlop=361deg", "from 0deg to 360deg"),
      ("swipeSpeed=0pt/s", "from 1pt/s to 100000pt/s"),
    ])
  func range(text: String, range: String) {
    #expect(Self.message(text).hasSuffix("; it is a number \(range)"), "\(Self.message(text))")
  }

  @Test("the ends of a range and the default can be set, what lies beyond cannot", arguments: GestureOption.all)
  func ends(option: GestureOption) throws {
    let usual = option.value(in: GestureOptions())
    for value in [option.range.lowerBound, option.range.upperBound, usual] where value.isFinite {
      #expect(option.value(in: try Self.set("\(option.name)=\(option.text(value))")) == value)
    }
    #expect(option.range.contains(usual) || usual == .infinity)
    for value in [option.range.lowerBound - 1, option.range.upperBound * 2] {
      #expect(throws: GestureOptionError.self) { try Self.set("\(option.name)=\(option.text(value))") }
    }
  }

  @Test("the last finger of four that comes after 110 ms joins within a longer joining time", arguments: [100, 150])
  func joinTime(milliseconds: Int64) throws {
    let screen = TouchScript()
    let fingers = (0..<4).map { _ in screen.finger() }
    let places = SeveralFingersTests.places(4)
    screen.frame { for index in 0..<3 { fingers[index].touchDown(at: places[index]) } }
    screen.move((0..<3).map { (fingers[$0], places[$0] + Vector(dx: 0, dy: 20)) }, milliseconds: 110)
    fingers[3].touchDown(at: places[3])
    screen.move(fingers.map { ($0, $0.position + Vector(dx: 0, dy: 200)) }, milliseconds: 300)
    screen.frame { for finger in fingers { finger.lift() } }
    let options = try Self.set("joinTime=\(milliseconds)ms")
    #expect(Recognition.gestures(screen, options: options).last == "swipe \(milliseconds > 110 ? 4 : 3) down")
  }
}
