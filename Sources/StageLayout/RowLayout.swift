internal import Accessibility
internal import Geometry
internal import Scenes

/// One column of rows for elements without a frame.
struct RowLayout {
  let profile: PlatformProfile
  /// Width of the container in points.
  let width: Double
  /// What is taken at its edges.
  let insets: Screen.Insets
  /// Points at either side.
  var margin = 16.0
  /// Points between two rows.
  var spacing = 8.0

  /// Height of a control, in points.
  var rowHeight: Double { profile.rowHeight }

  /// Height of an element, in points.
  func height(of role: Role) -> Double {
    switch role {
    case .text, .heading: max(24, rowHeight / 2)
    case .textEditor, .image: rowHeight * 3
    case .group, .list, .view, .toolbar, .panel, .scrollView: 0
    default: rowHeight
    }
  }

  /// The same rows as far as they lie in a frame that somebody has given to what holds them.
  ///
  /// - Parameter isScrolled: Whether the frame lies in content that scrolls sideways, beyond these rows too.
  func within(_ frame: Rect, isScrolled: Bool) -> RowLayout {
    guard frame.minX.isFinite, frame.size.width.isFinite, frame.size.width > 0 else { return self }
    var (left, right) = (max(insets.left + margin, frame.minX), min(width - insets.right - margin, frame.maxX))
    if isScrolled || left >= right { (left, right) = (frame.minX, frame.maxX) }
    let sides = Screen.Insets(top: insets.top, left: left, bottom: insets.bottom, right: width - right)
    return RowLayout(profile: profile, width: width, insets: sides, margin: 0, spacing: spacing)
  }

  /// The frame of a row at `y`, in points.
  func row(y: Double, height: Double) -> Rect {
    let left = insets.left + margin
    return Rect(x: left, y: y, width: max(0, width - left - insets.right - margin), height: height)
  }
}
