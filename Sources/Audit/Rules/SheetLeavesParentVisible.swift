import Accessibility
import Geometry
import Scenes

/// A sheet on iOS or iPadOS leaves some of what it belongs to in sight.
///
/// Where the height is compact a sheet has the whole screen; one in a popover has the popover.
public struct SheetLeavesParentVisible: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "sheet-leaves-parent-visible",
    title: "A sheet does not cover the whole screen",
    why: "The strip that stays of the parent tells people that they are still where they were, and that they can pull "
      + "the sheet down; without it the sheet looks like a full screen, which has no such way out.",
    remedy: "Let its largest height end below the top of the screen, or present it as \"fullScreen\".",
    severity: .warning, method: .static,
    references: [
      .guideline("modality-sheet-card-partial"),
      .guideline("sheet-card-covers-partly"),
      .guideline("sheet-detent-large-diagram"),
      .guideline("sheet-large-parent-strip-visible"),
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.nodes[index].role == .sheet else { return .inapplicable }
    let node = context.tree.nodes[index]
    guard let scene = context.scene, PlatformProfile(scene.platform).hasDetents,
      let view = context.presentation(node.id.path), case .sheet = view.kind,
      !Self.isHeightCompact(context.tree.screen, scene)
    else { return .inapplicable }
    let screen = Rect(origin: .zero, size: context.tree.screen)
    if node.frame.intersection(screen) != screen { return .pass }
    return .fail(.coversAll(name: view.title ?? view.id))
  }

  /// Whether the height is compact as the device is held now.
  private static func isHeightCompact(_ screen: Size, _ scene: Scene) -> Bool {
    let isAsDeclared = screen == scene.screen.size
    let sizeClass = isAsDeclared ? scene.sizeClass : PlatformProfile(scene.platform).sizeClass(for: screen)
    return sizeClass.vertical == .compact
  }
}

extension Message {
  static func coversAll(name: String) -> Self {
    Self("The sheet “{name}” covers the whole screen; nothing of its parent is left to be seen.", ["name": name])
  }
}
