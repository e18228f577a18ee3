import Accessibility
import Geometry
import Scenes

/// A presentation in the current context lies within what it is shown in.
///
/// Checked where its author gives it a frame of its own, and says what its host is; otherwise it takes the host's.
public struct CurrentContextInHost: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "current-context-in-host",
    title: "What is shown in the current context lies within its host",
    why: "It replaces one pane or view, so that people keep the rest in sight and in use; what spreads over "
      + "the rest looks like a full screen and takes away what they were told stays.",
    remedy: "Leave its frame out, make it smaller than its host, or present it as a sheet or \"fullScreen\".",
    severity: .error, method: .static, references: [.guideline("modality-current-context-style")])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    // Presentations have no path: their id is all their name.
    guard context.tree.nodes[index].role != .sheet, !context.tree.nodes[index].id.path.utf8.contains(UInt8(ascii: "/"))
    else { return .inapplicable }
    let node = context.tree.nodes[index]
    guard context.scene != nil, let view = context.presentation(node.id.path),
      case .currentContext(let presentation) = view.kind, let frame = view.frame,
      let host = Self.host(presentation.hostElement ?? view.parent, in: context.tree)
    else { return .inapplicable }
    if frame.intersection(host.frame) == frame { return .pass }
    return .fail(.beyondHost(name: view.title ?? view.id, host: host.name ?? host.id.path))
  }

  /// The node with this id or path; the first one where several have the id.
  private static func host(_ id: String?, in tree: AccessibilityTree) -> AccessibilityNode? {
    guard let id else { return nil }
    return tree.node(NodeID(id)) ?? tree.nodes.first { $0.id.path.hasSuffix("/" + id) }
  }
}

extension Message {
  static func beyondHost(name: String, host: String) -> Self {
    Self("“{name}” spreads beyond “{host}”, in which it is shown.", ["name": name, "host": host])
  }
}
