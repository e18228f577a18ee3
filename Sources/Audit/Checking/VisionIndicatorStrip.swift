import Accessibility
import Geometry

/// Where a scroll indicator on visionOS lies over the window that its view is in.
struct VisionIndicatorStrip {
  /// The window or presentation, as an index in the tree.
  let surface: Int
  private let indicator: ScrollIndicator
  private let view: Rect

  /// The strips of a view; nil where it shows no indicators.
  static func all(of index: Int, in context: AuditContext) -> [VisionIndicatorStrip]? {
    let node = context.tree.nodes[index]
    guard !node.indicators.isEmpty, !context.standing[index].contains(.hidden),
      let surface = context.surroundings(of: index).surface
    else { return nil }
    let strips = node.indicators.filter { $0.policy != .never }.map {
      VisionIndicatorStrip(surface: surface, indicator: $0, view: node.frame)
    }
    return strips.isEmpty ? nil : strips
  }

  /// How thick it is, in points.
  var thickness: Double { indicator.thickness }

  /// Whether something lies under it, or comes there as its view scrolls.
  ///
  /// - Parameter isInside: Whether it scrolls with the content.
  func meets(_ frame: Rect, isInside: Bool) -> Bool {
    let track = indicator.track
    guard isInside else { return frame.intersects(track) }
    // Of what scrolls only what its view shows can be seen.
    guard view.intersects(track) else { return false }
    let across = indicator.axis == .vertical ? ScrollIndicator.Axis.horizontal : .vertical
    let (strip, own, shown) = (
      ScrollingContent.span(track, across), ScrollingContent.span(frame, across), ScrollingContent.span(view, across)
    )
    return min(own.end, shown.end) > strip.start && max(own.start, shown.start) < strip.end
  }
}
