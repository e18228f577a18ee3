import Accessibility
import Documents
import Geometry
import SafeText

/// Reads the page source that WebDriverAgent writes of an iOS application, by itself or through Appium.
///
/// Source of the format: WebDriverAgent's `FBXPath` and `XCUIElement+FBWebDriverAttributes`.
struct WebDriverAgentImporter {
  private var reader: XMLReader
  private var builder = TreeBuilder()
  /// Types of the elements around the next one.
  private var types: [Substring] = []
  private var screen: Size?
  /// Whether the outermost element is Appium's, which is no element of the application.
  private var isWrapped = false
  private var hasFieldLikePlaceholder = false

  private let keepsFacts: Bool
  /// What the element around the application says, for that to keep.
  private var rootFacts: [SourceFact] = []

  init(_ reader: consuming XMLReader, keepsFacts: Bool) {
    self.reader = reader
    self.keepsFacts = keepsFacts
  }

  /// Reads the whole page source.
  mutating func read() throws(DocumentError) -> ImportedTree {
    loop: while true {
      switch try reader.next() {
      case .start:
        if reader.depth == 1, reader.name == "AppiumAUT" {
          isWrapped = true
          if keepsFacts {
            rootFacts = reader.attributes.map { SourceFact(name: DumpAttributes.ofRoot + $0.name, value: $0.value) }
          }
          for attribute in reader.attributes {
            builder.unused.add(attribute.name, attribute.value, line: attribute.location.line)
          }
        } else {
          if reader.depth == 1, keepsFacts { rootFacts = [SourceFact(name: DumpAttributes.noRoot, value: nil)] }
          try begin()
        }
      case .end:
        if builder.depth > 0 {
          builder.end(readsLeaves: true)
          types.removeLast()
        }
      case .finish: break loop
      }
    }
    try checkIsComplete()
    finishTree()
    return builder.finish(.webDriverAgent)
  }

  private mutating func begin() throws(DocumentError) {
    var facts = Facts(location: reader.start)
    facts.type = Self.type(reader.name)
    for attribute in reader.attributes {
      builder.see(attribute.name)
      // A place that is not that among the siblings counts those that are not in the dump.
      if attribute.name == "index", attribute.value != String(builder.nextPlace) {
        builder.unused.add(attribute.name, attribute.value, line: attribute.location.line)
      }
      if try !facts.take(attribute) {
        builder.unused.add(attribute.name, attribute.value, line: attribute.location.line)
      }
    }
    if facts.isLikePlaceholder { hasFieldLikePlaceholder = true }
    for word in facts.unused(XCUIElementRoles.role(ofType: facts.type, in: types.last)) {
      builder.unused.add(word.name, word.value, line: reader.start.line)
    }
    var node = facts.node(in: types.last)
    if keepsFacts {
      let derived = DumpAttributes(webDriverAgent: node, place: builder.nextPlace)
      node.facts = derived.facts(against: reader.attributes.map { ($0.name, $0.value) })
      // A leaf that is taken for a stop is none by the word of the source.
      if node.isElement == nil { node.facts.append(SourceFact(name: "accessible", value: nil)) }
      node.facts += rootFacts
      rootFacts = []
    }
    if node.role == .application {
      screen = screen ?? node.frame.size
      let name = node.name
      builder.nameApplication(facts.bundle ?? name)
    }
    builder.begin(node)
    types.append(facts.type)
  }

  static func type(_ name: String) -> Substring {
    let prefix = "XCUIElementType"
    return name.hasPrefix(prefix) ? name.dropFirst(prefix.count) : name[...]
  }

  private func checkIsComplete() throws(DocumentError) {
    let nodes = builder.tree.nodes
    guard nodes.count == 1, nodes[0].role == .application, let place = nodes[0].source else { return }
    throw DocumentError(
      place, "the application has no elements", expected: "a window in it",
      hint: "the server could not read the application; write the page source once more")
  }

