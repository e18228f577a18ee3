import Audit
public import Guidelines
import Scenes
import SafeText

/// Statements of the guidelines for programs: an array of objects, each with how it is kept and by what.
public enum GuidelineJSON {
  /// The statements as one JSON array; ends with a line feed.
  public static func render(_ keepings: [Keeping]) -> String { render(keepings.map(GuidelineTopic.statement)) }

  /// Statements and entries of the specification as one JSON array, in their order; ends with a line feed.
  public static func render(_ items: [GuidelineTopic]) -> String {
    var json = JSONText(.lines)
    json.array { json in
      for item in items {
        json.object { json in
          switch item {
          case .statement(let keeping): write(keeping, &json)
          case .entry(let entry): SpecificationJSON.write(entry, &json)
          }
        }
      }
    }
    json.endLine()
    return json.text
  }

  /// The members of a place in a document.
  static func write(_ source: Source, _ json: inout JSONText) {
    json.member("document", source.document.rawValue)
    json.member("section", source.section)
    json.member("lines", source.lines)
  }

  private static func write(_ keeping: Keeping, _ json: inout JSONText) {
    let statement = keeping.statement
    json.member("id", statement.id)
    json.member("area", statement.area.rawValue)
    json.member("kind", statement.kind.rawValue)
    write("platforms", statement.platforms, &json)
    json.member("statement", statement.text)
    json.member("status", statement.status)
    if !statement.narrowings.isEmpty {
      json.array("narrowed") { json in
        for narrowing in statement.narrowings {
          json.object { json in
            write("platforms", narrowing.platforms, &json)
            json.member("reason", narrowing.reason)
          }
        }
      }
    }
    json.array("sources") { json in
      for source in statement.sources.flatMap(\.parts) { json.object { write(source, &$0) } }
    }
    json.array("codes") { json in for code in Specification.codes(about: statement) { json.value(code) } }
    json.member("kept", keeping.manner.rawValue)
    write("shown", keeping.shown, &json)
    write("due", keeping.unshown, &json)
    json.array("tests") { json in
      for test in keeping.tests {
        json.object { json in
          json.member("name", test.name)
          json.member("title", test.title)
          json.member("file", test.file)
          json.member("mutant", test.mutant)
          write("platforms", test.platforms, &json)
        }
      }
    }
    json.array("fixtures") { json in
      for fixture in keeping.fixtures {
        json.object { json in
          json.member("verdict", fixture.verdict.rawValue)
          json.member("file", fixture.file)
          if let mutant = fixture.mutant { json.member("mutant", mutant) }
          write("platforms", fixture.platforms, &json)
        }
      }
    }
    json.array("rules") { json in for rule in keeping.rules { json.value(rule.id) } }
  }

  private static func write(_ name: String, _ platforms: [Platform], _ json: inout JSONText) {
    json.array(name) { json in for platform in platforms { json.value(platform.rawValue) } }
  }
}
