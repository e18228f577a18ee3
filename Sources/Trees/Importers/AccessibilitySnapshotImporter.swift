import Accessibility
import Documents
import Geometry

/// Reads the hierarchy of AccessibilitySnapshot, as `JSONEncoder` writes it: elements, and containers with theirs.
///
/// Source of the format: `AccessibilitySnapshotModel`. Every element is one that the reader stops at, in the order of
/// `traversalIndex`, wherever it stands.
struct AccessibilitySnapshotImporter {
  private var builder = TreeBuilder()
  /// Places in the order that elements have.
  private var places: Set<Int> = []

  /// Reads the array.
  mutating func read(_ document: LocatedNode) throws(DocumentError) -> ImportedTree {
    try visit(document)
    let size = builder.extent
    builder.setTree {
      $0.screen = size
      $0.platform = min(size.width, size.height) > 500 ? "iPadOS" : "iOS"
      $0.provenance = Provenance(
        format: TreeFormat.accessibilitySnapshot.rawValue, never: Self.never,
        remarks: [
          "Only what a reader stops at is in the hierarchy: nothing can be told of what it does not reach.",
          "The screen is not in the hierarchy; taken is what its elements cover.",
        ])
    }
    return builder.finish(.accessibilitySnapshot)
  }

  private enum Step {
    case begin(LocatedNode)
    case end
  }

  private mutating func visit(_ document: LocatedNode) throws(DocumentError) {
    var steps = try document.items("a list of elements and containers").reversed().map(Step.begin)
    while let step = steps.popLast() {
      guard case .begin(let entry) = step else {
        builder.end()
        continue
      }
      guard builder.depth < XMLLimits().depth else {
        throw DocumentError(
          entry.location, "containers are nested deeper than \(XMLLimits().depth)", expected: "a screen")
      }
      listOthers(than: ["element", "container"], of: entry)
      if let element = entry["element"] {
        builder.begin(try node(element))
        builder.end()
      } else if let container = entry["container"] {
        builder.begin(try self.container(container))
        steps.append(.end)
        steps += try (container["children"]?.itemsIfAny("a list of elements and containers") ?? []).reversed()
          .map(Step.begin)
      } else {
        throw entry.mismatch("{\"element\": …} or {\"container\": …}")
      }
    }
  }

  // MARK: Containers

  private mutating func container(_ entry: LocatedNode) throws(DocumentError) -> AccessibilityNode {
    for pair in entry.mapping?.entries ?? [] where pair.key != "_0" && pair.key != "children" {
      builder.unused.add(pair.key, pair.value.excerpt, line: pair.keyLocation.line)
    }
    for pair in entry["_0"]?.mapping?.entries ?? [] where pair.key != "type" && pair.key != "frame" {
      builder.unused.add(pair.key, pair.value.excerpt, line: pair.keyLocation.line)
    }
    guard let content = entry["_0"], let type = content["type"]?.mapping?.entries.first else {
      throw entry.mismatch("a container with a type under \"_0\"")
    }
    let roles: [String: (Role, Traits)] = [
      "list": (.list, []), "landmark": (.group, .landmark), "tabBar": (.tabBar, []), "dataTable": (.table, []),
      "semanticGroup": (.group, []),
    ]
    let (role, traits) = roles[type.key] ?? (.group, [])
    if roles[type.key] == nil { builder.unused.add("type", type.key, line: type.keyLocation.line) }
    var node = AccessibilityNode(id: "", role: role, frame: try content["frame"].map(Self.rect) ?? .zero)
    node.source = entry.location
    node.roleWord = type.key
    node.traits = traits
    for pair in try type.value.pairs("what the container says of itself, {} where that is nothing") {
      switch pair.key {
      case "label": node.name = try pair.value.spokenText()
      case "value": node.value = try pair.value.saidText()
      case "identifier": node.identifier = try pair.value.saidText()
      case "rowCount", "columnCount":
        guard pair.value.isNull || Whole.from(pair.value, 0...1_000_000) != nil else {
          throw pair.value.mismatch("a whole number from 0")
        }
      default: builder.unused.add(pair.key, pair.value.excerpt, line: pair.keyLocation.line)
      }
    }
    if let rows = Whole.from(type.value["rowCount"], 0...1_000_000),
      let columns = Whole.from(type.value["columnCount"], 0...1_000_000)
    {
      node.table = TableShape(rows: rows, columns: columns)
    } else {
      // One of the two alone is the size of nothing.
      for key in ["rowCount", "columnCount"] {
        guard let count = type.value[key], !count.isNull else { continue }
        builder.unused.add(key, count.excerpt, line: count.location.line)
      }
    }
    node.explicitOrder = Self.first(in: entry)
    return node
  }

