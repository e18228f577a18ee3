import Accessibility
import Scenes

/// A sheet on iOS in which people write comes up at full height only.
///
/// What it is for only its author knows (`purpose: compose`, `task.kind: compose`).
public struct ComposeFullHeight: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "compose-full-height",
    title: "A sheet for writing has its full height",
    why: "With the keyboard up a sheet at medium leaves a line or two to write in, and people who see little or "
      + "read slowly lose the thread.",
    remedy: "Say \"detents: [large]\", or leave the detents out.",
    severity: .info, method: .static,
    references: [
      .guideline("sheet-compose-full-height-only")
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let shown = ShownSheet(index, in: context, on: [.iOS]),
      shown.view.purpose == .compose || shown.view.task?.kind == .compose
    else { return .inapplicable }
    if let low = shown.sheet.detents.first(where: { $0.height != .large }) {
      return .fail(.composesLow(name: shown.name, detent: low.id))
    }
    return .pass
  }
}

extension Message {
  static func composesLow(name: String, detent: String) -> Self {
    Self("People write in the sheet “{name}”, and it rests at {detent} too.", ["name": name, "detent": detent])
  }
}
