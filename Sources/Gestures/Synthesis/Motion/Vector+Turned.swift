import Geometry

extension Vector {
  /// The vector turned clockwise on the screen; uses + − × ÷ only, off by less than 1e-12 of its length.
  func turned(degrees: Double) -> Vector {
    // Whole turns and quarters are exact; the series sees 45 degrees at most.
    let turn = degrees - (degrees / 360).rounded() * 360
    let quarters = (turn / 90).rounded()
    let angle = (turn - quarters * 90) * (.pi / 180)
    let square = angle * angle
    var sine = 0.0
    var cosine = 0.0
    var order = 16.0
    while order >= 2 {
      cosine = 1 - cosine * square / (order * (order - 1))
      sine = 1 - sine * square / (order * (order + 1))
      order -= 2
    }
    sine *= angle
    let turned = Vector(dx: dx * cosine - dy * sine, dy: dx * sine + dy * cosine)
    switch Int(quarters) & 3 {
    case 1: return Vector(dx: -turned.dy, dy: turned.dx)
    case 2: return Vector(dx: -turned.dx, dy: -turned.dy)
    case 3: return Vector(dx: turned.dy, dy: -turned.dx)
    default: return turned
    }
  }
}
