public import Accessibility
import Geometry

/// Pictures and controls of a sheet keep clear of its grabber.
///
/// Only what stands in the sheet itself counts: what is in a view of its own may scroll away under the header.
public struct GrabberUncovered: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "grabber-uncovered",
    title: "Nothing lies where the grabber of a sheet is",
    why: "The grabber is the only visible sign that a sheet can be made larger; on a picture it does not stand out, "
      + "and a control in its place takes its taps or loses its own.",
    remedy: "Let pictures and controls of the sheet begin below the grabber.",
    severity: .warning, method: .static, references: [.guideline("sheet-grabber-visual-indicator")])

  public let looksAround = true

  public func concerns(_ role: Role) -> Bool { role == .grabber }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let tree = context.tree
    let grabber = tree.nodes[index]
    guard let sheet = tree.nearestAncestor(of: index, where: { $0.role == .sheet }) else {
      return .inapplicable
    }
    if grabber.frame.isEmpty { return .fail(.grabberWithoutArea(name: tree.nodes[sheet].name ?? "")) }
    let other = tree.children(of: sheet).first { other in
      let node = tree.nodes[other]
      return other != index && (node.role == .image || node.role.isControl)
        && !context.standing[other].contains(.hidden) && !node.frame.intersection(grabber.frame).isEmpty
    }
    guard let other else { return .pass }
    return .fail(.overGrabber(name: tree.nodes[other].name ?? tree.nodes[other].role.words))
  }
}

extension Message {
  static func overGrabber(name: String) -> Self { Self("“{name}” lies where the grabber is.", ["name": name]) }
  static func grabberWithoutArea(name: String) -> Self {
    Self("The grabber of the sheet “{name}” has no area.", ["name": name])
  }
}
