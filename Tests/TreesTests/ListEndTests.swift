import Testing

/// Where a list begins and ends is told only where the source can say what is a list to a reader: rows of a dump of
/// XCUITest are those in sight, and its collections are how they are laid out.
@Suite("Ends of lists in dumps")
struct ListEndTests {
  private static let description = """
    Element subtree:
     →Application, pid: 1, label: 'Shop'
        Window, {{0.0, 0.0}, {390.0, 844.0}}
          CollectionView, {{0.0, 64.0}, {390.0, 400.0}}
            Cell, {{0.0, 64.0}, {390.0, 44.0}}
              StaticText, {{0.0, 64.0}, {390.0, 44.0}}, label: 'Milk'
            Cell, {{0.0, 108.0}, {390.0, 44.0}}
              StaticText, {{0.0, 108.0}, {390.0, 44.0}}, label: 'Bread'

    """

  @Test("a collection of XCUITest has none")
  func collection() throws {
    #expect(try ChosenButtonTests.said(Self.description) == ["Milk", "Bread"])
  }
}
