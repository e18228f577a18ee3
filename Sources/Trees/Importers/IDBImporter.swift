import Accessibility
import Documents
import Geometry

/// Reads what `idb ui describe-all` and `describe-point` print: a flat list, a nested one, or the complete document.
///
/// Source of the format: idb's `FBAccessibilityDocument` and `FBAccessibilityKeys`. A key that is absent was not asked for;
/// one that is null has no value.
struct IDBImporter {
  private var builder = TreeBuilder()
  private var screen: Size?

  /// Reads the list or the document.
  mutating func read(_ document: LocatedNode) throws(DocumentError) -> ImportedTree {
    var remarks: [String] = []
    var roots = document.sequence ?? [document]
    if let elements = document["elements"] {
      roots = try elements.items("a list of elements")
      for pair in document.mapping?.entries ?? [] { try takeFact(pair, &remarks) }
    }
    let isFlat = !roots.contains { $0["children"] != nil } && roots.count > 1
    if isFlat { remarks.append("The list is flat: which element is in which cannot be told.") }
    try visit(roots)
    finishTree(remarks, isFlat: isFlat)
    return builder.finish(.idb)
  }

  private mutating func takeFact(_ pair: LocatedNode.Entry, _ remarks: inout [String]) throws(DocumentError) {
    switch pair.key {
    case "elements": break
    case "truncated":
      if try pair.value.truth() == true {
        remarks.append("The list was cut off at idb's limit: nothing can be told of what is missing.")
      }
    case "screen":
      guard pair.value.isNull || pair.value.mapping != nil else {
        throw pair.value.mismatch("{\"width\": …, \"height\": …}")
      }
      listOthers(than: ["width", "height"], of: pair)
      if let width = pair.value["width"]?.number, let height = pair.value["height"]?.number, width > 0, height > 0,
        width <= 1e6, height <= 1e6
      {
        screen = Size(width: width, height: height)
      }
    case "modal":
      builder.see("modal")
      guard !pair.value.isNull, pair.value.flag != false else { break }
      let name = try pair.value["label"]?.saidText().map { " “\($0)”" } ?? ""
      remarks.append("Something modal\(name) lies over the screen; which element that is, the document does not say.")
      builder.unused.add("modal", name, line: pair.keyLocation.line)
    case "automation":
      guard pair.value.isNull || pair.value.mapping != nil else {
        throw pair.value.mismatch("{\"enabled\": …}")
      }
      listOthers(than: ["enabled"], of: pair)
      if try pair.value["enabled"]?.truth() == false {
        remarks.append("Automation was off when the list was made: elements may be put together in it.")
      }
    default: if !pair.value.isNull { builder.unused.add(pair.key, pair.value.excerpt, line: pair.keyLocation.line) }
    }
  }

  /// Lists what an object says beside what is used of it.
  private mutating func listOthers(than names: Set<String>, of object: LocatedNode.Entry) {
    for pair in object.value.mapping?.entries ?? [] where !names.contains(pair.key) && !pair.value.isNull {
      builder.unused.add("\(object.key).\(pair.key)", pair.value.excerpt, line: pair.keyLocation.line)
    }
  }

  private enum Step {
    case begin(LocatedNode, Substring?)
    case end
  }

  private mutating func visit(_ roots: [LocatedNode]) throws(DocumentError) {
    var steps = roots.reversed().map { Step.begin($0, nil) }
    while let step = steps.popLast() {
      guard case .begin(let entry, let around) = step else {
        builder.end(readsLeaves: true)
        continue
      }
      guard builder.depth < XMLLimits().depth else {
        throw DocumentError(
          entry.location, "elements are nested deeper than \(XMLLimits().depth)", expected: "a screen")
      }
      let (node, type) = try node(entry, in: around)
      if node.role == .application {
        if screen == nil, !node.frame.isEmpty { screen = node.frame.size }
        let name = node.name
        builder.nameApplication(name)
      }
      builder.begin(node)
      steps.append(.end)
      steps += try (entry["children"]?.itemsIfAny("a list of elements") ?? []).reversed().map { Step.begin($0, type) }
    }
  }

