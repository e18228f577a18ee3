import Accessibility
import Documents
import Geometry
import SafeText

/// Reads AccessKit's TreeUpdate, as `serde_json` writes it: one, a list of them, or several that follow each other.
///
/// Source of the format: `accesskit/src/lib.rs`; nodes are listed by number and put together by their children. The last
/// state is the tree.
struct AccessKitImporter {
  var builder = TreeBuilder()
  private var updates = AccessKitUpdates()
  /// The numbers of the nodes that are in the tree.
  private(set) var visited: Set<String> = []
  private let options: ImportOptions
  /// The runs of text in each node that is open.
  private var runs: [[AccessKitRun]] = []
  /// The number of each node that is open, with what it says of the selection in it.
  private var selections: [(id: String, selection: LocatedNode?)] = []

  /// Whether pieces of texts have colours of their own.
  private var hasColoredRuns = false
  /// How many items each node says that it has which is open, and whether one of them has used that; nil where it says
  /// nothing.
  private var sizes: [(count: Int, line: Int, isUsed: Bool)?] = []

  init(_ options: ImportOptions) { self.options = options }

  /// Reads the updates in their order.
  mutating func read(_ documents: [LocatedNode]) throws(DocumentError) -> ImportedTree {
    var list: [LocatedNode] = []
    // A list of updates is told from a list of nodes, each of which is a pair.
    for document in documents {
      list += document.sequence?.first?.mapping == nil ? [document] : document.sequence ?? []
    }
    if let first = list.first, first["tree"]?.isNull ?? true, let earlier = options.updates { updates = earlier }
    for update in list {
      try updates.apply(update)
      for pair in update.mapping?.entries ?? [] where !["nodes", "tree", "focus"].contains(pair.key) {
        builder.unused.add(pair.key, pair.value.excerpt, line: pair.keyLocation.line)
      }
    }
    try visit(updates.root)
    if let focus = updates.focus, updates.nodes[focus] == nil {
      let line = list.last.map { ($0["focus"] ?? $0).location.line } ?? 0
      builder.unused.add("focus of a node that is not there", focus, line: line)
    }
    for update in list { listTwins(of: update) }
    if let last = list.last { listOrphans(of: last) }
    for pair in updates.tree?.mapping?.entries ?? [] where pair.key != "root" {
      builder.unused.add(pair.key, pair.value.excerpt, line: pair.keyLocation.line)
    }
    finishTree()
    var imported = builder.finish(.accessKit)
    imported.updates = updates
    return imported
  }

  /// A node that is to be begun or ended, with the transform of what is around it.
  private enum Step {
    case begin(String, Transform, line: Int)
    case end
    /// The end of a run of text, which is no node.
    case endOfRun
  }

  private mutating func visit(_ root: String) throws(DocumentError) {
    var steps = [Step.begin(root, .identity, line: 0)]
    while let step = steps.popLast() {
      guard case .begin(let id, let around, let line) = step else {
        if case .end = step { end() }
        continue
      }
      guard let entry = updates.nodes[id] else { continue }
      guard visited.insert(id).inserted else {
        builder.unused.add("children that are in the tree already", id, line: line)
        continue
      }
      let properties = entry["properties"]
      guard builder.depth < XMLLimits().depth else {
        throw DocumentError(entry.location, "nodes are nested deeper than \(XMLLimits().depth)", expected: "a screen")
      }
      let transform = try Transform(properties?["transform"], within: around)
      if isRun(entry), id != updates.focus, builder.depth > 0 {
        try takeRun(id, entry, properties)
        steps.append(.endOfRun)
      } else {
        try begin(id, entry, properties, transform)
        runs.append([])
        selections.append((id, properties?["textSelection"]))
        let size = properties?["sizeOfSet"]
        let count = Whole.from(size, 0...1_000_000)
        if let size, !size.isNull, count == nil {
          builder.unused.add("sizeOfSet", size.excerpt, line: size.location.line)
        }
        sizes.append(count.map { ($0, size?.location.line ?? 0, false) })
        steps.append(.end)
      }
      let children = try properties?["children"]?.itemsIfAny("a list of numbers of nodes") ?? []
      for child in children.reversed() {
        guard let id = child.words else { throw child.mismatch("the number of a node") }
        if updates.nodes[id] == nil {
          builder.unused.add("children that are not among the nodes", id, line: child.location.line)
        }
        steps.append(.begin(id, transform, line: child.location.line))
      }
    }
  }

