import Geometry
import Gestures
import InputEvents
import Testing

/// What a synthesized hand does at the limits of a device.
@Suite("A synthesized hand at the limits of devices")
struct DeviceLimitsTests {
  static func turning(
    _ id: String, _ description: DeviceDescription, _ axis: RotaryModel.Axis, unitsPerNotch: Int
  ) -> DeviceModel {
    DeviceModel(
      id: id, summary: "", description: description,
      rotary: [RotaryModel(axis: axis, unitsPerNotch: unitsPerNotch)])
  }

  /// A wheel with fine steps that counts so many units as a notch.
  static func wheel(notches: Int) -> DeviceModel {
    var device = DeviceDescription(name: "wheel")
    device.add(relative: [.wheel, .wheelHiRes])
    return turning("notched", device, .relative(.wheel), unitsPerNotch: notches)
  }

  /// A wheel that counts so many fine steps as a notch.
  static func fineWheel(steps: Int) -> DeviceModel {
    var device = DeviceDescription(name: "fine wheel")
    device.add(relative: [.wheel, .wheelHiRes])
    return turning("fine", device, .relative(.wheelHiRes), unitsPerNotch: steps)
  }

  /// A knob with ends, of which each place is so many to a notch.
  static func knob(places: Int) -> DeviceModel {
    var device = DeviceDescription(name: "knob")
    device.add(.wheel, AxisRange(minimum: 0, maximum: 71))
    device.state.axisValues[.wheel] = 0
    return turning("knob", device, .absolute(.wheel), unitsPerNotch: places)
  }

  @Test(
    "a notch is as many units as the device says",
    arguments: [
      (wheel(notches: 1), "notched"), (wheel(notches: 2), "notched"), (knob(places: 1), "knob"),
      (fineWheel(steps: 120), "fine"), (fineWheel(steps: 240), "fine"),
    ])
  func notches(device: DeviceModel, name: String) throws {
    let trip = try RoundTrip("turn \(name) 5; wait 200ms; turn \(name) -3", on: [device])
    #expect(GestureSynthesizerTests.notches(trip) == (2, 240))
  }

  @Test("a turn begins at once")
  func turnStart() throws {
    let options = SynthesisOptions()
    let trip = try RoundTrip("turn crown 3", on: [TestDevices.crown], options: options)
    #expect(trip.frames.first?.time == options.start)
  }

  @Test(
    "a trembling hand at the edge stays within what the device can tell",
    arguments: [TestDevices.phone, TestDevices.kiosk])
  func edge(device: DeviceModel) throws {
    for seed in UInt64(0)..<10 {
      var options = SynthesisOptions()
      options.jitter = 3
      options.seed = seed
      let screen = device.screen ?? Size(width: 393, height: 852)
      let trip = try RoundTrip("tap \(screen.width - 0.5),\(screen.height - 0.5)", on: [device], options: options)
      for event in trip.frames.flatMap(\.events) where event.type == .abs {
        let axis = AbsoluteAxis(rawValue: event.code)
        // A contact that ends has no number.
        if axis == .mtTrackingId { continue }
        guard let range = device.description.axes[axis], range.maximum > range.minimum else { continue }
        #expect((range.minimum...range.maximum).contains(event.value), "\(axis) \(event.value)")
      }
    }
  }

  // MARK: - Fingers

  /// How long a script takes without one, in ms to the next lower ten; nil where it is refused.
  static func milliseconds(_ script: String, _ options: SynthesisOptions = SynthesisOptions()) -> Int64? {
    guard let trip = try? RoundTrip(script, on: [TestDevices.phone], options: options),
      let first = trip.frames.first?.time, let last = trip.frames.last?.time
    else { return nil }
    return (last - first) / 10_000 * 10
  }

  static let rotations: [(Double, Int64)] = [(20, 300), (90, 500), (180, 1_000), (3_600, 10_000)]

  @Test(
    "a rotation takes a second for half a turn, never less than 300 ms or more than ten seconds", arguments: rotations)
  func rotationTime(degrees: Double, expected: Int64) throws {
    let time = try #require(Self.milliseconds("rotate by \(degrees)deg"))
    #expect(time >= expected && time < expected + 150, "\(time)")
  }

  @Test("a rotation goes as far out as its arc needs", arguments: [20.0, 21, 24, 28])
  func rotationArc(degrees: Double) {
    var options = SynthesisOptions()
    options.thresholds.rotationArc = 20
    #expect(Self.milliseconds("rotate by \(degrees)deg", options) != nil)
  }

