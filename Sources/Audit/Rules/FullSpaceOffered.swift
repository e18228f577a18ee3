import Accessibility
import Scenes

/// On visionOS a sheet for something immersive is in an app that offers a way into a Full Space.
///
/// That something is immersive only its author says (`task.immersive`); a way in is a control that opens a `fullSpace`.
public struct FullSpaceOffered: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "full-space-offered",
    title: "What is immersive can be had in a Full Space",
    why: "A sheet lies over a window among others; people who immerse themselves in a film or a task want nothing "
      + "else around.",
    remedy: "Add a \"fullSpace\" and a control that opens it.",
    severity: .info, method: .static,
    references: [
      .guideline("sheet-alt-full-space-visionos")
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let shown = ShownSheet(index, in: context, on: [.visionOS]), shown.view.task?.immersive == true
    else { return .inapplicable }
    let spaces = context.document?.once(rule.id) { scene in
      scene.presentations.compactMap { if case .fullSpace = $0.kind { $0.id } else { nil } }
    }
    let isOffered = spaces?.contains { context.document?.opener(of: $0) != nil }
    return isOffered == true ? .pass : .fail(.noFullSpace(name: shown.name))
  }
}

extension Message {
  static func noFullSpace(name: String) -> Self {
    Self("The task of the sheet “{name}” is immersive, and no control opens a Full Space.", ["name": name])
  }
}
