import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// What becomes of the slop when a drag is recognized (P.slopTaken): taken off, so that nothing jumps, or not, so that
/// what is dragged comes under the finger.
@Suite("The slop of a drag (P.slopTaken)")
struct SlopTests {
  /// A finger on a screen, whose reports reach the stage one by one.
  struct Hand {
    var stage: Stage
    private let screen: TouchScript
    private let finger: Finger
    private var engine: GestureEngine
    private var played = 0
    private var inputs: [RecognizedInput] = []
    private(set) var place = Point.zero

    init(_ stage: Stage) {
      self.stage = stage
      screen = TouchScript(size: stage.screen, start: stage.now.microseconds + 1_000)
      finger = screen.finger()
      engine = GestureEngine(devices: [.init(screen.description)], screen: stage.screen, options: stage.gestureOptions)
    }

    mutating func touch(_ place: Point) {
      self.place = place
      finger.touchDown(at: place)
      play()
    }

    mutating func move(by way: Vector, after milliseconds: Int64 = 8) {
      screen.wait(milliseconds: milliseconds)
      place = place + way
      finger.put(at: place)
      play()
    }

    mutating func lift(after milliseconds: Int64 = 100) {
      screen.wait(milliseconds: milliseconds)
      finger.lift()
      play()
    }

    mutating func wait(milliseconds: Int64) {
      screen.wait(milliseconds: milliseconds)
      play()
    }

    private mutating func play() {
      while played < screen.events.count {
        engine.process(screen.events[played], from: 0, into: &inputs)
        played += 1
      }
      engine.advance(to: screen.now, into: &inputs)
      for input in inputs { _ = stage.receive(TargetInput(time: input.time, kind: .input(input.kind))) }
      inputs.removeAll()
      _ = stage.advance(to: screen.now)
    }
  }

  /// What a finger drags, and where it takes it.
  enum Thing: String, CaseIterable {
    case sheet, content, contentOfSheet, sheetThenContent, sheetOfPad
  }

  static func list() -> Element {
    var list = Element(id: "list", role: .scrollView)
    list.children = (0..<60).map { index in
      var row = Element.text("row-\(index)", "Row \(index)")
      row.frame = Rect(x: 0, y: Double(index) * 44, width: 300, height: 44)
      return row
    }
    return list
  }

  /// The stage with the thing at rest, the node that the finger grabs, and how far it may go up and down from there.
  static func stage(_ thing: Thing, slopTaken: Bool) -> (
    stage: Stage, node: NodeID, grab: Point, ways: ClosedRange<Double>
  ) {
    let builder = SceneBuilder(thing == .sheetOfPad ? .iPadOS : .iOS)
      .window("w", title: "Window", thing == .content ? [list()] : [])
      .sheet("s", title: "Sheet", thing == .content ? [] : [list()]) {
        $0.detents = thing == .contentOfSheet ? [.large] : [.medium, .large]
        $0.grabberVisible = true
      }
      .with {
        $0.parameters.slopTaken = slopTaken
        $0.presentations[0].isPresented = thing != .content
      }
    var stage = Stage(builder.scene)
    while let deadline = stage.nextDeadline { _ = stage.advance(to: deadline) }
    // Content that has been scrolled has room both ways.
    if thing == .content || thing == .contentOfSheet {
      let list: NodeID = thing == .content ? "w/list" : "s/list"
      _ = stage.receive(TargetInput(time: stage.now, kind: .action(.scroll(.down), list)))
    }
    let (node, ways): (NodeID, ClosedRange<Double>) =
      switch thing {
      case .sheet: ("s", 0...250)
      case .sheetOfPad: ("s", 0...200)
      case .content: ("w/list/row-22", -200...200)
      case .contentOfSheet: ("s/list/row-22", -200...200)
      case .sheetThenContent: ("s/list/row-2", 0...600)
      }
    let frame = stage.tree.node(node)?.frame ?? .zero
    return (stage, node, Point(x: frame.center.x.rounded(), y: (frame.minY + 9).rounded()), ways)
  }

