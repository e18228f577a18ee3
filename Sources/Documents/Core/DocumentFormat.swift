/// The two notations of documents.
public enum DocumentFormat: String, CaseIterable, Hashable, Sendable {
  case yaml, json

  /// JSON for names that end in `.json`, YAML for every other.
  public init(fileName: String) {
    self = fileName.lowercased().hasSuffix(".json") ? .json : .yaml
  }
}
