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
  /// Whether it has a text of several lines of which nobody can tell which its author has broken.
  private(set) var mayBeBroken = false

  /// What the framework calls it for as long as the application runs.
  let number: Substring
  private var isHidden = false
  private var isInvisible = false
  private var actions: [Substring] = []
  private var customActions: [String] = []
  private var flags: Set<Substring> = []
  private var texts: [String: String] = [:]
  private var headingLevel: Int?
  /// What its author says it is, by the name of the role.
  private var roleWord: String?
  private var isInvalid = false
  private var minimum: Double?, maximum: Double?
  /// The fact that goes on in the next lines, with the column of its own line.
  private var pending: Pending?

  private struct Pending {
    var text: String
    let column: Int
    let place: SourceLocation
    /// Whether it is a text in quotation marks.
    private var isText = false
    /// Whether it stands on lines of its own, as texts with line breaks do; any other is one line that the dump has broken
    /// at a blank (`TextTreeRenderer` in Flutter's `diagnostics.dart`).
    private var hasOwnLines = false
    /// Whether one of its own lines is so long that the dump may have broken it.
    private(set) var mayBeBroken = false
    private var lastEnd = 0

    /// Flutter breaks lines at 65 columns; what ends here or farther out may have had one more word.
    private static let greatestEnd = 50

    init(_ text: Substring, column: Int, place: SourceLocation) {
      self.place = place
      self.text = String(text)
      self.column = column
      findText()
    }

    mutating func goOn(with content: Substring, at column: Int) {
      // A text may end its line with a colon too.
      let isBegun = !isText && text.utf8.last == UInt8(ascii: ":")
      text += isText && hasOwnLines ? "\n" : " "
      text += content
      if isBegun {
        findText()
        hasOwnLines = isText
      } else if hasOwnLines, lastEnd >= Self.greatestEnd {
        mayBeBroken = true
      }
      lastEnd = column + content.utf8.count
    }

    private mutating func findText() {
      let name = text.utf8.prefix { $0 != UInt8(ascii: ":") }
      isText = text.utf8[name.endIndex...].starts(with: ": \"".utf8) && Substring(name).allSatisfy(\.isLetter)
    }
  }

  init(_ line: Substring, column: Int, at location: SourceLocation) {
    self.column = column
    self.location = location
    number = line.dropFirst("SemanticsNode#".count).prefix { $0.isNumber }
  }

  /// Takes a line of the node; one that stands deeper than the one before goes on with it.
  mutating func add(_ content: Substring, column: Int, at place: SourceLocation) throws(DocumentError) {
    if let last = pending?.column, column > last {
      // Changed in place: a fact may go on for thousands of lines.
      pending?.goOn(with: content, at: column)
      return
    }
    try finishText()
    pending = Pending(content, column: column, place: place)
  }

  /// Takes the fact that was gathered last.
  ///
  /// Throws that it does not have the form of one.
  mutating func finishText() throws(DocumentError) {
    guard let (line, place) = pending.map({ ($0.text, $0.place) }) else { return }
    mayBeBroken = mayBeBroken || pending?.mayBeBroken == true
    pending = nil
    if line.hasPrefix("Rect.fromLTRB(") { return try setRect(line, place) }
    if line.hasPrefix("merged up") {
      isMergedUp = true
    } else if line.hasPrefix("merge boundary") {
      isMergeBoundary = true
    } else if line == "HIDDEN" {
      isHidden = true
    } else if line == "invisible" {
      isInvisible = true
    } else {
      try setFact(line, place)
    }
  }

  private mutating func setRect(_ line: String, _ place: SourceLocation) throws(DocumentError) {
    let body = line.dropFirst("Rect.fromLTRB(".count)
    let end = body.firstIndex(of: ")") ?? body.endIndex
    let numbers = body[..<end].split(separator: ",").compactMap { Double($0.trimmingBlanks) }
    guard numbers.count == 4, end < body.endIndex else {
      throw DocumentError(
        place, "\"\(line.prefix(60))\" is no rectangle", expected: "Rect.fromLTRB(left, top, right, bottom)")
    }
    guard numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e6 }) else {
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

  private mutating func setFact(_ line: String, _ place: SourceLocation) throws(DocumentError) {
    guard let colon = line.firstIndex(of: ":") else {
      unused.append((line, ""))
      return
    }
    let name = String(line[..<colon])
    let value = line[line.index(after: colon)...].trimmingBlanks
    switch name {
    case "actions":
      actions = Self.list(value)
      for action in actions where !Self.knownActions.contains(action) { unused.append(("action \(action)", "")) }
    case "customActions": customActions = Self.list(value).map(String.init)
    case "flags":
      flags = Set(Self.list(value))
      for flag in flags.sorted() where !Self.knownFlags.contains(flag) { unused.append(("flag \(flag)", "")) }
    case "label", "value", "hint", "tooltip", "identifier":
      let (text, note) = try Self.unquoted(value, place)
      texts[name] = text
      if !note.isEmpty { unused.append(("note behind the \(name)", String(note))) }
    case "textDirection": isRightToLeft = value == "rtl"
    case "headingLevel": headingLevel = Int(value).flatMap { (1...100).contains($0) ? $0 : nil }
    case "role":
      roleWord = String(value)
      if FlutterRoles.meaning(of: value) == nil { unused.append(("role", String(value))) }
    case "validationResult":
      isInvalid = value == "invalid"
      if !isInvalid { unused.append(("validationResult", String(value))) }
    case "minValue": minimum = Double(value)
    case "maxValue": maximum = Double(value)
    default: unused.append((name, String(value)))
    }
  }

  /// Actions and flags that the node is made of.
  private static let knownActions: Set<Substring> = [
    "tap", "longPress", "increase", "decrease", "dismiss", "showOnScreen", "focus", "scrollUp", "scrollDown",
    "scrollLeft", "scrollRight",
  ]
  private static let knownFlags: Set<Substring> = [
    "isTextField", "isObscured", "isMultiline", "hasToggledState", "isToggled", "hasCheckedState", "isChecked",
    "isCheckStateMixed", "isInMutuallyExclusiveGroup", "isSlider", "isLink", "isButton", "isHeader", "isImage",
    "isKeyboardKey", "scopesRoute", "isSelected", "isFocusable", "isFocused", "isReadOnly", "isLiveRegion", "isHidden",
    "isRequired", "isExpanded", "hasExpandedState", "hasEnabledState", "isEnabled",
  ]

  private static func list(_ text: Substring) -> [Substring] {
    text.split(separator: ",").map(\.trimmingBlanks).filter { !$0.isEmpty }
  }

  /// A text between its first and its last quotation mark; notes may stand behind it.
  private static func unquoted(
    _ text: Substring, _ place: SourceLocation
  ) throws(DocumentError) -> (text: String, note: Substring) {
    guard text.begins(with: "\"") else { return (String(text), "") }
    guard let end = text.utf8.lastIndex(of: UInt8(ascii: "\"")), end > text.startIndex else {
      throw DocumentError(
        place, "the text never ends", expected: "\" behind it", hint: XMLReader.cutOff)
    }
    return (
      String(text[text.utf8.index(after: text.startIndex)..<end]), text[text.utf8.index(after: end)...].trimmingBlanks
    )
  }

  /// Takes what the nodes say that are merged up into it, in the order of the dump.
  mutating func take(_ parts: [FlutterNode]) {
    var known = Set(actions)
    var named = Set(customActions)
    for part in parts {
      flags.formUnion(part.flags)
      actions += part.actions.filter { known.insert($0).inserted }
      customActions += part.customActions.filter { named.insert($0).inserted }
      headingLevel = headingLevel ?? part.headingLevel
      roleWord = roleWord ?? part.roleWord
      isInvalid = isInvalid || part.isInvalid
      minimum = minimum ?? part.minimum
      maximum = maximum ?? part.maximum
    }
    for name in ["label", "value", "hint", "tooltip"] {
      mergedTexts[name] = parts.compactMap { $0.texts[name] }.filter { !$0.isEmpty }.joined(separator: "\n")
    }
  }

  private var mergedTexts: [String: String] = [:]

  /// What it is set to, with what is merged up into it.
  private var stated: StatedValue {
    StatedValue(words: nil, plain: text("value"), state: state, minimum: minimum, maximum: maximum)
  }

  /// The words that it is set to beside being on or off: they are said with its label.
  private var wordsBesideState: String? { state == nil ? nil : text("value") }

  /// What it says that it is set to and its node does not hold; what is merged up is held by the node around it.
  var leftValues: [(name: String, value: String)] {
    guard !isMergedUp else { return [] }
    var node = AccessibilityNode(id: "", role: role, frame: .zero)
    let (stated, names) = (
      stated,
      [
        StatedValue.Piece.plain: "value", .state: "flags", .minimum: "minValue", .maximum: "maxValue",
      ]
    )
    return stated.set(on: &node).filter { $0 != .plain || wordsBesideState == nil }
      .compactMap { part in names[part].map { ($0, stated.excerpt(part)) } }
  }

  // MARK: The node

  /// The node at a place on the screen.
  ///
  /// What a tooltip says is the name of what has no label; iOS says it behind a label as well.
  func node(frame: Rect, joinsTooltip: Bool) -> AccessibilityNode {
    var node = AccessibilityNode(id: "", role: isMergedUp ? .view : role, frame: frame)
    node.source = location
    node.roleWord = "SemanticsNode#\(number)"
    node.identifier = texts["identifier"].flatMap { $0.isEmpty ? nil : $0 }
    node.name = text("label") ?? text("tooltip")
    node.hint = text("hint")
    if let label = text("label"), let tooltip = text("tooltip") {
      if joinsTooltip { node.name = label + "\n" + tooltip } else { node.tooltip = tooltip }
    }
    if isMergedUp {
      node.value = text("value")
      // What it says, the boundary around it says.
      node.isElement = false
      return node
    }
    _ = stated.set(on: &node)
    // The value has the state, and the words that are merged with it are heard all the same.
    if let words = wordsBesideState, node.value == state {
      node.name = [node.name, words].compactMap(\.self).joined(separator: "\n")
    }
    setStates(of: &node)
    setFurtherRoles(of: &node)
    let isStop = node.hasWords || node.role.isControl || !node.actions.isDisjoint(with: [.activate, .longPress])
    node.isElement = isStop && !flags.contains("scopesRoute") && !isInvisible
    return node
  }

  private func text(_ name: String) -> String? {
    let parts = [texts[name], mergedTexts[name]].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private var role: Role {
    let said = roleWord.flatMap { FlutterRoles.meaning(of: $0[...]) }
    // What people set is more telling than what it is a part of.
    if let said, !isSet || said.role.isControl { return said.role }
    return roleByFlags
  }

  /// Whether its flags say that people set it.
  private var isSet: Bool {
    ["isTextField", "hasToggledState", "hasCheckedState", "isSlider"].contains { flags.contains($0) }
  }

  private var roleByFlags: Role {
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
      ("isLiveRegion", .live), ("isRequired", .required), ("isExpanded", .expanded),
      ("hasExpandedState", .expandable),
    ]
    for (flag, trait) in traits where flags.contains(flag) { node.traits.insert(trait) }
    // `HIDDEN` is the flag once more: out of sight, and still there for readers that go on to it.
    if isHidden || isInvisible || flags.contains("isHidden") { node.isShowing = false }
    if isInvalid { node.traits.insert(.invalid) }
    if let roleWord, let said = FlutterRoles.meaning(of: roleWord[...]) { node.traits.formUnion(said.traits) }
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
  }

  /// Notes what it is besides its role: a button that is a picture too.
  private func setFurtherRoles(of node: inout AccessibilityNode) {
    let kinds: [(flag: Substring, roles: Set<Role>, word: String)] = [
      ("isTextField", [.textField, .secureTextField, .textEditor], "textEntry"), ("isSlider", [.slider], "slider"),
      ("isLink", [.link], "link"), ("isButton", [.button], "button"), ("isHeader", [.heading], "header"),
      ("isImage", [.image], "image"), ("isKeyboardKey", [.keyboardKey], "keyboardKey"),
      ("hasToggledState", [.switchControl], "toggleButton"),
      ("hasCheckedState", [.checkBox, .radioButton], "checkBox"),
      ("scopesRoute", [.page, .dialog], "scopesRoute"), ("isObscured", [.secureTextField], "isObscured"),
      ("isMultiline", [.textEditor], "isMultiline"),
      ("isInMutuallyExclusiveGroup", [.radioButton], "isInMutuallyExclusiveGroup"),
    ]
    for kind in kinds where flags.contains(kind.flag) && !kind.roles.contains(node.role) {
      node.isAlso(word: kind.word)
    }
    // On or off without being something to switch.
    let states: [(flag: Substring, roles: Set<Role>)] = [
      ("isToggled", [.switchControl]), ("isChecked", [.checkBox, .radioButton]),
      ("isCheckStateMixed", [.checkBox, .radioButton]),
    ]
    for state in states where flags.contains(state.flag) && !state.roles.contains(node.role) {
      node.isAlso(word: String(state.flag))
    }
  }
}
