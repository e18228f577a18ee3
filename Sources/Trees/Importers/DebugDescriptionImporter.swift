import Accessibility
import Documents
import Geometry

/// Reads what XCUITest prints of an element: `debugDescription`.
///
/// Nothing in it is escaped, so that a text may look like what comes behind it. Where a line can be read in several ways,
/// the tree has the first of them, and says so.
struct DebugDescriptionImporter {
  private var lines: DumpLines
  private var builder = TreeBuilder()
  /// Indentation and type of the elements around the next one.
  private var open: [(indentation: Int, type: Substring)] = []
  /// How far the lines of each level are indented: those of one element are as far as the first of them.
  private var levels = IndentedLevels()
  private var screen: Size?
  private var ambiguousLines: [Int] = []
  /// What the line before the next subtree says of its root.
  private var attributes: String?

  private let keepsFacts: Bool

  init(_ lines: consuming DumpLines, keepsFacts: Bool) {
    self.lines = lines
    self.keepsFacts = keepsFacts
  }

  /// Reads the whole description: every subtree in it is a window of its own.
  mutating func read() throws(DocumentError) -> ImportedTree {
    var section = Section.before
    var pending: (text: String, line: Int)?
    while let bytes = lines.next() {
      let text = String(decoding: bytes, as: UTF8.self)
      let words = text[...].trimmingBlanks
      if let next = Section(beginning: words) {
        try take(&pending)
        section = next
        if section == .tree { levels = IndentedLevels() }
        if section == .path || section == .chain {
          builder.unused.add(String(words.dropLast()), "", line: lines.number)
        }
        if words.hasPrefix(Self.attributesBeginning) {
          attributes = String(words.dropFirst(Self.attributesBeginning.count))
        }
        continue
      }
      if section == .before, words.hasPrefix("→") { section = .tree }
      if section == .path { takeAround(text) }
      guard section == .tree else {
        // A text with a line break goes on in the next line.
        if section == .before, attributes != nil, pending == nil { attributes? += "\n" + text }
        continue
      }
      if DebugDescriptionLine.begins(text) {
        try take(&pending)
        pending = (text, lines.number)
      } else if pending == nil {
        if words.isEmpty { continue }
        throw DocumentError(
          lines.place(1), "this is no element", expected: "an element such as \"Button, {{0.0, 0.0}, {44.0, 44.0}}\"")
      } else if !words.isEmpty || pending?.text.hasSuffix("'") == false {
        // A text with a line break goes on in the next line.
        pending?.text += "\n" + text
      }
    }
    try take(&pending)
    closeAll()
    finishTree()
    return builder.finish(.xcuitest)
  }

  /// A part of a description.
  private enum Section {
    case before, tree, path, chain, behind

    init?(beginning words: Substring) {
      if words.hasPrefix(DebugDescriptionImporter.attributesBeginning) {
        self = .before
      } else if words == "Element subtree:" {
        self = .tree
      } else if words == "Path to element:" {
        self = .path
      } else if words == "Query chain:" {
        self = .chain
      } else if words.hasPrefix("(lldb)") {
        self = .behind
      } else {
        return nil
      }
    }
  }

  /// Takes what an element around a subtree says of the screen: the path names the application and its window.
  private mutating func takeAround(_ text: String) {
    let line = text.replacing("↳", with: "")
    guard let element = try? DebugDescriptionLine(line, at: lines.place(1)) else { return }
    let node = element.node(in: nil)
    if node.role == .window, screen == nil, !node.frame.isEmpty { screen = node.frame.size }
    if node.role == .application, builder.tree.application == nil, let name = node.name {
      builder.nameApplication(name)
    }
  }

