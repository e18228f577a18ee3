import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Mutants
import Scenes
import Stage
import Synchronization
import TestSupport
import Testing

@testable import Endurance

/// The invariant that knows whose a drag is, held before a stage and before faults of it.
@Suite("Drags have owners")
struct DragsHaveOwnersTests {
  /// A finger before a stage that the invariant watches.
  struct Hand {
    var stage: Stage
    var invariant: DragsHaveOwners
    var noticed: [String] = []
    var time = Timestamp(microseconds: 5_000_000)

    init(_ scene: Scene, opening sheet: String) {
      stage = Stage(scene)
      invariant = DragsHaveOwners(scene)
      watch(.present(sheet, at: Timestamp(microseconds: 1_000)))
      watch(.advance(to: time))
    }

    mutating func watch(_ deed: Deed) {
      let before = stage
      let events = deed.done(to: &stage)
      if let broken = invariant.note(Moment(deed, events, before: before, after: stage)) { noticed.append(broken) }
    }

    mutating func receive(_ kind: RecognizedInput.Kind, after microseconds: Int64 = 8_000) {
      time = time + microseconds
      watch(.receive(TargetInput(time: time, kind: .input(kind))))
    }

    /// Draws from a place up or down by some points, and lets go at a speed.
    mutating func drag(from start: Point, by way: Double, velocity: Double) {
      func contact(_ phase: ContactEvent.Phase, _ way: Double) -> RecognizedInput.Kind {
        .contact(ContactEvent(phase, Contact(id: 1, slot: 0, position: Point(x: start.x, y: start.y + way))))
      }
      func pan(_ phase: GesturePhase, _ way: Double, _ velocity: Double = 0) -> RecognizedInput.Kind {
        .gesture(
          .pan(
            .init(
              phase: phase, fingers: 1, start: start, location: Point(x: start.x, y: start.y + way),
              velocity: Vector(dx: 0, dy: velocity))))
      }
      receive(contact(.began, 0))
      let slop = way > 0 ? 11.0 : -11
      receive(contact(.moved, slop))
      receive(pan(.began, slop), after: 0)
      for step in 1...10 {
        let here = slop + (way - slop) * Double(step) / 10
        receive(contact(.moved, here))
        receive(pan(.changed, here), after: 0)
      }
      receive(contact(.ended, way))
      receive(pan(.ended, way, velocity), after: 0)
      time = time + 3_000_000
      watch(.advance(to: time))
    }
  }

  static func point(_ id: NodeID, _ hand: Hand) -> Point { hand.stage.tree.node(id)?.frame.center ?? .zero }

  /// What is noticed of drags in the list and at the grabber of a sheet.
  static func noticed(_ way: Double, at id: NodeID, of sheet: String, in scene: Scene, velocity: Double = 0) -> [String]
  {
    var hand = Hand(scene, opening: sheet)
    hand.drag(from: point(id, hand), by: way, velocity: velocity)
    return hand.noticed
  }

  static func noticed(under mutant: Mutant, _ look: @Sendable () -> [String]) async -> [String] {
    let found = Mutex<[String]>([])
    await mutant.whileOn {
      let texts = look()
      found.withLock { $0 = texts }
    }
    return found.withLock { $0 }
  }

  @Test("a sheet that its detent lets go of although it holds it is noticed, and one that goes back is not")
  func grip() async {
    let look: @Sendable () -> [String] = {
      Self.noticed(-23, at: "note/grabber", of: "note", in: .closeDetents(), velocity: -125)
    }
    #expect(look() == [])
    let noticed = await Self.noticed(under: .detentNeverHolds, look)
    #expect(noticed.contains { $0.contains("within the grip") }, "\(noticed)")
  }

  @Test("what scrolls is the document's: a stage that tells of a list as of a picture is not taken at its word")
  func listIsTheDocuments() async {
    // The list is scrolled first, so that a drag down in it is its own.
    let look: @Sendable () -> [String] = {
      var hand = Hand(.oneDetent(), opening: "half")
      let place = Self.point("half/list", hand)
      hand.drag(from: place, by: -120, velocity: 0)
      hand.drag(from: place, by: 60, velocity: 0)
      return hand.noticed
    }
    #expect(look() == [])
    #expect(await Self.noticed(under: .scrollViewIsAStop, look) == [], "it scrolls as ever")
    #expect(await Self.noticed(under: .scrolledContentDismisses, look) != [])
  }

  @Test("random hands find it")
  func hands() async throws {
    let plays = [MutantTrial.Play("close detents", isUndisturbed: true) { .closeDetents() }]
    let trial = try MutantTrial(plays, events: 60_000, seed: 3)
    #expect(trial.breaches == [])
    let found = await Self.noticed(under: .detentNeverHolds) {
      let verdict = try? trial.verdict()
      return verdict?.notice.map { [$0.text] } ?? []
    }
    #expect(found.contains { $0.contains("within the grip") }, "\(found)")
  }
}
