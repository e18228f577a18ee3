import Scenes

extension EntityForm where Entity == Hints {
  /// What an author declares.
  static let hints: EntityForm<Hints> = EntityForm(
    "hints", "What the author declares because no measurement can tell it; nothing unless given.",
    attributes: [
      .optional(
        "relevantParentElements", .list(of: .reference(.element), unique: true), \.relevantParentElements,
        "Elements of the parent that people need meanwhile, by id or path."),
      .optional("fullHeightUseful", .flag, \.fullHeightUseful, "Whether the content is more useful at full height."),
      .optional("grabberOmittedReason", .text, \.grabberOmittedReason, "Why a resizable sheet has no grabber."),
      .optional("labelRationale", .text, \.labelRationale, "Why a dismiss control has a name of its own."),
      .optional("messageRationale", .text, \.messageRationale, "Why a message is needed beside the title."),
      .optional("orderConstraint", .text, \.orderConstraint, "Why pages stand in their order."),
      .optional(
        "alternativeConsidered", .text, \.alternativeConsidered, "What was considered that interrupts nobody."),
      .optional("chunked", .flag, \.chunked, "Whether the content falls into pages."),
      .optional("relatedOptions", .flag, \.relatedOptions, "Whether all options belong to one subject."),
      .optional("spaceTight", .flag, \.spaceTight, "Whether there is little room."),
    ],
    start: { _, _, _ in Hints() })
}

extension EntityForm where Entity == TaskHints {
  /// What a task is like.
  static let task: EntityForm<TaskHints> = EntityForm(
    "task", "What the task is like, as the author says; unknown unless given.",
    attributes: [
      .optional("kind", .choice(), \.kind, "What is done."),
      .optional("scope", .choice(), \.extent, "Whether it has an end."),
      .optional("steps", .integer(in: 0...10_000, unit: "steps"), \.steps, "Steps it takes."),
      .optional("complexity", .choice(), \.complexity, "How hard it is."),
      .optional("duration", .choice(), \.duration, "How long it takes."),
      .optional("immersive", .flag, \.immersive, "Whether it is meant to fill people's attention or field of view."),
      .optional("selfContained", .flag, \.selfContained, "Whether it can be done without anything else."),
      .optional("importance", .choice(), \.importance, "How much it matters."),
      .optional(
        "relatesTo", .text, \.relatesTo, "The parent's id or title, what its own task relates to, or the app's name."),
      .optional("allowsChanges", .flag, \.allowsChanges, "Whether people can change the app or their data in it."),
      .optional("informationOnly", .flag, \.informationOnly, "Whether there is nothing to do but to read."),
    ],
    start: { _, _, _ in TaskHints() })
}
