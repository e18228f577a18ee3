import Geometry
import Testing

@testable import Gestures

/// The direction of a swipe, and what is none.
@Suite("Swipes")
struct SwipeRecognizerTests {
  @Test(
    "a swipe goes the way of its pan, however short that is where its length does not matter",
    arguments: [
      (Vector(dx: 0, dy: 0.5), SwipeDirection.down), (Vector(dx: 0, dy: -0.5), .up),
      (Vector(dx: 0.5, dy: 0), .right), (Vector(dx: -0.5, dy: 0), .left),
      (Vector(dx: 0, dy: 200), .down), (Vector(dx: 0, dy: -200), .up),
      (Vector(dx: 200, dy: 0), .right), (Vector(dx: -200, dy: 0), .left),
    ])
  func direction(way: Vector, direction: SwipeDirection) {
    var options = GestureOptions()
    options.swipeDistance = 0
    let found = SwipeRecognizer.direction(of: way, velocity: way * (1000 / way.length), options)
    #expect(found == direction)
  }

  @Test("one that is let go the other way is none")
  func turnedRound() {
    let options = GestureOptions()
    #expect(
      SwipeRecognizer.direction(of: Vector(dx: 0, dy: 100), velocity: Vector(dx: 0, dy: -900), options) == nil)
    #expect(
      SwipeRecognizer.direction(of: Vector(dx: -100, dy: 0), velocity: Vector(dx: 900, dy: 0), options) == nil)
  }
}
