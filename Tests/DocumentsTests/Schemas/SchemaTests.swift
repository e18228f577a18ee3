import Documents
import InputEvents
import Recordings
import Scenes
import TestSupport
import Testing

/// Reader and schema come from one table; these tests look at both from outside.
@Suite("JSON Schemas")
struct SchemaTests {
  @Test(
    "examples and starting points are valid",
    arguments: (Examples.all + Templates.all).filter { $0.name.contains(".scene.") })
  func examplesAreValid(file: EmbeddedFile) throws {
    let validator = try SchemaValidator(DocumentKind.scene.schema)
    #expect(validator.problems(in: try LocatedNode.parse(file.text, file: file.name)) == [])
  }

  @Test("every attribute of the schema is read and written")
  func everyAttributeIsUsed() throws {
    let validator = try SchemaValidator(DocumentKind.scene.schema)
    let node = try LocatedNode.parse(SceneDocument.write(.rich), file: "rich.scene.yaml")
    #expect(validator.problems(in: node) == [])
    let used = Set(Self.keys(in: node))
    // A scene is written with the project's own words.
    let imported = Set(FrameworkName.table.map(\.spelling))
    let unused = validator.properties.filter { property in
      let name = String(property.drop { $0 != "." }.dropFirst())
      return !used.contains(name) && !imported.contains(name)
    }
    #expect(unused == [])
    #expect(validator.properties.count > 80)
  }

  @Test("what the reader refuses for its shape, the schema refuses", arguments: SceneDocumentTests.wrongLines)
  func schemaRefuses(line: String) throws {
    let text = "scene: a\n\(line)\nwindows: [{id: w}]\n"
    let problems = try SchemaValidator(DocumentKind.scene.schema).problems(in: LocatedNode.parse(text, file: "x"))
    // What no schema can say: references, heights on a screen, names that occur twice, one of several attributes, spaces in a name.
    let isBeyondSchemas = [
      "parent:", "selectedDetent", "confirmation:", "[medium, medium]", "{id: a}", "sheet: w", "a b", "id: grabber",
      "relatedDocument: v", "redisplayAfter", "container:", "presenter:", "largestUndimmedDetent", "mainContent",
      "max: 600", "dismissControls", "points: 5000", "points: 99999", "points: 750", "min: 800", "points: 100",
      "fraction: 0.5", "needsMaximum: 500", "needsMaximum: 90000", "id: large", "id: medium", "revealControl: m/c",
      "points: 150, inactiveIn",
    ]
    .contains { line.contains($0) }
    #expect(problems.isEmpty == isBeyondSchemas, "\(problems)")
  }

  @Test("a schema names its dialect and compiles to the same bytes every time", arguments: DocumentKind.allCases)
  func dialect(kind: DocumentKind) throws {
    let schema = try LocatedNode.parse(kind.schema, file: "schema.json")
    #expect(schema.mapping?["$schema"]?.scalar?.text == "https://json-schema.org/draft/2020-12/schema")
    #expect(kind.schema == kind.schema)
  }

  @Test("lines of sessions are valid")
  func sessions() throws {
    let text = """
      {"format":"detent-session","version":"1.0","clock":"monotonic","devices":1}
      {"d":0,"device":{"name":"Panel","node":"/dev/input/event3","id":"0003:046d:404d:0111","properties":["INPUT_PROP_DIRECT"],"codes":{"EV_KEY":["BTN_TOUCH"]},"axes":{"ABS_MT_POSITION_X":[0,1023,0,0,10]},"state":{"keys":[],"leds":[],"switches":[],"axes":{},"slot":0,"slots":[{"ABS_MT_TRACKING_ID":-1}]}}}
      {"t":1250000,"d":0,"e":[["ABS_MT_POSITION_X",512],["BTN_TOUCH",1,3],[30,9,-1]]}
      {"t":1260000,"mark":"before the drag"}
      {"end":{"frames":1,"events":4}}
      """
    let validator = try SchemaValidator(DocumentKind.session.schema)
    let recorded = Examples.all.filter { $0.name.hasSuffix(".session.jsonl") }.flatMap {
      $0.text.split(separator: "\n")
    }
    for line in text.split(separator: "\n") + recorded.prefix(200) {
      #expect(validator.problems(in: try LocatedNode.parse(String(line), file: "x.json")) == [])
    }
    #expect(validator.problems(in: try LocatedNode.parse("{\"t\": \"now\"}", file: "x.json")) != [])
  }

  static func keys(in node: LocatedNode) -> [String] {
    let own = node.mapping?.entries.map(\.key) ?? []
    let nested = (node.mapping?.entries.map(\.value) ?? []) + (node.sequence ?? [])
    return own + nested.flatMap(keys)
  }
}