  private mutating func finishTree() {
    let seen = builder.seen
    let known = screen.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
    let size = known ?? builder.extent
    var provenance = Provenance(format: TreeFormat.webDriverAgent.rawValue, never: Self.never)
    for (property, words) in Self.askedBy where seen.isDisjoint(with: words) { provenance.notAsked.insert(property) }
    // Each of the four may be left out of a page source; an edge alone is no place.
    let isPlaced = seen.contains("nativeFrame") || seen.isSuperset(of: Facts.edges)
    if !isPlaced { provenance.notAsked.formUnion([.frame, .screen]) }
    if !seen.contains("accessible") {
      provenance.remarks.append(
        "The page source does not say which elements a reader stops at; controls, pictures and texts are taken for those."
      )
    }
    provenance.remarks.append(TreeFormat.likelyOrder)
    if isPlaced, known == nil {
      provenance.never.insert(.screen)
      provenance.remarks.append(
        "No application is in the source; as large as the screen is taken what its elements cover.")
    }
    if !seen.contains("nativeFrame") { provenance.remarks.append("Frames are rounded outward to whole points.") }
    if hasFieldLikePlaceholder {
      provenance.remarks.append(
        "Whether a field whose value equals its placeholder is empty cannot be told; such fields are taken for empty.")
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
    .required, .invalid, .focused, .focusable, .containers, .order, .customContent, .rotors, .headingLevel,
    .hierarchyLevel, .orientation, .landmark, .inputLabels, .actionNames, .relations, .table, .cell, .position, .scale,
    .zOrder, .orientations, .selection, .stateDescription, .current, .shortcut, .paneTitle, .tooltip, .errorText,
    .roleDescription, .text,
  ]
  private static let askedBy: [(Property, Set<String>)] = [
    (.isElement, ["accessible"]), (.isShowing, ["visible"]), (.traitWords, ["traits"]), (.heading, ["traits"]),
    (.selected, ["traits"]), (.live, ["traits"]), (.range, ["minValue", "maxValue"]),
    (.customActions, ["customActions"]),
    (.placeholder, ["placeholderValue"]), (.actions, ["traits"]), (.disabled, ["enabled"]),
    (.exactFrame, ["nativeFrame"]), (.name, ["label"]), (.value, ["value"]), (.identifier, ["name"]),
  ]
}

extension WebDriverAgentImporter {
  /// An element as its attributes describe it.
  private struct Facts {
    let location: SourceLocation
    var type: Substring = ""
    private(set) var bundle: String?
    private var name = "", label = "", value = "", placeholder: String?
    private var isEnabled = true
    private var isVisible: Bool?, isAccessible: Bool?, isRawElement: Bool?
    private var sides = Rect.zero
    private var given: Set<String> = []
    /// What a frame is given by.
    static let edges: Set<String> = ["x", "y", "width", "height"]
    /// What the server writes of a frame that is infinite.
    private static let infinite = Rect(x: -1, y: -1, width: 0, height: 0)
    /// Where it is; nowhere where a part of that is not said, or it is infinite.
    private var frame: Rect { sidesAreWhole && sides != Self.infinite ? sides : .zero }
    private var sidesAreWhole: Bool {
      given.isSuperset(of: Self.edges) && sides.size.width >= 0 && sides.size.height >= 0
    }
    private var sidesSaid: [(name: String, value: String)] = []
    private var nativeFrame: Rect?
    private var traits: [Substring] = []
    private var hasFrame: Bool { nativeFrame != nil || frame != .zero }
    private var customActions: [String] = []
    private var minimum: Double?, maximum: Double?

    init(location: SourceLocation) { self.location = location }

    /// What of it no element of such a role holds.
    func unused(_ role: Role) -> [(name: String, value: String)] {
      var unused: [(name: String, value: String)] = []
      if let placeholder, !placeholder.isEmpty, !role.isTextEntry { unused.append(("placeholderValue", placeholder)) }
      if let isAccessible, let isRawElement, isAccessible != isRawElement {
        unused.append(("nativeAccessibilityElement", isRawElement ? "true" : "false"))
      }
      if let bundle, role != .application { unused.append(("bundleId", bundle)) }
      // Less than four edges are no place, nor is less than nothing a size.
      if nativeFrame == nil, !sidesAreWhole { unused += sidesSaid }
      for (name, number) in [("minValue", minimum), ("maxValue", maximum)] {
        guard let number, range == nil else { continue }
        unused.append((name, number.text(decimals: 3)))
      }
      return unused
    }

