import Geometry
import TestSupport
import Testing

@testable import Reports

@Suite("Ways of fingers in drawings")
struct PolylineTests {
  @Test("a straight way is two points, a corner stays")
  func simple() {
    let straight = (0...500).map { Point(x: 100, y: Double($0)) }
    #expect(Polyline(straight).points == [straight[0], straight[500]])
    let corner = straight + (1...300).map { Point(x: 100 + Double($0), y: 500) }
    #expect(Polyline(corner).points == [straight[0], straight[500], corner[800]])
  }

  @Test("few points stay as they are", arguments: 0...2)
  func few(count: Int) {
    let trail = (0..<count).map { Point(x: Double($0), y: 0) }
    #expect(Polyline(trail).points == trail)
  }

  @Test("a way that ends where it began is kept")
  func closed() {
    let trail = [Point(x: 0, y: 0), Point(x: 50, y: 0), Point(x: 0, y: 0)]
    #expect(Polyline(trail).points == trail)
  }

  @Test("no point that was left out lies farther off than the tolerance", arguments: 1...20)
  func tolerance(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var place = Point(x: 200, y: 400)
    let trail = (0..<200).map { _ in
      place = Point(
        x: place.x + Double.random(in: -3...3, using: &random), y: place.y + Double.random(in: -1...4, using: &random))
      return place
    }
    let drawn = Polyline(trail).points
    #expect(drawn.first == trail.first && drawn.last == trail.last)
    for point in trail {
      let nearest = zip(drawn, drawn.dropFirst()).map { Self.distance(point, $0, $1) }.min()
      #expect((nearest ?? .infinity) <= Polyline.tolerance + 1e-9)
    }
  }

  private static func distance(_ point: Point, _ start: Point, _ end: Point) -> Double {
    let (line, own) = (end - start, point - start)
    let along = min(
      1, max(0, (own.dx * line.dx + own.dy * line.dy) / max(1e-12, line.dx * line.dx + line.dy * line.dy)))
    return Vector(dx: own.dx - along * line.dx, dy: own.dy - along * line.dy).length
  }
}
