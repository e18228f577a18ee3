/// What a check has to say: a template and the data that it reported, kept apart so that programs can read the data.
public struct Message: Hashable, Sendable, CustomStringConvertible {
  /// The sentence, with `{name}` where a value goes.
  public var template: String
  /// The values by name, in the order in which they were reported.
  public var data: [Datum]

  /// A value that a check reported.
  public struct Datum: Hashable, Sendable {
    /// Its name in the template.
    public var name: String
    /// What stands there.
    public var text: String

    /// A value by its name.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// A template with its data.
  public init(_ template: String, _ data: KeyValuePairs<String, String> = [:]) {
    self.template = template
    self.data = data.map { Datum(name: $0.key, text: $0.value) }
  }

  /// The sentence with the values in their places; a name without a value stays as it is.
  public var description: String {
    var result = ""
    var remaining = template.utf8[...]
    while let open = remaining.firstIndex(of: UInt8(ascii: "{")) {
      result += String(Substring(remaining[..<open]))
      guard let close = remaining[open...].firstIndex(of: UInt8(ascii: "}")) else {
        remaining = remaining[open...]
        break
      }
      let name = String(Substring(remaining[remaining.index(after: open)..<close]))
      result += data.first { $0.name == name }?.text ?? "{\(name)}"
      remaining = remaining[remaining.index(after: close)...]
    }
    return result + String(Substring(remaining))
  }
}
