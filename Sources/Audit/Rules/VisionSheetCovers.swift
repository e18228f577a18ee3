import Accessibility
import Geometry
import Scenes

/// On visionOS a sheet leaves at least half of its window in sight.
///
/// Judged where its author gives it a size (`defaultSize` or `frame`).
public struct VisionSheetCovers: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "vision-sheet-covers",
    title: "A sheet leaves most of its window in sight",
    why: "The window around it tells people where they are; a sheet over most of it takes that away, and in a "
      + "headset there is nothing else to go by.",
    remedy: "Make it smaller, or leave its size to the platform.",
    severity: .warning, method: .static,
    references: [
      .guideline("sheet-visionos-context-size"),
      .guideline("sheet-visionos-not-cover-most"),
    ],
    parameters: [
      RuleParameter(
        name: "most", value: Parameters().visionMost, unit: "share",
        meaning: "how much of its window it may cover (P.visionMost, A-14)"),
      RuleParameter(
        name: "all", value: Parameters().visionAll, unit: "share",
        meaning: "from where on it covers all of it (P.visionAll, A-14)"),
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let shown = ShownSheet(index, in: context, on: [.visionOS]),
      shown.sheet.defaultSize != nil || shown.view.frame != nil, let window = context.windowFrame(of: shown.view),
      window.area > 0
    else { return .inapplicable }
    let share = shown.node.frame.intersection(window).area / window.area
    if share <= shown.scene.parameters.visionMost { return .pass }
    if share >= shown.scene.parameters.visionAll { return .fail(.coversWholeWindow(name: shown.name)) }
    return .fail(.coversMost(name: shown.name, share: "\(Int((share * 100).rounded())) %"))
  }
}

extension Message {
  static func coversWholeWindow(name: String) -> Self {
    Self("The sheet “{name}” covers all of its window.", ["name": name])
  }
  static func coversMost(name: String, share: String) -> Self {
    Self("The sheet “{name}” covers {share} of its window.", ["name": name, "share": share])
  }
}
