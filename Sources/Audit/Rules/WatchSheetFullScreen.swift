public import Accessibility
import Geometry
import Scenes

/// A sheet on a watch has the whole screen.
///
/// Checked where its author gives it a frame of its own; otherwise it fills the screen.
public struct WatchSheetFullScreen: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "watch-sheet-full-screen",
    title: "A sheet on a watch fills the screen",
    why: "watchOS slides a sheet over the whole screen; one designed for a part of it cannot be built as it was tried "
      + "here, and what it leaves to be seen would be covered.",
    remedy: "Leave its frame out.",
    severity: .error, method: .static, references: [.guideline("sheet-watchos-fullscreen")])

  public let looksAround = true

  public func concerns(_ role: Role) -> Bool { role == .sheet }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    guard let scene = context.scene, scene.platform == .watchOS,
      let view = context.presentation(node.id.path), case .sheet = view.kind, let frame = view.frame
    else { return .inapplicable }
    let screen = Rect(origin: .zero, size: scene.screen.size)
    if frame.intersection(screen) == screen { return .pass }
    return .fail(.partOfScreen(name: view.title ?? view.id))
  }
}

extension Message {
  static func partOfScreen(name: String) -> Self {
    Self("The sheet “{name}” leaves a part of the screen free.", ["name": name])
  }
}
