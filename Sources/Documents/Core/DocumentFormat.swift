/// The two notations of documents.
public enum DocumentFormat: String, CaseIterable, Hashable, Sendable {
  case yaml, json

  /// What the ending of a name says, and else what the text begins with.
  ///
  /// JSON begins with a bracket, and a key in double quotes if that is a brace; any other beginning is YAML.
  public init(fileName: String, content: ArraySlice<UInt8>) {
    let name = fileName.lowercased()
    if name.hasSuffix(".json") {
      self = .json
    } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      self = .yaml
    } else {
      let text = content.starts(with: [0xEF, 0xBB, 0xBF]) ? content.dropFirst(3) : content
      let signs = text.lazy.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.prefix(2)
      let beginnings = ["[", "{\"", "{}"].map { Array($0.utf8) }
      self = beginnings.contains { signs.starts(with: $0) } || signs.elementsEqual("{".utf8) ? .json : .yaml
    }
  }
}