  @Test("near an edge the strokes of a scrub are shorter, but never less than 56 pt")
  func narrowScrub() throws {
    var shortest = Double.infinity
    for x in stride(from: 20.0, to: 200, by: 2) {
      guard let trip = try? RoundTrip("scrub at \(x),400 in 1700ms", on: [TestDevices.phone]) else { continue }
      let places = trip.recognized.compactMap { input -> Double? in
        if case .contact(let event) = input.kind, event.contact.slot == 0 { event.contact.position.x } else { nil }
      }
      shortest = min(shortest, try #require(places.max()) - (try #require(places.min())))
    }
    #expect(shortest >= 55 && shortest < 64, "\(shortest)")
  }

  @Test("a hand that trembles has to turn further", arguments: [(0.0, 16.0, true), (3, 16, false), (3, 40, true)])
  func trembling(jitter: Double, degrees: Double, isTaken: Bool) {
    var options = SynthesisOptions()
    options.jitter = jitter
    let error = (try? GestureSynthesizer(devices: [TestDevices.phone], options: options)).flatMap { hand in
      var hand = hand
      do throws(SynthesisError) {
        _ = try hand.perform(.rotate(at: nil, degrees: degrees, duration: nil))
        return nil as String?
      } catch { return error.message }
    }
    #expect(
      error == (isTaken ? nil : "a rotation by \(Int(degrees)) degrees is too little for a hand that trembles by 3 pt"))
  }

  @Test("what is too fast says how long it would have to take")
  func hint() throws {
    let error = #expect(throws: SynthesisError.self) { try RoundTrip("swipe up in 20ms", on: [TestDevices.phone]) }
    #expect(error?.hint == "take at least 31ms")
  }

  @Test("a swipe just as fast as it has to be is one", arguments: [(300, true), (301, false)])
  func slowestSwipe(milliseconds: Int, isTaken: Bool) {
    #expect((Self.milliseconds("swipe from 100,100 to 100,172 in \(milliseconds)ms") != nil) == isTaken)
  }

  // MARK: - Pointers

  /// When the pointer's button goes down and up, in ms from the first of both.
  static func presses(_ trip: RoundTrip) -> [Int64] {
    let times = trip.recognized.compactMap { input -> Timestamp? in
      switch input.kind {
      case .pointer(.pressed), .pointer(.released): input.time
      default: nil
      }
    }
    return times.map { ($0 - (times.first ?? $0)) / 1_000 }
  }

  /// How long the button is held: 70 ms before and after the way, which ends with the last report within its time.
  static let drags: [(String, Int64)] = [("", 731), (" in 200ms", 331), (" in 1ms", 140)]

  @Test("a pointer drags from place to place in its time, and stays before and after", arguments: drags)
  func dragPointer(end: String, held: Int64) throws {
    let trip = try RoundTrip("drag pointer from 10,20 to 110,220\(end)", on: [TestDevices.mouse])
    #expect(Self.presses(trip) == [0, held])
    let down = try #require(trip.recognized.first { if case .pointer(.pressed) = $0.kind { true } else { false } })
    let there = try #require(trip.recognized.last { $0.time < down.time })
    #expect(there.kind == .pointer(.moved(to: Point(x: 10, y: 20))) && down.time - there.time >= 70_000)
    let places = trip.recognized.compactMap { input -> Point? in
      switch input.kind {
      case .pointer(.pressed(_, let place)), .pointer(.released(_, let place)): place
      default: nil
      }
    }
    #expect(places == [Point(x: 10, y: 20), Point(x: 110, y: 220)])
  }

  @Test(
    "a screen measures a point at least and a million at most, each way",
    arguments: [
      (1.0, 1.0, true), (1e6, 1e6, true), (0.5, 100, false), (100, 0.5, false), (2e6, 9, false), (9, 2e6, false),
    ])
  func screens(width: Double, height: Double, isTaken: Bool) {
    var options = SynthesisOptions()
    options.screen = Size(width: width, height: height)
    #expect(((try? GestureSynthesizer(devices: [], options: options)) != nil) == isTaken)
  }

  @Test(
    "a place outside of a screen that no device tells is refused with a word about how to say how large it is",
    arguments: [(TestDevices.phone, false), (TestDevices.mouse, true)])
  func assumedScreen(device: DeviceModel, isAssumed: Bool) {
    let script = device.id == TestDevices.phone.id ? "tap 9000,9" : "move to 9000,9"
    let error = #expect(throws: SynthesisError.self) { try RoundTrip(script, on: [device]) }
    #expect((error?.hint?.contains("--screen") == true) == isAssumed, "\(error?.hint ?? "")")
  }

  // MARK: - Rings

  /// A ring of 72 places, a notch each.
  static let ring: DeviceModel = {
    var device = DeviceDescription(name: "ring")
    device.add(.wheel, AxisRange(minimum: 0, maximum: 71))
    device.state.axisValues[.wheel] = 0
    return DeviceModel(
      id: "fine-ring", summary: "", description: device,
      rotary: [RotaryModel(axis: .absolute(.wheel), unitsPerNotch: 1, wraps: true)])
  }()

  @Test(
    "a ring turns between two reports by so much less than half a round that a rounded place makes no other way of it",
    arguments: [(27, true), (-27, true), (28, false), (-28, false)])
  func halfRound(places: Int, isTaken: Bool) {
    // In one report at a quarter more than its mean speed: 28 places are 35, and half a round but one.
    let trip = try? RoundTrip("turn fine-ring \(places) in 8ms", on: [Self.ring])
    #expect((trip != nil) == isTaken)
  }
}
