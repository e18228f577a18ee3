import Accessibility
import Scenes

extension EntityForm where Entity == Element {
  /// What a text or list says about what is selected in it.
  static var selecting: [Attribute<Element>] {
    [
      .optional(
        "selection", EntityForm<Selection>.selection.form, \.selection,
        "What is selected in a text, or among the rows of a list or scroll view, when the scene starts."),
      .optional(
        "caret", .integer(in: 0...1_000_000, unit: "characters"), \.caret,
        "How many characters stand before the insertion point of a text when the scene starts; all unless given."),
      .optional(
        "pointerSelecting", .flag, \.pointerSelecting,
        "Whether a drag of the pointer over it selects, or of a finger that was held before; unless given only in text."
      ),
    ]
  }
}

extension EntityForm where Entity == Element.Effect {
  /// What an effect does to a selection, or shows.
  static var selecting: [Attribute<Element.Effect>] {
    [
      .optional(
        "selects", EntityForm<Selection>.selection.form, \.selects,
        "What it selects in the target; scrolled into view where none of it shows."),
      .optional(
        "caret", .integer(in: 0...1_000_000, unit: "characters"), \.caret,
        "How many characters stand before the place to which it moves the insertion point of the target."),
      .optional(
        "find", .text, \.find, "What it looks for in the target, after what is selected; then that is selected."),
      .optional(
        "findTextIn", .reference(.element), \.findTextIn,
        "The text field that holds what it looks for in the target."),
      .optional(
        "acts", .text, \.acts, "The name of what it does to the selection of the target, such as bold."),
      .optional(
        "replaces", .text, \.replaces, "The text that replaces the selection of the target; empty deletes it."
      ),
      .optional("shows", .reference(.element), \.shows, "The element that it scrolls into view."),
      .optional("because", .text, \.because, "Why it scrolls that into view."),
    ]
  }
}

extension EntityForm where Entity == Selection {
  /// What is selected.
  static let selection: EntityForm<Selection> = EntityForm(
    "selection", "What is selected, in one of three ways.",
    attributes: [
      Attribute(
        "characters", .list(of: .integer(in: 0...1_000_000), count: 2...2),
        "[before, through]: how many characters of a text stand before it, and before its end.",
        set: { if $1.count == 2 { $0 = .characters($1[0], $1[1]) } },
        get: { if case .characters(let start, let end) = $0 { [start, end] } else { nil } }),
      Attribute(
        "rows", .list(of: .text, count: 2...2), "[first, last]: ids of the rows between which everything is selected.",
        set: { if $1.count == 2 { $0 = .rows(first: $1[0], last: $1[1]) } },
        get: { if case .rows(let first, let last) = $0 { [first, last] } else { nil } }),
      Attribute("all", .flag, "Everything.", set: { if $1 { $0 = .all } }, get: { $0 == .all ? true : nil }),
    ],
    start: { _, _, _ in .all },
    finish: { selection, node, decoder in
      if let given = node.mapping?.entries.count, given != 1 {
        decoder.note(
          node.location, given == 0 ? "the selection is of nothing" : "the selection is told in several ways",
          expected: "one of characters, rows, all")
      } else if node.mapping?["all"]?.scalar?.text == "false" {
        decoder.note(node.location, "the selection is of nothing", expected: "one of characters, rows, all: true")
      } else if case .characters(let start, let end) = selection, end < start {
        decoder.note(node.location, "the selection ends before it starts", expected: "[\(end), \(start)]")
      }
    })
}
