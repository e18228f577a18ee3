import Documents
import Geometry

/// An affine map as AccessKit lists it, `[a, b, c, d, e, f]`: x' = a·x + c·y + e, y' = b·x + d·y + f.
struct Transform {
  private var a = 1.0, b = 0.0, c = 0.0, d = 1.0, e = 0.0, f = 0.0

  static let identity = Transform()
  private init() {}

  /// The map of a node, from its space to that of the window; without a list that of what is around it.
  init(_ list: LocatedNode?, within around: Transform) throws(DocumentError) {
    guard let list, !list.isNull else {
      self = around
      return
    }
    let parts = try list.items("a list of six numbers").compactMap(\.number)
    guard parts.count == 6 else { throw list.mismatch("a list of six numbers") }
    a = around.a * parts[0] + around.c * parts[1]
    b = around.b * parts[0] + around.d * parts[1]
    c = around.a * parts[2] + around.c * parts[3]
    d = around.b * parts[2] + around.d * parts[3]
    e = around.a * parts[4] + around.c * parts[5] + around.e
    f = around.b * parts[4] + around.d * parts[5] + around.f
  }

  /// The smallest rectangle around bounds `{x0, y0, x1, y1}` once they are mapped.
  func frame(_ bounds: LocatedNode) throws(DocumentError) -> Rect {
    let numbers = try bounds.numbers("x0", "y0", "x1", "y1")
    let corners = [(0, 1), (2, 1), (0, 3), (2, 3)].map { (numbers[$0.0], numbers[$0.1]) }
    let xs = corners.map { a * $0.0 + c * $0.1 + e }
    let ys = corners.map { b * $0.0 + d * $0.1 + f }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      [left, right, top, bottom].allSatisfy({ $0.isFinite && abs($0) <= 1e6 })
    else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