  // MARK: Runs of text

  /// Whether a node is a piece of the text of the node around it, which is no node for readers.
  private func isRun(_ entry: LocatedNode) -> Bool {
    entry["role"]?.words.map { $0 == "textRun" || $0 == "inlineTextBox" } ?? false
  }

  /// Takes the words of a run, and lists all else that it says.
  private mutating func takeRun(_ id: String, _ entry: LocatedNode, _ properties: LocatedNode?) throws(DocumentError) {
    let isHidden = try AccessKitBits.read(entry["flags"]) & 1 == 1
    let key = try properties?["value"]?.saidText() == nil ? "label" : "value"
    for pair in properties?.mapping?.entries ?? [] where !["bounds", "transform", "children"].contains(pair.key) {
      if pair.key == "foregroundColor" || pair.key == "backgroundColor" { hasColoredRuns = true }
      guard pair.key == key, !isHidden, let words = try pair.value.saidText(), !runs.isEmpty else {
        builder.unused.add("\(pair.key) of runs of text", pair.value.excerpt, line: pair.keyLocation.line)
        continue
      }
      let length = properties?["characterLengths"]?.sequence?.count ?? words.count
      runs[runs.count - 1].append(
        AccessKitRun(id: id, key: key, words: words, line: entry.location.line, length: length))
    }
  }

  /// Ends a node: runs of text are its words where it has none of its own; others are listed.
  private mutating func end() {
    if let size = sizes.popLast(), let size, !size.isUsed {
      builder.unused.add("sizeOfSet", String(size.count), line: size.line)
    }
    let runs = runs.popLast() ?? []
    if let (id, selection) = selections.popLast(), let selection { place(selection, in: id, runs) }
    if !runs.isEmpty, let index = builder.current {
      let words = runs.map(\.words).joined()
      let node = builder.tree.nodes[index]
      if node.role.isTextEntry, node.value == nil {
        builder.update { $0.value = words }
      } else if !node.role.isTextEntry, node.name == nil, node.value == nil {
        builder.update { $0.name = words }
      } else if node.name != words, node.value != words {
        for run in runs { builder.unused.add("\(run.key) of runs of text", run.words, line: run.line) }
      }
    }
    builder.end()
  }

  /// Counts both ends of a selection from the beginning of the text, where they are counted within its runs.
  private mutating func place(_ selection: LocatedNode, in id: String, _ runs: [AccessKitRun]) {
    let found = AccessKitRun.selection(selection, of: id, in: runs)
    builder.update { $0.selection = found }
    if found == nil { builder.unused.add("textSelection", "", line: selection.location.line) }
  }

  private mutating func begin(
    _ id: String, _ entry: LocatedNode, _ properties: LocatedNode?, _ transform: Transform
  ) throws(DocumentError) {
    guard let word = entry["role"]?.words else {
      throw DocumentError(entry.location, "the node \(id) has no role", expected: "\"role\"")
    }
    let meaning = WebRoles.meaning(of: word)
    var node = AccessibilityNode(id: "", role: meaning.role, frame: .zero)
    node.source = entry.location
    node.roleWord = word
    node.traits = meaning.traits
    if meaning.role == .unknown, word.lowercased() != "unknown" {
      builder.unused.add("role", word, line: entry.location.line)
    }
    for pair in try entry.pairs("a node") where !["role", "actions", "flags", "properties"].contains(pair.key) {
      if pair.value.words != "0" { builder.unused.add(pair.key, pair.value.excerpt, line: pair.keyLocation.line) }
    }
    AccessKitBits.setActions(try AccessKitBits.read(entry["actions"]), of: &node)
    AccessKitBits.setFlags(try AccessKitBits.read(entry["flags"]), of: &node)
    // What can be opened says whether it is open; the actions alone do not.
    let expanding = properties?["expanded"].map { $0.isNull ? 0 : AccessKitBits.expansion } ?? 0
    list(
      "actions", try AccessKitBits.read(entry["actions"]) & ~(AccessKitBits.knownActions | expanding), entry["actions"])
    list("flags", try AccessKitBits.read(entry["flags"]) & ~AccessKitBits.knownFlags, entry["flags"])
    // What has no known place cuts nothing off.
    if properties?["bounds"] == nil { node.traits.remove(.clips) }
    // Readers do not stop at one for its own sake, whatever it is called.
    if word == "genericContainer" { node.isElement = false }
    if id == updates.focus { keepFocused(&node) }
    var related: [(kind: Relation.Kind, key: String)] = []
    var stated = StatedValue()
    for pair in properties?.mapping?.entries ?? [] {
      builder.see(pair.key)
      if let kind = Self.relations[pair.key] {
        var targets: [String] = []
        for node in pair.value.sequence ?? [pair.value] {
          if let id = try node.scalarText("the number of a node") { targets.append(id) }
        }
        related += targets.map { (kind, $0) }
        for target in targets where updates.nodes[target] == nil {
          builder.unused.add("\(pair.key) of nodes that are not there", target, line: pair.keyLocation.line)
        }
      } else if try !Self.take(pair.key, pair.value, transform, into: &node, &stated) {
        builder.unused.add(pair.key, pair.value.excerpt, line: pair.keyLocation.line)
      }
    }
    node.position = position(properties?["positionInSet"])
    builder.leave(
      stated.set(on: &node), of: stated,
      as: [
        .plain: "value", .state: "toggled", .minimum: "minNumericValue", .maximum: "maxNumericValue",
        .number: "numericValue",
        .step: "numericValueStep",
      ], line: entry.location.line)
    if node.role == .text, node.name == nil { (node.name, node.value) = (node.value, nil) }
    node.role = WebRoles.role(node.role, isFocusable: node.traits.contains(.focusable))
    if options.keepsFacts { node.facts.append(SourceFact(name: JourneyKey.number, value: id)) }
    builder.begin(node, key: id, related: related)
  }