  /// The least place of all that is in a container, from 1.
  private static func first(in container: LocatedNode) -> Int? {
    var open = container["children"]?.sequence ?? []
    var least: Int?
    while let entry = open.popLast() {
      if let place = Whole.from(entry["element"]?["traversalIndex"], 0...999_998) { least = min(least ?? place, place) }
      open += entry["container"]?["children"]?.sequence ?? []
    }
    return least.map { $0 + 1 }
  }

  /// Lists what an object says beside what is used of it.
  private mutating func listOthers(than names: Set<String>, of object: LocatedNode) {
    for pair in object.mapping?.entries ?? [] where !names.contains(pair.key) {
      builder.unused.add(pair.key, pair.value.excerpt, line: pair.keyLocation.line)
    }
  }

  // MARK: Elements

  private mutating func node(_ entry: LocatedNode) throws(DocumentError) -> AccessibilityNode {
    guard let content = entry["_0"] else { throw entry.mismatch("an element under \"_0\"") }
    listOthers(than: ["_0", "traversalIndex"], of: entry)
    let traits = try content["traits"]?.texts("a list of traits") ?? []
    var node = AccessibilityNode(id: "", role: Self.role(traits), frame: .zero)
    node.source = entry.location
    node.isElement = true
    // A switch is known by this one alone, which does not say that it is a button.
    if node.role == .switchControl { node.roleWord = AccessibilityNode.switchTrait }
    guard let index = entry["traversalIndex"], let place = try Self.place(index) else {
      throw entry.mismatch("an element with a \"traversalIndex\", its place in the order, from 0")
    }
    guard places.insert(place).inserted else {
      throw DocumentError(
        index.location, "the traversalIndex \(place - 1) occurs a second time", expected: "each place in the order once"
      )
    }
    node.explicitOrder = place
    var point: Point?
    for pair in try content.pairs("an element") {
      switch pair.key {
      case "traits", "usesDefaultActivationPoint": break
      case "description": builder.unused.add("description", pair.value.excerpt, line: pair.keyLocation.line)
      case "label": node.name = try pair.value.spokenText()
      case "value": node.value = try pair.value.saidText()
      case "hint": node.hint = try pair.value.saidText()
      case "identifier": node.identifier = try pair.value.saidText()
      case "accessibilityLanguage": node.language = try pair.value.saidText()
      case "userInputLabels": node.inputLabels = try pair.value.texts("a list of texts")
      case "customActions": node.customActions = try names(in: pair.value, of: "actions")
      case "customContent":
        for content in try pair.value.itemsIfAny("a list of {\"label\": …, \"value\": …}") {
          listOthers(than: ["label", "value", "isImportant"], of: content)
          guard let label = content["label"], let value = content["value"] else {
            throw content.mismatch("{\"label\": …, \"value\": …}")
          }
          node.customContent.append(
            CustomContent(
              label: try label.quotedText(), value: try value.quotedText(),
              isImportant: try content["isImportant"]?.truth() ?? false))
        }
      case "customRotors": node.rotors = try names(in: pair.value, of: "rotors")
      case "activationPoint": point = try Self.point(pair.value)
      case "shape": node.frame = try Self.frame(ofShape: pair.value)
      case "respondsToUserInteraction": if try pair.value.truth() == true { node.actions.insert(.activate) }
      default: builder.unused.add(pair.key, pair.value.excerpt, line: pair.keyLocation.line)
      }
    }
    if let shape = content["shape"], shape["frame"] == nil {
      builder.unused.add("path of the shape", "", line: shape.location.line)
    }
    if try content["usesDefaultActivationPoint"]?.truth() == false { node.activationPoint = point }
    for trait in traits { AppleTraits.add(trait, to: &node) }
    return node
  }

