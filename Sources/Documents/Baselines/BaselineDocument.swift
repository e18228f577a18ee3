public import Audit

/// Baselines as files: what is accepted stands in them with its reason, for people to read and change.
public enum BaselineDocument {
  /// What a baseline may ask of the machine: 600,000 entries, as many as the largest audit has findings.
  public static var limits: DocumentLimits {
    var limits = DocumentLimits()
    limits.bytes = 256 << 20
    limits.nodes = 8_000_000
    return limits
  }

  /// The baseline as JSON; ends with a line feed.
  public static func text(_ baseline: Baseline) -> String {
    JSONWriter.text(EntityForm<Baseline>.baseline.write(baseline)) + "\n"
  }

  /// Reads a baseline.
  ///
  /// - Throws: Everything that is wrong in the document.
  public static func read(_ bytes: [UInt8], file: String) throws(DocumentErrors) -> Baseline {
    try EntityForm<Baseline>.baseline.form.decode(
      LocatedNode.parse(bytes, file: file, format: .json, limits: limits), limits: limits)
  }

  /// Its JSON Schema.
  static var schema: DocumentValue {
    SchemaDocument.make(
      "baseline", "Findings of an audit that are accepted for now", EntityForm<Baseline>.baseline.schema)
  }
}
