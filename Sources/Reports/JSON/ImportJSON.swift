public import Scenes
import SafeText

/// Names of frameworks that a scene may use, for programs.
public enum ImportJSON {
  /// The names as one JSON array; ends with a line feed.
  public static func render(_ names: [FrameworkName]) -> String {
    var json = JSONText(.lines)
    json.array { json in
      for name in names {
        json.object { json in
          json.member("api", name.framework.rawValue)
          json.member("name", name.spelling)
          json.member("entity", name.entity)
          json.member("attribute", name.attribute)
          json.member("value", name.value)
          json.array("platforms") { json in for platform in name.platforms { json.value(platform.rawValue) } }
          json.member("statement", name.statement)
          json.member("reportedBy", name.reportedBy)
        }
      }
    }
    json.endLine()
    return json.text
  }
}
