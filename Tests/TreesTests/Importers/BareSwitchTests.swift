import Accessibility
import Testing
import Trees

/// A switch of AccessibilitySnapshot is called one where it is a button too.
@Suite("Switches that are no buttons")
struct BareSwitchTests {
  static func element(_ traits: String) -> String {
    "[{\"element\":{\"_0\":{\"label\":\"Only\",\"value\":\"1\",\"traits\":[\(traits)],"
      + "\"shape\":{\"frame\":[[0,0],[90,44]]}},\"traversalIndex\":0}}]"
  }

  @Test(
    "the word is said with the trait of a button, and the state in any case",
    arguments: [
      ("\"switchButton\"", "Only. On."), ("\"button\",\"switchButton\"", "Only. Switch Button. On."),
      ("\"switchButton\",\"notEnabled\"", "Only. Dimmed. On."),
    ])
  func said(traits: String, words: String) throws {
    #expect(try ChosenButtonTests.said(Self.element(traits)) == [words])
    let tree = try HeldWordsTests.read(Self.element(traits)).tree
    #expect(tree.nodes.first?.role == .switchControl)
  }
}
