public import Accessibility
import Geometry
import Scenes

/// What is presented full screen on iOS or iPadOS has the whole screen.
///
/// Checked where its author gives it a frame of its own, on the screen as it is declared; otherwise it fills the screen.
public struct FullScreenCoversScreen: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "full-screen-covers-screen",
    title: "What is full screen covers the screen",
    why: "People have nothing else to look at in a full screen; where the view before it shows at an edge it draws "
      + "them off, and looks as if it could be used.",
    remedy: "Leave its frame out, or present it as a sheet.",
    severity: .error, method: .static,
    references: [
      .guideline("modality-fullscreen-covers-screen"),
      .guideline("modality-fullscreen-hides-previous"),
      .guideline("sheet-fullscreen-covers-screen"),
    ])

  public let looksAround = true

  public func concerns(_ role: Role) -> Bool { role == .fullScreen }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    guard let scene = context.scene, PlatformProfile(scene.platform).hasDetents,
      let view = context.presentation(node.id.path), case .fullScreen = view.kind,
      context.tree.screen == scene.screen.size
    else { return .inapplicable }
    let screen = Rect(origin: .zero, size: context.tree.screen)
    if node.frame.intersection(screen) == screen { return .pass }
    return .fail(.leavesEdge(name: view.title ?? view.id))
  }
}

extension Message {
  static func leavesEdge(name: String) -> Self {
    Self("“{name}” is full screen and leaves a part of the screen to what was there before.", ["name": name])
  }
}
