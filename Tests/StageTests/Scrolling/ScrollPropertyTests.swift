import Accessibility
import Foundation
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Room
@testable import Scrolling
@testable import Stage
@testable import StageModel
@testable import StageMotion

/// What holds of content that scrolls, whoever moves it how.
///
/// Each check is a function of what it looks at, and is tried on something that breaks it too.
@Suite("Properties of scrolling")
struct ScrollPropertyTests {
  static let isLong = ProcessInfo.processInfo.environment["DETENT_LONG_TESTS"] == "1"
  static let seeds = 0..<UInt64(isLong ? 400 : 24)

  // MARK: Scenes and people

  /// A scroll view with rows that scroll across, pages, and a map; what it is like follows from the seed.
  static func scene(_ seed: UInt64) -> Scene {
    var random = SplitMix64(seed: seed)
    var list = Element(id: "list", role: .scrollView, frame: Rect(x: 0, y: 60, width: 390, height: 700))
    list.isElastic = seed % 5 != 4
    list.deceleration = seed % 3 == 0 ? .fast : .normal
    for row in 0..<Int.random(in: 2...30, using: &random) {
      var across = Element(id: "row-\(row)", role: .scrollView)
      across.axes = .horizontal
      across.paging = row % 4 == 1
      across.children = (0..<6).map { .button("item-\($0)", "Item \(row).\($0)") }
      list.children.append(row % 3 == 0 ? .button("button-\(row)", "Button \(row)") : across)
    }
    if seed % 4 == 1 {
      list.paging = true
      list.axes = .vertical
      list.overlap = .points(Double.random(in: 0...80, using: &random))
    }
    if seed % 4 == 2 || seed % 8 == 5 { list.zoom = Zoom(minimum: 0.5, maximum: 3) }
    var scene = SceneBuilder(seed % 2 == 0 ? .iOS : .iPadOS, id: "rows").window("main", title: "Main", [list]).scene
    scene.isRightToLeft = seed % 6 == 5
    return scene
  }

