import Accessibility
import Documents
import Geometry

/// Reads what uiautomator and Appium write of an Android screen; both list the views with the same words, Appium with
/// more of them, and the class for the name of the element.
///
/// Sources of the formats: androidx `test/uiautomator` `AccessibilityNodeInfoDumper`, and appium-uiautomator2-server
/// `model/UiElementSnapshot`.
struct AndroidImporter {
  /// What `adb exec-out uiautomator dump /dev/tty` puts behind the dump.
  static let allowedTail = ["UI hierchary dumped to", "UI hierarchy dumped to"]

  private var reader: XMLReader
  private var builder = TreeBuilder()
  /// Pixels to the point; nil where nobody says.
  private let scale: Double?
  private let keepsFacts: Bool
  private var isAppium = false
  /// Whether each element that is open is a node of the tree.
  private var opened: [Bool] = []
  private var declaredScreen: Size?
  /// What the element around all views says, for the first of them to keep.
  private var rootFacts: [SourceFact] = []
  /// What the displays say that the next window is on.
  private var displayFacts: [SourceFact] = []
  /// Windows that people are in.
  private var activeWindows: Set<Int> = []
  /// Packages of the outermost views, of which one is the application.
  private var packages: [(name: String, line: Int)] = []

  init(_ reader: consuming XMLReader, _ options: ImportOptions) {
    self.reader = reader
    scale = options.density.map { $0 / 160 }
    keepsFacts = options.keepsFacts
  }

  /// Reads the whole dump.
  mutating func read() throws(DocumentError) -> ImportedTree {
    guard try reader.next() == .start, reader.name == "hierarchy" || reader.name == "displays" else {
      throw reader.error("the outermost element is \(reader.name)", expected: "hierarchy")
    }
    try open()
    loop: while true {
      switch try reader.next() {
      case .start: try open()
      case .end: if opened.popLast() == true { builder.end(hidesUnseen: true) }
      case .finish: break loop
      }
    }
    if reader.textCount > 0 { builder.unused.add("text between elements", "", line: 1) }
    finishTree()
    return builder.finish(isAppium ? .appium : .uiautomator)
  }

  /// Begins a view, a window, or what is around them.
  private mutating func open() throws(DocumentError) {
    switch reader.name {
    case "hierarchy" where builder.depth == 0 || isInWindow:
      try readRoot()
      opened.append(false)
    case "displays", "display":
      if keepsFacts {
        displayFacts += WindowFacts.facts(reader.name == "display" ? .display : .displays, reader.attributes)
      }
      for attribute in reader.attributes {
        builder.unused.add(attribute.name, attribute.value, line: attribute.location.line)
      }
      opened.append(false)
    case "window" where opened.count == 2 || isInWindow && opened.last == true:
      let isActive = reader.attributes.contains { $0.name == "active" && $0.value == "true" }
      builder.begin(try window())
      if isActive, let index = builder.current { activeWindows.insert(index) }
      opened.append(true)
    default:
      // Appium calls each element after its class, and uiautomator all of them alike.
      if builder.tree.nodes.isEmpty, reader.name != "node" { isAppium = true }
      builder.begin(try node())
      opened.append(true)
    }
  }

  /// Whether what is open is a window.
  private var isInWindow: Bool { builder.current.map { builder.tree.nodes[$0].role } == .window }

  /// A window of `uiautomator dump --windows`; its views are in a hierarchy of its own.
  private mutating func window() throws(DocumentError) -> AccessibilityNode {
    var node = AccessibilityNode(id: "", role: .window, frame: .zero)
    node.source = reader.start
    node.roleWord = "window"
    if keepsFacts {
      node.facts = displayFacts + WindowFacts.facts(.window, reader.attributes)
      displayFacts = []
    }
    for attribute in reader.attributes {
      switch attribute.name {
      case "title": node.name = attribute.value.isEmpty ? nil : attribute.value
      case "bounds": node.frame = try bounds(attribute)
      default: builder.unused.add(attribute.name, attribute.value, line: attribute.location.line)
      }
    }
    return node
  }

