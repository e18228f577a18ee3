import Accessibility
import Geometry
import Scenes

/// No control and no text that people read lies under a scroll indicator on visionOS.
///
/// What scrolls comes under the indicator in time: of that only how far it reaches across counts. What another view scrolls
/// beside it may come there, and then cannot be told.
public struct VisionIndicatorCoversNothing: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "vision-indicator-covers-nothing",
    title: "No control or text lies under a scroll indicator on visionOS",
    why: "The indicator is thicker than on iOS: it hides the end of every line that it passes, and who looks at a "
      + "control under it takes hold of the indicator instead.",
    remedy: "Widen the margin of the content at the edge where the indicator is.",
    severity: .warning, method: .static, references: [.guideline("scroll-visionos-account-for-indicator")],
    implies: ["vision-indicator-margin"])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.platform == "visionOS", let strips = VisionIndicatorStrip.all(of: index, in: context) else {
      return .inapplicable
    }
    let nodes = context.tree.nodes
    var later: Int?
    for strip in strips {
      for other in strip.surface + 1..<nodes[strip.surface].end where Self.isRead(other, context) {
        if strip.meets(nodes[other].frame, isInside: other > index && other < nodes[index].end) {
          return .fail(
            .underIndicator(
              name: nodes[other].name ?? nodes[other].id.path, view: nodes[index].name ?? nodes[index].id.path))
        }
        if later == nil, let way = Self.way(of: other, beside: index, context), strip.meets(way, isInside: false) {
          later = other
        }
      }
    }
    guard let later else { return .pass }
    return .cannotTell(
      .mayComeUnderIndicator(
        name: nodes[later].name ?? nodes[later].id.path, view: nodes[index].name ?? nodes[index].id.path))
  }

  /// Where something comes along as a scroll view is scrolled that is beside another one, and not around it or in it; nil
  /// where it does not move so.
  private static func way(of other: Int, beside view: Int, _ context: AuditContext) -> Rect? {
    let nodes = context.tree.nodes
    guard let clip = context.surroundings(of: other).clip, clip != view, !(view..<nodes[view].end).contains(other),
      !(clip..<nodes[clip].end).contains(view), let axes = context.document?.scroller(nodes[clip].id.path)?.axes
    else { return nil }
    var way = nodes[other].frame
    let room = nodes[clip].frame
    if axes.contains(.horizontal) {
      way = Rect(x: room.minX, y: way.minY, width: room.size.width, height: way.size.height)
    }
    if axes.contains(.vertical) {
      way = Rect(x: way.minX, y: room.minY, width: way.size.width, height: room.size.height)
    }
    return way.intersection(room)
  }

  /// Whether people operate or read it where it is.
  private static func isRead(_ index: Int, _ context: AuditContext) -> Bool {
    let node = context.tree.nodes[index]
    guard !context.standing[index].contains(.hidden) else { return false }
    switch node.role {
    case .text, .heading: return context.shape(of: index).contains(.isSpoken)
    default: return node.role.isControl
    }
  }
}

extension Message {
  static func mayComeUnderIndicator(name: String, view: String) -> Self {
    Self("“{name}” scrolls, and may come under the scroll indicator of “{view}”.", ["name": name, "view": view])
  }
  static func underIndicator(name: String, view: String) -> Self {
    Self("“{name}” lies under the scroll indicator of “{view}”.", ["name": name, "view": view])
  }
}
