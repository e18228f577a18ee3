import Accessibility
import Geometry
import Testing

@Suite("Vocabulary of trees")
struct VocabularyTests {
  @Test("every trait has a bit of its own, in the order of the names")
  func traits() {
    for (index, trait) in Traits.named.enumerated() { #expect(trait.value.rawValue == 1 << index, "\(trait.name)") }
  }

  @Test("a node is what its makers say, and nothing else")
  func plainNode() {
    let node = AccessibilityNode(id: "a", role: .text, frame: Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(!node.isDimmed && !node.isBold && node.alpha == 1 && node.indicators.isEmpty && node.traits.isEmpty)
  }

  @Test("an indicator is not to be seen before something says so, and shows the beginning")
  func indicator() {
    let track = Rect(x: 0, y: 0, width: 3, height: 100)
    let indicator = ScrollIndicator(axis: .vertical, name: "", track: track, thumb: track)
    #expect(!indicator.isVisible && indicator.zone == .beginning && indicator.thickness == 3)
  }

  @Test("places in sources are in the order of files, lines and columns, and none is before itself")
  func locations() {
    let places = [("a", 1, 1), ("a", 1, 2), ("a", 2, 1), ("b", 1, 1)].map {
      SourceLocation(file: $0.0, line: $0.1, column: $0.2)
    }
    for (index, place) in places.enumerated() {
      for (other, next) in places.enumerated() { #expect((place < next) == (index < other)) }
    }
  }

  @Test("every action has a bit of its own")
  func actions() {
    let actions: [Actions] = [.activate, .increment, .decrement, .escape, .scroll, .reveal, .focus, .longPress]
    for (index, action) in actions.enumerated() { #expect(action.rawValue == 1 << index) }
  }
}