  private mutating func take(_ pending: inout (text: String, line: Int)?) throws(DocumentError) {
    guard let entry = pending else { return }
    pending = nil
    let place = lines.beginning(ofLine: entry.line)
    let line = try DebugDescriptionLine(entry.text, at: place)
    while let last = open.last, last.indentation >= line.indentation {
      open.removeLast()
      builder.end(readsLeaves: true)
    }
    try levels.take(line.indentation, depth: open.count, at: place)
    guard builder.depth < XMLLimits().depth else {
      throw DocumentError(place, "elements are nested deeper than \(XMLLimits().depth)", expected: "a screen")
    }
    if line.isAmbiguous { ambiguousLines.append(entry.line) }
    for word in line.unused { builder.unused.add(word.name, word.value, line: entry.line) }
    var node = line.node(in: open.last?.type)
    // The control within a control of its kind is the same one for people, as SwiftUI puts a switch into its row.
    if let index = builder.current, line.type == open.last?.type, node.role.isControl, node.name == nil,
      builder.tree.nodes[index].value == node.value
    {
      node.isElement = false
    }
    if keepsFacts { node.facts = line.facts(besides: node) + attributesFacts(of: entry.text) }
    if node.role == .application {
      let name = node.name
      builder.nameApplication(name)
    }
    if node.role == .window, screen == nil, !node.frame.isEmpty { screen = node.frame.size }
    builder.begin(node)
    open.append((line.indentation, line.type))
  }

  /// What the line before a subtree says otherwise than its root does; only the first has such a line as a rule.
  private mutating func attributesFacts(of root: String) -> [SourceFact] {
    guard open.isEmpty else { return [] }
    defer { attributes = nil }
    let words = root[...].trimmingBlanks
    let line = String(words.hasPrefix("→") ? words.dropFirst() : words)
    let isFirst = builder.nextPlace == 0
    guard attributes != (isFirst ? line : nil) else { return [] }
    return [SourceFact(name: Self.attributesFact, value: attributes)]
  }

  /// How the line before a subtree begins.
  static let attributesBeginning = "Attributes: "
  /// What the fact is called that has that line where it is not as one would expect.
  static let attributesFact = "attributes"

  private mutating func closeAll() {
    while open.popLast() != nil { builder.end(readsLeaves: true) }
  }

  private mutating func finishTree() {
    let size = screen ?? builder.extent
    var provenance = Provenance(format: TreeFormat.xcuitest.rawValue, never: Self.never)
    provenance.remarks = [
      "The description does not say which elements a reader stops at; labelled controls, pictures and texts are taken for "
        + "those, and what is in a control for a part of it.", TreeFormat.likelyOrder,
    ]
    if screen == nil {
      provenance.never.insert(.screen)
      provenance.remarks.append(
        "No window is in the description; as large as the screen is taken what its elements cover.")
    }
    if !ambiguousLines.isEmpty {
      let list = ambiguousLines.prefix(10).map(String.init).joined(separator: ", ")
      provenance.remarks.append("Nothing is escaped, and line \(list) can be read in more than one way.")
    }
    builder.setTree { tree in
      // The application is as large as the screen, and is printed without a frame.
      for index in tree.nodes.indices where tree.nodes[index].role == .application && tree.nodes[index].frame.isEmpty {
        tree.update(index) { $0.frame = Rect(x: 0, y: 0, width: size.width, height: size.height) }
      }
    }
    builder.setTree {
      $0.screen = size
      $0.platform = min(size.width, size.height) > 500 ? "iPadOS" : "iOS"
      $0.provenance = provenance
    }
  }

  private static let never: Set<Property> = [
    .hint, .language, .decorative, .colors, .runs, .fontSize, .fontWeight, .alpha, .activationPoint, .hitArea, .modal,
    .expanded,
    .required, .invalid, .focusable, .containers, .order, .customContent, .rotors, .headingLevel, .hierarchyLevel,
    .orientation, .landmark, .inputLabels, .actionNames, .relations, .table, .cell, .position, .scale, .zOrder,
    .orientations, .selection, .stateDescription, .current, .shortcut, .paneTitle, .tooltip, .errorText,
    .roleDescription, .text, .isElement,
    .isShowing, .traitWords, .heading, .live, .range, .customActions, .actions,
  ]
}
