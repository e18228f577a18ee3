import Accessibility
import Geometry

/// What people aim at has the usual size of its platform.
///
/// What counts as a target, and what is left out, is as in `target-wcag`. Fields, switches, sliders, steppers and
/// pickers are left out as well: systems draw their own smaller than this.
public struct TargetHIGDefault: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "target-hig-default",
    title: "A target has the usual size of its platform",
    why: "What is smaller takes a closer look and a steadier hand.",
    remedy: "Make the target larger, or its hit area.",
    severity: .warning, method: .static, references: .criterion("2.5.5"),
    parameters: [
      RuleParameter(
        name: "touch", value: 44, unit: "pt",
        meaning: "Usual width and height on iOS, iPadOS and watchOS (Human Interface Guidelines, Accessibility)."),
      RuleParameter(
        name: "pointer", value: 28, unit: "pt",
        meaning: "Usual width and height on macOS (Human Interface Guidelines, Accessibility)."),
      RuleParameter(
        name: "gaze", value: 60, unit: "pt",
        meaning: "Usual width and height on visionOS (Human Interface Guidelines, Accessibility)."),
      RuleParameter(
        name: "focus", value: 66, unit: "pt",
        meaning: "Usual width and height on tvOS (Human Interface Guidelines, Accessibility)."),
      RuleParameter(
        name: "android", value: 48, unit: "dp", meaning: "Usual width and height on Android (Material Design)."),
    ], implies: ["target-spacing"])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard Self.isAsked(of: context.tree.nodes[index].role) else { return .inapplicable }
    guard let usual = Self.usual(on: context.tree.platform),
      let size = TargetSize(index, in: context, countsFocus: true)
    else {
      return .inapplicable
    }
    guard let isEnough = size.isAtLeast(usual) else { return .cannotTell(.tooCoarse(size, limit: usual)) }
    if isEnough { return .pass }
    return .fail(.belowUsual(width: size.area.size.width, height: size.area.size.height, usual: usual))
  }

  /// Whether things of a role have a usual size of their own that the rule asks for; fields and what people set have others.
  static func isAsked(of role: Role) -> Bool {
    switch role {
    case .textField, .secureTextField, .searchField, .textEditor, .toggle, .switchControl, .slider, .stepper, .picker,
      .adjustable, .comboBox:
      false
    default: true
    }
  }

  static func usual(on platform: String?) -> Double? {
    switch platform {
    case "iOS", "iPadOS", "watchOS": 44
    case "macOS": 28
    case "tvOS": 66
    case "visionOS": 60
    case "Android": 48
    default: nil
    }
  }
}

extension Message {
  static func belowUsual(width: Double, height: Double, usual: Double) -> Self {
    Self(
      "It is {width} by {height}; usual is {usual}.",
      ["width": width.points, "height": height.points, "usual": usual.points])
  }
}
