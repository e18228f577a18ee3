import Accessibility
import SafeText

/// What a dump says that something is set to: words, a state and numbers, of which a node holds one each.
///
/// Nothing is made up: there is a range only where both of its ends and the value between them are known. Ends that are one
/// and the same are none: Chromium writes 0 and 0 where nobody has said any.
struct StatedValue {
  /// Something that is said.
  enum Piece: CaseIterable, Hashable {
    case words, plain, state, minimum, maximum, number, step
  }

  /// In the words of its author, which are for people.
  var words: String?
  /// As the program has it.
  var plain: String?
  /// 1, 0 or 2: on, off or neither.
  var state: String?
  var minimum: Double?
  var maximum: Double?
  /// The value as a number by itself.
  var number: Double?
  var step: Double?

  /// The range that is said.
  var range: ValueRange? {
    guard let minimum, let maximum, minimum < maximum, let current = number ?? plainNumber ?? wordsNumber else {
      return nil
    }
    let step = step.map { max(0, $0) } ?? 1
    guard [minimum, maximum, current, step].allSatisfy({ abs($0) <= 1e9 }) else { return nil }
    return ValueRange(minimum: minimum, maximum: maximum, current: current, step: step)
  }

  private var plainNumber: Double? { plain.flatMap(number(in:)) }
  private var wordsNumber: Double? { words.flatMap(number(in:)) }

  /// The number in a text: a part of the whole where the text says so, as in `50%`.
  private func number(in text: String) -> Double? {
    if let number = Double(text) { return number.isFinite ? number : nil }
    guard text.utf8.last == UInt8(ascii: "%"), let minimum, let maximum,
      let percent = Double(text.dropLast().trimmingBlanks), percent.isFinite
    else { return nil }
    return minimum + (maximum - minimum) * percent / 100
  }

  /// Gives it to a node; returns what of it the node does not hold.
  func set(on node: inout AccessibilityNode) -> [Piece] {
    let number = number.map { $0.text(decimals: 3) }
    node.value = words ?? plain ?? number
    node.range = range
    var left: [Piece] = []
    if let state {
      let value = node.value
      if !Self.tick(&node, state) { left.append(.state) }
      if words != nil, node.value != value { left.append(.words) }
    }
    // What the numbers were taken from is held by them.
    let isInRange = range != nil && self.number == nil && plainNumber != nil
    if let plain, plain != node.value, !isInRange { left.append(.plain) }
    guard range == nil else { return left }
    if minimum != nil { left.append(.minimum) }
    if maximum != nil { left.append(.maximum) }
    if number != nil, number != node.value { left.append(.number) }
    if step != nil { left.append(.step) }
    return left
  }

  /// Says of a node that it is on, off or neither, as 1, 0 or 2, in the way that its role has for that: a list item, say,
  /// that is ticked is selected. Returns whether the node holds it.
  static func tick(_ node: inout AccessibilityNode, _ state: String) -> Bool {
    switch node.role {
    case .toggle, .switchControl, .checkBox, .radioButton, .menuItem: node.value = state
    default:
      if state == "1" { node.traits.insert(.selected) }
      return state != "2"
    }
    return true
  }

  /// A part as it is said, where it is listed as not used.
  func excerpt(_ part: Piece) -> String {
    switch part {
    case .words: words ?? ""
    case .plain: plain ?? ""
    case .state: state == "2" ? "mixed" : state ?? ""
    case .minimum: minimum?.text(decimals: 3) ?? ""
    case .maximum: maximum?.text(decimals: 3) ?? ""
    case .number: number?.text(decimals: 3) ?? ""
    case .step: step?.text(decimals: 3) ?? ""
    }
  }
}
