import Accessibility

/// How a voice puts words together: data, read by `Speaker`.
struct Grammar: Sendable {
  /// Where the order was read.
  var source: String
  /// How parts are joined.
  var joining: Joining
  /// Parts of an utterance in order, and of those of roles that have an order of their own.
  var order: [Portion]
  var orders: [Role: [Portion]] = [:]
  /// Parts of what is its own (`Portion.own`), in order, which is also how nodes in it are spoken.
  var own: [Portion] = []
  var owns: [Role: [Portion]] = [:]
  /// What is said when something comes up.
  var presenting: [Portion]
  var presentings: [Role: [Portion]] = [:]
  /// What is said when a container is entered or left; nothing for roles that are not here.
  var entering: [Role: [Portion]] = [:]
  var enteringLandmark: [Portion] = []
  var leaving: [Role: [Portion]] = [:]
  var leavingLandmark: [Portion] = []
  /// Whether what has been left is told in documents only.
  var leavesInDocuments = false
  /// The word for what something is; nothing is said for roles that are not here.
  var roles: [Role: Wording]
  /// The words for a state that is on, off or neither.
  var states: [Role: StateWords]
  /// Rules of which the first of each group that holds is said.
  var hints: [[HintRule]] = []
  /// Whether the author's hint is said as a hint.
  var saysAuthorsHint = false
  /// Whether an author's own word for what something is replaces the voice's.
  var saysRoleDescriptions = false
  /// Whether a picture that people can activate counts as a button.
  var takesPicturesForButtons = false
  /// Whether a back button, or a tab in a bar, is not said to be a button.
  var replacesButton = false
  /// Whether what has been entered and left is told by sorts (collections, then titles, then windows), and of each sort
  /// what has been left only where nothing has been entered.
  var entersSilently = false
  /// Parts that the reader does not say unless people turn them on.
  var off: Set<Portion> = []
  /// Parts that are left out as well where people have asked for few words; hints always are.
  var wordy: Set<Portion> = []
  /// Roles for which the reader's own source has nothing that matches, so that the nearest is taken.
  var inferredRoles: Set<Role> = []
  /// Parts whose place or rule was concluded.
  var inferredParts: Set<Portion> = []
  /// How it answers to what happens.
  var manners: Manners

  /// How parts are joined.
  enum Joining: Hashable, Sendable {
    /// The first is a sentence where more follow.
    case sentences
    /// One after the other.
    case plain
    /// A full stop stands where there is a pause after a letter or digit.
    case pauses
  }

  /// The words for a state.
  struct StateWords: Hashable, Sendable {
    var on: Wording
    var off: Wording
    var mixed: Wording

    init(_ on: Wording, _ off: Wording, _ mixed: Wording) {
      self.on = on
      self.off = off
      self.mixed = mixed
    }
  }

  /// Every wording that it uses.
  var wordings: Set<Wording> {
    let parts =
      [order, own, presenting, enteringLandmark, leavingLandmark].flatMap(\.self)
      + [orders, owns, presentings, entering, leaving].flatMap { $0.values.flatMap(\.self) }
    var result = Wording.common
    result.formUnion(parts.flatMap(\.wordings))
    result.formUnion(roles.values)
    if roles[.slider] == .slider { result.formUnion([.horizontalSlider, .verticalSlider]) }
    if roles[.scrollBar] != nil { result.formUnion([.horizontalScrollBar, .verticalScrollBar]) }
    if !enteringLandmark.isEmpty { result.insert(.landmark) }
    for words in states.values { result.formUnion([words.on, words.off, words.mixed]) }
    result.formUnion(hints.flatMap(\.self).compactMap(\.wording))
    if saysAuthorsHint { result.insert(.hints) }
    if manners.whereabouts == .items { result.formUnion([.itemsShown, .titledPage]) }
    if manners.hasKeyNavigation { result.formUnion(Wording.keyNavigation) }
    if manners.saysWhatIsMissing {
      result.formUnion([.noNext, .noPrevious, .missingHeading, .missingLink, .missingControl])
    }
    return result
  }
}
