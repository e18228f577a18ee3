import Accessibility

/// A name says neither a state nor what to do with fingers.
///
/// A state counts only where it stands apart, after a comma, colon, dash or bracket: “Wi-Fi, on”, “Bold (selected)”; or
/// where it is the “on” or “off” that the value says too.
/// What to do counts as a gesture that a reader replaces: “double tap to open”.
public struct NameContainsState: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "name-contains-state-or-action",
    title: "A name says neither its state nor which gesture to make",
    why: "States belong to the value or a trait, so that a reader says changes and braille has signs for them; and the "
      + "gestures of those who listen are others than a name can know.",
    remedy: "Put the state into the value or a trait and leave the gesture out.",
    severity: .warning, method: .static, references: .criterion("4.1.2"), implies: ["name-said-twice"])

  private static let states: Set<String> = [
    "on", "off", "selected", "not selected", "unselected", "checked", "not checked", "unchecked", "disabled", "dimmed",
    "expanded", "collapsed", "켬", "끔", "선택됨",
  ]
  private static let gestures: [[String]] = [
    ["double", "tap"], ["double", "click"], ["tap", "to"], ["click", "to"], ["press", "to"], ["swipe", "to"],
    ["tap", "here"], ["long", "press"],
  ]

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.nodes[index].isOperable, context.shape(of: index).contains(.isSpoken),
      !context.standing[index].contains(.hidden)
    else { return .inapplicable }
    let shape = context.shape(of: index)
    guard !shape.isDisjoint(with: [.hasSpace, .hasBreak]), let name = context.tree.nodes[index].name else {
      return .pass
    }
    if shape.contains(.hasBreak), let state = Self.state(in: name) {
      return .fail(.stateInName(name: name, state: state))
    }
    if shape.contains(.hasSpace), let value = context.tree.nodes[index].value?.folded, value == "on" || value == "off",
      name.folded.hasSuffix(" " + value)
    {
      return .fail(.stateInName(name: name, state: value))
    }
    if shape.contains(.hasSpace), shape.contains(.hasLatin), let gesture = Self.gesture(in: name) {
      return .fail(.gestureInName(name: name, gesture: gesture))
    }
    return .pass
  }

  /// The state at the end of a name, after something that sets it apart.
  private static func state(in name: String) -> String? {
    let marks: [UInt8] = [0x28, 0x5B, 0x2C, 0x3A, 0x2D]
    let bytes = name.utf8
    guard let mark = bytes.lastIndex(where: marks.contains), mark != bytes.startIndex else { return nil }
    // A dash within a word sets nothing apart.
    if bytes[mark] == 0x2D, bytes[bytes.index(before: mark)] != UInt8(ascii: " ") { return nil }
    var rest = String(name[bytes.index(after: mark)...]).folded
    if let last = rest.utf8.last, last == 0x29 || last == 0x5D { rest.removeLast() }
    return states.contains(rest) ? rest : nil
  }

  /// The gesture that a name tells people to make.
  private static func gesture(in name: String) -> String? {
    guard hasGestureWord(name) else { return nil }
    let words = name.words
    return gestures.first { $0.stand(in: words) }?.joined(separator: " ")
  }

  /// Whether a cheap look finds one of the words that a gesture has.
  private static func hasGestureWord(_ name: String) -> Bool {
    var (last, before) = (UInt8(0), UInt8(0))
    for byte in name.utf8 {
      let small = byte | 0x20
      // “tap”, “click”, “press” and “swipe” have one of these in them.
      switch (before, last, small) {
      case (UInt8(ascii: "t"), UInt8(ascii: "a"), UInt8(ascii: "p")),
        (UInt8(ascii: "i"), UInt8(ascii: "c"), UInt8(ascii: "k")),
        (UInt8(ascii: "e"), UInt8(ascii: "s"), UInt8(ascii: "s")),
        (UInt8(ascii: "i"), UInt8(ascii: "p"), UInt8(ascii: "e")):
        return true
      default: (before, last) = (last, small)
      }
    }
    return false
  }
}

extension Message {
  static func stateInName(name: String, state: String) -> Self {
    Self("“{name}” has its state “{state}” in the name.", ["name": name, "state": state])
  }
  static func gestureInName(name: String, gesture: String) -> Self {
    Self(
      "“{name}” tells people to “{gesture}”, which those who listen do otherwise.", ["name": name, "gesture": gesture])
  }
}
