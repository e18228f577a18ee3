import Accessibility
import Geometry
import Scenes

/// On visionOS a sheet is in the middle of what people see.
///
/// That is the scene's `fieldOfView` or else the window. The centre of the sheet is off by no more than `centre` of the
/// width and height of that.
public struct VisionSheetCentered: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "vision-sheet-centered",
    title: "A sheet is in the middle of the field of view",
    why: "People see it without turning their head, which is strain for everybody and for some not possible.",
    remedy: "Leave its frame out: the platform puts it there.",
    severity: .warning, method: .static,
    references: [
      .guideline("sheet-visionos-centered")
    ],
    parameters: [
      RuleParameter(
        name: "centre", value: Parameters().centerTol, unit: "share",
        meaning: "how far off the centre may be (P.centerTol, A-15)")
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let shown = ShownSheet(index, in: context, on: [.visionOS]),
      let field = shown.scene.fieldOfView ?? context.windowFrame(of: shown.view)
    else { return .inapplicable }
    let (own, middle) = (shown.node.frame.center, field.center)
    let share = shown.scene.parameters.centerTol
    let isThere =
      abs(own.x - middle.x) <= share * field.size.width && abs(own.y - middle.y) <= share * field.size.height
    return isThere ? .pass : .fail(.offCentre(name: shown.name))
  }
}

extension Message {
  static func offCentre(name: String) -> Self {
    Self("The sheet “{name}” is not in the middle of what people see.", ["name": name])
  }
}