  private mutating func readRoot() throws(DocumentError) {
    var (width, height): (Double?, Double?)
    isAppium = reader.attributes.contains { $0.name == "class" }
    if keepsFacts {
      rootFacts = reader.attributes.map { SourceFact(name: DumpAttributes.ofRoot + $0.name, value: $0.value) }
      if builder.depth > 0 {
        // A window keeps what its own hierarchy says, and that there is one.
        let facts = [SourceFact(name: DumpAttributes.ofRoot, value: nil)] + rootFacts
        builder.update { $0.facts += facts }
        rootFacts = []
      }
    }
    for attribute in reader.attributes {
      switch attribute.name {
      case "rotation":
        guard let turns = Int(attribute.value), (0...3).contains(turns) else {
          throw DocumentError(
            attribute.location, "the rotation is \"\(reader.excerpt(attribute.value))\"", expected: "0 to 3")
        }
        builder.setTree { $0.rotation = turns }
      case "width": width = try number(attribute)
      case "height": height = try number(attribute)
      case "index", "class": break
      default: builder.unused.add(attribute.name, attribute.value, line: attribute.location.line)
      }
    }
    if let width, let height { declaredScreen = Size(width: width, height: height) }
  }

  private func number(_ attribute: XMLAttribute) throws(DocumentError) -> Double {
    guard let value = Double(attribute.value), value.isFinite, value >= 0, value <= 1e6 else {
      throw DocumentError(
        attribute.location, "\(attribute.name) is \"\(reader.excerpt(attribute.value))\"",
        expected: "a number of pixels")
    }
    return value / (scale ?? 1)
  }

  // MARK: Views

  private mutating func node() throws(DocumentError) -> AccessibilityNode {
    var view = AndroidView()
    for attribute in reader.attributes {
      builder.see(attribute.name)
      // A place that is not that among the siblings counts those that are not in the dump.
      if attribute.name == "index", attribute.value != String(builder.nextPlace) {
        builder.unused.add(attribute.name, attribute.value, line: attribute.location.line)
      }
      if try view.take(attribute) { continue }
      if attribute.name == "bounds" {
        view.frame = try bounds(attribute)
      } else {
        builder.unused.add(attribute.name, attribute.value, line: attribute.location.line)
      }
    }
    if view.className.isEmpty { view.className = reader.name }
    var node = view.node(scale: scale)
    node.source = reader.start
    view.leaveWhatIsNot(in: node)
    for word in view.unused { builder.unused.add(word.name, word.value, line: reader.start.line) }
    takePackage(view.package)
    if keepsFacts {
      // The application is that of the tree only at the end: each view says its own.
      let derived = DumpAttributes(
        android: node, place: builder.nextPlace, application: nil, scale: scale, isAppium: isAppium)
      node.facts = derived.facts(against: reader.attributes.map { ($0.name, $0.value) })
      // One that says none has none, whatever the application of the others.
      if view.package == nil, reader.attributes.contains(where: { $0.name == "package" }) {
        node.facts.append(SourceFact(name: "package", value: ""))
      }
      node.facts += rootFacts
      rootFacts = []
    }
    return node
  }

  /// The application is the one whose window people are in; where nobody says that, the one whose window comes last, as
  /// system bars come before it.
  private mutating func takePackage(_ package: String?) {
    guard let package else { return }
    guard builder.depth == 0 || isInWindow else {
      if package != packages.last?.name ?? builder.tree.application {
        builder.unused.add("package", package, line: reader.start.line)
      }
      return
    }
    packages.append((package, reader.start.line))
    let isActive = builder.current.map { activeWindows.contains($0) } ?? false
    if isActive {
      builder.setTree { $0.application = package }
    } else if activeWindows.isEmpty {
      builder.nameApplication(package)
    }
  }