  /// What has the focus is there for readers, hidden or not, whatever it is.
  private func keepFocused(_ node: inout AccessibilityNode) {
    if node.traits.contains(.hidden) {
      node.traits.remove(.hidden)
      node.isAlso(word: "hidden")
    }
    // The window itself has it where nothing in it does.
    if node.role == .window || node.role == .page { return }
    node.traits.formUnion([.focused, .focusable])
    if node.role == .view { node.isElement = true }
  }

  /// Lists the bits of a number that mean nothing here.
  private mutating func list(_ name: String, _ bits: UInt64, _ node: LocatedNode?) {
    guard let node else { return }
    for bit in 0..<64 where bits >> UInt64(bit) & 1 == 1 {
      builder.unused.add("\(name), bit \(bit)", "", line: node.location.line)
    }
  }

  private static let relations: [String: Relation.Kind] = [
    "labelledBy": .labelledBy, "describedBy": .describedBy, "errorMessage": .errorMessage, "details": .details,
    "flowTo": .flowsTo, "controls": .controls, "memberOf": .memberOf, "radioGroup": .memberOf,
  ]

  /// Takes a property; false for one that Detent does not use.
  private static func take(
    _ key: String, _ value: LocatedNode, _ transform: Transform, into node: inout AccessibilityNode,
    _ stated: inout StatedValue
  ) throws(DocumentError) -> Bool {
    switch key {
    case "children", "transform": break
    case "label": node.name = try value.spokenText()
    case "description": node.hint = try value.saidText()
    case "value": stated.plain = try value.saidText()
    case "placeholder": node.placeholder = try value.saidText()
    case "language": node.language = try value.saidText()
    case "roleDescription": node.roleDescription = try value.saidText()
    case "stateDescription": node.stateDescription = try value.saidText()
    case "keyboardShortcut": node.shortcut = try value.saidText()
    case "ariaCurrent":
      guard let word = value.words else { return value.isNull }
      // What is said to be current, and as nothing else.
      node.current = word == "true" ? .item : word == "item" ? nil : CurrentAs(rawValue: word)
      return node.current != nil || word == "false"
    case "tooltip": node.tooltip = try value.saidText()
    case "authorId": node.identifier = try value.saidText()
    case "numericValue":
      stated.number = value.number
      return stated.number != nil || value.isNull
    case "minNumericValue":
      stated.minimum = value.number
      return stated.minimum != nil || value.isNull
    case "maxNumericValue":
      stated.maximum = value.number
      return stated.maximum != nil || value.isNull
    case "numericValueStep":
      stated.step = value.number
      return stated.step != nil || value.isNull
    case "fontSize":
      node.fontSize = value.number.flatMap { (0...1000).contains($0) ? $0 : nil }
      return node.fontSize != nil || value.isNull
    case "fontWeight":
      node.fontWeight = value.number.flatMap { (1...1000).contains($0) ? $0 : nil }
      return node.fontWeight != nil || value.isNull
    // Both make a position, one said by the item and the other by what it is in.
    case "positionInSet", "sizeOfSet": break
    case "level":
      // Counted from 0 there, from 1 here.
      guard let level = Whole.from(value, 0...99) else { return value.isNull }
      if node.role == .heading { node.headingLevel = level + 1 } else { node.hierarchyLevel = level + 1 }
    case "orientation":
      node.orientation = value.words.flatMap(Orientation.init)
      return node.orientation != nil || value.isNull
    case "foregroundColor":
      node.foreground = try color(value)
      return node.foreground != nil || value.isNull
    case "backgroundColor":
      node.background = try color(value)
      return node.background != nil || value.isNull
    case "expanded":
      if let isExpanded = try value.truth() {
        node.traits.formUnion(isExpanded ? [.expandable, .expanded] : .expandable)
      }
    case "selected": if try value.truth() == true { node.traits.insert(.selected) }
    case "invalid":
      if value.words != "false" { node.traits.insert(.invalid) }
      // What is wrong with it has no place in the tree.
      return value.words == "false" || value.words == "true"
    case "toggled":
      if let word = try value.word(of: "true", "false", "mixed") {
        stated.state = word == "mixed" ? "2" : word == "true" ? "1" : "0"
        // A button that stays pressed is one to switch.
        if node.role == .button { node.role = .toggle }
      }
    case "live":
      node.politeness = value.words.flatMap(Politeness.init)
      if node.politeness == .polite || node.politeness == .assertive { node.traits.insert(.live) }
      return node.politeness != nil || value.isNull
    case "rowCount":
      guard let rows = Whole.from(value, 0...1_000_000) else { return value.isNull }
      node.table = TableShape(rows: rows, columns: node.table?.columns ?? 0)
    case "columnCount":
      guard let columns = Whole.from(value, 0...1_000_000) else { return value.isNull }
      node.table = TableShape(rows: node.table?.rows ?? 0, columns: columns)
    case "rowIndex", "columnIndex", "rowSpan", "columnSpan": return setCell(key, value, of: &node) || value.isNull
    case "textSelection":
      guard let anchor = Whole.from(value["anchor"]?["characterIndex"], 0...1_000_000_000),
        let caret = Whole.from(value["focus"]?["characterIndex"], 0...1_000_000_000)
      else { return false }
      node.selection = TextSelection(anchor: anchor, caret: caret)
    case "bounds": node.frame = try transform.frame(value)
    case "customActions": node.customActions = try value.names("a list of actions", under: "description")
    default: return false
    }
    return true
  }

