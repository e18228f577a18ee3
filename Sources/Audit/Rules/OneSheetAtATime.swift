public import Accessibility
import Scenes

/// A scene starts with one sheet at most, on macOS with one for each window.
///
/// Of several that are presented at the start only the first is on the screen. Under the pages of iOS 13 cards may lie
/// over each other, and a sheet inside a popover is that popover's.
public struct OneSheetAtATime: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "one-sheet-at-a-time",
    title: "One sheet is up at a time",
    why: "People who close a sheet expect to be back where they were before it; where that is another sheet they lose "
      + "their way, and what starts with two shows only one of them.",
    remedy: "Present one of them at the start, and let what is in it close it before the next one comes.",
    severity: .error, method: .static, references: [.guideline("sheet-one-at-a-time")])

  public let looksAround = true

  public func concerns(_ role: Role) -> Bool { role == .sheet }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    guard let scene = context.scene, let view = context.presentation(node.id.path),
      view.isPresented, Self.isMain(view, scene)
    else { return .inapplicable }
    if scene.ruleset == .ios13, PlatformProfile(scene.platform).hasDetents { return .pass }
    let presented = context.document?.once(rule.id) { scene in
      scene.presentations.filter { $0.isPresented && Self.isMain($0, scene) }
    }
    let other = presented?.first { other in
      other.id != view.id
        && (scene.platform != .macOS || Self.window(of: other, scene) == Self.window(of: view, scene))
    }
    guard let other else { return .pass }
    return .fail(.secondSheet(name: view.title ?? view.id, other: other.title ?? other.id))
  }

  /// Whether it is a sheet that takes the place which one sheet at a time has.
  private static func isMain(_ presentation: Presentation, _ scene: Scene) -> Bool {
    if scene.isInPopover(presentation) { return false }
    if case .sheet = presentation.kind { return true }
    return false
  }

  private static func window(of presentation: Presentation, _ scene: Scene) -> String? {
    presentation.parent ?? scene.windows.first?.id
  }
}

extension Message {
  static func secondSheet(name: String, other: String) -> Self {
    Self("The scene starts with the sheet “{name}” and with the sheet “{other}”.", ["name": name, "other": other])
  }
}
