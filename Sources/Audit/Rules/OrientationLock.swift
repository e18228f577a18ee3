import Accessibility

/// What is shown may be held upright and on its side.
///
/// Asked once of a tree that says which ways it supports, on platforms whose devices are turned: not of televisions,
/// watches, Macs and headsets.
public struct OrientationLock: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "orientation-lock",
    title: "It can be used upright and on its side",
    why: "A device that is fixed to a wheelchair or a bed cannot be turned.",
    remedy:
      "Support portrait and landscape, unless one of them is essential: for a piano, or a cheque that is photographed.",
    severity: .error, method: .static, references: .criterion("1.3.4"))

  private static let fixed: Set = ["macos", "tvos", "visionos", "watchos", "linux", "windows"]

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let supported = Set(context.tree.orientations)
    guard index == 0, !supported.isEmpty, !Self.fixed.contains(context.tree.platform?.lowercased() ?? "") else {
      return .inapplicable
    }
    guard supported.count == 1, let only = supported.first else { return .pass }
    return .fail(.lockedOrientation(only.rawValue))
  }
}

extension Message {
  static func lockedOrientation(_ only: String) -> Self {
    Self("It supports {orientation} only.", ["orientation": only])
  }
}