  @Test(
    "from recognition on the finger keeps its distance from what it grabbed: that of the slop, or none; no step anywhere",
    arguments: Thing.allCases, [true, false])
  func distance(thing: Thing, slopTaken: Bool) {
    for seed in 0..<20 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let (stage, node, grab, ways) = Self.stage(thing, slopTaken: slopTaken)
      var hand = Hand(stage)
      func top() -> Double { hand.stage.tree.node(node)?.frame.minY ?? .nan }
      let held = top() - grab.y
      hand.touch(grab)
      var taken: Double?
      var shown = top()
      for _ in 0..<60 {
        // Mostly upwards: that is where a sheet can go. Content that has taken a drag over keeps it, and gives at its
        // top: there the finger does not come back.
        let most = thing == .sheetThenContent ? 0 : 200
        let way = (Double(Int.random(in: -300...most, using: &random)) / 10).rounded()
        let next = min(max(ways.lowerBound + 12, grab.y - (hand.place.y + way)), ways.upperBound)
        hand.move(by: Vector(dx: 0, dy: (grab.y - next) - hand.place.y))
        let (before, gone) = (shown, hand.place.y - grab.y)
        shown = top()
        if taken == nil, abs(gone) > 10 { taken = slopTaken ? (gone > 0 ? 10 : -10) : 0 }
        guard let taken else {
          #expect(shown == before, "it moves before it is recognized")
          continue
        }
        let apart = shown - (hand.place.y + held)
        #expect(abs(apart + taken) <= 0.5, "seed \(seed) at \(gone): \(apart) pt apart")
      }
      #expect(taken != nil)
    }
  }

  @Test(
    "where the slop is taken off, nothing moves further in a report than the finger does", arguments: Thing.allCases)
  func steps(thing: Thing) {
    let (stage, node, grab, _) = Self.stage(thing, slopTaken: true)
    var hand = Hand(stage)
    hand.touch(grab)
    var shown = hand.stage.tree.node(node)?.frame.minY ?? .nan
    for _ in 0..<80 {
      hand.move(by: Vector(dx: 0, dy: -2))
      let now = hand.stage.tree.node(node)?.frame.minY ?? .nan
      #expect(abs(now - shown) <= 2 + 1e-6, "\(shown) → \(now)")
      shown = now
    }
  }

  @Test("a slider's value begins where it was", arguments: [true, false])
  func slider(slopTaken: Bool) {
    var slider = Element(id: "v", role: .slider, label: "Volume")
    slider.frame = Rect(x: 50, y: 300, width: 200, height: 44)
    slider.range = ValueRange(minimum: 0, maximum: 200, current: 100, step: 0.1)
    let scene = SceneBuilder().window("w", [slider]).with { $0.parameters.slopTaken = slopTaken }.scene
    var hand = Hand(Stage(scene))
    hand.touch(Point(x: 150, y: 322))
    hand.move(by: Vector(dx: 12, dy: 0))
    hand.move(by: Vector(dx: 18, dy: 0))
    #expect(hand.stage.tree.node("w/v")?.value == (slopTaken ? "120" : "130"))
  }

  @Test(
    "the corner of a sheet on visionOS is pulled by what the finger goes beyond the slop", arguments: [true, false])
  func corner(slopTaken: Bool) {
    let scene = SceneBuilder(.visionOS).window("w", [])
      .sheet("s", title: "Sheet", [.button("b", "B")]) { $0.isResizable = true }
      .with {
        $0.presentations[0].isPresented = true
        $0.parameters.slopTaken = slopTaken
      }.scene
    var stage = Stage(scene)
    while let deadline = stage.nextDeadline { _ = stage.advance(to: deadline) }
    let frame = stage.tree.node("s")?.frame ?? .zero
    var hand = Hand(stage)
    hand.touch(Point(x: frame.maxX, y: frame.center.y))
    hand.move(by: Vector(dx: 30, dy: 0))
    let moved = (hand.stage.tree.node("s")?.frame.maxX ?? 0) - frame.maxX
    #expect(abs(moved - (slopTaken ? 20 : 30)) < 0.5, "\(moved)")
  }

  // MARK: Both axes

  /// A picture larger than its view both ways, shown from its middle.
  static func picture(isLocked: Bool = false) -> Stage {
    var view = Element(id: "v", role: .scrollView)
    view.frame = Rect(x: 0, y: 100, width: 390, height: 600)
    view.axes = [.vertical, .horizontal]
    view.contentSize = Size(width: 2000, height: 3000)
    view.directionalLock = isLocked
    var stage = Stage(SceneBuilder().window("w", [view]).scene)
    for way in [AccessibilityAction.ScrollDirection.down, .right, .down] {
      _ = stage.receive(TargetInput(time: stage.now, kind: .action(.scroll(way), "w/v")))
    }
    return stage
  }

  static func offset(_ hand: Hand) -> Vector { hand.stage.scrollOffset(of: "w/v") ?? .zero }

  @Test("content that scrolls both ways follows the finger on both axes, unless its author locks the direction")
  func diagonal() {
    for (isLocked, share) in [(false, Vector(dx: 1, dy: 1)), (true, Vector(dx: 0, dy: 1))] {
      var hand = Hand(Self.picture(isLocked: isLocked))
      let start = Self.offset(hand)
      hand.touch(Point(x: 200, y: 400))
      // 3, 4, 5: of the 10 pt of the slop 6 are across and 8 down.
      for _ in 0..<10 { hand.move(by: Vector(dx: -6, dy: -8)) }
      let way = Self.offset(hand) - start
      #expect(abs(way.dx - share.dx * 54) < 0.5 && abs(way.dy - share.dy * 72) < 0.5, "\(way)")
      // Turned round, it follows on.
      for _ in 0..<5 { hand.move(by: Vector(dx: 6, dy: 0)) }
      let back = Self.offset(hand) - start
      #expect(abs(back.dx - share.dx * 24) < 0.5 && abs(back.dy - 72) < 0.5, "\(back)")
    }
  }

  @Test(
    "the direction is locked where it is one: a drag that begins within 6.3° of 45° follows the finger on both axes",
    arguments: [(45.0, false), (51, false), (39, false), (52, true), (38, true), (90, true), (0, true), (135, false)])
  func diagonalLock(degrees: Double, isLocked: Bool) {
    var hand = Hand(Self.picture(isLocked: true))
    let start = Self.offset(hand)
    hand.touch(Point(x: 200, y: 400))
    let angle = degrees * .pi / 180
    for _ in 0..<10 { hand.move(by: Vector(dx: -8 * Self.cosine(angle), dy: -8 * Self.cosine(angle - .pi / 2))) }
    // What is locked stays so, and what is not, too.
    for _ in 0..<4 { hand.move(by: Vector(dx: -6, dy: -6)) }
    let way = Self.offset(hand) - start
    #expect((abs(way.dx) > 15 && abs(way.dy) > 15) != isLocked, "\(way)")
    #expect(max(abs(way.dx), abs(way.dy)) > 50)
  }

  /// The cosine, by its series.
  private static func cosine(_ angle: Double) -> Double {
    var (term, sum) = (1.0, 1.0)
    for place in 1...20 {
      term *= -angle * angle / Double((2 * place - 1) * 2 * place)
      sum += term
    }
    return sum
  }

  @Test("let go in motion it glides along both, and rests where each of them alone would")
  func glides() {
    /// Where it rests after a flick.
    func rest(_ way: Vector, isLocked: Bool = false) -> Vector {
      var hand = Hand(Self.picture(isLocked: isLocked))
      hand.touch(Point(x: 200, y: 400))
      for _ in 0..<12 { hand.move(by: way) }
      hand.lift(after: 0)
      let lifted = Self.offset(hand)
      while let deadline = hand.stage.nextDeadline { _ = hand.stage.advance(to: deadline) }
      return Self.offset(hand) - lifted
    }
    let (both, down) = (rest(Vector(dx: -3, dy: -4)), rest(Vector(dx: -3, dy: -4), isLocked: true))
    #expect(both.dx > 50 && both.dy > 50, "\(both)")
    #expect(abs(both.dx / both.dy - 0.75) < 0.02, "they go as the finger went: \(both)")
    #expect(abs(both.dy - down.dy) < 0.5 && down.dx == 0, "\(both) \(down)")
  }

  @Test("drawn beyond a corner it comes back along both axes")
  func corner() {
    var hand = Hand(Self.picture())
    hand.touch(Point(x: 100, y: 150))
    for _ in 0..<60 { hand.move(by: Vector(dx: 4, dy: 8)) }
    for _ in 0..<60 where Self.offset(hand).dx >= 0 || Self.offset(hand).dy >= 0 {
      hand.lift()
      hand.touch(Point(x: 20, y: 150))
      for _ in 0..<45 { hand.move(by: Vector(dx: 8, dy: 12)) }
    }
    let beyond = Self.offset(hand)
    #expect(beyond.dx < 0 && beyond.dy < 0, "\(beyond)")
    hand.lift()
    #expect(Self.offset(hand).dx < 0 && Self.offset(hand).dy < 0)
    while let deadline = hand.stage.nextDeadline { _ = hand.stage.advance(to: deadline) }
    #expect(Self.offset(hand) == .zero)
  }

  @Test("a touch stops it along both axes where it is")
  func stopped() {
    var hand = Hand(Self.picture())
    hand.touch(Point(x: 200, y: 400))
    for _ in 0..<12 { hand.move(by: Vector(dx: -3, dy: -4)) }
    hand.lift(after: 0)
    hand.wait(milliseconds: 60)
    let before = Self.offset(hand)
    hand.touch(Point(x: 200, y: 400))
    hand.wait(milliseconds: 300)
    #expect(Self.offset(hand) == before)
    hand.lift()
    while let deadline = hand.stage.nextDeadline { _ = hand.stage.advance(to: deadline) }
    #expect(Self.offset(hand) == before)
  }
}
