public import Guidelines
import Scenes
import SafeText

/// State machines, decisions, conflicts, parameters and obligations for programs.
public enum SpecificationJSON {
  /// The entries as one JSON array; ends with a line feed.
  public static func render(_ entries: [SpecificationEntry]) -> String {
    GuidelineJSON.render(entries.map(GuidelineTopic.entry))
  }

  /// The members of one entry: `family` says which they are.
  static func write(_ entry: SpecificationEntry, _ json: inout JSONText) {
    json.member("id", entry.code)
    json.member("family", entry.family.rawValue)
    switch entry {
    case .machine(let machine): write(machine, &json)
    case .decision(let decision):
      json.member("question", decision.question)
      json.member("decision", decision.answer)
    case .conflict(let conflict):
      json.member("subject", conflict.subject)
      json.array("sources") { json in
        for source in conflict.sources.flatMap(\.parts) { json.object { GuidelineJSON.write(source, &$0) } }
      }
      json.member("sides", conflict.sides)
      json.member("resolution", conflict.resolution)
    case .parameter(let parameter): write(parameter, &json)
    case .obligation(let obligation): json.member("obligation", obligation.text)
    }
    write("speaksOf", Specification.codes(in: entry), &json)
    write("usedBy", Specification.codes(mentioning: entry), &json)
    write("statements", entry.statements, &json)
  }

  private static func write(_ machine: StateMachine, _ json: inout JSONText) {
    json.member("title", machine.title)
    write("platforms", machine.platforms.map(\.rawValue), &json)
    json.array("states") { json in
      for state in machine.states {
        json.object { json in
          json.member("name", state.name)
          json.member("meaning", state.meaning)
        }
      }
    }
    json.array("transitions") { json in
      for transition in machine.transitions {
        json.object { json in
          write("from", transition.from, &json)
          json.member("event", transition.event)
          json.member("condition", transition.condition)
          json.member("to", transition.to)
          json.member("effect", transition.effect)
        }
      }
    }
    write("notes", machine.notes, &json)
  }

  private static func write(_ parameter: SpecificationParameter, _ json: inout JSONText) {
    json.member("summary", parameter.summary)
    write("platforms", parameter.platforms.map(\.rawValue), &json)
    json.array("parts") { json in
      for part in parameter.parts {
        json.object { json in
          json.member("name", part.name)
          // Times are in microseconds wherever programs read them.
          let seconds = part.unit == "seconds" ? Double(part.value) : nil
          json.member("default", seconds.map { "\(Int64(($0 * 1e6).rounded()))" } ?? part.value)
          json.member("unit", seconds == nil ? part.unit : "microseconds")
          json.member("summary", part.summary)
          json.member("source", part.source)
          json.member("ofScenes", part.isOfScenes)
          json.member("ofGestures", part.isOfGestures)
          json.member("read", part.isRead)
          write("platforms", part.platforms.map(\.rawValue), &json)
        }
      }
    }
  }

  private static func write(_ key: String, _ values: [String], _ json: inout JSONText) {
    json.array(key) { json in for value in values { json.value(value) } }
  }
}
