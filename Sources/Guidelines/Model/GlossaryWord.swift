/// A word that means something of its own in the sources and documents of the project; one meaning a word.
public struct GlossaryWord: Hashable, Sendable {
  /// The word as it is written in a sentence.
  public let word: String
  /// The module in which it means that, and in what builds on the module.
  public let module: String
  /// What it means, in a sentence.
  public let meaning: String

  init(_ word: String, _ module: String, _ meaning: String) {
    self.word = word
    self.module = module
    self.meaning = meaning
  }
}
