import Accessibility
import Geometry
import Scenes

/// What scrolls on visionOS keeps a margin at the edge where its indicator is, at least as broad as the indicator is
/// thick.
///
/// Measured is whatever shows in the view, pictures and rows too, against the edge of the window.
public struct VisionIndicatorMargin: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "vision-indicator-margin",
    title: "The margin at a scroll indicator on visionOS is as broad as the indicator",
    why: "An indicator over content is hard to look at, and hides what it lies over.",
    remedy: "Widen the margin at the trailing edge, or at the bottom where the content scrolls across.",
    severity: .info, method: .static, references: [.guideline("scroll-visionos-widen-tight-margins")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.platform == "visionOS", let strips = VisionIndicatorStrip.all(of: index, in: context) else {
      return .inapplicable
    }
    let nodes = context.tree.nodes
    var isJudged = false
    for strip in strips {
      for inner in index + 1..<nodes[index].end where nodes[inner].end == inner + 1 {
        let item = nodes[inner]
        guard !context.standing[inner].contains(.hidden), !item.frame.isEmpty, item.role != .scrollBar else { continue }
        isJudged = true
        if strip.meets(item.frame, isInside: true) {
          return .fail(
            .marginTight(name: nodes[index].name ?? nodes[index].id.path, thickness: strip.thickness.points))
        }
      }
    }
    return isJudged ? .pass : .inapplicable
  }
}

extension Message {
  static func marginTight(name: String, thickness: String) -> Self {
    Self(
      "The content of “{name}” comes nearer to the edge of the window than the {thickness} of its scroll indicator.",
      ["name": name, "thickness": thickness])
  }
}
