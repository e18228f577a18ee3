public import Accessibility
import Announcer

extension ScreenReading {
  /// What the reader of a tree's platform leaves out by rules of its own, and what others' names take the place of:
  /// VoiceOver, TalkBack or Orca, as `Voice.init(of:)` says.
  public static func untold(in tree: AccessibilityTree) -> [Unspoken] {
    let reading = ScreenReading(tree, title: "", reader: ScreenReader(voice: Voice(of: tree)), explains: true)
    return reading.unspoken.filter { $0.omission == .reader || $0.omission == .naming }
  }

  /// What is not spoken of a tree, in the order of the tree: what the rules of reading leave out, and of what is read the
  /// texts that the voice has left out of what it said.
  static func unspoken(in tree: AccessibilityTree, order: ReadingOrder, said stops: [Stop]) -> [Unspoken] {
    let fates = tree.wordFates(order)
    let places = Dictionary(
      zip(order.elements, stops.indices), uniquingKeysWith: { first, _ in first })
    // What is told of containers as they are entered, which their names may be in.
    let entering = zip(order.elements, stops).flatMap { index, stop in
      stop.speech.passages.filter { $0.part == .entering }.map { (index: index, text: $0.text) }
    }.sorted { $0.index < $1.index }
    // What is said at each stop, in the order of the tree.
    let heard = zip(order.elements, stops).map { (index: $0, text: $1.utterance.text) }.sorted { $0.index < $1.index }
    // What is told of containers as they are left.
    let left = WordRuns(stops.flatMap { $0.speech.passages.filter { $0.part == .leaving }.map(\.text) })
    var runs: [Int: WordRuns] = [:]
    var result: [Unspoken] = []
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      let before = result.count
      // Words of what holds others may be said with the first of those.
      defer {
        if result.count > before, node.end > index + 1 {
          let inside = Self.told(index, node, heard).prefix(Self.mostInside).map(\.text)
          let own = texts(of: node).map(\.1)
          let late = result[before...].filter { unspoken in
            let parts = [unspoken.words] + own.filter { unspoken.words.contains($0) }
            func isSaid(_ words: String) -> Bool { inside.contains { Self.says($0, words) } || left.contains(words) }
            return !isSaid(parts[0]) && !(parts.count > 1 && parts.dropFirst().allSatisfy(isSaid))
          }
          result.replaceSubrange(before..., with: late)
        }
      }
      let stop: Int
      switch fates[index] {
      case .spoken: stop = index
      case .part(let element), .repeated(let element): stop = element
      case .swallowed(let element):
        let said = Self.runs(at: Self.stop(around: element, in: tree, places), places, stops, &runs)
        result += whole(
          node, Self.isEntered(index, node, entering) ? "" : tree.words(ofPart: index), said,
          "what is in #\(tree.nodes[element].id) is a part of it, and its own name is said", .naming)
        continue
      case .container:
        let told = Self.told(index, node, entering).map(\.text)
        let isTold = Self.isEntered(index, node, entering)
        let isWindow = tree.isToldInFront(index)
        result += whole(
          node, isTold ? "" : tree.words(ofPart: index), told.isEmpty ? nil : WordRuns(told),
          isWindow
            ? "what is on the screen as a whole is told as it comes to the front"
            : node.end > index + 1
              ? "it holds others, and the voice does not say what such a node is called" : "no reader stops at it",
          isWindow ? .window : .reader)
        continue
      case .decorative:
        result += whole(node, tree.words(ofPart: index), nil, "its author says that it is decorative", .decoration)
        continue
      case nil: continue
      }
      guard let said = Self.runs(at: stop, places, stops, &runs) else { continue }
      var told: Set<String> = []
      // A name that is put together from what is in the node is said piece by piece, and each piece is looked at there.
      if stop > index, let name = node.name { told.insert(name) }
      for (property, words) in texts(of: node) where told.insert(words).inserted && !said.contains(words) {
        result.append(
          Unspoken(
            node: node.id, words: words, reason: "the voice leaves out \(property) of what it says here",
            omission: .reader))
      }
    }
    return result
  }

  /// What is told of containers as people come to what is in a node.
  private static func told(
    _ index: Int, _ node: AccessibilityNode, _ entering: [(index: Int, text: String)]
  ) -> ArraySlice<(index: Int, text: String)> {
    var (low, high) = (0, entering.count)
    while low < high {
      let middle = (low + high) / 2
      if entering[middle].index <= index { low = middle + 1 } else { high = middle }
    }
    return entering[low...].prefix { $0.index < node.end }
  }

  /// Whether what a container is called is told as people come into it.
  private static func isEntered(
    _ index: Int, _ node: AccessibilityNode, _ entering: [(index: Int, text: String)]
  ) -> Bool {
    guard let name = node.name, !name.isEmpty else { return false }
    return told(index, node, entering).contains { says($0.text, name) }
  }

  /// Whether words stand in a text, and not only as parts of its words.
  private static func says(_ text: String, _ words: String) -> Bool {
    text.contains(words) && WordRuns([text]).contains(words)
  }

  /// In how many stops in a node its words are looked for.
  private static let mostInside = 64

  /// The stop that says what is in a part of one.
  private static func stop(around part: Int, in tree: AccessibilityTree, _ places: [Int: Int]) -> Int {
    var next = part
    while next >= 0, places[next] == nil { next = tree.nodes[next].parent }
    return next
  }

  /// The runs of words that are said at a stop; nil where there is none.
  private static func runs(
    at stop: Int, _ places: [Int: Int], _ stops: [Stop], _ known: inout [Int: WordRuns]
  ) -> WordRuns? {
    if let runs = known[stop] { return runs }
    guard let place = places[stop] else { return nil }
    let runs = WordRuns([stops[place].utterance.text, stops[place].utterance.hint].compactMap { $0 })
    known[stop] = runs
    return runs
  }

  /// What of a node that nobody stops at is not said: its words, for a reason, and every other text that stands in none
  /// of what is said around it.
  private static func whole(
    _ node: AccessibilityNode, _ words: String, _ said: WordRuns?, _ reason: String, _ omission: Unspoken.Omission
  ) -> [Unspoken] {
    var result = words.isEmpty ? [] : [Unspoken(node: node.id, words: words, reason: reason, omission: omission)]
    // Without words only its name has been told.
    let own = [node.name, node.value, node.placeholder].compactMap { $0 }.filter { words.contains($0) }
    var known = Set(words.isEmpty ? [node.name].compactMap { $0 } : own + [words])
    for (property, text) in texts(of: node)
    where known.insert(text).inserted && !(said?.contains(text) ?? false) {
      result.append(
        Unspoken(
          node: node.id, words: text,
          reason: omission == .decoration ? reason : "no reader stops at it and says \(property)",
          omission: omission == .decoration ? .decoration : .reader))
    }
    return result
  }

  /// Every text that a node has for people, with what it is; a state that is a number, and what is masked, is none.
  private static func texts(of node: AccessibilityNode) -> [(String, String)] {
    let isState =
      [.switchControl, .toggle, .checkBox, .radioButton, .menuItem].contains(node.role)
      && ["0", "1", "2", "on", "off", "true", "false", "mixed"].contains(node.value?.lowercased())
    // What is on or off, or at a place between its ends, is nothing that was entered.
    let isFilled = (node.role.isTextEntry || node.role == .comboBox) && node.value?.isEmpty == false
    let texts: [(String, String?)] = [
      ("the name", node.name), ("the text", node.text),
      ("the value", isState || node.role == .secureTextField ? nil : node.value),
      // What has been entered stands where the placeholder did.
      ("the placeholder", isFilled ? nil : node.placeholder), ("the hint", node.hint),
      ("the tooltip", node.tooltip),
      ("the error", node.errorText), ("the state", node.stateDescription), ("the title", node.paneTitle),
      ("the role description", node.roleDescription),
    ]
    let contents = node.customContent.flatMap { [("the custom content", $0.label), ("the custom content", $0.value)] }
    return texts.compactMap { what, text in text.flatMap { $0.isEmpty ? nil : (what, $0) } }
      + contents.filter { !$0.1.isEmpty }
  }
}
