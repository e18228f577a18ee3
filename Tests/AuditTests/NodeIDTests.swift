import Accessibility
import Testing

@testable import Audit

@Suite("Ids of nodes")
struct NodeIDTests {
  @Test(
    "the last part is what the author called the node itself",
    arguments: [
      ("cancel", "cancel"), ("draft/cancel", "cancel"), ("draft/bar/cancel", "cancel"), ("draft/", ""), ("", ""),
    ])
  func lastPart(path: String, part: String) {
    #expect(NodeID(path).lastPart == part)
  }
}
