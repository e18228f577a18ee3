import Accessibility
import Scenes

/// Immersive content on iOS and iPadOS is presented full screen, not in a sheet.
///
/// Content is immersive where its author says so (`task: {immersive: true}`) or it is a film, photos or a camera
/// (`contentKinds`).
public struct ImmersiveFullScreen: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "immersive-full-screen",
    title: "Immersive content is full screen",
    why: "Films, photos and cameras are to fill people's field of view; in a sheet the view below stays in sight and "
      + "draws them off, and the content is smaller than it could be.",
    remedy: "Present it as \"fullScreen\".",
    severity: .warning, method: .static,
    references: [
      .guideline("modality-immersive-gloss-ko"),
      .guideline("modality-fullscreen-for-immersive"),
      .guideline("modality-sheet-nonimmersive"),
      .guideline("sheet-alt-fullscreen-content-ios"),
      .guideline("sheet-nonimmersive-content"),
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let role = context.tree.nodes[index].role
    guard role == .sheet || role == .fullScreen else { return .inapplicable }
    let node = context.tree.nodes[index]
    guard let scene = context.scene,
      PlatformProfile(scene.platform).hasDetents, let view = context.presentation(node.id.path), Self.isImmersive(view)
    else { return .inapplicable }
    switch view.kind {
    case .fullScreen: return .pass
    case .sheet: return .fail(.immersiveSheet(name: view.title ?? view.id))
    default: return .inapplicable
    }
  }

  private static func isImmersive(_ view: Presentation) -> Bool {
    if let isSaid = view.task?.immersive { return isSaid }
    return view.contentKinds.contains(where: \.isImmersive)
  }
}

extension Message {
  static func immersiveSheet(name: String) -> Self {
    Self("“{name}” is immersive and is shown in a sheet.", ["name": name])
  }
}
