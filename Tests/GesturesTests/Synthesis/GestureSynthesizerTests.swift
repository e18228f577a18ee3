import Geometry
import Gestures
import InputEvents
import Testing

@Suite("A synthesized hand")
struct GestureSynthesizerTests {
  static let everything = [
    TestDevices.phone, TestDevices.keyboard, TestDevices.crown, TestDevices.dial, TestDevices.ring, TestDevices.mouse,
  ]

  // MARK: - Touch

  @Test("taps where it is told", arguments: [(120.0, 300.0), (0, 0), (392, 851), (196.5, 425.25)])
  func tapPlace(x: Double, y: Double) throws {
    let trip = try RoundTrip("tap \(x),\(y)", on: [TestDevices.phone])
    guard case .tap(let location, 1, 1)? = trip.gestures.first else {
      Issue.record("\(trip.gestures)")
      return
    }
    #expect(location.distance(to: Point(x: x, y: y)) < 0.4)
  }

  @Test("a tap where the last one ended is felt, though the kernel says no position")
  func tapAgain() throws {
    let trip = try RoundTrip("tap 120,300; wait 1s; tap 120,300", on: [TestDevices.phone])
    #expect(trip.label == "tap + tap")
    let positions = trip.frames.flatMap(\.events).filter {
      $0.code == AbsoluteAxis.mtPositionX.rawValue && $0.type == .abs
    }
    #expect(positions.count == 1)
  }

  @Test("the driver's frames say everything, the kernel's only what is new")
  func unfiltered() throws {
    var options = SynthesisOptions()
    options.isFiltered = false
    let written = try RoundTrip("tap 120,300; wait 1s; tap 120,300", on: [TestDevices.phone], options: options)
    let delivered = try RoundTrip("tap 120,300; wait 1s; tap 120,300", on: [TestDevices.phone])
    #expect(written.frames.count > delivered.frames.count)
    var twin = KernelTwin(TestDevices.phone.description)
    #expect(twin.write(written.frames.flatMap(\.events)) == delivered.frames.flatMap(\.events))
  }

  @Test("a pause keeps two taps apart; a wait takes its place")
  func pause() throws {
    #expect(try RoundTrip("tap 1,1; tap 1,1", on: [TestDevices.phone]).label == "tap + tap")
    #expect(try RoundTrip("tap 1,1; wait 100ms; tap 1,1", on: [TestDevices.phone]).label == "double tap")
  }

  @Test("a swipe takes the time that is stated, to a report", arguments: [60, 125, 1000], [1, 3])
  func swipeDuration(rate: Int, fingers: Int) throws {
    var options = SynthesisOptions()
    options.reportRate = rate
    let trip = try RoundTrip(
      "swipe from 196,500 to 196,90 in 180ms with \(fingers) fingers", on: [TestDevices.phone], options: options)
    let contacts = trip.recognized.compactMap { input -> (Timestamp, ContactEvent.Phase)? in
      if case .contact(let event) = input.kind { (input.time, event.phase) } else { nil }
    }
    let first = try #require(contacts.first { $0.1 == .began }?.0)
    let last = try #require(contacts.first { $0.1 == .ended }?.0)
    #expect(abs(last - first - 180_000) <= 1 + 1_000_000 / Int64(rate))
    guard case .swipe(let swipe)? = trip.gestures.last else {
      Issue.record("\(trip.gestures)")
      return
    }
    #expect(swipe.end.distance(to: Point(x: 196, y: 90)) < 1)
    #expect(swipe.fingers == fingers)
    // A flick is let go at about one and a half times its mean speed of 2278 pt/s.
    #expect((2_300...4_500).contains(swipe.velocity.length), "\(swipe.velocity)")
  }

  @Test("a drag passes its places and comes to rest before the lift")
  func drag() throws {
    let trip = try RoundTrip(
      "drag from 100,700 to 300,700 via 100,200 and 300,200 in 1s then hold 300ms", on: [TestDevices.phone])
    #expect(trip.label == "pan")
    let places = trip.recognized.compactMap { input -> Point? in
      if case .contact(let event) = input.kind { event.contact.position } else { nil }
    }
    for corner in [Point(x: 100, y: 700), Point(x: 100, y: 200), Point(x: 300, y: 200), Point(x: 300, y: 700)] {
      #expect(places.contains { $0.distance(to: corner) < 12 }, "\(corner)")
    }
    guard case .pan(let pan)? = trip.gestures.last else { return }
    #expect(pan.location.distance(to: Point(x: 300, y: 700)) < 1)
    #expect(pan.velocity == .zero)
  }

