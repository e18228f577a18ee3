import Accessibility

extension EntityForm where Entity == TreeNode {
  /// What trees of real applications say of a node, and scenes do not.
  static var further: [Attribute<TreeNode>] { source + words + states + structure + type }

  private static var source: [Attribute<TreeNode>] {
    [
      .optional("identifier", .text, \.node.identifier, "The author's own name for it; others may have the same one."),
      .optional("roleWord", .text, \.node.roleWord, "The word that its source has for what it is."),
      .optional("roleDescription", .text, \.node.roleDescription, "What is to be said in place of its role."),
      .optional(
        "traitWords", .list(of: .text), \.node.traitWords, default: [],
        "Traits that have no name here, in the words of the source."),
      .optional("element", .flag, \.node.isElement, "Whether a reader stops at it for its own sake."),
      .optional(
        "facts", .list(of: EntityForm<SourceFact>.sourceFact.form), \.node.facts, default: [],
        "What its source says besides, so that it can be written back."),
      .optional("showing", .flag, \.node.isShowing, "Whether any of it is on the screen now."),
    ]
  }

  private static var words: [Attribute<TreeNode>] {
    [
      .optional("text", .text, \.node.text, "The text that it shows, where its source tells that from its name."),
      .optional("stateDescription", .text, \.node.stateDescription, "The state that it is in, in its author's words."),
      .optional("paneTitle", .text, \.node.paneTitle, "What this part of the screen is called when it comes up."),
      .optional("tooltip", .text, \.node.tooltip, "What comes up beside it on request."),
      .optional("errorText", .text, \.node.errorText, "What is wrong with what it holds."),
      .optional(
        "inputLabels", .list(of: .text), \.node.inputLabels, default: [], "What people may call it by voice."),
      .optional(
        "customContent", .list(of: EntityForm<CustomContent>.customContent.form), \.node.customContent, default: [],
        "Further facts that people can ask for."),
      .optional(
        "rotors", .list(of: .text), \.node.rotors, default: [],
        "Names of the author's own ways to go through its content."),
      .optional(
        "actionNames", .list(of: EntityForm<ActionName>.actionName.form), \.node.actionNames, default: [],
        "What its author calls standard actions."),
    ]
  }

  private static var states: [Attribute<TreeNode>] {
    [
      .optional("headingLevel", .integer(in: 1...100), \.node.headingLevel, "The level of a heading, from 1."),
      .optional(
        "hierarchyLevel", .integer(in: 1...1_000_000), \.node.hierarchyLevel,
        "How deep it stands among its likes, from 1."),
      .optional("orientation", .choice(), \.node.orientation, "The direction in which it extends."),
      .optional("politeness", .choice(), \.node.politeness, "How urgently its changes are spoken."),
      .optional("current", .choice(), \.node.current, "As what it is the current one of its set."),
      .optional("shortcut", .text, \.node.shortcut, "The keys that do what activating it does, such as Ctrl+S."),
      .optional(
        "selection", EntityForm<TextSelection>.textSelection.form, \.node.selection,
        "What is selected in its text, and where the caret is."),
    ]
  }

  private static var structure: [Attribute<TreeNode>] {
    [
      .optional(
        "relations", .list(of: EntityForm<Relation>.relation.form), \.node.relations, default: [],
        "What it says of other nodes."),
      .optional("table", EntityForm<TableShape>.tableShape.form, \.node.table, "Rows and columns of a table."),
      .optional("cell", EntityForm<TablePlace>.tablePlace.form, \.node.cell, "Where a cell stands in its table."),
      .optional(
        "zOrder", .integer(in: -1_000_000_000...1_000_000_000), \.node.zOrder,
        "How far in front of its siblings it is drawn."),
    ]
  }

  private static var type: [Attribute<TreeNode>] {
    [
      .optional(
        "runs", .list(of: EntityForm<TextRun>.textRun.form), \.node.runs, default: [],
        "Parts of its text that look unlike the rest."),
      .optional(
        "fontWeight", .number(in: 1...1000), \.node.fontWeight, "Weight of its font: 400 is regular, 700 bold."),
      .optional("textUnit", .choice(), \.node.textUnit, "The unit in which the size of its text was given."),
    ]
  }
}
