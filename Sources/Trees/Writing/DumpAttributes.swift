import Accessibility

/// The attributes that a tool writes of an element, made from its node.
///
/// What a dump said otherwise stands in the facts of the node, and counts: so a dump that was read with its facts is
/// written with every attribute that it had.
struct DumpAttributes {
  var list: [(name: String, value: String)] = []

  /// How facts are called that belong to the element around all others; the first node keeps them.
  static let ofRoot = "root/"

  /// What the fact is called that there is no element around all others.
  static let noRoot = "no root"

  /// What the element around all others says, as a dump had it and a node kept it; nil where none did.
  static func ofRoot(_ node: AccessibilityNode?) -> String? {
    let facts = node?.facts.filter { $0.name.hasPrefix(ofRoot) } ?? []
    guard !facts.isEmpty else { return nil }
    return facts.filter { $0.name != ofRoot }
      .map { " \($0.name.dropFirst(ofRoot.count))=\"\(XMLText.escaped($0.value ?? ""))\"" }.joined()
  }

  /// What a dump says otherwise, so that both together say all that it says.
  func facts(against original: [(name: String, value: String)]) -> [SourceFact] {
    var facts: [SourceFact] = []
    for (name, value) in original where list.first(where: { $0.name == name })?.value != value {
      facts.append(SourceFact(name: name, value: value))
    }
    for (name, _) in list where !original.contains(where: { $0.name == name }) {
      facts.append(SourceFact(name: name, value: nil))
    }
    return facts
  }

  /// Lets the facts of a dump count.
  mutating func apply(_ facts: [SourceFact]) {
    // What is of an element around the node has a slash, which no attribute has.
    for fact in facts where !fact.name.utf8.contains(UInt8(ascii: "/")) && fact.name != Self.noRoot {
      let place = list.firstIndex { $0.name == fact.name }
      switch (place, fact.value) {
      case (let place?, let value?): list[place].value = value
      case (let place?, nil): list.remove(at: place)
      case (nil, let value?): list.append((fact.name, value))
      case (nil, nil): break
      }
    }
  }
}
