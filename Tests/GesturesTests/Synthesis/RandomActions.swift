import Geometry
import Gestures

/// Touch instructions with any numbers in them, and what they should be recognized as.
struct RandomActions<Generator: RandomNumberGenerator> {
  var generator: Generator
  let screen: Size

  /// A statement and the label of what it is.
  mutating func next() -> (action: ScriptAction, label: String) {
    let most = Bool.random(using: &generator) ? 3 : 10
    let fingers = Int.random(in: 1...most, using: &generator)
    let suffix = fingers == 1 ? "" : " (\(fingers))"
    let place = Place.point(point())
    switch Int.random(in: 0..<9, using: &generator) {
    case 0:
      let count = Int.random(in: 1...3, using: &generator)
      return (.tap(at: place, fingers: fingers, count: count), ["tap", "double tap", "triple tap"][count - 1] + suffix)
    case 1: return (.longPress(at: place, fingers: fingers, duration: duration(300, 1500)), "long press" + suffix)
    case 2:
      let (start, end) = (point(), point())
      let way = end - start
      let direction: SwipeDirection =
        way.dx.magnitude > way.dy.magnitude ? (way.dx < 0 ? .left : .right) : (way.dy < 0 ? .up : .down)
      let path = ScriptAction.SwipePath.between(.point(start), .point(end))
      return (.swipe(path, fingers: fingers, duration: duration(30, 600)), "swipe \(direction.rawValue)" + suffix)
    case 3:
      let direction = SwipeDirection.allCases[Int.random(in: 0..<4, using: &generator)]
      let action = ScriptAction.swipe(.toward(direction, from: place), fingers: fingers, duration: duration(30, 600))
      return (action, "swipe \(direction.rawValue)" + suffix)
    case 4:
      let start = point()
      let isNear = Bool.random(using: &generator)
      let way = Vector(dx: number(-60, 60), dy: number(-60, 60))
      let end = isNear ? start + way : point()
      return (
        .drag(.init(from: .point(start), to: .point(end), duration: duration(50, 2500), fingers: fingers)),
        "pan" + suffix
      )
    case 5:
      let factor = (number(0.2, 5) * 100).rounded() / 100
      return (.pinch(at: place, factor: factor, duration: duration(50, 1500)), factor > 1 ? "pinch out" : "pinch in")
    case 6:
      let degrees = number(-400, 400).rounded()
      return (
        .rotate(at: place, degrees: degrees, duration: duration(50, 2000)),
        degrees > 0 ? "rotate clockwise" : "rotate anticlockwise"
      )
    case 7: return (.scrub(at: place, duration: duration(150, 2500)), "scrub")
    default:
      let edge = ScreenEdge.allCases[Int.random(in: 0..<4, using: &generator)]
      let direction =
        switch edge {
        case .top: "down"
        case .bottom: "up"
        case .left: "right"
        case .right: "left"
        }
      return (.edgeSwipe(from: edge, duration: duration(30, 500)), "swipe \(direction)")
    }
  }

  private mutating func number(_ least: Double, _ greatest: Double) -> Double {
    Double.random(in: least...greatest, using: &generator)
  }
  private mutating func point() -> Point {
    Point(x: number(0, screen.width - 0.5).rounded(.down), y: number(0, screen.height - 0.5).rounded(.down))
  }
  /// Milliseconds from `least` to `greatest`, or nothing.
  private mutating func duration(_ least: Int64, _ greatest: Int64) -> Int64? {
    Int.random(in: 0..<4, using: &generator) == 0 ? nil : Int64.random(in: least...greatest, using: &generator) * 1000
  }
}
