import Accessibility

/// One reader's way through a tree from the first stop to the last.
struct ReaderTour {
  /// What is said at each stop, with its place, by index in the tree.
  private(set) var stops: [Int: Stop] = [:]
  private let order: [Int]

  struct Stop {
    var place: Int
    var speech: Speech
  }

  init(_ tree: AccessibilityTree, _ voice: Voice, _ language: String?) {
    let reader = ScreenReader(voice: voice, language: language)
    let view = ReaderView(tree, manner: reader.manner)
    order = view.order.elements
    var previous: NodeID?
    for (place, index) in order.enumerated() {
      stops[index] = Stop(place: place, speech: reader.reading(at: place, after: previous, in: view).speech)
      previous = tree.nodes[index].id
    }
  }

  /// The place of a stop.
  func place(_ index: Int) -> Int { stops[index]?.place ?? -1 }

  /// The stop before another one.
  func before(_ index: Int) -> Int? {
    guard let place = stops[index]?.place, place > 0 else { return nil }
    return order[place - 1]
  }

  /// Whether the words of a node are said at a stop around it, or it has none and something in it is a stop.
  func tells(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let node = tree.nodes[index]
    let words = [node.name, node.value].compactMap { $0 }.filter { !$0.isEmpty }
    guard !words.isEmpty else { return ((index + 1)..<max(index + 1, node.end)).contains { stops[$0] != nil } }
    return tree.ancestors(of: index).contains { ancestor in
      stops[ancestor].map { stop in words.contains { stop.speech.text.contains($0) } } ?? false
    }
  }
}

extension Speech {
  /// What is told of what the node is, by a wording that is one for all readers.
  var toldRole: Wording? {
    passages.lazy.filter { [.role, .headingLevel, .heading, .tab, .adjustable, .backButton].contains($0.part) }
      .compactMap(\.wording).first?.shared
  }

  /// The states that are told, by wordings that are one for all readers.
  var toldStates: Set<Wording> {
    var result = Set(
      passages.filter {
        [
          .description, .state, .selected, .disabled, .expansion, .required, .readOnly, .invalid, .editing,
          .destructive, .cancel,
          .unlabelled,
        ].contains($0.part)
      }.compactMap { $0.wording?.shared })
    if passages.contains(where: { $0.part == .error }) { result.insert(.error) }
    return result
  }
}

extension Wording {
  /// The wording that stands for the same thing in every voice.
  fileprivate var shared: Wording {
    switch self {
    case .horizontalSlider, .verticalSlider, .slider, .spinButton: .adjustable
    case .searchField, .textEditor: .textField
    case .toggleButton: .switchButton
    case .backButton: .button
    case .pressed: .on
    case .notPressed: .off
    case .chosen: .checked
    case .notChosen: .unchecked
    case .mixed: .partiallyChecked
    default: self
    }
  }
}
