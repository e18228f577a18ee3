/// A kind of document that has a JSON Schema.
public enum DocumentKind: String, CaseIterable, Hashable, Sendable {
  case baseline, device, flow, result, scene, session, tree

  /// How its files are called.
  public var fileNames: String {
    switch self {
    case .baseline: "*.baseline.json"
    case .device: "Devices/*.yaml"
    case .flow: "*.flow.yaml"
    case .result: "*.result.json"
    case .scene: "*.scene.yaml"
    case .session: "*.session.jsonl"
    case .tree: "*.tree.json"
    }
  }

  /// Its JSON Schema (draft 2020-12), as JSON; for a session, the schema of one line.
  public var schema: String { JSONWriter.text(schemaValue) }

  /// Its JSON Schema as a value.
  var schemaValue: DocumentValue {
    switch self {
    case .baseline: BaselineDocument.schema
    case .device: DeviceDocument.schema
    case .flow: FlowDocument.schema
    case .result: ResultDocument.schema
    case .scene: SceneDocument.schema
    case .session: SessionSchema.value
    case .tree: TreeDocument.schema
    }
  }
}
