public import Harness

/// What became of the cases of flows, as programs read it: a line for each case and one for all, and the same in files
/// of their own, so that the results of several machines can be put together.
public enum ResultDocument {
  /// What a result file may ask of the machine.
  static var limits: DocumentLimits { DocumentLimits() }

  /// One case on one line, without a line break.
  public static func line(_ result: CaseResult) -> String {
    JSONWriter.line(EntityForm<CaseResult>.result.write(result))
  }

  /// All cases on one line, without a line break.
  public static func line(_ summary: CaseSummary) -> String {
    JSONWriter.line(["end": EntityForm<CaseSummary>.summary.write(summary)])
  }

  /// Of which part of a run the results beside it are, on one line without a line break.
  public static func line(_ record: ShardRecord) -> String {
    JSONWriter.line(EntityForm<ShardRecord>.shard.write(record))
  }

  /// Reads the result of a case.
  ///
  /// - Throws: Everything that is wrong in the document.
  public static func readCase(_ bytes: [UInt8], file: String) throws(DocumentErrors) -> CaseResult {
    try EntityForm<CaseResult>.result.form.decode(
      LocatedNode.parse(bytes, file: file, format: .json, limits: limits), limits: limits)
  }

  /// Reads of which part of a run results are.
  ///
  /// - Throws: Everything that is wrong in the document.
  public static func readShard(_ bytes: [UInt8], file: String) throws(DocumentErrors) -> ShardRecord {
    try EntityForm<ShardRecord>.shard.form.decode(
      LocatedNode.parse(bytes, file: file, format: .json, limits: limits), limits: limits)
  }

  /// The JSON Schema of a line.
  static var schema: DocumentValue {
    SchemaDocument.make(
      "result", "One line or file of the results of flows",
      [
        "anyOf": [
          EntityForm<CaseResult>.result.schema,
          [
            "type": "object", "properties": ["end": EntityForm<CaseSummary>.summary.schema], "required": ["end"],
            "additionalProperties": false,
          ],
          EntityForm<ShardRecord>.shard.schema,
        ]
      ])
  }
}
