import Foundation
import TestSupport
import Testing

@testable import Documents

/// What commands print for programs is what its schema says; the golden files hold it to the byte.
@Suite("JSON Schemas of output")
struct OutputSchemaTests {
  static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The documents in a golden file: one a line, or one in all.
  static func documents(_ path: String) throws -> [LocatedNode] {
    let text = try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
    let pieces = path.hasSuffix(".jsonl") ? text.split(separator: "\n").map(String.init) : [text]
    return try pieces.map { try LocatedNode.parse($0, file: path) }
  }

  static let outputs: [(kind: OutputKind, path: String)] = [
    (.transcript, "EndToEndTests/Snapshots/expectations.jsonl"),
    (.transcript, "HarnessTests/Snapshots/mail-touch.jsonl"),
    (.transcript, "HarnessTests/Snapshots/mail-explained.jsonl"), (.gestures, "GesturesTests/Snapshots/kinds.jsonl"),
    (.gestures, "GesturesTests/Snapshots/explanations.jsonl"), (.audit, "ReportsTests/Snapshots/small.report.json"),
    (.labels, "ReportsTests/Snapshots/small.labels.json"),
  ]

  @Test("what is printed is valid, and the schema knows each member of it", arguments: outputs)
  func valid(kind: OutputKind, path: String) throws {
    let validator = try SchemaValidator(kind.schema)
    let known = Set(validator.properties.map { String($0.drop { $0 != "." }.dropFirst()) })
    let documents = try Self.documents(path)
    #expect(!documents.isEmpty)
    for document in documents {
      #expect(validator.problems(in: document) == [], "\(path)")
      for member in document.mapping?.entries ?? [] { #expect(known.contains(member.key), "\(path): \(member.key)") }
    }
  }

  @Test("a schema names its dialect, and refuses what is not printed so", arguments: OutputKind.allCases)
  func dialect(kind: OutputKind) throws {
    let schema = try LocatedNode.parse(kind.schema, file: "schema.json")
    #expect(schema.mapping?["title"]?.scalar?.text.isEmpty == false)
    #expect(schema.mapping?["$schema"]?.scalar?.text == "https://json-schema.org/draft/2020-12/schema")
    #expect(schema.mapping?["$id"]?.scalar?.text == "urn:detent:schema:\(kind.rawValue)")
    // Nothing is described that nothing refers to, and nothing is referred to that is not described.
    let definitions = schema.mapping?["$defs"]?.mapping?.entries.map(\.key) ?? []
    #expect(Set(definitions) == Set(kind.schema.matches(of: /#\/\$defs\/([a-zA-Z]+)/).map { String($0.1) }))
    let wrong = try LocatedNode.parse(
      #"{"time":"soon","format":1,"said":[{}],"targets":[{}],"file":1,"checks":1,"devices":1,"frames":"","screen":1}"#,
      file: "x")
    #expect(try !SchemaValidator(kind.schema).problems(in: wrong).isEmpty)
  }
}