  private mutating func node(
    _ entry: LocatedNode, in around: Substring?
  ) throws(DocumentError) -> (AccessibilityNode, Substring) {
    let (named, told) = (try entry["type"]?.saidText(), try entry["role"]?.saidText())
    let word = named ?? told ?? ""
    let type = (word.hasPrefix("AX") ? word.dropFirst(2) : word[...])
    var node = AccessibilityNode(id: "", role: Self.role(type, entry["subrole"]?.words, in: around), frame: .zero)
    node.source = entry.location
    node.roleWord = word.isEmpty ? nil : word
    node.traits = XCUIElementRoles.traits(of: node.role)
    var title: String?
    for pair in try entry.pairs("an element") {
      builder.see(pair.key)
      let value = pair.value
      switch pair.key {
      case "type", "children": break
      case "role":
        // Said twice as a rule; what differs is listed.
        if let role = try value.saidText(), role != word, role != "AX" + type {
          builder.unused.add("role", role, line: pair.keyLocation.line)
        }
      case "subrole":
        if let subrole = try value.saidText(), !Self.subroles.contains(subrole) {
          builder.unused.add("subrole", subrole, line: pair.keyLocation.line)
        }
      case "AXLabel", "label": node.name = try value.spokenText()
      case "AXValue", "value":
        // Any type is possible, and only one is words.
        if value.scalar == nil { builder.unused.add(pair.key, "", line: pair.keyLocation.line) }
        node.value = value.words.flatMap { $0.isEmpty ? nil : $0 }
      case "AXUniqueId", "identifier": node.identifier = try value.saidText()
      case "title": title = try value.saidText()
      case "help": node.hint = try value.saidText()
      case "placeholder": node.placeholder = try value.saidText()
      case "enabled": if try value.truth() == false { node.traits.insert(.disabled) }
      case "hidden": if try value.truth() == true { node.traits.insert(.hidden) }
      case "focused": if try value.truth() == true { node.traits.insert(.focused) }
      case "content_required": if try value.truth() == true { node.traits.insert(.required) }
      case "expanded":
        if let isExpanded = try value.truth() {
          node.traits.insert(.expandable)
          if isExpanded { node.traits.insert(.expanded) }
        }
      case "custom_actions":
        node.customActions = try value.names("a list of actions", under: "name")
      case "traits":
        for trait in try value.texts("a list of traits") { AppleTraits.add(trait, to: &node) }
      case "AXFrame":
        guard !value.isNull else { break }
        guard let frame = value.words.flatMap({ BracedNumbers.rect($0) }) else {
          throw value.mismatch("\"{{x, y}, {width, height}}\" in points")
        }
        if node.frame.isEmpty {
          node.frame = frame
        } else if node.frame != frame {
          builder.unused.add("AXFrame", value.excerpt, line: pair.keyLocation.line)
        }
      case "frame":
        guard let frame = try Self.frame(value) else {
          for edge in try value.isNull ? [] : value.pairs("a frame") where !edge.value.isNull {
            builder.unused.add("frame.\(edge.key)", edge.value.excerpt, line: edge.keyLocation.line)
          }
          break
        }
        if !node.frame.isEmpty, node.frame != frame {
          builder.unused.add("AXFrame", "", line: pair.keyLocation.line)
        }
        node.frame = frame
      default: if !value.isNull { builder.unused.add(pair.key, value.excerpt, line: pair.keyLocation.line) }
      }
    }
    if node.name == nil { node.name = title } else if let title, title != node.name { node.text = title }
    if node.role == .button, node.value == "" { node.value = nil }
    XCUIElementRoles.takeSelection(of: &node, type: type)
    return (node, type)
  }

  private static func role(_ type: Substring, _ subrole: String?, in around: Substring?) -> Role {
    switch subrole {
    case "AXTabButton": return .tab
    case "AXSwitch": return .switchControl
    case "AXToggle": return .toggle
    case "AXSearchField": return .searchField
    case "AXSecureTextField": return .secureTextField
    default: break
    }
    switch type {
    case "Heading": return .heading
    case "TextArea": return .textEditor
    case "ScrollArea": return .scrollView
    case "WebArea": return .group
    case "GenericElement": return .other
    default: return XCUIElementRoles.role(ofType: type, in: around)
    }
  }

  /// Subroles that say what an element is.
  private static let subroles: Set<String> = [
    "AXSwitch", "AXToggle", "AXSearchField", "AXSecureTextField", "AXTabButton",
  ]

  private static func frame(_ value: LocatedNode) throws(DocumentError) -> Rect? {
    if value.isNull { return nil }
    // An edge that is null is nowhere.
    let edges = ["x", "y", "width", "height"].map { value[$0] }
    if edges.contains(where: { $0?.isNull ?? false }) { return nil }
    let numbers = edges.compactMap { $0?.number }
    guard numbers.count == 4 else { throw value.mismatch("numbers under x, y, width, height") }
    guard numbers.allSatisfy({ abs($0) <= 1e6 }) else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3]))
  }

  private mutating func finishTree(_ remarks: [String], isFlat: Bool) {
    let seen = builder.seen
    let size = screen ?? builder.extent
    var provenance = Provenance(format: TreeFormat.idb.rawValue, never: Self.never, remarks: remarks)
    provenance.remarks.append(TreeFormat.likelyOrder)
    if screen == nil {
      provenance.never.insert(.screen)
      provenance.remarks.append("The list does not say how large the screen is; taken is what its elements cover.")
    }
    for (property, words) in Self.askedBy where seen.isDisjoint(with: words) { provenance.notAsked.insert(property) }
    builder.setTree {
      $0.screen = size
      $0.platform = min(size.width, size.height) > 500 ? "iPadOS" : "iOS"
      $0.provenance = provenance
    }
  }

  private static let never: Set<Property> = [
    .language, .decorative, .colors, .runs, .fontSize, .fontWeight, .alpha, .hitArea, .activationPoint, .range, .order,
    .isElement,
    .isShowing, .invalid, .headingLevel, .hierarchyLevel, .orientation, .landmark, .inputLabels, .actionNames,
    .relations, .table, .cell, .position, .scale, .zOrder, .orientations, .selection, .stateDescription, .current,
    .shortcut, .paneTitle,
    .tooltip, .errorText, .customContent, .rotors, .focusable, .containers,
  ]
  private static let askedBy: [(Property, Set<String>)] = [
    (.roleDescription, ["role_description"]), (.modal, ["modal"]), (.placeholder, ["placeholder"]),
    (.expanded, ["expanded"]), (.hidden, ["hidden"]), (.focused, ["focused"]),
    (.traitWords, ["traits"]), (.selected, ["traits"]), (.live, ["traits"]), (.hint, ["help"]),
    (.required, ["content_required"]), (.disabled, ["enabled"]), (.customActions, ["custom_actions"]),
    (.name, ["AXLabel", "label"]), (.value, ["AXValue", "value"]),
    (.frame, ["frame", "AXFrame"]), (.identifier, ["AXUniqueId", "identifier"]),
  ]
}
