import Accessibility
import Geometry
import Scenes

extension EntityForm where Entity == Presentation {
  /// The attributes of an action sheet.
  static let actionSheet = presentation(
    "actionSheet", "Choices about something that a person began to do.", .actionSheet(ActionSheet()),
    dialog(titleLines: \.actionSheet.titleLines, importance: \.actionSheet.importance))

  /// The attributes of a confirmation dialog.
  static let confirmationDialog = presentation(
    "confirmationDialog", "An action sheet, or an alert on visionOS; Cancel is added where it is missing.",
    .confirmationDialog(ActionSheet()),
    dialog(titleLines: \.actionSheet.titleLines, importance: \.actionSheet.importance))

  /// The attributes of an alert.
  static let alert = presentation(
    "alert", "Something that people have to know, with few choices.", .alert(Alert()),
    dialog(titleLines: \.alert.titleLines, importance: \.alert.importance) + [
      .optional("reason", .choice(), \.alert.reason, "Why it comes up.")
    ])

  private static func dialog(
    titleLines: any WritableKeyPath<Presentation, Int?> & Sendable,
    importance: any WritableKeyPath<Presentation, Importance?> & Sendable
  ) -> [Attribute<Presentation>] {
    [
      Attribute(
        "buttons", .list(of: EntityForm<ActionButton>.actionButton.form), isRequired: true,
        "Its choices in the order of their author; Cancel goes where the platform puts it.",
        set: { $0.buttons = $1 }, get: \.buttons),
      modal,
      .optional("titleLines", .integer(in: 0...1000, unit: "lines"), titleLines, "Lines that its title takes."),
      .optional("importance", .choice(), importance, "How much it matters."),
    ]
  }
}

extension EntityForm where Entity == ActionButton {
  /// The attributes of a button of an action sheet or alert.
  static let actionButton: EntityForm<ActionButton> = EntityForm(
    "button", "A choice in an action sheet or alert.",
    attributes: [
      Attribute(
        "id", .identifier, "Its name in the dialog; made from its place unless given.",
        set: { $0.id = $1 }, get: { $0.id.isEmpty ? nil : $0.id }),
      .required("label", .text, \.label, "What it is called."),
      .optional("style", .choice(), \.style, default: .default, "What it conveys; default unless given."),
      .optional(
        "outcome", .choice(), \.answer, default: .none,
        "What choosing it does to the sheet whose changes are asked about; none unless given."),
      Attribute(
        "destroysData", .flag, "Whether choosing it destroys data; true for the outcome discard unless given.",
        set: { $0.destroysData = $1 },
        get: { $0.destroysData == ($0.answer == .discard) ? nil : $0.destroysData }),
      .optional(
        "performsDestructiveAction", .flag, \.performsDestructiveAction,
        "Whether choosing it does something that cannot be taken back."),
      .optional(
        "order", .integer(in: 1...1000), \.order,
        "Its place as shown, from 1; its place in the list, Cancel last, unless given."),
      .optional("frame", .rect, \.frame, "[x, y, width, height] on the screen; the platform's usual unless given."),
    ], imports: ImportedNames(entity: "button"),
    start: { node, _, _ in
      var button = ActionButton(id: "", label: "")
      button.source = node.location
      return button
    },
    finish: { button, node, _ in
      if node.mapping?["destroysData"] == nil { button.destroysData = button.answer == .discard }
    })
}
