import Gestures
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
    let range = least...86_400_000_000
    let pattern = #"^[0-9]+(\.[0-9]+)? ?(s|ms|us|µs)$"#
    return Form(
      schema: [
        "anyOf": [
          ["type": "integer", "minimum": .number(Int(least)), "maximum": .number(86_400_000_000)],
          ["type": "string", "pattern": .text(pattern)],
        ]
      ],
      read: { node, decoder in
        if let scalar = node.scalar, let time = time(scalar), range.contains(time) { return time }
        decoder.mismatch(
          node,
          expected: "a time such as 150ms, or a whole number from \(least) to 86400000000, in microseconds",
          hint: node.scalar.flatMap { MeantTime.of($0.text, atLeast: least) }.map { "write \($0)" } ?? node.absenceHint)
        return nil
      },
      write: { .number(Int($0)) })
  }

  /// The time that a scalar says, in µs; nil where it says none, or not a whole number of microseconds.
  private static func time(_ scalar: LocatedNode.Scalar) -> Int64? {
    if let number = NumberText.integer(scalar.text) { return scalar.isPlain ? Int64(number) : nil }
    guard let last = scalar.text.last, last == "s" else { return nil }
    return GestureOption.microseconds(of: scalar.text[...]).flatMap { Int64(exactly: ($0 * 1000).rounded() / 1000) }
  }
}
