import Accessibility
import Geometry

extension Selector {
  /// The place where a hand touches what is meant, in points: where a tap goes, or, where something else is there, in the
  /// part of it that shows.
  ///
  /// Throws what covers it or where it is, where no part of it can be touched, and the nearest way to it.
  ///
  /// - Parameter touched: What is foremost at a place.
  func visiblePoint(in tree: AccessibilityTree, touched: @escaping (Point) -> NodeID?) throws(SelectorError) -> Point {
    guard case .node = subject else { return try point(in: tree) }
    return try TouchPlace(tree, touched: touched).place(on: try index(in: tree))
  }

  /// The place that is meant where nothing is touched, such as where a drag ends, in points: the same, or the middle of
  /// what cannot be touched.
  func placeMeant(in tree: AccessibilityTree, touched: @escaping (Point) -> NodeID?) throws(SelectorError) -> Point {
    do throws(SelectorError) {
      return try visiblePoint(in: tree, touched: touched)
    } catch {
      guard error.kind == .outOfReach else { throw error }
      return try point(in: tree)
    }
  }
}
