public import Geometry

extension Screen {
  /// The screen turned or resized to `size` points: what the hardware takes at the top is at both sides once it lies on
  /// its side.
  public func resized(to size: Size) -> Screen {
    let wasPortrait = self.size.height >= self.size.width
    let isPortrait = size.height >= size.width
    if wasPortrait == isPortrait { return Screen(size: size, safeArea: safeArea) }
    let turned =
      wasPortrait
      ? Screen.Insets(top: 0, left: safeArea.top, bottom: min(safeArea.bottom, 21), right: safeArea.top)
      : Screen.Insets(top: max(safeArea.left, safeArea.right), left: 0, bottom: safeArea.bottom, right: 0)
    return Screen(size: size, safeArea: turned)
  }
}
