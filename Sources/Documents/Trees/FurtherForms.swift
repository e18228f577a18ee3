import Accessibility

extension EntityForm where Entity == CustomContent {
  /// A further fact about a node.
  static let customContent: EntityForm<CustomContent> = EntityForm(
    "custom content", "A further fact about a node that people can ask for.",
    attributes: [
      .required("label", .text, \.label, "What the fact is about."),
      .required("value", .text, \.value, "The fact."),
      .optional("important", .flag, \.isImportant, default: false, "Whether it is spoken with the node."),
    ],
    start: { _, _, _ in CustomContent(label: "", value: "") })
}

extension EntityForm where Entity == ActionName {
  /// A name for a standard action.
  static let actionName: EntityForm<ActionName> = EntityForm(
    "action name", "What an author calls a standard action of a node.",
    attributes: [
      .required("action", .choice(Actions.named.map { ($0.name, $0.name) }, name: { $0 }), \.action, "The action."),
      .required("name", .text, \.name, "What the author calls it."),
    ],
    start: { _, _, _ in ActionName(action: "", name: "") })
}

extension EntityForm where Entity == SourceFact {
  /// What a source says besides.
  static let sourceFact: EntityForm<SourceFact> = EntityForm(
    "fact", "What the source of the tree says of a node besides.",
    attributes: [
      .required("name", .text, \.name, "What the source calls it."),
      .optional("value", .text, \.value, "What it says; nothing where it lacks what one would expect."),
    ],
    start: { _, _, _ in SourceFact(name: "", value: nil) })
}

extension EntityForm where Entity == Relation {
  /// What a node says of another one.
  static let relation: EntityForm<Relation> = EntityForm(
    "relation", "What a node says of another one.",
    attributes: [
      .required("kind", .choice(), \.kind, "How the two belong together."),
      .required(
        "target", Form<String>.text.map({ NodeID($0) }, expected: "the path of the node", back: \.path), \.target,
        "The id of the other node."),
    ],
    start: { _, _, _ in Relation(.labelledBy, "") })
}

extension EntityForm where Entity == TableShape {
  /// Rows and columns of a table.
  static let tableShape: EntityForm<TableShape> = EntityForm(
    "table", "How many rows and columns a table has.",
    attributes: [
      .required("rows", .integer(in: 0...1_000_000_000), \.rows, "How many rows."),
      .required("columns", .integer(in: 0...1_000_000_000), \.columns, "How many columns."),
    ],
    start: { _, _, _ in TableShape(rows: 0, columns: 0) })
}

extension EntityForm where Entity == TablePlace {
  /// The place of a cell.
  static let tablePlace: EntityForm<TablePlace> = EntityForm(
    "cell", "Where a cell stands in its table, and how many rows and columns it takes.",
    attributes: [
      .required("row", .integer(in: 1...1_000_000_000), \.row, "The row, from 1."),
      .required("column", .integer(in: 1...1_000_000_000), \.column, "The column, from 1."),
      .optional("rowSpan", .integer(in: 1...1_000_000), \.rowSpan, default: 1, "How many rows; 1 unless given."),
      .optional(
        "columnSpan", .integer(in: 1...1_000_000), \.columnSpan, default: 1, "How many columns; 1 unless given."),
    ],
    start: { _, _, _ in TablePlace(row: 1, column: 1) })
}

extension EntityForm where Entity == TextSelection {
  /// What is selected in a text.
  static let textSelection: EntityForm<TextSelection> = EntityForm(
    "selection", "What is selected in a text, and where its caret is, in characters from 0.",
    attributes: [
      .required("anchor", .integer(in: 0...1_000_000_000), \.anchor, "Where the selection was begun."),
      .required("caret", .integer(in: 0...1_000_000_000), \.caret, "Where the caret is."),
    ],
    start: { _, _, _ in TextSelection(anchor: 0, caret: 0) })
}

extension EntityForm where Entity == TextRun {
  /// A part of a text.
  static let textRun: EntityForm<TextRun> = EntityForm(
    "run", "A part of a node's text that looks the same from its beginning to its end.",
    attributes: [
      .required("start", .integer(in: 0...1_000_000_000), \.start, "Its first character, from 0."),
      .required("count", .integer(in: 0...1_000_000_000), \.count, "How many characters it has."),
      .optional("foreground", .color, \.foreground, "Colour of the text; the node's unless given."),
      .optional("background", .color, \.background, "Colour behind the text; the node's unless given."),
      .optional("fontSize", .number(in: 0...1000, unit: "points"), \.fontSize, "Size of the text in points."),
      .optional("fontWeight", .number(in: 1...1000), \.fontWeight, "Weight of the font."),
    ],
    start: { _, _, _ in TextRun(start: 0, count: 0) })
}

extension EntityForm where Entity == Provenance {
  /// Where a tree comes from and what that cannot say.
  static let provenance: EntityForm<Provenance> = EntityForm(
    "provenance", "Where the tree comes from; of what its source cannot say, the silence of the tree means nothing.",
    attributes: [
      .required("format", .text, \.format, "What the source is called."),
      Attribute(
        "never", .list(of: .choice(Property.self), unique: true), "Properties that the format has no place for.",
        set: { $0.never = Set($1) }, get: { $0.never.isEmpty ? nil : $0.never.sorted() }),
      Attribute(
        "notAsked", .list(of: .choice(Property.self), unique: true),
        "Properties that the format has a place for, and that were not written.",
        set: { $0.notAsked = Set($1) }, get: { $0.notAsked.isEmpty ? nil : $0.notAsked.sorted() }),
      .optional(
        "remarks", .list(of: .text), \.remarks, default: [],
        "What is true of the tree only as far as its source goes."),
    ],
    start: { _, _, _ in Provenance(format: "") })
}
