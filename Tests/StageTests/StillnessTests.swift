import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import Stage
import TestSupport
import Testing

@testable import Endurance

/// Whether a stage rests is found out from outside; what it says of itself is held against that.
@Suite("Rest, seen from outside")
struct StillnessTests {
  /// A sheet is on its way up.
  static func moving() -> Stage {
    var stage = Stage(.endurance())
    _ = stage.present("first", at: Timestamp(microseconds: 1_000))
    return stage
  }

  @Test("what rests rests, and what is under way has come to its end after the pause")
  func rests() throws {
    let stillness = Stillness(.endurance())
    #expect(stillness.look(at: Stage(.endurance()))?.broken == nil)
    let look = try #require(stillness.look(at: Self.moving()))
    #expect(look.broken == nil)
    #expect(look.tree.node("first") != nil)
  }

  @Test("a stage that says that it rests while it moves is noticed")
  func saysTooEarly() throws {
    let look = try #require(Stillness(.endurance()).look(at: Self.moving(), saying: { _ in nil }))
    #expect(look.broken?.contains("although it is said that nothing moves") == true)
  }

  @Test("a stage that never says that it rests is noticed")
  func neverSays() throws {
    let look = try #require(Stillness(.endurance()).look(at: Stage(.endurance()), saying: { $0.now + 1 }))
    #expect(look.broken?.contains("and nothing moves") == true)
  }

  @Test("a stage that moves after everything has had its time is noticed")
  func movesOn() throws {
    // Seven of them pass before the sheet is there.
    let look = try #require(Stillness(pause: 70_000).look(at: Self.moving()))
    #expect(look.broken?.contains("although nobody has touched anything") == true)
  }

  @Test("while a finger is down nothing is said of rest")
  func fingerDown() {
    var stillness = Stillness(.endurance())
    var driver = StageDriver(.endurance())
    let before = driver.stage
    let contact = Contact(id: 1, slot: 0, position: driver.stage.tree.nodes[0].frame.center)
    let deed = Deed.receive(
      TargetInput(time: driver.stage.now + 1, kind: .input(.contact(ContactEvent(.began, contact)))))
    let events = deed.done(to: &driver.stage)
    stillness.note(Moment(deed, events, before: before, after: driver.stage))
    #expect(stillness.look(at: driver.stage) == nil)
  }

  @Test("the pause is longer than everything that the parameters allow")
  func pause() {
    var parameters = Parameters()
    let usual = Stillness.pause(for: parameters)
    #expect(usual > parameters.idle + 8 * parameters.transition)
    parameters.decelerationRate = 0.9999
    #expect(Stillness.pause(for: parameters) > usual + 60_000_000)
    parameters.transition = 60_000_000
    #expect(Stillness.pause(for: parameters) > 8 * parameters.transition)
  }
}
