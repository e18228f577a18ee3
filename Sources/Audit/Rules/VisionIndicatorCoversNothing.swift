import Accessibility
import Geometry
import Scenes

/// No control and no text that people read lies under a scroll indicator on visionOS.
///
/// What scrolls comes under the indicator in time: of that only how far it reaches across counts.
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
    for strip in strips {
      for other in strip.surface + 1..<nodes[strip.surface].end where Self.isRead(other, context) {
        if strip.meets(nodes[other].frame, isInside: other > index && other < nodes[index].end) {
          return .fail(
            .underIndicator(
              name: nodes[other].name ?? nodes[other].id.path, view: nodes[index].name ?? nodes[index].id.path))
        }
      }
    }
    return .pass
  }

  /// Whether people operate or read it where it is.
  private static func isRead(_ index: Int, _ context: AuditContext) -> Bool {
    let node = context.tree.nodes[index]
    guard !context.standing[index].contains(.hidden) else { return false }
    switch node.role {
    case .text, .heading: return context.shapes[index].contains(.isSpoken)
    default: return node.role.isControl
    }
  }
}

extension Message {
  static func underIndicator(name: String, view: String) -> Self {
    Self("“{name}” lies under the scroll indicator of “{view}”.", ["name": name, "view": view])
  }
}
