import Accessibility
import Announcer

extension ScreenReading {
  /// What is not spoken of a tree, in the order of the tree: what the rules of reading leave out, and of what is read the
  /// texts that the voice has left out of what it said.
  static func unspoken(in tree: AccessibilityTree, order: ReadingOrder, said stops: [Stop]) -> [Unspoken] {
    let fates = tree.wordFates(order)
    let places = Dictionary(
      zip(order.elements, stops.indices), uniquingKeysWith: { first, _ in first })
    // What is told of containers as they are entered, which their names may be in.
    let entering = zip(order.elements, stops).flatMap { index, stop in
      stop.speech.passages.filter { $0.part == .entering }.map { (index: index, text: $0.text) }
    }
    var runs: [Int: WordRuns] = [:]
    var result: [Unspoken] = []
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      let stop: Int
      switch fates[index] {
      case .spoken: stop = index
      case .part(let element), .repeated(let element): stop = element
      case .swallowed(let element):
        result.append(
          Unspoken(
            node: node.id, words: tree.words(ofPart: index),
            reason: "what is in #\(tree.nodes[element].id) is a part of it, and its own name is said"))
        continue
      case .container:
        let isTold = entering.contains { told in
          index < told.index && told.index < node.end
            && node.name.map { !$0.isEmpty && told.text.contains($0) } ?? false
        }
        if isTold { continue }
        result.append(
          Unspoken(
            node: node.id, words: tree.words(ofPart: index),
            reason: "it holds others, and the voice does not say what such a node is called"))
        continue
      case .decorative:
        result.append(
          Unspoken(
            node: node.id, words: tree.words(ofPart: index), reason: "its author says that it is decorative"))
        continue
      case nil: continue
      }
      guard let place = places[stop] else { continue }
      if runs[stop] == nil {
        runs[stop] = WordRuns([stops[place].utterance.text, stops[place].utterance.hint].compactMap { $0 })
      }
      var told: Set<String> = []
      for (property, words) in texts(of: node) where told.insert(words).inserted && runs[stop]?.contains(words) != true
      {
        result.append(
          Unspoken(node: node.id, words: words, reason: "the voice leaves out \(property) of what it says here"))
      }
    }
    return result
  }

  /// Every text that a node has for people, with what it is; a state that is a number, and what is masked, is none.
  private static func texts(of node: AccessibilityNode) -> [(String, String)] {
    let isState = [.switchControl, .toggle, .checkBox, .radioButton].contains(node.role)
    let texts: [(String, String?)] = [
      ("the name", node.name), ("the text", node.text),
      ("the value", isState || node.role == .secureTextField ? nil : node.value),
      ("the placeholder", node.placeholder), ("the hint", node.hint), ("the tooltip", node.tooltip),
      ("the error", node.errorText), ("the state", node.stateDescription), ("the title", node.paneTitle),
      ("the role description", node.roleDescription),
    ]
    let contents = node.customContent.flatMap { [("the custom content", $0.label), ("the custom content", $0.value)] }
    return texts.compactMap { what, text in text.flatMap { $0.isEmpty ? nil : (what, $0) } }
      + contents.filter { !$0.1.isEmpty }
  }
}
