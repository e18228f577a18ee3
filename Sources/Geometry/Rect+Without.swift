extension Rect {
  /// What is left of it beside another: above, below, at the left and at the right of what they share.
  package func without(_ other: Rect) -> [Rect] {
    let shared = intersection(other)
    guard !shared.isEmpty else { return [self] }
    return [
      Rect(x: minX, y: minY, width: size.width, height: shared.minY - minY),
      Rect(x: minX, y: shared.maxY, width: size.width, height: maxY - shared.maxY),
      Rect(x: minX, y: shared.minY, width: shared.minX - minX, height: shared.size.height),
      Rect(x: shared.maxX, y: shared.minY, width: maxX - shared.maxX, height: shared.size.height),
    ].filter { $0.size.width > 0 && $0.size.height > 0 }
  }
}
