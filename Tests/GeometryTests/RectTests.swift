import Geometry
import Testing

@Suite("Rectangles")
struct RectTests {
  let frame = Rect(x: 10, y: 20, width: 100, height: 50)

  @Test(
    "left and top edges are inside, right and bottom edges outside",
    arguments: [
      (Point(x: 10, y: 20), true), (Point(x: 109.999, y: 69.999), true), (Point(x: 110, y: 40), false),
      (Point(x: 50, y: 70), false), (Point(x: 9.999, y: 40), false), (Point(x: .nan, y: 40), false),
    ])
  func contains(point: Point, expected: Bool) {
    #expect(frame.contains(point) == expected)
  }

  @Test(
    "the intersection is the shared part, the same from both sides",
    arguments: [
      (Rect(x: 50, y: 0, width: 200, height: 40), Rect(x: 50, y: 20, width: 60, height: 20)),
      (Rect(x: 0, y: 0, width: 500, height: 500), Rect(x: 10, y: 20, width: 100, height: 50)),
    ])
  func intersection(other: Rect, shared: Rect) {
    #expect(frame.intersection(other) == shared)
    #expect(other.intersection(frame) == shared)
  }

  @Test(
    "rectangles that only touch share nothing",
    arguments: [
      Rect(x: 110, y: 20, width: 10, height: 10), Rect(x: 10, y: 70, width: 10, height: 10), Rect.zero,
      Rect(x: 20, y: 30, width: 0, height: 10),
    ])
  func touching(other: Rect) {
    #expect(!frame.intersects(other))
    #expect(frame.intersection(other).isEmpty)
  }

  @Test("negative and NaN sizes are empty")
  func emptiness() {
    #expect(Rect(x: 0, y: 0, width: -1, height: 5).isEmpty)
    #expect(Rect(x: 0, y: 0, width: .nan, height: 5).isEmpty)
    #expect(!frame.isEmpty)
  }

  @Test("an inset and its opposite cancel out, and the middle stays")
  func inset() {
    #expect(frame.insetBy(dx: 5, dy: 7).insetBy(dx: -5, dy: -7) == frame)
    #expect(frame.insetBy(dx: 5, dy: 7).center == frame.center)
  }
}
