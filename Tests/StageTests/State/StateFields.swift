/// What of a state counts neither in its hash nor where states are compared, each with the reason.
enum StateFields {
  /// Fields by type and name. A field that is on neither list counts.
  static var leftOut: [String: String] { words.merging(derived) { reason, _ in reason } }

  /// What may be anything.
  static let words = [
    "Cause.text": "words for people",
    "Hands.stoppedBy": "decides in which words a movement that is over is told",
    "Scrolling.lines": "kept so that lines are not broken anew; they follow from texts, frames and fonts",
    "SheetDrag.resistance": "a number of the scene",
    "ScrollDrag.resistance": "a number of the scene",
    "SpringMotion.residual": "follows from the other numbers of the spring",
  ]

  /// What counts by something else.
  static let derived = [
    "Room.now": "what times are relative to"
  ]

  /// What a stage has besides its state.
  static let ofStages = [
    "firstMarks": "what the document selects, as in every copy",
    "blueprint": "the scene, which never changes",
    "layout": "follows from the scene, the screen, detents, sizes and devices, all of them state",
    "layoutChanges": "how often there was another layout",
    "state": "all that is on no list",
    "journal": "events, which are handed over before the next input, and words about the last one",
    "layouts": "made for the sizes that were met last, and shared",
    "cache": "the tree, which follows from the rest",
    "changes": "how often there was another tree",
    "hasBegun": "whether places where content begins are told once more",
    "mostPlaces": "how far a search goes for who explores",
    "device": "said with every input",
  ]
}
