import Geometry
import Testing

@Suite("Points and vectors")
struct PointTests {
  @Test("a point moved by the vector to another is the other")
  func difference() {
    let from = Point(x: 3, y: -4)
    let to = Point(x: 120, y: 300)
    #expect(from + (to - from) == to)
  }

  @Test("distance is the length of the difference", arguments: [(3.0, 4.0, 5.0), (0, 0, 0), (-6, 8, 10)])
  func distance(dx: Double, dy: Double, length: Double) {
    #expect(Point.zero.distance(to: Point(x: dx, y: dy)) == length)
    #expect(Vector(dx: dx, dy: dy).length == length)
  }
}
