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

  /// The stop around a node whose words are said there, nil where it is in none.
  func around(_ index: Int, in tree: AccessibilityTree) -> Stop? {
    tree.ancestors(of: index).lazy.compactMap { stops[$0] }.first
  }

  /// The stops in a node, in the order of the tree.
  func within(_ index: Int, in tree: AccessibilityTree) -> [(index: Int, stop: Stop)] {
    ((index + 1)..<max(index + 1, tree.nodes[index].end)).compactMap { inner in stops[inner].map { (inner, $0) } }
  }
}

extension Speech {
  private static let roleParts: Set<Portion> = [.role, .headingLevel, .heading, .tab, .adjustable, .backButton]

  /// The wordings for what a node is, in their order; that a cell is a heading TalkBack says behind its place.
  private func roles(_ words: RoleWords) -> some Sequence<ToldRole> {
    passages.lazy.compactMap { passage -> ToldRole? in
      guard let wording = passage.wording else {
        // The author's words stand for the role.
        guard passage.part == .role, passage.basis == .interface else { return nil }
        return words.wording(of: passage.text).map { .wording($0.shared) } ?? .own(passage.text)
      }
      let isHeader = wording == .columnHeader || wording == .rowHeader
      return isHeader || Self.roleParts.contains(passage.part) ? .wording(wording.shared) : nil
    }
  }

  /// Whether a text of the interface is among the words, and not only within one of them.
  func tells(_ words: String) -> Bool {
    func goesOn(_ character: Character?) -> Bool {
      guard let character, character.isASCII else { return false }
      return character.isLetter || character.isNumber
    }
    var rest = text[...]
    while let found = rest.firstRange(of: words) {
      let before = found.lowerBound == text.startIndex ? nil : text[text.index(before: found.lowerBound)]
      let after = found.upperBound == text.endIndex ? nil : text[found.upperBound]
      let isPart = goesOn(words.first) && goesOn(before) || goesOn(words.last) && goesOn(after)
      if !isPart { return true }
      rest = rest[found.upperBound...]
    }
    return false
  }

  /// All that is told of what the node and what is in it are, by wordings that are one for all readers.
  func toldRoles(_ words: RoleWords) -> Set<ToldRole> { Set(roles(words)) }

  /// What is told of what the node is, by a wording that is one for all readers.
  func toldRole(_ words: RoleWords) -> ToldRole? { roles(words).first { _ in true } }

  /// The states that are told, by wordings that are one for all readers.
  var toldStates: Set<Wording> {
    var result = Set(
      passages.filter {
        [
          .description, .state, .status, .selected, .disabled, .expansion, .required, .readOnly, .invalid, .editing,
          .destructive, .cancel, .unlabelled, .notSelected, .multiSelect, .selectionMode,
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
