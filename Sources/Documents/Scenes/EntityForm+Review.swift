import Scenes

extension EntityForm where Entity == Review {
  /// What people have judged.
  static let review: EntityForm<Review> = EntityForm(
    "review", "A statement of the guidelines that only people can judge, and what came of a look.",
    attributes: [
      .required("statement", .choice(), \.statement, "The statement's id, as a report that asks for the look has it."),
      .required("reason", .text, \.reason, "Why it is kept, or why that does not matter here."),
    ],
    start: { _, _, _ in Review(.sheetScopedTask, because: "") },
    finish: { review, node, decoder in
      guard review.reason.allSatisfy(\.isWhitespace) else { return }
      decoder.note(
        node.mapping?["reason"]?.location ?? node.location, "\"reason\" is empty",
        expected: "why the statement is kept, or why that does not matter here")
    })
}

extension Form where Value == [Review] {
  /// A list of what people have judged.
  static let reviews: Form<[Review]> = .list(of: EntityForm<Review>.review.form)
}
