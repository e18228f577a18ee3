extension AccessibilityNode {
  /// Whether it is something besides what its role says, by the word of its source: a link that is a heading too.
  public func isAlso(_ role: Role) -> Bool {
    let words = traitWords
    guard !words.isEmpty, let word = Self.furtherRoles[role] else { return false }
    return words.contains(word)
  }

  /// Notes that it is something besides what its role says.
  public mutating func isAlso(word: String) {
    if !traitWords.contains(word) { traitWords.append(word) }
  }

  /// The words for roles that a node may have besides its own.
  private static let furtherRoles: [Role: String] = [
    .button: "button", .heading: "header", .image: "image", .link: "link", .searchField: "searchField",
  ]
}
