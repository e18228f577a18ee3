import Documents
import Scenes
import TestSupport
import Testing

@Suite("Parameters in documents")
struct ParameterDocumentTests {
  @Test("every parameter can be overridden, and the others keep their defaults", arguments: Parameters.table)
  func overridden(parameter: Parameter) throws {
    let value =
      switch parameter.value {
      case .number(_, let range): "\(range.upperBound)"
      case .time: "20007"
      case .count: "7"
      case .flag(let path): "\(!Parameters()[keyPath: path])"
      case .choice(_, let words): words.last ?? ""
      case .labels: "[Away]"
      }
    var expected = Parameters()
    switch parameter.value {
    case .number(let path, let range): expected[keyPath: path] = range.upperBound
    case .time(let path, _): expected[keyPath: path] = 20_007
    case .count(let path): expected[keyPath: path] = 7
    case .flag(let path): expected[keyPath: path].toggle()
    case .choice(let path, let words): expected[keyPath: path] = words.last ?? ""
    case .labels(let path): expected[keyPath: path] = ["Away"]
    }
    let text = "scene: a\nplatform: iOS\nparameters: {\(parameter.name): \(value)}\nwindows: [{id: w}]\n"
    #expect(try SceneDocument.read(text, file: "x.yaml").parameters == expected)
  }

  @Test("the schema shows unit, default and source of every parameter, and whether it counts")
  func schema() throws {
    let schema = try LocatedNode.parse(DocumentKind.scene.schema, file: "schema.json")
    let shown = try #require(
      schema.mapping?["properties"]?.mapping?["parameters"]?.mapping?["properties"]?.mapping)
    #expect(shown.entries.map(\.key) == Parameters.table.map(\.name))
    for (entry, parameter) in zip(shown.entries, Parameters.table) {
      let text = entry.value.mapping?["description"]?.scalar?.text ?? ""
      let state = parameter.isRead ? "" : " Only tests of the guidelines go by it; interfaces do not."
      #expect(text.hasSuffix("Source: \(parameter.source).\(state)"))
      #expect(text.contains("unless given"))
      if !["labels", "words", "flag"].contains(parameter.unit) { #expect(text.contains("in \(parameter.unit)")) }
    }
  }
}