  @Test("a pinch scales by its factor", arguments: [0.1, 0.3, 0.5, 0.8, 1.25, 2, 4, 10])
  func pinch(factor: Double) throws {
    let trip = try RoundTrip("pinch at 196,426 by \(factor) in 300ms", on: [TestDevices.phone])
    guard case .pinch(.ended, let center, let scale, _)? = trip.gestures.last else {
      Issue.record("\(trip.gestures)")
      return
    }
    #expect(abs(scale / factor - 1) < 0.02)
    #expect(center.distance(to: Point(x: 196, y: 426)) < 1)
  }

  @Test("a rotation turns by its angle", arguments: [20.0, -45, 90, -180, 400])
  func rotate(degrees: Double) throws {
    let trip = try RoundTrip("rotate at 196,426 by \(degrees)deg", on: [TestDevices.phone])
    guard case .rotate(.ended, let center, let turned, _)? = trip.gestures.last else {
      Issue.record("\(trip.gestures)")
      return
    }
    #expect(abs(turned - degrees) < 1.5)
    #expect(center.distance(to: Point(x: 196, y: 426)) < 1)
  }

  @Test("fingers come and go one after another, and each has its own tracking id")
  func sequence() throws {
    var options = SynthesisOptions()
    options.reportRate = 1000
    let trip = try RoundTrip("tap with 3 fingers", on: [TestDevices.phone], options: options)
    let ids = trip.frames.flatMap(\.events).filter { $0.type == .abs && $0.code == AbsoluteAxis.mtTrackingId.rawValue }
    #expect(ids.map(\.value) == [0, 1, 2, -1, -1, -1])
    #expect(ids.map(\.time.microseconds) == [0, 8000, 16000, 80000, 86000, 92000])
  }

  @Test("the digitizer may lie any way on the screen", arguments: ScreenRotation.allCases)
  func rotation(rotation: ScreenRotation) throws {
    var options = SynthesisOptions()
    options.rotation = rotation
    options.screen = Size(width: 852, height: 393)
    let trip = try RoundTrip("swipe from 100,100 to 700,120 in 150ms", on: [TestDevices.phone], options: options)
    #expect(trip.label == "swipe right")
  }

  // MARK: - Turns, keys, pointer

  static func notches(_ trip: RoundTrip) -> (notches: Int, units: Int) {
    trip.recognized.reduce(into: (0, 0)) { sum, input in
      if case .rotary(let turn) = input.kind { sum = (sum.0 + turn.notches, sum.1 + turn.units) }
    }
  }

  @Test(
    "turns by the notches that are asked for",
    arguments: ["crown", "dial", "ring", "watch-crown"], [1.0, -1, 3, -7, 40])
  func turn(device: String, notches: Double) throws {
    for rate in [60, 125, 1000] {
      var options = SynthesisOptions()
      options.reportRate = rate
      let trip = try RoundTrip("turn \(device) \(notches)", on: Self.everything, options: options)
      #expect(Self.notches(trip) == (Int(notches), Int(notches) * 120))
    }
  }

  @Test("a high-resolution crown turns by parts of a notch, and its old axis counts the whole ones")
  func partOfDetent() throws {
    let trip = try RoundTrip("turn crown 0.5; wait 100ms; turn crown 1.5", on: [TestDevices.crown])
    #expect(Self.notches(trip).units == 240)
    let whole = trip.frames.flatMap(\.events).filter { $0.type == .rel && $0.code == RelativeAxis.wheel.rawValue }
    #expect(whole.reduce(0) { $0 + $1.value } == 2)
  }

  @Test("what is being turned goes on by single units, to and fro")
  func units() throws {
    let trip = try RoundTrip(
      "turn crown 1; wait 100ms; turn crown -10 units; wait 100ms; turn crown 7 units", on: [TestDevices.crown])
    #expect(Self.notches(trip).units == 117)
  }

