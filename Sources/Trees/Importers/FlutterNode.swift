import Accessibility
import Documents
import Geometry

/// A node of a semantics dump, gathered line by line.
struct FlutterNode {
  let column: Int
  let location: SourceLocation
  private(set) var rect = Rect.zero
  private(set) var scale: Double?
  private(set) var hasTransform = false
  private(set) var isMergedUp = false
  private(set) var isMergeBoundary = false
  private(set) var isRightToLeft: Bool?
  private(set) var unused: [(name: String, value: String)] = []

  private let number: Substring
  private var isHidden = false
  private var isInvisible = false
  private var actions: [Substring] = []
  private var customActions: [String] = []
  private var flags: Set<Substring> = []
  private var texts: [String: String] = [:]
  private var headingLevel: Int?
  private var minimum: Double?, maximum: Double?
  /// The fact that goes on in the next lines, with the column of its own line.
  private var pending: (text: String, column: Int)?

  init(_ line: Substring, column: Int, at location: SourceLocation) {
    self.column = column
    self.location = location
    number = line.dropFirst("SemanticsNode#".count).prefix { $0.isNumber }
  }

  /// Takes a line of the node; one that stands deeper than the one before goes on with it.
  mutating func add(_ content: Substring, column: Int) {
    if let last = pending, column > last.column {
      let separator = last.text.hasSuffix(":") ? " " : isText(last.text) ? "\n" : " "
      pending?.text += separator + content
      return
    }
    finishText()
    pending = (String(content), column)
  }

  private func isText(_ line: String) -> Bool {
    guard let colon = line.firstRange(of: ": \"") else { return false }
    return line[..<colon.lowerBound].allSatisfy(\.isLetter)
  }

  /// Takes the fact that was gathered last.
  mutating func finishText() {
    guard let (line, _) = pending else { return }
    pending = nil
    if line.hasPrefix("Rect.fromLTRB(") { return setRect(line) }
    if line.hasPrefix("merged up") {
      isMergedUp = true
    } else if line.hasPrefix("merge boundary") {
      isMergeBoundary = true
    } else if line == "HIDDEN" {
      isHidden = true
    } else if line == "invisible" {
      isInvisible = true
    } else if line == "STALE" || line.hasPrefix("owner: ") || line.hasPrefix("STALE") {
      return
    } else {
      setFact(line)
    }
  }

