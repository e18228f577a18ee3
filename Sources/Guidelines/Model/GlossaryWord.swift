/// A word that means something of its own in the sources and documents of the project.
public struct GlossaryWord: Hashable, Sendable {
  /// The word as it is written in a sentence.
  public let word: String
  /// What it means: one sentence, but for a word that means different things in different modules.
  public let meanings: [Meaning]

  /// What a word means in a module, and in what builds on that.
  public struct Meaning: Hashable, Sendable {
    /// The module.
    public let module: String
    /// What it means there, in a sentence.
    public let text: String

    init(_ module: String, _ text: String) {
      self.module = module
      self.text = text
    }
  }

  init(_ word: String, _ meanings: [Meaning]) {
    self.word = word
    self.meanings = meanings
  }
}
