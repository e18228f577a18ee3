import Accessibility
import Documents
import Geometry

/// Reads Chromium's `Accessibility.getFullAXTree`, with or without the envelope `result`.
///
/// Source of the format: the DevTools protocol's `AXNode`. Ignored nodes are left out and their children kept; so are the
/// boxes of lines that every text has.
struct ChromiumImporter {
  private var builder = TreeBuilder()
  private var nodes: [String: LocatedNode] = [:]
  private var visited: Set<String> = []
  /// Numbers of the document that nodes have which are in the tree.
  private var documentIDs: Set<String> = []

  /// Reads the answer.
  mutating func read(_ document: LocatedNode) throws(DocumentError) -> ImportedTree {
    let answer = document["result"] ?? document
    let list = try (answer["nodes"] ?? answer).items("a list of nodes under \"nodes\"")
    var roots: [String] = []
    for node in list {
      guard let id = node["nodeId"]?.words else { throw node.mismatch("a node with a \"nodeId\"") }
      _ = try node["ignored"]?.truth()
      for key in ["role", "name", "description", "value"] {
        guard let value = node[key], !value.isNull, value.mapping == nil else { continue }
        throw value.mismatch("{\"type\": …, \"value\": …}")
      }
      _ = try node["parentId"]?.scalarText("a nodeId")
      _ = try node["backendDOMNodeId"]?.scalarText("the number of a node of the document")
      _ = try node["role"]?["value"]?.scalarText("the name of a role")
      if nodes.updateValue(node, forKey: id) != nil {
        throw DocumentError(node.location, "the nodeId \(id) occurs a second time", expected: "each node once")
      }
    }
    // Parents may be told by their children, and children by their parents: what neither tells of begins a tree.
    let mentioned = Set(list.flatMap { ($0["childIds"]?.sequence ?? []).compactMap(\.words) })
    var orphans: [String] = []
    for node in list {
      guard let id = node["nodeId"]?.words else { continue }
      if node["ignored"]?.flag != true, let id = node["backendDOMNodeId"]?.words { documentIDs.insert(id) }
      let parent = node["parentId"]?.words
      if parent.flatMap({ nodes[$0] }) != nil { continue }
      if mentioned.contains(id) { orphans.append(id) } else { roots.append(id) }
      if let parent {
        builder.unused.add(
          "parentId that is not among the nodes", parent, line: node["parentId"]?.location.line ?? node.location.line)
      }
    }
    for pair in (answer.mapping?.entries ?? []) + (document["result"] == nil ? [] : document.mapping?.entries ?? [])
    where pair.key != "nodes" && pair.key != "result" {
      builder.unused.add(pair.key, pair.value.excerpt, line: pair.keyLocation.line)
    }
    for root in roots { try visit(root) }
    // Of those that are each other's children the first one begins.
    for orphan in orphans where !visited.contains(orphan) { try visit(orphan) }
    for node in list {
      guard let id = node["nodeId"]?.words, !visited.contains(id) else { continue }
      builder.unused.add("nodes that no node of the tree has as its child", id, line: node.location.line)
    }
    builder.setTree {
      $0.platform = "web"
      $0.provenance = Provenance(
        format: TreeFormat.chromium.rawValue, never: Self.never,
        remarks: ["The tree has no places: nothing about sizes, overlaps and colours can be told from it."])
    }
    return builder.finish(.chromium)
  }

  private enum Step {
    case begin(Mention)
    case end
  }

  /// A nodeId where a node is named as the child of another.
  private struct Mention {
    let id: String
    let parent: String?
    let line: Int
  }

