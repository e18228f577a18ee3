import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Who could have taken what has no place on the screen, and who did.
@Suite("Explanations of keys, crown, remote and reader")
struct ExplainedInputTests {
  /// A draft over an inbox on some platform, at rest.
  static func draft(_ platform: Platform = .iOS) -> StageDriver {
    var driver = StageDriver(.mail(platform))
    driver.reader(.activate, "inbox/compose")
    driver.settle()
    driver.stage.explains = true
    return driver
  }

  /// `receiver node (reason)` of each candidate of the first decision, the taker first.
  static func candidates(_ driver: StageDriver) -> [String] {
    (driver.stage.arbitrations.first?.candidates ?? []).map {
      "\($0.took ? "+" : "")\($0.receiver.words) \($0.node) (\($0.reason))"
    }
  }

  /// The same after an input; the release of a key decides nothing and takes its decisions away.
  static func explain(_ driver: StageDriver, _ kind: TargetInput.Kind) -> [String] {
    var driver = driver
    driver.receive(kind)
    return candidates(driver)
  }

  static func key(_ key: KeyCode, text: String? = nil) -> TargetInput.Kind {
    .input(.key(KeyInput(key: key, phase: .down, modifiers: [], text: text)))
  }

  @Test("Tab moves the focus from what has it to the next of the ring, over the previous")
  func tab() {
    let told = Self.explain(Self.draft(), Self.key(.keyTab))
    #expect(
      told == [
        "+control draft/send (next, 3 of 5)", "control draft/cancel (has the focus)",
        "grabber draft/grabber (previous, 1 of 5)",
      ])
  }

  @Test("a letter is for the field that has the focus; without one for nobody")
  func letters() {
    var driver = Self.draft()
    #expect(
      Self.explain(driver, Self.key(.keyA, text: "a")) == [
        "+nobody draft ()", "control draft/cancel (has the focus)",
      ])
    driver.tap("draft/to")
    driver.settle()
    #expect(
      Self.explain(driver, Self.key(.keyA, text: "a")) == ["+control draft/to (has the focus, takes text)"])
  }

  @Test("Escape is for what lies in front, over what lies behind it")
  func escape() {
    var driver = Self.draft()
    driver.tap("draft/to")
    driver.type("a")
    #expect(Self.explain(driver, Self.key(.keyEsc)) == ["+sheet draft (in front)"])
    driver.press(.keyEsc)
    driver.settle()
    #expect(
      Self.explain(driver, Self.key(.keyEsc)) == ["+dialog unsaved (in front)", "sheet draft (lies behind unsaved)"])
  }

  @Test("while a sheet comes up it takes the keys, over what had the focus")
  func moving() {
    var driver = StageDriver(.mail())
    driver.tap("inbox/compose")
    driver.stage.explains = true
    let told = Self.explain(driver, Self.key(.keyTab))
    #expect(told.first == "+sheet draft (comes or goes and takes everything)")
    #expect(told.dropFirst().contains { $0.hasPrefix("control inbox/compose (has the focus, but ") })
  }

  @Test("an arrow says where the content was that it scrolls, and over what")
  func arrows() {
    var element = Element(id: "list", role: .scrollView, frame: Rect(x: 0, y: 100, width: 393, height: 300))
    element.children = (0..<20).map { index in
      Element(
        id: "row\(index)", role: .button, label: "Row \(index)",
        frame: Rect(x: 0, y: Double(index) * 44, width: 393, height: 44))
    }
    let scene = SceneBuilder(.iOS, id: "rows").window("main", title: "Rows", [element, .button("other", "Other")]).scene
    var driver = StageDriver(scene)
    driver.stage.explains = true
    driver.reader(.focus, "main/list/row3")
    let told = Self.explain(driver, Self.key(.keyDown))
    #expect(told.contains { $0.hasPrefix("control main/list/row3 (has the focus") }, "\(told)")
    #expect(told.contains { $0.hasSuffix("content main/list (at 0 of 480 pt)") }, "\(told)")
  }

  @Test("the crown turns the focus on, and says among which")
  func crown() {
    var driver = Self.draft(.watchOS)
    driver.turn(-1)
    let told = Self.candidates(driver)
    #expect(told.count >= 2 && told[0].contains("(next, "), "\(told)")
    #expect(told.contains { $0.contains("has the focus") }, "\(told)")
  }

  @Test("a push of the remote measures everything that lies ahead")
  func remote() {
    let scene = SceneBuilder(.tvOS, id: "tv")
      .window(
        "main", title: "Films",
        [
          Element(id: "a", role: .button, label: "A", frame: Rect(x: 100, y: 200, width: 300, height: 100)),
          Element(id: "b", role: .button, label: "B", frame: Rect(x: 450, y: 200, width: 300, height: 100)),
          Element(id: "c", role: .button, label: "C", frame: Rect(x: 800, y: 220, width: 300, height: 100)),
          Element(id: "d", role: .button, label: "D", frame: Rect(x: 100, y: 400, width: 300, height: 100)),
        ]
      ).scene
    var driver = StageDriver(scene)
    driver.settle()
    driver.stage.explains = true
    let expected = [
      "+control main/b (50 pt ahead, 0 pt beside)", "control main/a (has the focus)",
      "control main/c (400 pt ahead, 0 pt beside)",
    ]
    #expect(Self.explain(driver, Self.key(.keyRight)) == expected)
    driver.swipe(.right)
    #expect(Self.candidates(driver) == expected)
  }

  @Test("an action of a reader names what keeps it from its node")
  func reader() {
    #expect(
      Self.explain(Self.draft(), .action(.activate, "inbox/compose")).sorted() == [
        "+sheet draft (modal draft blocks what is under it)", "control inbox/compose (is on inbox)",
      ])
    #expect(
      Self.explain(Self.draft(), .action(.activate, "draft/send")) == ["+control draft/send (the reader is on it)"])
  }

  @Test("whatever keys, crown, taps, holds and reader bring about has a decision with its taker", arguments: 0..<20)
  func everything(seed: Int) {
    var decided = 0
    var stage = Stage(StagePropertyTests.scene(seed))
    stage.explains = true
    var person = RandomPerson(seed: UInt64(seed))
    for _ in 0..<150 {
      let input = person.next(stage)
      _ = stage.advance(to: input.time)
      let events = stage.receive(input)
      guard Self.isPlaceless(input.kind) else { continue }
      let brought = events.filter { $0.initiator == .user }
      let arbitrations = stage.arbitrations
      decided += arbitrations.count
      #expect(brought.isEmpty || !arbitrations.isEmpty, "\(brought) came of \(input.kind) without a reason")
      if let first = arbitrations.first {
        #expect(first.candidates.first?.took == true, "\(first) came of \(input.kind)")
        #expect(first.candidates.first?.node == first.taker, "\(first)")
        #expect(first.candidates.dropFirst().allSatisfy { !$0.took })
      }
    }
    #expect(decided > 0)
  }

  /// Whether it is a key, a turn, a tap or an action of a reader, all of it in one input.
  private static func isPlaceless(_ kind: TargetInput.Kind) -> Bool {
    switch kind {
    case .action(.custom, _), .resize: false
    case .action, .input(.key), .input(.rotary), .input(.gesture(.tap)): true
    default: false
    }
  }

  @Test("without being asked nobody is named")
  func quiet() {
    var driver = Self.draft()
    driver.stage.explains = false
    #expect(Self.explain(driver, Self.key(.keyTab)).isEmpty)
  }

  @Test(
    "a tap beside the grabber is not said to be the grabber's", arguments: [-40.0, -24, 0, 24, 40],
    [-60.0, -40, 30, 50])
  func besideGrabber(across: Double, down: Double) throws {
    var driver = StageDriver(.mail())
    driver.reader(.activate, "inbox/compose")
    driver.settle()
    driver.stage.explains = true
    let grabber = try #require(driver.node("draft/grabber")?.frame.center)
    let place = Point(x: grabber.x + across, y: grabber.y + down)
    driver.tap(at: place)
    for arbitration in driver.stage.arbitrations {
      for candidate in arbitration.candidates where candidate.took {
        let isMet = candidate.measures.allSatisfy(\.isMet)
        #expect(isMet, "\(candidate.receiver) took what missed it, at \(place)")
      }
    }
    #expect(driver.stage.arbitrations.contains { !$0.candidates.isEmpty })
  }
}
