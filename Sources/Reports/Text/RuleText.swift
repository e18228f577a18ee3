public import Audit
import Explorer

/// Rules for a terminal.
public enum RuleText {
  /// One line for each rule: id, severity, method, title.
  public static func list(_ rules: [Rule]) -> String {
    let width = rules.map(\.id.utf8.count).max() ?? 0
    return rules.map { rule in
      let pad = String(repeating: " ", count: width - rule.id.utf8.count + 2)
      let severity =
        rule.severity.rawValue + String(repeating: " ", count: max(0, 9 - rule.severity.rawValue.utf8.count))
      let method = rule.method.rawValue + String(repeating: " ", count: max(0, 9 - rule.method.rawValue.utf8.count))
      return rule.id + pad + severity + method + rule.title + "\n"
    }.joined()
  }

  /// Everything about one rule.
  public static func describe(_ rule: Rule) -> String {
    var text = """
      \(rule.id): \(rule.title)
        severity: \(rule.severity.rawValue)
        checked:  \(rule.method == .static ? "by looking at the tree" : "by driving the interface")
        why:      \(rule.why)
        to do:    \(rule.remedy)

      """
    for parameter in rule.parameters {
      text += "  \(parameter.name): \(parameter.value.decimal) \(parameter.unit). \(parameter.meaning)\n"
    }
    if !rule.references.isEmpty { text += "  based on:\n" }
    for reference in rule.references {
      text += "    \(reference)\(reference.title.map { " \($0)" } ?? "")\n"
    }
    return text
  }
}