  private mutating func visit(_ root: String) throws(DocumentError) {
    var steps = [Step.begin(Mention(id: root, parent: nil, line: 0))]
    while let step = steps.popLast() {
      guard case .begin(let mention) = step else {
        builder.end()
        continue
      }
      guard let entry = nodes[mention.id] else { continue }
      guard visited.insert(mention.id).inserted else {
        builder.unused.add("childIds that are in the tree already", mention.id, line: mention.line)
        continue
      }
      if let parent = mention.parent, let claimed = entry["parentId"]?.words, claimed != parent {
        builder.unused.add(
          "parentId of another node than has it as its child", claimed,
          line: entry["parentId"]?.location.line ?? entry.location.line)
      }
      let word = entry["role"]?["value"]?.words ?? "none"
      // A line of a text says nothing that the text does not say.
      if word == "InlineTextBox" { continue }
      guard builder.depth < XMLLimits().depth else {
        throw DocumentError(entry.location, "nodes are nested deeper than \(XMLLimits().depth)", expected: "a page")
      }
      if entry["ignored"]?.flag == true {
        for reason in entry["ignoredReasons"]?.sequence ?? [] {
          builder.unused.add(
            "ignoredReasons", reason["name"]?.words ?? reason.excerpt, line: reason.location.line)
        }
        for name in ["name", "description", "value"] {
          guard let said = entry[name], let words = try said["value"]?.saidText() else { continue }
          builder.unused.add("\(name) of what is ignored", words, line: said.location.line)
        }
      } else {
        try begin(entry, word)
        steps.append(.end)
      }
      for child in try (entry["childIds"]?.itemsIfAny("a list of nodeIds") ?? []).reversed() {
        guard let id = child.words else { throw child.mismatch("a nodeId") }
        if nodes[id] == nil {
          builder.unused.add("childIds that are not among the nodes", id, line: child.location.line)
        }
        steps.append(.begin(Mention(id: id, parent: mention.id, line: child.location.line)))
      }
    }
  }

  private mutating func begin(_ entry: LocatedNode, _ word: String) throws(DocumentError) {
    let meaning = WebRoles.meaning(of: word)
    var node = AccessibilityNode(id: "", role: meaning.role, frame: .zero)
    node.source = entry.location
    node.roleWord = word
    node.traits = meaning.traits
    if meaning.role == .unknown, word.lowercased() != "unknown" {
      builder.unused.add("role", word, line: entry.location.line)
    }
    var related: [(kind: Relation.Kind, key: String)] = []
    var stated = StatedValue()
    for pair in try entry.pairs("a node") {
      if ["role", "name", "description", "value"].contains(pair.key) { listFurther(of: pair.value, as: pair.key) }
      switch pair.key {
      case "nodeId", "ignored", "role", "parentId", "childIds": break
      case "backendDOMNodeId": node.identifier = pair.value.words.map { Self.numbered + $0 }
      case "name": node.name = try pair.value["value"]?.spokenText()
      case "description": node.hint = try pair.value["value"]?.saidText()
      case "value": stated.plain = try pair.value["value"]?.saidText()
      case "properties":
        for property in try pair.value.itemsIfAny("a list of properties") {
          guard let name = property["name"]?.words, let value = property["value"], value.mapping != nil else {
            throw property.mismatch("{\"name\": …, \"value\": {\"type\": …, \"value\": …}}")
          }
          listFurther(of: value, as: name)
          _ = try value["value"]?.scalarText("a text, a number or a truth value")
          if let kind = Self.relations[name] {
            related += try relate(name, value).map { (kind, Self.numbered + $0) }
          } else if value["value"] == nil {
            builder.unused.add("\(name) without a value", "", line: property.location.line)
          } else if try !Self.take(name, value["value"], into: &node, &stated) {
            builder.unused.add(name, value["value"]?.excerpt ?? "", line: property.location.line)
          }
        }
      default:
        builder.unused.add(pair.key, pair.value["value"]?.excerpt ?? pair.value.excerpt, line: pair.keyLocation.line)
      }
    }
    builder.leave(
      stated.set(on: &node), of: stated,
      as: [.words: "valuetext", .plain: "value", .state: "checked", .minimum: "valuemin", .maximum: "valuemax"],
      line: entry.location.line)
    node.role = WebRoles.role(node.role, isFocusable: node.traits.contains(.focusable))
    // The page itself is no field that can have the focus.
    if node.role == .page { node.traits.subtract([.focused, .focusable]) }
    if node.role == .textField, node.traitWords.contains("multiline") { node.role = .textEditor }
    if node.role.isControl, !node.traits.contains(.disabled) { node.actions.insert(.activate) }
    builder.begin(node, key: node.identifier, related: related)
  }

  /// Lists what a value says besides itself, such as where it is from and what it would be otherwise.
  private mutating func listFurther(of value: LocatedNode, as name: String) {
    let isRelation = Self.relations[name] != nil
    for pair in value.mapping?.entries ?? []
    where pair.key != "type" && pair.key != "value" && !(isRelation && pair.key == "relatedNodes") {
      builder.unused.add("\(pair.key) of \(name)", pair.value.excerpt, line: pair.keyLocation.line)
    }
  }

