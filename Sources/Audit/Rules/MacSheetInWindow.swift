import Accessibility
import Geometry
import Scenes

/// A sheet on macOS comes up no larger than its window.
///
/// Judged is the size that its author gives it (`defaultSize` or `frame`).
public struct MacSheetInWindow: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "mac-sheet-in-window",
    title: "A sheet on macOS is no larger than its window",
    why: "A sheet hangs on its window; what reaches beyond that covers other work, and on a magnified screen its "
      + "buttons are out of sight.",
    remedy: "Make it smaller, or leave its size to the platform.",
    severity: .info, method: .static,
    references: [
      .guideline("sheet-macos-reasonable-size")
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let shown = ShownSheet(index, in: context, on: [.macOS]),
      let size = shown.sheet.defaultSize ?? shown.view.frame?.size, let window = context.windowFrame(of: shown.view)
    else { return .inapplicable }
    if size.width <= window.size.width, size.height <= window.size.height { return .pass }
    return .fail(.largerThanWindow(name: shown.name, Self.text(size), window: Self.text(window.size)))
  }

  private static func text(_ size: Size) -> String { "\(size.width.points) × \(size.height.points)" }
}

extension Message {
  static func largerThanWindow(name: String, _ size: String, window: String) -> Self {
    Self(
      "The sheet “{name}” is {size} and its window {window}.", ["name": name, "size": size, "window": window])
  }
}
