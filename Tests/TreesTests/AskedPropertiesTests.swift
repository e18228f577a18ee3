import Accessibility
import Testing
import Trees

/// What a file could have said and does not is not asked for, and counts for nothing.
@Suite("What was asked for")
struct AskedPropertiesTests {
  static func tree(_ text: String) throws -> AccessibilityTree {
    try TreeImporter.read(Array(text.utf8), file: "x").tree
  }

  @Test(
    "an attribute that is on no view",
    arguments: [
      ("text=\"A\"", [Property.actions, .disabled, .selected, .focused, .focusable, .identifier, .placeholder]),
      ("clickable=\"true\" enabled=\"true\"", [.name, .value, .selected]),
    ])
  func android(attributes: String, gaps: [Property]) throws {
    let tree = try Self.tree(
      "<hierarchy rotation=\"0\"><node class=\"a.B\" bounds=\"[0,0][9,9]\" \(attributes)/></hierarchy>")
    for gap in gaps { #expect(tree.provenance?.gap(gap) == .notAsked, "\(gap)") }
    #expect(tree.says(.frame))
  }

  @Test("a snapshot of a page does not say of what is not open that it is closed")
  func snapshot() throws {
    #expect(try Self.tree("- button \"A\"\n").provenance?.gap(.expanded) == .notAsked)
    let page = try Self.tree("- button \"A\" [expanded]\n- button \"B\"\n")
    #expect(page.provenance?.gap(.expanded) == .notAsked)
    #expect(page.nodes.map { $0.traits.contains(.expanded) } == [true, false])
  }

  @Test("a list of idb has what its keys say")
  func idb() throws {
    let list = try Self.tree("[{\"AXFrame\":\"{{0, 0}, {9, 9}}\",\"type\":\"Button\",\"role_description\":\"button\"}]")
    #expect(list.says(.roleDescription) && list.provenance?.gap(.modal) == .notAsked)
    let document = "{\"elements\":[{\"label\":\"A\",\"type\":\"Button\"}],\"backend\":\"ax\",\"modal\":"
    #expect(try Self.tree(document + "null}").says(.modal))
    let covered = try Self.tree(document + "{\"kind\":\"app\",\"label\":\"Sign in\"}}")
    #expect(covered.provenance?.remarks.contains { $0.contains("“Sign in” lies over the screen") } == true)
  }

  @Test("what people set is more telling than that it is drawn")
  func adjustable() throws {
    let list = "[{\"AXFrame\":\"{{0, 0}, {9, 9}}\",\"type\":\"Image\",\"traits\":[\"Image\",\"Adjustable\"]}]"
    let snapshot =
      "[{\"element\":{\"_0\":{\"traits\":[\"adjustable\",\"image\"],\"shape\":{\"frame\":[[0,0],[9,9]]}},\"traversalIndex\":0}}]"
    for text in [list, snapshot] {
      let node = try #require(try Self.tree(text).nodes.first)
      #expect(node.role == .adjustable && node.isAlso(.image))
    }
  }
}
