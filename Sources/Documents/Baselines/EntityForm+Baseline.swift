import Audit

extension EntityForm where Entity == Baseline {
  /// Findings that are accepted for now.
  static let baseline: EntityForm<Baseline> = EntityForm(
    "baseline", "Findings that are accepted for now, and how many controls have a name.",
    attributes: [
      Attribute(
        "format", .choice(BaselineMark.self), isRequired: true, "What the document is.", set: { _, _ in },
        get: { _ in .baseline }),
      Attribute(
        "version", .integer(in: 1...1), isRequired: true, "The version of the shape.", set: { _, _ in },
        get: { _ in 1 }),
      .optional(
        "names", .list(of: EntityForm<NameCoverage>.names.form), \.names, default: [],
        "How many controls of each target have a name; an audit fails where that gets worse."),
      .required(
        "accepted", .list(of: EntityForm<Baseline.Entry>.accepted.form), \.entries, "Findings that fail no audit."),
    ],
    start: { _, _, _ in Baseline() })
}

extension EntityForm where Entity == NameCoverage {
  /// How many controls of a target have a name.
  fileprivate static let names: EntityForm<NameCoverage> = EntityForm(
    "names", "How many controls of a target have a name.",
    attributes: [
      .required("target", .text, \.target, "What was audited."),
      .required("named", .integer(in: 0...1_000_000_000), \.named, "Controls that have a name."),
      .required("controls", .integer(in: 0...1_000_000_000), \.controls, "Controls that ought to have one."),
    ],
    start: { _, _, _ in NameCoverage() })
}

extension EntityForm where Entity == Baseline.Entry {
  /// A finding that is accepted.
  fileprivate static let accepted: EntityForm<Baseline.Entry> = EntityForm(
    "accepted", "A finding that is accepted.",
    attributes: [
      .required("rule", .text, \.rule, "The rule."),
      .required("target", .text, \.target, "What was audited."),
      .required("node", .text, \.node, "The id of the node."),
      .required("looks", .looks, \.looks, "A number for what the node is: its role, its name and what holds it."),
      .optional("message", .text, \.message, "What was found; nothing is matched by it."),
      .optional("reason", .text, \.reason, "Why it is accepted."),
      .optional("expires", .day, \.expires, "The last day on which it is accepted, such as 2027-01-31."),
    ],
    start: { _, _, _ in Baseline.Entry() })
}

/// What the document is.
private enum BaselineMark: String, CaseIterable, Sendable {
  case baseline = "detent-baseline"
}

extension Form where Value == UInt64 {
  fileprivate static let looks: Form<UInt64> = Form(
    schema: ["type": "string", "pattern": "^[0-9a-f]{16}$"],
    read: { node, decoder in
      if let text = node.scalar?.text, let number = FindingPrint.number(text) { return number }
      decoder.mismatch(node, expected: "16 hexadecimal digits", hint: "let detent audit --update-baseline write it")
      return nil
    },
    write: { .text(FindingPrint.text($0)) })
}

extension Form where Value == CalendarDay {
  fileprivate static let day: Form<CalendarDay> = Form(
    schema: ["type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"],
    read: { node, decoder in
      if let text = node.scalar?.text, let day = CalendarDay(text) { return day }
      decoder.mismatch(node, expected: "a day such as 2027-01-31")
      return nil
    },
    write: { .text($0.description) })
}
