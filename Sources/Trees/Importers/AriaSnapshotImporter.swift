import Accessibility
import Documents
import Geometry

/// Reads Playwright's aria snapshot: one line an element, two blanks a level.
///
/// Source of the format: Playwright's `ariaSnapshotRenderer`. It is a small part of YAML, with lines that say more than
/// YAML does; so they are read one by one.
struct AriaSnapshotImporter {
  private var lines: DumpLines
  private var builder = TreeBuilder()
  /// Indentation and role of the elements around the next line, with the texts that are the value of each, and whether
  /// lines may be of what is in it.
  private var open: [(indentation: Int, role: Role, texts: [String], holdsLines: Bool)] = []
  /// How far the lines of each level are indented: those of one element are as far as the first of them.
  private var levels = IndentedLevels()
  private var patterns = 0
  private var hasBoxes = false
  private var extent = Size.zero

  init(_ lines: consuming DumpLines) { self.lines = lines }

  /// Reads the whole snapshot.
  mutating func read() throws(DocumentError) -> ImportedTree {
    while let bytes = lines.next() {
      let text = String(decoding: bytes, as: UTF8.self)
      let body = text.drop { $0 == " " }
      if body.trimmingBlanks.isEmpty || body.hasPrefix("#") { continue }
      let indentation = text.utf8.count - body.utf8.count
      let line = try AriaSnapshotLine(body, at: lines.place(indentation + 1))
      while let last = open.last, last.indentation >= indentation { end() }
      try levels.take(indentation, depth: open.count, at: lines.place(indentation + 1))
      if let around = open.last, !around.holdsLines {
        throw DocumentError(
          line.place, "a line stands in an element that has no content of its own",
          expected: "a \":\" at the end of the line around it", hint: "- list:")
      }
      try take(line, indentation)
    }
    while !open.isEmpty { end() }
    finishTree()
    return builder.finish(.ariaSnapshot)
  }

  /// Ends the innermost element: all the texts that it is set to are put together at once.
  private mutating func end() {
    if let texts = open.popLast()?.texts, !texts.isEmpty {
      builder.update { $0.value = ([$0.value].compactMap { $0 } + texts).joined(separator: " ") }
    }
    builder.end()
  }

  private mutating func take(_ line: AriaSnapshotLine, _ indentation: Int) throws(DocumentError) {
    if line.isPattern { patterns += 1 }
    switch line.kind {
    case .property(let name):
      // What an element says of itself stands among what is in it.
      let text = line.text ?? ""
      if name == "placeholder" {
        builder.update { $0.placeholder = text.isEmpty ? nil : text }
      } else {
        builder.unused.add("/\(name)", text, line: line.place.line)
      }
    case .text:
      guard let text = line.text, !text.isEmpty else { return }
      if let last = open.indices.last, Self.holdsValue(open[last].role) { return open[last].texts.append(text) }
      enter(text)
      addText(text, line)
    case .element(let role):
      guard builder.depth < XMLLimits().depth else {
        throw DocumentError(line.place, "elements are nested deeper than \(XMLLimits().depth)", expected: "a page")
      }
      let node = try element(role, line)
      if node.traits.contains(.selected), let around = open.last, around.role == .comboBox, around.texts.isEmpty {
        // What is chosen in a closed list is what it is set to.
        builder.update { $0.value = $0.value ?? node.name }
      }
      // What is called by its content shows its name.
      if let name = node.name, [.link, .heading, .button].contains(node.role) { enter(name) }
      builder.begin(node)
      open.append((indentation, node.role, [], line.opens))
      guard let text = line.text, !text.isEmpty else { return }
      if Self.holdsValue(node.role) { return builder.update { $0.value = text } }
      enter(text)
      addText(text, line)
    }
  }

  /// Puts a text to what the field around it is set to: paragraphs of an editable region are what was typed there.
  private mutating func enter(_ text: String) {
    guard let field = open.lastIndex(where: { $0.role.isTextEntry }) else { return }
    open[field].texts.append(text)
  }

  private static func holdsValue(_ role: Role) -> Bool {
    role.isTextEntry || role == .comboBox || role.isAdjustable || role == .progress
  }

  private mutating func addText(_ text: String, _ line: AriaSnapshotLine) {
    var node = AccessibilityNode(id: "", role: .text, name: text, frame: .zero)
    node.source = line.place
    node.roleWord = "text"
    builder.begin(node)
    builder.end()
  }

