import Scenes

extension EntityForm where Entity == Parameters {
  /// The named parameters, made of `Parameters.table`.
  static let parameters: EntityForm<Parameters> = EntityForm(
    "parameters", "Numbers that the guidelines leave open, each with its unit, default and source.",
    attributes: Parameters.table.map(attribute),
    start: { _, _, _ in Parameters() })

  private static func attribute(_ parameter: Parameter) -> Attribute<Parameters> {
    let usual = Parameters()
    let state = parameter.isRead ? "" : " Only tests of the guidelines go by it; interfaces do not."
    func summary(_ value: String) -> String {
      "\(parameter.summary), in \(parameter.unit); \(value) unless given. Source: \(parameter.source).\(state)"
    }
    switch parameter.value {
    case .number(let path, let range):
      return .optional(
        parameter.name, .number(in: range, unit: parameter.unit), path, default: usual[keyPath: path],
        summary(NumberText.text(usual[keyPath: path])))
    case .time(let path, let least):
      return .optional(
        parameter.name, microseconds(from: least), path, default: usual[keyPath: path],
        summary("\(usual[keyPath: path])"))
    case .count(let path):
      return .optional(
        parameter.name, .integer(in: 0...1_000_000, unit: parameter.unit), path, default: usual[keyPath: path],
        summary("\(usual[keyPath: path])"))
    case .flag(let path):
      return .optional(
        parameter.name, .flag, path, default: usual[keyPath: path],
        "\(parameter.summary); \(usual[keyPath: path]) unless given. Source: \(parameter.source).\(state)")
    case .choice(let path, let words):
      return .optional(
        parameter.name, .choice(words.map { ($0, $0) }, name: { $0 }), path, default: usual[keyPath: path],
        "\(parameter.summary); \(usual[keyPath: path]) unless given. Source: \(parameter.source).\(state)")
    case .labels(let path):
      return .optional(
        parameter.name, .list(of: .text, count: 0...1000, unique: true), path, default: usual[keyPath: path],
        "\(parameter.summary); [\(usual[keyPath: path].joined(separator: ", "))] unless given."
          + " Source: \(parameter.source).\(state)")
    }
  }

  private static func microseconds(from least: Int64) -> Form<Int64> {
    Form<Int>.integer(in: Int(least)...86_400_000_000, unit: "microseconds")
      .map({ Int64($0) }, expected: "a whole number", back: { Int($0) })
  }
}