    /// The numbers behind its value, where all of them are said.
    private var range: ValueRange? {
      StatedValue(plain: value.isEmpty ? nil : value, minimum: minimum, maximum: maximum).range
    }

    /// Whether it is a field whose value may be its placeholder.
    var isLikePlaceholder: Bool { placeholder.map { !$0.isEmpty && $0 == value } ?? false }

    /// Takes an attribute; false for one that Detent does not use.
    mutating func take(_ attribute: XMLAttribute) throws(DocumentError) -> Bool {
      let text = attribute.value
      if Self.edges.contains(attribute.name) {
        given.insert(attribute.name)
        sidesSaid.append((attribute.name, text))
      }
      switch attribute.name {
      case "type": type = WebDriverAgentImporter.type(text)
      case "name": name = text
      case "label": label = text
      case "value": value = text
      case "placeholderValue": placeholder = text
      case "enabled": isEnabled = try attribute.truth()
      case "visible": isVisible = try attribute.truth()
      case "accessible", "nativeAccessibilityElement":
        // The one that counts is `accessible`, which knows what is around the element.
        let truth = try attribute.truth()
        if attribute.name == "accessible" { isAccessible = truth } else { isRawElement = truth }
      case "x": sides.origin.x = try number(attribute)
      case "y": sides.origin.y = try number(attribute)
      case "width": sides.size.width = try number(attribute)
      case "height": sides.size.height = try number(attribute)
      case "nativeFrame":
        guard let frame = BracedNumbers.rect(text) else {
          throw DocumentError(
            attribute.location, "nativeFrame is no rectangle", expected: "{{x, y}, {width, height}} in points")
        }
        nativeFrame = frame
      case "traits": traits = text.split(separator: ",").map(\.trimmingBlanks)
      case "minValue":
        minimum = Double(text)
        return minimum != nil || text.isEmpty
      case "maxValue":
        maximum = Double(text)
        return maximum != nil || text.isEmpty
      case "customActions":
        customActions = text.split(separator: ",").map { String($0.trimmingBlanks) }
          .filter { $0 != "<unknown>" && $0 != "<null>" }
      case "bundleId": bundle = text
      case "index": break
      default: return false
      }
      return true
    }

    private func number(_ attribute: XMLAttribute) throws(DocumentError) -> Double {
      guard let value = Double(attribute.value), value.isFinite, abs(value) <= 1e6 else {
        throw DocumentError(
          attribute.location, "\(attribute.name) is no number of points", expected: "a number such as 44")
      }
      return value
    }

    func node(in around: Substring?) -> AccessibilityNode {
      let role = XCUIElementRoles.role(ofType: type, in: around)
      var node = AccessibilityNode(id: "", role: role, frame: nativeFrame ?? frame)
      node.source = location
      node.roleWord = String(type)
      // What is called name is the author's identifier, and the label where there is none.
      if !name.isEmpty, name != label { node.identifier = name }
      node.name = label.isEmpty ? nil : label
      setValue(of: &node)
      node.isElement = isAccessible ?? isRawElement
      node.traits.formUnion(XCUIElementRoles.traits(of: role))
      node.isShowing = isVisible
      if !isEnabled { node.traits.insert(.disabled) }
      XCUIElementRoles.takeSelection(of: &node, type: type)
      for word in traits { AppleTraits.add(word, to: &node) }
      node.customActions = customActions
      node.range = range
      // What has no known place cuts nothing off.
      if hasFrame, role == .scrollView || role == .table || role == .list { node.traits.insert(.clips) }
      return node
    }

    private func setValue(of node: inout AccessibilityNode) {
      switch node.role {
      case .text, .heading:
        if node.name == nil { node.name = value.isEmpty ? nil : value }
        if value != label, !value.isEmpty, !label.isEmpty { node.value = value }
      case .textField, .secureTextField, .searchField, .textEditor:
        node.placeholder = placeholder.flatMap { $0.isEmpty ? nil : $0 }
        node.value = value.isEmpty || isLikePlaceholder ? nil : value
      default: node.value = value.isEmpty ? nil : value
      }
    }
  }
}