  private mutating func element(_ word: String, _ line: AriaSnapshotLine) throws(DocumentError) -> AccessibilityNode {
    let meaning = WebRoles.meaning(of: word)
    var node = AccessibilityNode(id: "", role: meaning.role, name: line.name, frame: .zero)
    node.source = line.place
    node.roleWord = word
    node.traits = meaning.traits
    if meaning.role == .unknown, word.lowercased() != "unknown" {
      builder.unused.add("role", word, line: line.place.line)
    }
    for attribute in line.attributes {
      let (name, value) = (attribute.name, attribute.value)
      // An attribute without a value holds; one may also say that it does not.
      func holds(_ others: String...) throws(DocumentError) -> Bool {
        let value = value ?? "true"
        guard value == "true" || value == "false" || others.contains(value) else {
          throw DocumentError(
            attribute.place, "[\(name)] is \"\(value.prefix(40))\"",
            expected: (["true", "false"] + others).joined(separator: ", "))
        }
        return value != "false"
      }
      switch name {
      case "checked", "pressed":
        // A button that stays pressed is one to switch.
        if name == "pressed", node.role == .button { node.role = .toggle }
        let state = try holds("mixed") ? (value == "mixed" ? "2" : "1") : "0"
        if !StatedValue.tick(&node, state) { builder.unused.add("[\(name)]", value ?? "", line: line.place.line) }
      case "disabled": if try holds() { node.traits.insert(.disabled) }
      case "expanded":
        node.traits.formUnion(try holds() ? [.expandable, .expanded] : .expandable)
      case "active": if try holds() { node.traits.formUnion([.focused, .focusable]) }
      case "invalid":
        if try holds("grammar", "spelling") { node.traits.insert(.invalid) }
        // What is wrong with it has no place in the tree.
        if let value, value != "true", value != "false" {
          builder.unused.add("[invalid]", value, line: line.place.line)
        }
      case "selected": if try holds() { node.traits.insert(.selected) }
      case "aria-hidden": if try holds() { node.traits.insert(.hidden) }
      case "level":
        guard let level = Int(value ?? ""), (1...100).contains(level) else {
          throw DocumentError(
            attribute.place, "[level] is \"\(value?.prefix(40) ?? "")\"",
            expected: "a whole number from 1, as in [level=2]")
        }
        if node.role == .heading { node.headingLevel = level } else { node.hierarchyLevel = level }
      case "box":
        let numbers = (value ?? "").split(separator: ",").compactMap { Double($0.trimmingBlanks) }
        guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e6 }) else {
          throw DocumentError(attribute.place, "the box is \"\(value ?? "")\"", expected: "[box=x,y,width,height]")
        }
        node.frame = Rect(x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3]))
        hasBoxes = true
        extent = Size(width: max(extent.width, node.frame.maxX), height: max(extent.height, node.frame.maxY))
      default: builder.unused.add("[\(name)]", value ?? "", line: line.place.line)
      }
    }
    let isUnchecked = [.checkBox, .radioButton, .switchControl].contains(node.role) && node.value == nil
    if isUnchecked { node.value = "0" }
    if node.role.isControl, !node.traits.contains(.disabled) { node.actions.insert(.activate) }
    return node
  }

  private mutating func finishTree() {
    var provenance = Provenance(format: TreeFormat.ariaSnapshot.rawValue, never: Self.never)
    // What is closed is written like what cannot be opened.
    provenance.notAsked.insert(.expanded)
    if !hasBoxes {
      provenance.notAsked.formUnion([.frame, .screen])
      provenance.remarks.append("The snapshot has no places; `ariaSnapshot({boxes: true})` writes them.")
    }
    if patterns > 0 {
      provenance.remarks.append(
        "\(patterns == 1 ? "1 text is a pattern" : "\(patterns) texts are patterns") of a saved template, and what stands on the page "
          + "cannot be told.")
    }
    let size = extent
    if hasBoxes {
      provenance.notAsked.insert(.screen)
      provenance.remarks.append("The window is not in the snapshot; taken is what its boxes cover.")
    }
    builder.setTree {
      $0.screen = size
      $0.platform = "web"
      $0.provenance = provenance
    }
  }

  private static let never: Set<Property> = [
    .hint, .range, .focusable, .identifier, .colors, .alpha, .runs, .fontSize, .fontWeight, .language, .hidden, .scale,
    .hitArea, .activationPoint, .zOrder, .orientations, .position, .table, .cell, .order, .isElement, .isShowing,
    .customActions, .customContent, .rotors, .inputLabels, .actionNames, .current, .shortcut, .paneTitle, .tooltip,
    .errorText, .text,
    .stateDescription, .selection, .required, .modal, .relations, .roleDescription, .orientation, .traitWords, .actions,
  ]
}