  @Test("a crown turned there and back ends where it began")
  func backAndForth() throws {
    #expect(Self.notches(try RoundTrip("turn crown 5; turn crown -5", on: [TestDevices.crown])) == (0, 0))
    #expect(Self.notches(try RoundTrip("turn dial -2; turn dial 2", on: [TestDevices.dial])) == (0, 0))
  }

  @Test("typing and chords come out as text and commands")
  func typing() throws {
    let text = "Hi, \"World\"! {~} 42\n\t"
    let trip = try RoundTrip([.type(Located(text))], on: [TestDevices.keyboard])
    let typed = trip.recognized.compactMap { input -> String? in
      guard case .key(let key) = input.kind, key.phase == .down else { return nil }
      return key.key == .keyEnter ? "\n" : key.key == .keyTab ? "\t" : key.text
    }
    #expect(typed.joined() == text)

    let chord = try RoundTrip("press ctrl+alt+right", on: [TestDevices.keyboard])
    let keys = chord.recognized.compactMap { input -> KeyInput? in
      if case .key(let key) = input.kind { key } else { nil }
    }
    #expect(keys.contains { $0.key == .keyRight && $0.phase == .down && $0.modifiers == [.control, .alt] })
  }

  @Test("held keys stay down over other instructions and are let go at the end")
  func hold() throws {
    let trip = try RoundTrip(
      "hold shift; press tab; turn crown 1; press a", on: [TestDevices.keyboard, TestDevices.crown])
    let keys = trip.frames.flatMap(\.events).filter { $0.type == .key }.map {
      "\(KeyCode(rawValue: $0.code)) \($0.value)"
    }
    #expect(keys == ["KEY_LEFTSHIFT 1", "KEY_TAB 1", "KEY_TAB 0", "KEY_A 1", "KEY_A 0", "KEY_LEFTSHIFT 0"])
  }

  @Test("the pointer goes where it is told, wherever it was")
  func pointer() throws {
    let trip = try RoundTrip(
      "move to 300,40; click 20,700; right click; double click 5,5", on: [TestDevices.phone, TestDevices.mouse])
    let clicks = trip.recognized.compactMap { input -> String? in
      if case .pointer(.pressed(let button, let place)) = input.kind {
        "\(button) at \(place.x),\(place.y)"
      } else {
        nil
      }
    }
    #expect(clicks == ["0 at 20.0,700.0", "1 at 20.0,700.0", "0 at 5.0,5.0", "0 at 5.0,5.0"])
  }

  @Test("the mouse's wheels scroll", arguments: [("scroll 3", false, 3), ("scroll -2 horizontally", true, -2)])
  func scroll(script: String, isHorizontal: Bool, notches: Int) throws {
    let trip = try RoundTrip(script, on: Self.everything)
    #expect(Self.notches(trip).notches == notches)
    let turns = trip.recognized.compactMap { input -> RotaryTurn? in
      if case .rotary(let turn) = input.kind { turn } else { nil }
    }
    #expect(turns.allSatisfy { $0.isHorizontal == isHorizontal })
  }

  // MARK: - What holds of everything

  static let story = """
    tap 120,300; double tap 50,50 with 2 fingers; long press; swipe up; drag from 10,10 to 300,300; pinch by 2
    rotate by 90deg; scrub; edge swipe from left; swipe down then left; split tap 100,300; turn crown 3; turn dial -1
    turn ring 30; type "Hi there"; press shift+tab; hold ctrl; click 40,40; scroll 2
    """

  @Test("the end is neutral: nothing pressed, no contact", arguments: [60, 333, 1000])
  func neutral(rate: Int) throws {
    var options = SynthesisOptions()
    options.reportRate = rate
    options.jitter = 2
    options.slotOrder = .shuffled
    let trip = try RoundTrip(Self.story, on: Self.everything, options: options)
    var twins = Self.everything.map { KernelTwin($0.description) }
    for frame in trip.frames { _ = twins[frame.device].write(frame.events) }
    for twin in twins {
      #expect(twin.state.pressedKeys.isEmpty)
      #expect(twin.state.slots.allSatisfy { $0[.mtTrackingId] == -1 })
    }
    #expect(trip.frames.count > 100)
  }