  /// `[left,top][right,bottom]` in pixels.
  private func bounds(_ attribute: XMLAttribute) throws(DocumentError) -> Rect {
    var numbers: [Double] = []
    var rest = attribute.value.utf8[...]
    for (before, after) in [("[", ","), ("", "]"), ("[", ","), ("", "]")] {
      guard rest.starts(with: before.utf8) else { break }
      rest = rest.dropFirst(before.utf8.count)
      let digits = rest.prefix { $0 == UInt8(ascii: "-") || $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      rest = rest[digits.endIndex...]
      guard let value = Int(Substring(digits)), (-1_000_000...1_000_000).contains(value),
        rest.starts(with: after.utf8)
      else { break }
      rest = rest.dropFirst(1)
      numbers.append(Double(value) / (scale ?? 1))
    }
    guard numbers.count == 4, rest.isEmpty else {
      throw DocumentError(
        attribute.location, "the bounds are \"\(reader.excerpt(attribute.value))\"",
        expected: "[left,top][right,bottom] in pixels, such as [0,0][1080,2400]")
    }
    return Rect(
      x: numbers[0], y: numbers[1], width: max(0, numbers[2] - numbers[0]), height: max(0, numbers[3] - numbers[1]))
  }

  // MARK: The whole

  private mutating func finishTree() {
    let seen = builder.seen
    for package in packages where package.name != builder.tree.application {
      builder.unused.add("package", package.name, line: package.line)
    }
    let screen = declaredScreen ?? builder.extent
    var provenance = Provenance(
      format: (isAppium ? TreeFormat.appium : .uiautomator).rawValue,
      never: Self.never.union(isAppium ? [] : Self.neverInDumps))
    for (property, words) in Self.askedBy where provenance.gap(property) == nil && seen.isDisjoint(with: words) {
      provenance.notAsked.insert(property)
    }
    provenance.remarks.append(
      "Links that change the order in which views are gone through are in no dump: the order is likely, not certain.")
    if scale == nil {
      provenance.notAsked.insert(.scale)
      provenance.remarks.append(
        "Frames are in pixels: the dump does not say the density of the screen; --density does.")
    }
    if declaredScreen == nil {
      provenance.never.insert(.screen)
      provenance.remarks.append("The dump does not say how large the screen is; taken is what its windows cover.")
    }
    builder.setTree {
      $0.screen = screen
      $0.scale = scale
      $0.platform = "Android"
      $0.provenance = provenance
    }
  }

  /// What neither writes.
  private static let never: Set<Property> = [
    .colors, .alpha, .runs, .fontWeight, .relations, .order, .stateDescription, .range, .position, .table, .cell,
    .language, .hitArea, .activationPoint, .expanded, .required, .modal, .landmark, .headingLevel, .hierarchyLevel,
    .orientation, .inputLabels, .customContent, .rotors, .customActions, .actionNames, .hint, .traitWords, .containers,
    .orientations, .selection, .current, .shortcut,
  ]
  /// What uiautomator does not write besides.
  private static let neverInDumps: Set<Property> = [
    .heading, .live, .paneTitle, .tooltip, .errorText, .invalid, .isElement, .fontSize, .roleDescription,
    .decorative,
  ]
  /// By which words of a dump it is seen that something was asked for.
  private static let askedBy: [(Property, Set<String>)] = [
    (.heading, ["heading"]), (.live, ["live-region"]), (.paneTitle, ["pane-title", "heading"]),
    (.tooltip, ["tooltip-text", "heading"]), (.errorText, ["error", "content-invalid"]),
    (.invalid, ["content-invalid"]), (.decorative, ["a11y-important"]), (.isElement, ["screen-reader-focusable"]),
    (.placeholder, ["hint", "showing-hint"]),
    (.zOrder, ["drawing-order"]), (.isShowing, ["displayed", "visible-to-user"]), (.fontSize, ["text-size"]),
    (.roleDescription, ["extras"]), (.identifier, ["resource-id"]), (.name, ["text", "content-desc"]),
    (.value, ["checked"]), (.selected, ["selected"]), (.focused, ["focused"]), (.focusable, ["focusable"]),
    (.disabled, ["enabled"]), (.actions, ["clickable", "scrollable", "actions"]), (.frame, ["bounds"]),
  ]
}
