import Accessibility
import Scenes

/// A sheet serves a task that is simple and short: another presentation takes what is complex, long, or has many steps.
///
/// How hard a task is only its author knows (`task`: `complexity`, `duration`, `steps`); a sheet of which none of these
/// is declared is not judged. That a task is simple is measured by its declared steps, of which there may be `steps`.
public struct SheetForSimpleTask: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "sheet-for-simple-task",
    title: "A sheet is for a simple task",
    why: "A sheet gives people little room and is closed by a stray swipe or Escape; in a long task they lose "
      + "their place, and those who work slowly, with a switch or a reader, lose most.",
    remedy: "Present it as \"fullScreen\", as a window of its own on macOS or as a \"fullSpace\" on visionOS, or take"
      + " steps away.",
    severity: .warning, method: .static,
    references: [
      .guideline("modality-sheet-no-complex-task"),
      .guideline("sheet-alt-window-or-fullscreen-macos"),
      .guideline("sheet-complex-flow-alternatives"),
      .guideline("sheet-use-for-simple-content"),
    ],
    parameters: [
      RuleParameter(
        name: "steps", value: Double(Parameters().simpleMaxSteps), unit: "steps",
        meaning: "how many a simple task has at most (P.simpleMaxSteps)")
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let shown = ShownSheet(index, in: context), let task = shown.view.task else { return .inapplicable }
    guard task.complexity != nil || task.duration != nil || task.steps != nil else { return .inapplicable }
    var reasons: [String] = []
    if task.complexity == .complex { reasons.append("is complex") }
    if task.duration == .prolonged { reasons.append("takes long") }
    if let steps = task.steps, steps > shown.scene.parameters.simpleMaxSteps { reasons.append("has \(steps) steps") }
    if reasons.isEmpty { return .pass }
    return .fail(.notSimple(name: shown.name, reasons.joined(separator: " and "), instead: Self.instead(shown.scene)))
  }

  /// What the guidelines name in its place on the platform.
  private static func instead(_ scene: Scene) -> String {
    switch scene.platform {
    case .macOS: "a window of its own or full screen"
    case .visionOS: "a Full Space"
    case .iOS, .iPadOS, .tvOS, .watchOS: "a full screen"
    }
  }
}

extension Message {
  static func notSimple(name: String, _ reason: String, instead: String) -> Self {
    Self(
      "The task of the sheet “{name}” {reason}; {instead} has more room for it.",
      ["name": name, "reason": reason, "instead": instead])
  }
}