  @Test("frames are whole, come in order of time, and never faster than the device reports")
  func order() throws {
    let trip = try RoundTrip(Self.story, on: Self.everything)
    for frame in trip.frames {
      #expect(frame.events.count { $0.isReport } == 1)
      #expect(frame.events.last?.isReport == true)
      #expect(frame.events.allSatisfy { $0.time == frame.time })
    }
    #expect(zip(trip.frames, trip.frames.dropFirst()).allSatisfy { $0.time <= $1.time })
    let touches = trip.frames.filter { $0.device == 0 }
    #expect(zip(touches, touches.dropFirst()).allSatisfy { $1.time - $0.time >= 8333 })
  }

  @Test("the same seed gives the same events, another seed others")
  func determinism() throws {
    var options = SynthesisOptions()
    options.jitter = 2
    options.slotOrder = .shuffled
    let first = try RoundTrip(Self.story, on: Self.everything, options: options)
    #expect(try RoundTrip(Self.story, on: Self.everything, options: options).frames == first.frames)
    options.seed = 1
    #expect(try RoundTrip(Self.story, on: Self.everything, options: options).frames != first.frames)
  }

  @Test("tracking ids start again when the axis ends")
  func trackingIDs() throws {
    var phone = TestDevices.phone
    phone.description.axes[.mtTrackingId] = AxisRange(minimum: 0, maximum: 2)
    let trip = try RoundTrip(Array(repeating: .tap(at: nil, fingers: 1, count: 1), count: 5), on: [phone])
    let ids = trip.frames.flatMap(\.events).filter { $0.type == .abs && $0.code == AbsoluteAxis.mtTrackingId.rawValue }
    #expect(ids.map(\.value) == [0, -1, 1, -1, 2, -1, 0, -1, 1, -1])
  }

