import Accessibility
import Scenes

/// What supplements the main task is beside it and not over it: in a non-modal sheet on iOS and iPadOS, a panel on
/// macOS, a split view on visionOS, or a window of its own.
///
/// That something is supplementary only its author says (`purpose: supplementary`); it is not judged where
/// `affectsParentTask` is false.
public struct SupplementaryBeside: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "supplementary-beside",
    title: "What supplements the main task leaves it in use",
    why: "People look from one to the other: what blocks the main task has to be closed and opened again for every"
      + " glance, and a screen reader loses its place each time.",
    remedy: "Present it as a sheet with \"modality: nonmodal\" and \"largestUndimmedDetent\" on iOS and iPadOS, as a "
      + "\"panel\" on macOS, as a \"splitView\" on visionOS, or show it in a window with \"purpose: "
      + "supplementary\".",
    severity: .warning, method: .static,
    references: [
      .guideline("sheet-nonmodal-view-for-supplementary"),
      .guideline("sheet-supplementary-nonmodal-sheet-ios"),
      .guideline("sheet-supplementary-panel-macos"),
      .guideline("sheet-supplementary-split-view-visionos"),
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    switch node.role {
    case .window:
      guard let scene = context.scene, scene.windows.contains(where: { $0.id == node.id.path && Self.supplements($0) })
      else { return .inapplicable }
      return .pass
    case .sheet, .panel, .popover, .splitView, .fullScreen, .dialog: break
    default: return .inapplicable
    }
    guard let scene = context.scene, let view = context.presentation(node.id.path), view.purpose == .supplementary,
      view.affectsParentTask != false
    else { return .inapplicable }
    // Above the greatest detent at which it dims nothing it is modal, and people can bring it down again.
    if case .sheet(let sheet) = view.kind, PlatformProfile(scene.platform).hasDetents, sheet.modality == .nonmodal,
      sheet.largestUndimmedDetent != nil
    {
      return .pass
    }
    // Where there is no room for it beside the main task, the platform shows it as a sheet.
    if node.role == .sheet, view.style != .sheet { return .inapplicable }
    guard node.role != .sheet, !node.traits.contains(.modal) else {
      return .fail(.supplementOver(name: view.title ?? view.id, instead: Self.instead(scene.platform)))
    }
    return .pass
  }

  private static func supplements(_ window: Window) -> Bool {
    window.purpose == .supplementary && window.affectsParentTask != false
  }

  /// What the guidelines name in its place on the platform.
  private static func instead(_ platform: Platform) -> String {
    switch platform {
    case .iOS, .iPadOS: "a non-modal sheet"
    case .macOS: "a panel"
    case .visionOS: "a split view"
    case .tvOS, .watchOS: "a view in the window"
    }
  }
}

extension Message {
  static func supplementOver(name: String, instead: String) -> Self {
    Self(
      "“{name}” supplements the main task and keeps people from it; {instead} would leave that in use.",
      ["name": name, "instead": instead])
  }
}
