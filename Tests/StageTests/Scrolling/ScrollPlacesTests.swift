import Geometry
import InputEvents
import TestSupport
import Testing

@testable import Scrolling
@testable import Stage
@testable import StageModel
@testable import StageMotion

/// Which of many scroll views are about to do something.
@Suite struct ScrollPlacesTests {
  @Test("The active ones are those that move or are held, in order, whatever is done to them")
  func active() {
    var random = SplitMix64(seed: 11)
    var places = ScrollPlaces(count: 200)
    for _ in 0..<4_000 {
      let scroller = ScrollerID(Int.random(in: 0..<200, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: places[scroller].motion = ScrollMotion(from: 0, to: 100, maximum: 100, response: 0.4, start: .zero)
      case 1: places[scroller].motion = nil
      case 2: places[scroller].isStopped.toggle()
      case 3: places[scroller] = ScrollPlace(offset: Vector(dx: 0, dy: 4))
      default: places[scroller].offset.dy += 1
      }
      #expect(places.active == places.indices.filter { places[$0].motion != nil || places[$0].isStopped })
    }
  }
}