  /// The nodes that one says it belongs to; what is said of others is listed.
  private mutating func relate(_ name: String, _ value: LocatedNode) throws(DocumentError) -> [String] {
    var others: [String] = []
    for node in try value["relatedNodes"]?.itemsIfAny("a list of nodes") ?? [] {
      guard node.mapping != nil else { throw node.mismatch("{\"backendDOMNodeId\": …}") }
      if let id = try node["backendDOMNodeId"]?.scalarText("the number of a node of the document") { others.append(id) }
    }
    if others.isEmpty, let words = try value["value"]?.saidText() {
      builder.unused.add(name, words, line: value.location.line)
    }
    for other in others where !documentIDs.contains(other) {
      builder.unused.add("\(name) of nodes that are not there", other, line: value.location.line)
    }
    return others.filter(documentIDs.contains)
  }

  /// How the identifier of a node begins that has only a number of its document.
  static let numbered = "dom-"

  private static let relations: [String: Relation.Kind] = [
    "labelledby": .labelledBy, "describedby": .describedBy, "errormessage": .errorMessage, "details": .details,
    "flowto": .flowsTo, "controls": .controls,
  ]

  /// Takes a property; false for one that Detent does not use.
  private static func take(
    _ name: String, _ value: LocatedNode?, into node: inout AccessibilityNode, _ stated: inout StatedValue
  ) throws(DocumentError) -> Bool {
    func set(_ trait: Traits) throws(DocumentError) {
      if try value?.word(of: "true", "false") == "true" { node.traits.insert(trait) }
    }
    switch name {
    case "focusable":
      try set(.focusable)
      if node.traits.contains(.focusable) { node.actions.insert(.focus) }
    case "focused": try set(.focused)
    case "disabled": try set(.disabled)
    case "required": try set(.required)
    case "readonly": try set(.readOnly)
    case "modal": try set(.modal)
    case "hidden": try set(.hidden)
    case "selected": try set(.selected)
    case "invalid":
      if let word = value?.words, word != "false" {
        node.traits.insert(.invalid)
        // What is wrong with it has no place in the tree.
        return word == "true"
      }
    case "checked", "pressed":
      if let word = try value?.word(of: "true", "false", "mixed") {
        stated.state = word == "mixed" ? "2" : word == "true" ? "1" : "0"
        // A button that stays pressed is one to switch.
        if name == "pressed", node.role == .button { node.role = .toggle }
      }
    case "expanded":
      node.traits.insert(.expandable)
      try set(.expanded)
    case "level":
      guard let level = Whole.from(value, 1...100) else { return value?.isNull ?? true }
      if node.role == .heading { node.headingLevel = level } else { node.hierarchyLevel = level }
    case "valuemin", "valuemax":
      guard let number = value?.number else { return value?.isNull ?? true }
      if name == "valuemin" { stated.minimum = number } else { stated.maximum = number }
    case "valuetext": stated.words = try value?.saidText()
    case "live":
      node.politeness = value?.words.flatMap(Politeness.init)
      if node.politeness == .polite || node.politeness == .assertive { node.traits.insert(.live) }
      return node.politeness != nil || value?.isNull ?? true
    case "orientation":
      node.orientation = value?.words.flatMap(Orientation.init)
      return node.orientation != nil || value?.isNull ?? true
    case "multiline", "multiselectable":
      if value?.flag == true { node.traitWords.append(name) }
      return value?.flag != nil || value?.isNull ?? true
    case "keyshortcuts": node.shortcut = try value?.saidText()
    case "roledescription": node.roleDescription = try value?.saidText()
    default: return false
    }
    return true
  }

  private static let never: Set<Property> = [
    .frame, .screen, .scale, .hitArea, .activationPoint, .zOrder, .orientations, .colors, .alpha, .runs, .fontSize,
    .fontWeight, .language, .position, .table, .cell, .order, .isElement, .isShowing, .customActions, .customContent,
    .rotors, .inputLabels, .actionNames, .current, .paneTitle, .tooltip, .errorText, .text, .stateDescription,
    .placeholder,
    .selection, .actions,
  ]
}
