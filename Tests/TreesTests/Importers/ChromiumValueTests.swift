import Testing
import Trees

/// What a value of Chromium says besides itself is listed.
@Suite("What Chromium says of its values")
struct ChromiumValueTests {
  static func unused(_ members: String) throws -> [String] {
    let text =
      "{\"nodes\":[{\"nodeId\":\"1\",\"ignored\":false,\"role\":{\"type\":\"role\",\"value\":\"button\"},\(members)}]}"
    return try TreeImporter.read(Array(text.utf8), file: "x").unused.map(\.name)
  }

  @Test(
    "is listed",
    arguments: [
      (#""name":{"type":"computedString","value":"Buy"}"#, []),
      (
        #""name":{"type":"computedString","value":"Buy","sources":[{"type":"contents","value":{"value":"Old"}}]}"#,
        ["sources of name"]
      ),
      (
        #""value":{"value":"4","sources":[]},"description":{"value":"x","relatedNodes":[]}"#,
        ["sources of value", "relatedNodes of description"]
      ),
      (
        #""properties":[{"name":"checked","value":{"type":"tristate","value":"true","sources":[]}}]"#,
        ["sources of checked"]
      ),
      // Whose label it has is taken.
      (#""properties":[{"name":"labelledby","value":{"type":"idrefList","relatedNodes":[]}}]"#, []),
    ])
  func listed(members: String, names: [String]) throws {
    #expect(try Self.unused(members).sorted() == names.sorted())
  }
}
