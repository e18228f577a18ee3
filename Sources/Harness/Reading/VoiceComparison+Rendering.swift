public import Accessibility
public import Announcer
import SafeText

extension VoiceComparison {
  /// The differences for people, each with the smallest tree that still has it where one is given; ends with a newline.
  ///
  /// - Parameters:
  ///   - title: What the tree is called.
  ///   - smallest: The nodes of the smallest tree for each difference, in the order of these.
  public func text(title: String, smallest: [AccessibilityTree] = []) -> String {
    let names = voices.map(\.rawValue)
    var lines = [title.forTerminal]
    for (place, difference) in differences.enumerated() {
      lines.append("  #\(difference.node): \(difference.summary(names))".forTerminal)
      if case .order = difference.kind {
        for (name, before) in zip(names, difference.heard) {
          lines.append("      \(name): \(before.isEmpty ? "first" : "after #\(before)")".forTerminal)
        }
      } else {
        for (name, text) in zip(names, difference.heard) {
          lines.append("      \(name): \(text.isEmpty ? "nothing" : "“\(text)”")".forTerminal)
        }
      }
      if smallest.indices.contains(place) {
        let nodes = smallest[place].nodes.map { node in
          "\(node.role.rawValue) #\(node.id)" + (node.roleDescription.map { ", called “\($0)”" } ?? "")
        }
        lines.append("      still so with nothing but: \(nodes.joined(separator: ", "))".forTerminal)
      }
    }
    let count = differences.count
    lines.append(
      "  \(names[0]) and \(names[1]) stop at \(shared) \(shared == 1 ? "element" : "elements") alike, "
        + (count == 0 ? "and differ nowhere" : "and differ in \(count) \(count == 1 ? "thing" : "things")"))
    return lines.joined(separator: "\n") + "\n"
  }

  /// The differences for programs: one JSON object a line; ends with a newline unless there is none.
  ///
  /// `{"screen":"mail","node":"inbox/a","differs":"state","voiceover":"A. Button.","orca":"A button"}`
  public func json(title: String, smallest: [AccessibilityTree] = []) -> String {
    var json = JSONText()
    for (place, difference) in differences.enumerated() {
      json.object { json in
        json.member("screen", title)
        json.member("node", difference.node.path)
        json.member("differs", difference.name)
        for (voice, text) in zip(voices, difference.heard) { json.member(voice.rawValue, text) }
        if smallest.indices.contains(place) {
          json.array("smallest", of: smallest[place].nodes) { $0.value($1.id.path) }
        }
      }
      json.endLine()
    }
    return json.text
  }
}

extension VoiceDifference {
  fileprivate var name: String {
    switch kind {
    case .reach: "reach"
    case .role: "role"
    case .state: "state"
    case .text: "text"
    case .order: "order"
    }
  }

  fileprivate func summary(_ names: [String]) -> String {
    switch kind {
    case .reach(let voice): return "only \(voice.rawValue) reaches it"
    case .role(let told):
      let words = zip(names, told).map { name, wording in "\(name) tells \(wording?.name ?? "no role")" }
      return words.joined(separator: ", ")
    case .state(let only):
      let words = zip(names, only).filter { !$1.isEmpty }.map { name, states in
        "only \(name) tells \(states.map(\.rawValue).joined(separator: ", "))"
      }
      return words.joined(separator: "; ")
    case .text(let text, let voice): return "only \(voice.rawValue) tells “\(text)”"
    case .order: return "is read at another place"
    }
  }
}