  /// The place of an item among as many as the nearest node around it says that there are; counted from 0 there, from 1
  /// here. One of nobody knows how many is listed.
  private mutating func position(_ value: LocatedNode?) -> Position? {
    guard let value, !value.isNull else { return nil }
    guard let place = Whole.from(value, 0...1_000_000) else {
      builder.unused.add("positionInSet", value.excerpt, line: value.location.line)
      return nil
    }
    guard let index = sizes.lastIndex(where: { $0 != nil }), let size = sizes[index] else {
      builder.unused.add("positionInSet", value.excerpt, line: value.location.line)
      return nil
    }
    sizes[index]?.isUsed = true
    return Position(index: place + 1, count: max(1, size.count))
  }

  private mutating func finishTree() {
    let size = builder.extent
    var provenance = Provenance(format: TreeFormat.accessKit.rawValue, never: Self.never)
    provenance.remarks = [
      "Frames are in pixels of the window; how many there are to a point, and where the window is, is not in the update."
    ]
    if updates.count > 1 {
      provenance.remarks.append("The tree is what \(updates.count) updates have come to, one after the other.")
    }
    if hasColoredRuns {
      // What is drawn in them is not known from what is around them.
      provenance.never.remove(.runs)
      provenance.notAsked.formUnion([.colors, .runs])
    }
    if options.platform == nil {
      provenance.remarks.append(
        "The update does not say the platform; it is read as on Linux; --platform says another.")
    }
    builder.setTree {
      $0.screen = size
      $0.platform = "Linux"
      $0.language = $0.nodes.first?.language
      $0.provenance = provenance
    }
  }

  private static let never: Set<Property> = [
    .scale, .screen, .alpha, .hitArea, .activationPoint, .isShowing, .zOrder, .orientations, .customContent, .rotors,
    .inputLabels, .actionNames, .paneTitle, .errorText, .text, .isElement, .order, .runs,
  ]
}
