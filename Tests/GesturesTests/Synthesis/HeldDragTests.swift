import Geometry
import Gestures
import InputEvents
import Testing

/// A finger that stays until it has made a long press, and moves then.
@Suite("Drags of what was held")
struct HeldDragTests {
  @Test("a drag of what was held is a long press first, and moves then")
  func heldDrag() throws {
    let trip = try RoundTrip(
      "drag from 100,300 to 100,600 after 700ms in 400ms then hold 300ms", on: [TestDevices.phone])
    let press = trip.recognized.first { if case .gesture(.longPress(.began, _, _)) = $0.kind { true } else { false } }
    let pan = trip.recognized.first {
      if case .gesture(.pan(let pan)) = $0.kind { pan.phase == .began } else { false }
    }
    let (held, moved) = (try #require(press).time, try #require(pan).time)
    #expect(moved - held > 150_000, "\(trip.gestures)")
    guard case .pan(let end)? = trip.gestures.first else {
      Issue.record("\(trip.gestures)")
      return
    }
    #expect(end.start.distance(to: Point(x: 100, y: 300)) < 1)
    #expect(end.location.distance(to: Point(x: 100, y: 600)) < 1)
    #expect(throws: SynthesisError.self) {
      try RoundTrip("drag from 100,300 to 100,600 after 100ms", on: [TestDevices.phone])
    }
  }
}