  private mutating func setRect(_ line: String) {
    let body = line.dropFirst("Rect.fromLTRB(".count)
    let end = body.firstIndex(of: ")") ?? body.endIndex
    let numbers = body[..<end].split(separator: ",").compactMap { Double($0.trimmingBlanks) }
    guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e6 }) else {
      hasTransform = true
      return
    }
    rect = Rect(
      x: numbers[0], y: numbers[1], width: max(0, numbers[2] - numbers[0]), height: max(0, numbers[3] - numbers[1]))
    if let range = line.firstRange(of: "scaled by ") {
      scale = Double(line[range.upperBound...].prefix { $0 != "x" }).flatMap { (0.01...100).contains($0) ? $0 : nil }
    }
    if line.contains("with transform") { hasTransform = true }
  }

  private mutating func setFact(_ line: String) {
    guard let colon = line.firstIndex(of: ":") else {
      unused.append((line, ""))
      return
    }
    let name = String(line[..<colon])
    let value = line[line.index(after: colon)...].trimmingBlanks
    switch name {
    case "actions": actions = Self.list(value)
    case "customActions": customActions = Self.list(value).map(String.init)
    case "flags": flags = Set(Self.list(value))
    case "label", "value", "hint", "tooltip", "identifier": texts[name] = Self.unquoted(value)
    case "textDirection": isRightToLeft = value == "rtl"
    case "headingLevel": headingLevel = Int(value).flatMap { (1...100).contains($0) ? $0 : nil }
    case "minValue": minimum = Double(value)
    case "maxValue": maximum = Double(value)
    default: unused.append((name, String(value)))
    }
  }

  private static func list(_ text: Substring) -> [Substring] {
    text.split(separator: ",").map(\.trimmingBlanks).filter { !$0.isEmpty }
  }

  /// A text between its first and its last quotation mark; notes may stand behind it.
  private static func unquoted(_ text: Substring) -> String {
    guard text.hasPrefix("\""), let end = text.lastIndex(of: "\""), end > text.startIndex else { return String(text) }
    return String(text[text.index(after: text.startIndex)..<end])
  }

  /// Takes what a node that is merged up says.
  mutating func take(_ part: FlutterNode) {
    flags.formUnion(part.flags)
    for action in part.actions where !actions.contains(action) { actions.append(action) }
    customActions += part.customActions.filter { !customActions.contains($0) }
    for name in ["label", "value", "hint", "tooltip"] {
      guard let text = part.texts[name], !text.isEmpty else { continue }
      // Parts come from the last to the first, so that each goes before the ones that were taken.
      mergedTexts[name] = mergedTexts[name].map { "\(text)\n\($0)" } ?? text
    }
    for (name, text) in part.mergedTexts { mergedTexts[name] = mergedTexts[name].map { "\($0)\n\(text)" } ?? text }
    headingLevel = headingLevel ?? part.headingLevel
    minimum = minimum ?? part.minimum
    maximum = maximum ?? part.maximum
  }

  private var mergedTexts: [String: String] = [:]

  // MARK: The node

  /// The node at a place on the screen.
  func node(frame: Rect) -> AccessibilityNode {
    var node = AccessibilityNode(id: "", role: isMergedUp ? .view : role, frame: frame)
    node.source = location
    node.roleWord = "SemanticsNode#\(number)"
    node.identifier = texts["identifier"].flatMap { $0.isEmpty ? nil : $0 }
    node.name = text("label")
    node.hint = text("hint")
    node.tooltip = text("tooltip")
    node.value = state ?? text("value")
    if isMergedUp {
      // What it says, the boundary around it says.
      node.isElement = false
      return node
    }
    setStates(of: &node)
    let isStop = node.hasWords || node.role.isControl || !node.actions.isDisjoint(with: [.activate, .longPress])
    node.isElement = isStop && !flags.contains("scopesRoute") && !isInvisible
    return node
  }

  private func text(_ name: String) -> String? {
    let parts = [texts[name], isMergedUp ? nil : mergedTexts[name]].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private var role: Role {
    if flags.contains("isTextField") {
      return flags.contains("isObscured") ? .secureTextField : flags.contains("isMultiline") ? .textEditor : .textField
    }
    if flags.contains("hasToggledState") { return .switchControl }
    if flags.contains("hasCheckedState") {
      return flags.contains("isInMutuallyExclusiveGroup") ? .radioButton : .checkBox
    }
    if flags.contains("isSlider") { return .slider }
    if flags.contains("isLink") { return .link }
    if flags.contains("isButton") { return .button }
    if flags.contains("isHeader") || headingLevel != nil { return .heading }
    if flags.contains("isImage") { return .image }
    if flags.contains("isKeyboardKey") { return .keyboardKey }
    if flags.contains("scopesRoute") { return .page }
    if actions.contains("increase") || actions.contains("decrease") { return .adjustable }
    if actions.contains("tap") { return .button }
    return actions.contains { $0.hasPrefix("scroll") } ? .scrollView : text("label") != nil ? .text : .view
  }

  private var state: String? {
    if flags.contains("hasToggledState") { return flags.contains("isToggled") ? "1" : "0" }
    if flags.contains("hasCheckedState") {
      return flags.contains("isCheckStateMixed") ? "2" : flags.contains("isChecked") ? "1" : "0"
    }
    return nil
  }

  private func setStates(of node: inout AccessibilityNode) {
    let traits: [(Substring, Traits)] = [
      ("isSelected", .selected), ("isFocusable", .focusable), ("isFocused", .focused), ("isReadOnly", .readOnly),
      ("isLiveRegion", .live), ("isHidden", .hidden), ("isRequired", .required), ("isExpanded", .expanded),
      ("hasExpandedState", .expandable),
    ]
    for (flag, trait) in traits where flags.contains(flag) { node.traits.insert(trait) }
    if isHidden { node.isShowing = false }
    if flags.contains("hasEnabledState"), !flags.contains("isEnabled") { node.traits.insert(.disabled) }
    let offered: [(Substring, Actions)] = [
      ("tap", .activate), ("longPress", .longPress), ("increase", .increment), ("decrease", .decrement),
      ("dismiss", .escape), ("showOnScreen", .reveal), ("focus", .focus), ("scrollUp", .scroll),
      ("scrollDown", .scroll),
      ("scrollLeft", .scroll), ("scrollRight", .scroll),
    ]
    for (action, meaning) in offered where actions.contains(action) { node.actions.insert(meaning) }
    node.customActions = customActions
    node.headingLevel = headingLevel
    if let minimum, let maximum, minimum <= maximum, minimum.isFinite, maximum.isFinite, abs(minimum) <= 1e9,
      abs(maximum) <= 1e9
    {
      node.range = ValueRange(
        minimum: minimum, maximum: maximum,
        current: Double(node.value ?? "").map { min(max($0, minimum), maximum) } ?? minimum,
        step: 1)
    }
  }
}
