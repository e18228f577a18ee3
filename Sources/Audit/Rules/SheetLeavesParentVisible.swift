import Accessibility
import Geometry
import Scenes

/// A sheet leaves some of what it belongs to in sight; on iOS and iPadOS the upper edge of that is part of it.
///
/// Where the height is compact a sheet has the whole screen, and on watchOS everywhere (C-06); one in a popover has
/// the popover. Elsewhere it is its window of which something is left.
public struct SheetLeavesParentVisible: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "sheet-leaves-parent-visible",
    title: "A sheet does not cover all of what it belongs to",
    why: "The strip that stays of the parent tells people that they are still where they were, and that they can pull "
      + "the sheet down; without it the sheet looks like a full screen, which has no such way out.",
    remedy: "Let its largest height end below the top of the screen, or present it as \"fullScreen\".",
    severity: .warning, method: .static,
    references: [
      .guideline("modality-sheet-card-partial"),
      .guideline("modality-sheet-top-edge-visible"),
      .guideline("sheet-card-covers-partly"),
      .guideline("sheet-detent-large-diagram"),
      .guideline("sheet-large-parent-strip-visible"),
      .guideline("sheet-parent-partly-visible"),
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let shown = ShownSheet(index, in: context, on: Platform.allCases.filter { $0 != .watchOS })
    else { return .inapplicable }
    guard PlatformProfile(shown.scene.platform).hasDetents else {
      guard let window = context.windowFrame(of: shown.view), !window.isEmpty else { return .inapplicable }
      return shown.node.frame.intersection(window) == window ? .fail(.coversWindow(name: shown.name)) : .pass
    }
    guard !Self.isHeightCompact(context.tree.screen, shown.scene) else { return .inapplicable }
    let screen = Rect(origin: .zero, size: context.tree.screen)
    let frame = shown.node.frame
    if frame.intersection(screen) == screen { return .fail(.coversAll(name: shown.name)) }
    let coversEdge = frame.minY <= 0 && frame.maxY > 0 && frame.minX <= 0 && frame.maxX >= screen.maxX
    return coversEdge ? .fail(.coversTopEdge(name: shown.name)) : .pass
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
  static func coversTopEdge(name: String) -> Self {
    Self("The sheet “{name}” covers the upper edge of its parent.", ["name": name])
  }
  static func coversWindow(name: String) -> Self {
    Self("The sheet “{name}” covers its whole window; nothing of that is left to be seen.", ["name": name])
  }
}
