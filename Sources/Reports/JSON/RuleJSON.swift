public import Audit
import SafeText

/// Rules for programs: an array of objects with everything that a rule says of itself.
public enum RuleJSON {
  /// The rules as one JSON array; ends with a line feed.
  public static func render(_ rules: [Rule]) -> String {
    var json = JSONText(.lines)
    json.array { json in
      for rule in rules { json.object { write(rule, &$0) } }
    }
    json.endLine()
    return json.text
  }

  private static func write(_ rule: Rule, _ json: inout JSONText) {
    json.member("id", rule.id)
    json.member("title", rule.title)
    json.member("why", rule.why)
    json.member("remedy", rule.remedy)
    json.member("severity", rule.severity.rawValue)
    json.member("method", rule.method.rawValue)
    json.array("references") { json in
      for reference in rule.references {
        json.object { json in
          json.member("standard", reference.standard.rawValue)
          json.member("clause", reference.section)
          json.member("title", reference.title)
        }
      }
    }
    json.array("parameters") { json in
      for parameter in rule.parameters {
        json.object { json in
          json.member("name", parameter.name)
          json.member("value", parameter.value)
          json.member("unit", parameter.unit)
          json.member("meaning", parameter.meaning)
        }
      }
    }
  }
}
