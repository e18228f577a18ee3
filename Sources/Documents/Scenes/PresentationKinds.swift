import Scenes

/// The kinds of presentations that a document may describe, each with its table.
enum PresentationKinds {
  /// Each kind by the key that names it, in the order of messages and of the schema.
  static let all: [(name: String, form: EntityForm<Presentation>)] = [
    ("sheet", .sheet), ("actionSheet", .actionSheet), ("confirmationDialog", .confirmationDialog), ("alert", .alert),
    ("activityView", .activityView), ("popover", .popover), ("fullScreen", .fullScreen),
    ("currentContext", .currentContext), ("menu", .menu), ("panel", .panel), ("splitView", .splitView),
    ("fullSpace", .fullSpace),
  ]

  /// The keys.
  static let names = all.map(\.name)

  private static let forms = Dictionary(all.map { ($0.name, $0.form) }, uniquingKeysWith: { first, _ in first })

  /// The table of the kind that a key names; nil for another key.
  static func form(_ name: String) -> EntityForm<Presentation>? { forms[name] }

  /// The key of another kind than the one that a framework's name stands for, as a faulty reader would take it; nil where
  /// none is plausible.
  static func wrong(_ name: FrameworkName, _ platform: Platform?) -> String? {
    switch name.entity {
    case "sheet": "fullScreen"
    case "fullScreen": "sheet"
    case "actionSheet": "alert"
    case "confirmationDialog": platform == .visionOS ? "actionSheet" : "alert"
    default: nil
    }
  }

  /// The key that names a presentation's kind.
  static func name(of presentation: Presentation) -> String {
    switch presentation.kind {
    case .sheet: "sheet"
    case .actionSheet: "actionSheet"
    case .confirmationDialog: "confirmationDialog"
    case .alert: "alert"
    case .activityView: "activityView"
    case .popover: "popover"
    case .fullScreen: "fullScreen"
    case .currentContext: "currentContext"
    case .menu: "menu"
    case .panel: "panel"
    case .splitView: "splitView"
    case .fullSpace: "fullSpace"
    }
  }
}