  /// What is called something, by its name alone or as an object.
  private mutating func names(in list: LocatedNode, of what: String) throws(DocumentError) -> [String] {
    for item in list.sequence ?? [] { listOthers(than: ["name"], of: item) }
    return try list.names("a list of \(what)", under: "name")
  }

  /// The role that traits make, the most telling one first.
  private static func role(_ traits: [String]) -> Role {
    let found = Set(traits)
    if found.contains("switchButton") { return .switchControl }
    if found.contains("secureTextField") { return .secureTextField }
    if found.contains("searchField") { return .searchField }
    if found.contains("textArea") { return .textEditor }
    if found.contains("textEntry") { return .textField }
    if found.contains("tabBarItem") { return .tab }
    if found.contains("keyboardKey") { return .keyboardKey }
    if found.contains("adjustable") { return .adjustable }
    if found.contains("link") { return .link }
    if found.contains("button") || found.contains("backButton") { return .button }
    if found.contains("header") { return .heading }
    if found.contains("image") { return .image }
    if found.contains("staticText") { return .text }
    return .other
  }

  // MARK: Geometry

  private static func point(_ node: LocatedNode) throws(DocumentError) -> Point {
    let numbers = node.sequence?.compactMap(\.number) ?? []
    guard numbers.count == 2, numbers.allSatisfy({ abs($0) <= 1e6 }) else { throw node.mismatch("[x, y] in points") }
    return Point(x: numbers[0], y: numbers[1])
  }

  /// `[[x, y], [width, height]]`.
  private static func rect(_ node: LocatedNode) throws(DocumentError) -> Rect {
    guard let parts = node.sequence, parts.count == 2 else {
      throw node.mismatch("[[x, y], [width, height]] in points")
    }
    let (origin, size) = (try point(parts[0]), try point(parts[1]))
    return Rect(x: origin.x, y: origin.y, width: max(0, size.x), height: max(0, size.y))
  }

  /// The frame of a shape; of a path, the smallest rectangle around its points.
  private static func frame(ofShape shape: LocatedNode) throws(DocumentError) -> Rect {
    if let frame = shape["frame"] { return try rect(frame) }
    var points: [Point] = []
    for element in try (shape["pathElements"] ?? shape).items("a frame, or a list of pathElements") {
      for part in try element.pairs("a part of a path") {
        for point in try part.value.pairs("points, {} where a part has none") {
          points.append(try self.point(point.value))
        }
      }
    }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
      let bottom = points.map(\.y).max()
    else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// A place in the order, from 1; nil where it is left out.
  private static func place(_ index: LocatedNode?) throws(DocumentError) -> Int? {
    guard let index, !index.isNull else { return nil }
    guard let place = Whole.from(index, 0...999_998) else { throw index.mismatch("a place in the order, from 0") }
    return place + 1
  }

  private static let never: Set<Property> = [
    .colors, .runs, .fontSize, .fontWeight, .alpha, .screen, .scale, .focused, .focusable, .modal, .expanded, .required,
    .invalid, .range, .hitArea, .headingLevel, .hierarchyLevel, .orientation, .actionNames, .relations, .cell,
    .position,
    .zOrder, .orientations, .selection, .stateDescription, .current, .shortcut, .paneTitle, .tooltip, .errorText,
    .roleDescription, .text,
    .isShowing, .hidden, .placeholder,
  ]
}
