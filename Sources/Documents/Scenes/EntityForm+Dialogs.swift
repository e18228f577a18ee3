import Accessibility
import Scenes

extension EntityForm where Entity == Presentation {
  /// The attributes of an action sheet (catalogue, 5.2).
  static let actionSheet: EntityForm<Presentation> = dialog(
    "actionSheet", "Choices about something that a person began to do.", kind: { .actionSheet($0) })

  /// The attributes of an alert (catalogue, 5.2).
  static let alert: EntityForm<Presentation> = dialog(
    "alert", "Something that people have to know, with few choices.", kind: { .alert($0) })

  private static func dialog(
    _ name: String, _ summary: String, kind: @escaping @Sendable ([ActionButton]) -> Presentation.Kind
  ) -> EntityForm<Presentation> {
    EntityForm(
      name, summary,
      attributes: [.required(name, .identifier, \.id, "Its name in the scene.")] + common + [
        Attribute(
          "buttons", .list(of: EntityForm<ActionButton>.actionButton.form), isRequired: true, "Its choices, in order.",
          set: { $0.kind = kind($1) }, get: \.buttons),
        .optional("elements", .elements, \.elements, default: [], "What is in it besides title, message and buttons."),
      ],
      start: { node, _, _ in
        var presentation = Presentation(id: "", kind: kind([]))
        presentation.source = node.location
        return presentation
      })
  }
}

extension Presentation {
  /// The choices of an action sheet or alert; none for a sheet.
  var buttons: [ActionButton] {
    switch kind {
    case .actionSheet(let buttons), .alert(let buttons): buttons
    case .sheet: []
    }
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
        "outcome", .choice(), \.outcome, default: .none,
        "What choosing it does to the sheet whose changes are asked about; none unless given."),
      Attribute(
        "destroysData", .flag, "Whether choosing it destroys data; true for the outcome discard unless given.",
        set: { $0.destroysData = $1 },
        get: { $0.destroysData == ($0.outcome == .discard) ? nil : $0.destroysData }),
    ],
    start: { node, _, _ in
      var button = ActionButton(id: "", label: "")
      button.source = node.location
      return button
    },
    finish: { button, node, _ in
      if node.mapping?["destroysData"] == nil { button.destroysData = button.outcome == .discard }
    })
}