  @Test("buttons and single-touch axes follow the finger that came first")
  func emulation() throws {
    var phone = TestDevices.phone
    phone.description.add(keys: [.btnToolFinger, .btnToolDoubletap])
    var options = SynthesisOptions()
    options.reportRate = 1000
    let trip = try RoundTrip("tap 100,100 with 2 fingers", on: [phone], options: options)
    let keys = trip.frames.flatMap(\.events).filter { $0.type == .key }.map {
      "\(KeyCode(rawValue: $0.code)) \($0.value)"
    }
    #expect(
      keys == [
        "BTN_TOUCH 1", "BTN_TOOL_FINGER 1", "BTN_TOOL_FINGER 0", "BTN_TOOL_DOUBLETAP 1", "BTN_TOOL_FINGER 1",
        "BTN_TOOL_DOUBLETAP 0", "BTN_TOUCH 0", "BTN_TOOL_FINGER 0",
      ])
  }

  // MARK: - What cannot be

  static let refusals: [(String, String)] = [
    ("tap 500,10", "500,10 is outside the screen (393x852)"),
    ("tap \"Send\"", "'\"Send\"' names an element, and there is no interface to find it in"),
    ("tap 5,5 with 3 fingers", "3 fingers do not fit on the 393x852 screen at 5,5"),
    ("press 5,5 for 300ms", "a press of 300ms is a tap"),
    ("swipe from 100,100 to 100,130", "a swipe over 30 pt is too short: less than 51 pt is no swipe"),
    ("swipe from 100,100 to 200,200", "a swipe that goes 100 pt across and 100 pt down has no direction"),
    (
      "swipe from 100,100 to 100,400 in 5s",
      "a swipe over 300 pt in 5s is let go at 90 pt/s, and below 360 pt/s it may be taken for a drag"
    ),
    ("swipe up in 20ms", "a swipe in 20ms is over before phone-touchscreen has reported three positions at 120 Hz"),
    ("swipe up from 100,20", "there are only 18 pt above 100,20 for a swipe up"),
    ("swipe left from 20,400", "there are only 18 pt beside 20,400 for a swipe left"),
    ("drag from 100,100 to 104,100", "a drag that never goes further than 4 pt is a tap or a long press"),
    (
      "pinch at 20,20 by 2",
      "a pinch by 2 has no room at 20,20: with 36 pt the fingers would come within 18 pt of each other"
    ),
    ("pinch by 1.01", "a pinch by 1.01 changes 848 pt by 8.4 pt, which is too little to tell from a tremble"),
    ("rotate by 5deg", "a rotation by 5 degrees is too little to tell from a tremble"),
    ("rotate by 3600deg in 300ms", "at 120 Hz the fingers would turn by 128.4 degrees from one report to the next"),
    (
      "swipe down then left in 2s",
      "a swipe over 235.8 pt in 2s is let go at 176.9 pt/s, and below 360 pt/s it may be taken for a drag"
    ),
    (
      "swipe up then left from 20,300",
      "from 20,300 there is no room for a swipe up then left: each way takes 117.9 pt, and left it would leave the screen"
    ),
    ("scrub in 3s", "a scrub takes at most 1800ms, found 3s"),
    ("turn screen", "no device turns or resizes the screen: that is done to an interface"),
    ("resize screen to 852,393", "no device turns or resizes the screen: that is done to an interface"),
    ("turn knob 1", "none of the devices is a knob"),
    ("turn dial 0.5", "dial cannot turn by 0.5 notches: it has whole notches only"),
    ("turn crown 0.25", "a turn by 0.25 notches is too little to tell from a finger laid on watch-crown"),
    ("turn volume 30", "volume does not wrap, and from where it stands 30 notches go past its end"),
    ("turn ring 24 in 10ms", "at 120 Hz touch-ring would turn by half a round between two reports"),
    ("type \"안녕\"", "'안' is not on a US keyboard"),
    ("press power", "none of the devices has the key power"),
  ]

  @Test("what devices cannot express is refused, with the reason", arguments: refusals)
  func refuses(script: String, message: String) throws {
    let devices = Self.everything + [TestDevices.volume]
    let error = #expect(throws: SynthesisError.self) { try RoundTrip(script, on: devices) }
    #expect(error?.message == message)
  }

  @Test(
    "a missing device is named, with one to add",
    arguments: [
      ("tap 9,9", "none of the devices is a touchscreen"), ("turn crown 1", "none of the devices is a crown"),
      ("press a", "none of the devices has the key a"), ("click", "none of the devices moves a pointer"),
      ("scroll 1", "none of the devices is a mouse with a wheel"),
    ])
  func missing(script: String, message: String) throws {
    let error = #expect(throws: SynthesisError.self) { try RoundTrip(script, on: []) }
    #expect(error?.message == message)
    #expect(error?.hint?.contains("--device") == true)
  }

  @Test("after a refusal the hand goes on as if nothing had been asked")
  func refusalLeavesNothing() throws {
    var hand = try GestureSynthesizer(devices: Self.everything)
    var other = try GestureSynthesizer(devices: Self.everything)
    let tap = ScriptAction.tap(at: nil, fingers: 1, count: 1)
    #expect(try hand.perform(tap) == other.perform(tap))
    #expect(throws: SynthesisError.self) { try hand.perform(.type(Located("ok 안"))) }
    #expect(try hand.perform(tap) == other.perform(tap))
  }

  @Test("a hand may tremble only as far as its fingers still seem to rest where they have to")
  func tremble() throws {
    for seed in 0..<20 {
      var options = SynthesisOptions()
      options.seed = UInt64(seed)
      options.jitter = 3.1
      let scripts = [("tap 196,426", "tap"), ("tap with 10 fingers", "tap (10)"), ("pinch by 2", "pinch out")]
      for (script, label) in scripts {
        #expect(try RoundTrip(script, on: [TestDevices.phone], options: options).label == label)
      }
      options.jitter = 8
      #expect(try RoundTrip("swipe up", on: [TestDevices.phone], options: options).label == "swipe up")
      for script in ["tap 196,426", "long press", "pinch by 2", "scrub", "swipe up with 2 fingers"] {
        let error = #expect(throws: SynthesisError.self) {
          try RoundTrip(script, on: [TestDevices.phone], options: options)
        }
        #expect(error?.message.hasPrefix("a hand that trembles by 8 pt strays up to 22.6 pt") == true)
        #expect(error?.hint == "let it tremble by at most 3.1 pt")
      }
    }
  }
}
