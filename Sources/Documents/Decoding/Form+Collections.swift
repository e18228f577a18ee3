extension Form {
  /// A list of values of one form.
  ///
  /// - Parameters:
  ///   - item: The form of its items.
  ///   - count: How many there may be.
  ///   - unique: Whether no scalar may occur twice.
  public static func list<Item: Sendable>(
    of item: Form<Item>, count: ClosedRange<Int> = 0...Int.max, unique: Bool = false
  ) -> Form where Value == [Item] {
    var pairs: [DocumentValue.Pair] = [.init("type", "array"), .init("items", item.schema)]
    if count.lowerBound > 0 { pairs.append(.init("minItems", .number(count.lowerBound))) }
    if count.upperBound < Int.max { pairs.append(.init("maxItems", .number(count.upperBound))) }
    if unique { pairs.append(.init("uniqueItems", true)) }
    return Form(
      schema: .mapping(pairs),
      read: { node, decoder in
        guard let items = node.sequence else {
          decoder.mismatch(
            node, expected: "a list",
            hint: node.scalar.map { listHint(of: $0.text) } ?? "begin each item with \"- \"")
          return nil
        }
        guard count.contains(items.count) else {
          decoder.mismatch(node, expected: expectedCount(count))
          return nil
        }
        var seen: Set<String> = []
        var isComplete = true
        var values: [Item] = []
        values.reserveCapacity(items.count)
        for node in items {
          if unique, let text = node.scalar?.text, !seen.insert(text).inserted {
            decoder.note(node.location, "\"\(LocatedNode.excerpt(text))\" occurs a second time", expected: "each once")
            isComplete = false
          } else if let value = item.read(node, &decoder) {
            values.append(value)
          } else {
            isComplete = false
          }
        }
        return isComplete ? values : nil
      },
      write: { .list($0.map(item.write)) })
  }

  /// What to write instead of a text where a list is meant.
  private static func listHint(of text: String) -> String {
    guard text.contains(" "), text.first?.isLetter == true, text.count <= 100, !text.contains(where: \.isNewline) else {
      return "put it in brackets: [ ]"
    }
    let isPlain = !text.contains(": ") && !text.contains(" #")
    return "write each item on a line of its own: - \(isPlain ? text : "'\(text.replacing("'", with: "''"))'")"
  }

  /// What a list with the wrong number of items should have had.
  private static func expectedCount(_ count: ClosedRange<Int>) -> String {
    switch (count.lowerBound, count.upperBound) {
    case let (low, high) where low == high: "a list of \(low)"
    case let (low, Int.max): "a list of at least \(low)"
    case let (0, high): "a list of at most \(high)"
    case let (low, high): "a list of \(low) to \(high)"
    }
  }
}