  /// What somebody does next, and how long after the last.
  static func input(_ random: inout SplitMix64, _ movement: inout [TargetInput.Kind]) -> (Int64, TargetInput.Kind) {
    let delay = Int64([1_000, 8_000, 16_667, 40_000, 120_000, 700_000, 2_500_000].randomElement(using: &random) ?? 0)
    if !movement.isEmpty { return (Int64.random(in: 1_000...20_000, using: &random), movement.removeFirst()) }
    let start = Point(x: .random(in: 5...385, using: &random), y: .random(in: 65...755, using: &random))
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return (delay, .input(.key(KeyInput(key: .keyPagedown, phase: .down, modifiers: [], text: nil))))
    case 1: return (delay, .input(.key(KeyInput(key: .keyUp, phase: .down, modifiers: [], text: nil))))
    case 2: return (delay, .action(.scroll(.down), "main/list"))
    case 3:
      return (
        delay, .resize(width: .random(in: 300...900, using: &random), height: .random(in: 500...900, using: &random))
      )
    case 4:
      let scale = Double.random(in: 0.2...4, using: &random)
      movement = [.changed, .ended].map { .input(.gesture(.pinch(phase: $0, center: start, scale: scale))) }
      return (delay, .input(.gesture(.pinch(phase: .began, center: start, scale: 1))))
    default:
      let isAcross = Bool.random(using: &random)
      let way = Double.random(in: -400...400, using: &random)
      let speed = Double.random(in: -5_000...5_000, using: &random)
      let contact = Contact(id: 1, slot: 0, position: start)
      func pan(_ phase: GesturePhase, _ share: Double, _ velocity: Double = 0) -> TargetInput.Kind {
        let here = Point(
          x: start.x + (isAcross ? way * share : 0), y: start.y + (isAcross ? 0 : way * share))
        let vector = isAcross ? Vector(dx: velocity, dy: 0) : Vector(dx: 0, dy: velocity)
        return .input(
          .gesture(.pan(.init(phase: phase, fingers: 1, start: start, location: here, velocity: vector))))
      }
      movement =
        [pan(.began, 0.1)] + (2...9).map { pan(.changed, Double($0) / 10) }
        + [.input(.contact(.init(.ended, contact))), pan(.ended, 1, speed)]
      return (delay, .input(.contact(.init(.began, contact))))
    }
  }

  /// A random session; `each` sees the stage after every input.
  static func play(_ seed: UInt64, steps: Int = isLong ? 400 : 120, each: (Stage) -> Void = { _ in }) -> Stage {
    var random = SplitMix64(seed: seed &+ 1_000)
    var movement: [TargetInput.Kind] = []
    var stage = Stage(scene(seed))
    for _ in 0..<steps {
      let (delay, kind) = input(&random, &movement)
      _ = stage.receive(TargetInput(time: stage.now + delay, kind: kind))
      each(stage)
    }
    // The finger that is down lifts.
    for kind in movement { _ = stage.receive(TargetInput(time: stage.now + 10_000, kind: kind)) }
    return stage
  }

  /// Whether only rows scroll, which a random hand may well miss: the list that holds them fits.
  static func hardlyScrolls(_ seed: UInt64) -> Bool { Stage(scene(seed)).maximumOffset(0) == .zero }

  // MARK: At rest

  /// Every scroll view that rests beyond its ends, or between pages.
  static func displaced(_ stage: Stage) -> [String] {
    stage.blueprint.scrollers.indices.flatMap { scroller -> [String] in
      let (offset, maximum) = (stage.offset(scroller), stage.maximumOffset(scroller))
      let isWithin = (0...maximum.dx).contains(offset.dx) && (0...maximum.dy).contains(offset.dy)
      let isOnPage = [ScrollAxis.vertical, .horizontal].allSatisfy { axis in
        stage.pages(scroller, axis).map { abs($0.offset(of: $0.nearest(to: offset[axis])) - offset[axis]) < 1e-6 }
          ?? true
      }
      return (isWithin ? [] : ["scroll view \(scroller) is at \(offset) of \(maximum)"])
        + (isOnPage ? [] : ["scroll view \(scroller) is at \(offset), between pages"])
    }
  }

  @Test("at rest the offset is within its bounds, and what is paged is on a page", arguments: seeds)
  func restsInBounds(seed: UInt64) {
    var moved = 0
    var stage = Self.play(seed) { moved += $0.state.scrolling.places.active.count }
    while let deadline = stage.nextDeadline { _ = stage.advance(to: deadline) }
    #expect(Self.displaced(stage) == [])
    #expect(stage.breach == nil)
    #expect(moved > 0 || Self.hardlyScrolls(seed), "something moved by itself")
    if let scroller = stage.blueprint.scrollers.indices.first {
      let maximum = stage.maximumOffset(scroller).dy
      let motion = ScrollMotion(from: 0, to: maximum + 40, maximum: maximum, response: 0.4, start: stage.now)
      stage.state.scrolling.places[scroller] = ScrollPlace(motion: motion, axis: .vertical)
      if let end = stage.nextDeadline { stage.state.room.now = end + -1 }
      #expect(!Self.displaced(stage).isEmpty, "and the check sees what is beyond")
    }
  }

  // MARK: Asking

  /// Offsets of all scroll views, to the bit, and the hash of everything.
  static func bits(_ stage: Stage) -> [UInt64] {
    stage.blueprint.scrollers.indices.flatMap { scroller in
      let offset = stage.offset(scroller)
      return [offset.dx.bitPattern, offset.dy.bitPattern, stage.scale(scroller).bitPattern]
    } + [stage.stateHash]
  }

  @Test("asking at t1 and then at t2 is asking at t2, in any split, to the bit", arguments: seeds)
  func splits(seed: UInt64) {
    var random = SplitMix64(seed: seed &+ 77)
    var compared = 0
    _ = Self.play(seed, steps: Self.isLong ? 200 : 120) { stage in
      guard stage.nextDeadline != nil else { return }
      let end = stage.now + Int64.random(in: 1...3_000_000, using: &random)
      var (once, often) = (stage, stage)
      var events = (once.advance(to: end), [TargetEvent]())
      while often.now < end {
        let step = Int64.random(in: 1...400_000, using: &random)
        events.1 += often.advance(to: min(end, often.now + step))
        _ = Self.bits(often)
      }
      compared += 1
      #expect(Self.bits(once) == Self.bits(often))
      #expect(events.0 == events.1, "the same events at the same times")
      events.0 = []
    }
    #expect(compared > 0 || Self.hardlyScrolls(seed))
  }

  @Test("the same session gives the same bits every time", arguments: seeds.prefix(8))
  func deterministic(seed: UInt64) {
    #expect(Self.bits(Self.play(seed)) == Self.bits(Self.play(seed)))
    #expect(Self.bits(Self.play(seed)) != Self.bits(Self.play(seed &+ 4_096)), "and another one others")
  }

  /// Pinned: the same on every machine and with every C library. New numbers are right only where the physics changed.
  @Test("a flick and a bounce have the bits that they had")
  func pinned() throws {
    let motion = try #require(
      ScrollMotion(from: 100, velocity: 3_000, maximum: 900, rate: 0.998, response: 0.4, start: .zero))
    let bits = [100_000, 300_000, 500_000, 700_000].map { motion.position(at: Timestamp(microseconds: $0)).bitPattern }
    let golden = Snapshot.compare(
      bits.map { String($0, radix: 16) }.joined(separator: "\n") + "\n", "flick.bits.txt")
    #expect(golden.isEqual, "\(golden.message)")
  }

  // MARK: Energy

  /// Where the energy of a movement grows: half the square of the velocity, and what the spring holds, ω²d²/2, where d
  /// is how far it is from where the spring pulls it. Nothing pulls what glides.
  ///
  /// A spring here takes its last half point off evenly on its way (`SpringMotion`), so that it arrives: that adds at
  /// most 0.5 pt over 2/ω, its shortest duration, to the velocity. The tolerance is a hundredth, and what twice that
  /// speed holds, 8 pt/s.
  static func growths(
    until end: Int64, position: (Int64) -> Double, velocity: (Int64) -> Double, pull: (Int64, Double) -> Double
  ) -> [Int64] {
    let rate = 6.283185307179586 / 0.4
    // Compared with the least so far, so that no growth is too slow to be seen.
    var least = Double.infinity
    let slack = (SpringMotion.tolerance * rate) * (SpringMotion.tolerance * rate) / 2
    return stride(from: Int64(0), to: end, by: 1_000).filter { time in
      let (place, speed) = (position(time), velocity(time))
      let distance = pull(time, place)
      let energy = (speed * speed + rate * rate * distance * distance) / 2
      defer { least = min(least, energy) }
      return energy > least * 1.01 + slack + rate * rate * SpringMotion.tolerance * abs(distance) * 0.1
    }
  }

  @Test("once released, the energy of content never grows", arguments: seeds)
  func energyNeverGrows(seed: UInt64) {
    var looked = 0
    _ = Self.play(seed) { stage in
      guard !stage.isDragged else { return }
      for scroller in stage.state.scrolling.places.active {
        let place = stage.state.scrolling.places[scroller]
        guard let motion = place.motion else { continue }
        looked += 1
        let (start, maximum) = (stage.now, stage.maximumOffset(scroller)[place.axis])
        let growths = Self.growths(
          until: motion.end - start, position: { motion.position(at: start + $0) },
          velocity: { motion.velocity(at: start + $0) },
          pull: { motion.startsBySpring ? $1 - motion.destination : $1 < 0 ? -$1 : max(0, $1 - maximum) })
        #expect(growths == [])
      }
    }
    #expect(looked > 0 || Self.hardlyScrolls(seed))
  }

  @Test("the check of energy sees an oscillation that swells, and a push on the way")
  func energyCheck() {
    let swelling = Self.growths(
      until: 400_000, position: { 10 * sinus($0) * (1 + Double($0) / 100_000) },
      velocity: { 157 * sinus($0 + 100_000) * (1 + Double($0) / 100_000) }, pull: { _, place in place })
    #expect(!swelling.isEmpty)
    let pushed = Self.growths(
      until: 400_000, position: { _ in 0 }, velocity: { $0 < 200_000 ? 1_000 : 1_100 }, pull: { _, _ in 0 })
    #expect(pushed.first == 200_000)
    let faster = Self.growths(
      until: 1_000_000, position: { _ in 0 }, velocity: { 3_000 * (1 + 0.004 * Double($0) / 1_000) },
      pull: { _, _ in 0 })
    #expect(!faster.isEmpty, "0.4 % of the speed in a millisecond")
    /// A wave of 0.4 s, by its parabolas: near enough for a movement that is wrong on purpose.
    func sinus(_ time: Int64) -> Double {
      let phase = Double(time % 400_000) / 200_000
      return phase < 1 ? 4 * phase * (1 - phase) : -4 * (phase - 1) * (2 - phase)
    }
  }

  @Test("content let go at rest less than a point beyond its end goes back no faster than its spring pulls")
  func smallReturns() {
    for distance in stride(from: 0.01, through: 1, by: 0.03) {
      let motion = SpringMotion(from: -distance, to: 0, response: 0.4, start: .zero)
      let fastest =
        stride(from: Int64(0), to: motion.duration, by: 500).map { time in
          abs(motion.velocity(at: Timestamp(microseconds: time)))
        }.max() ?? .infinity
      // ω·a/e for the spring, and what is taken off at its end over 2/ω.
      #expect(fastest < 16 * distance, "\(fastest) pt/s from \(distance) pt")
    }
  }
}
