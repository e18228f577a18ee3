extension Form where Value == String {
  /// A language as BCP 47 has it, such as `en`, `ko` or `pt-BR`.
  static let languageTag = Form(
    schema: ["type": "string", "pattern": .text(LanguageTag.pattern)],
    read: { node, decoder in
      guard let tag = text.read(node, &decoder) else { return nil }
      guard LanguageTag.isWellFormed(tag) else {
        decoder.mismatch(
          node, expected: "a language as BCP 47 has it, such as en, ko or pt-BR",
          hint: LanguageTag.meant(by: tag).map { "write \($0)" })
        return nil
      }
      return tag
    },
    write: { .text($0) })
}
