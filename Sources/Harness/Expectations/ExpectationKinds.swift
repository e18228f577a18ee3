/// Everything that a script may expect.
public enum ExpectationKinds {
  /// The kinds, in the order in which a claim is held against them; the last one takes every selector.
  static let all: [any ExpectationKind.Type] = [
    SaidExpectation.self,
    NothingExpectation.self,
    FocusExpectation.self,
    CursorExpectation.self,
    ValueExpectation.self,
    OffsetExpectation.self,
    PageExpectation.self,
    DetentExpectation.self,
    CostExpectation.self,
    StateExpectation.self,
  ]

  /// The words that begin a claim.
  static var words: [String] {
    all.compactMap { kind in
      let word = kind.grammar.split(separator: " ").first { !$0.hasPrefix("[") }.map(String.init)
      return word == word?.lowercased() ? word : nil
    }
  }

  /// How each is written, for help and messages.
  public static var grammars: [String] { all.map { $0.grammar } }
}
