import Accessibility
import Scenes

/// visionOS has no action sheets (C-09).
///
/// None ever comes up there, so that no state shows one: the first window answers for the document, whether anything
/// opens the action sheet or nothing does.
public struct VisionActionSheet: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "vision-action-sheet",
    title: "There is no action sheet on visionOS",
    why: "visionOS does not support action sheets: what opens one leads nowhere, and what it asks is never answered.",
    remedy: "Describe it with \"confirmationDialog\", which is like an alert there.",
    severity: .error, method: .static, references: [.guideline("action-sheet-not-on-visionos")])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard index == 0, let document = context.document, document.scene.platform == .visionOS else {
      return .inapplicable
    }
    return document.once(rule.id) { Self.verdict(on: $0) }
  }

  private static func verdict(on scene: Scene) -> Verdict {
    var asks = false
    for presentation in scene.presentations {
      switch presentation.kind {
      case .actionSheet: return .fail(.actionSheetOnVision(presentation))
      case .confirmationDialog: asks = true
      default: break
      }
    }
    return asks ? .pass : .inapplicable
  }
}

extension Message {
  static func actionSheetOnVision(_ presentation: Presentation) -> Self {
    let name = presentation.title.map { "“\($0)”" } ?? "#\(presentation.id)"
    let place = presentation.source.map { " in line \($0.line)" } ?? ""
    return Self("The action sheet {name}{place} cannot come up: visionOS has none.", ["name": name, "place": place])
  }
}
