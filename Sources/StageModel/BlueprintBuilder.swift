internal import Accessibility
internal import Digests
internal import Mutants
internal import Scenes

/// Lays a scene out into surfaces and items and resolves its references.
struct BlueprintBuilder {
  let scene: Scene
  let texts: SystemTexts
  /// Windows and presentations whose whole content scrolls although their author says nothing of it.
  let scrolled: Set<SurfaceID>
  /// Lists that scroll although their author says nothing of it.
  let longLists: Set<NodeID>
  var surfaces: Table<SurfaceID, Surface> = []
  var items: Table<ItemID, Item> = []
  var itemsByID: [NodeID: ItemID] = [:]
  var surfacesByID: [String: SurfaceID] = [:]
  /// The first element of each name.
  var firstAnywhere: [String: ItemID] = [:]
  /// The first element of each name on surfaces other than that of the first of all.
  var firstOnSurface: [LocalName: ItemID] = [:]
  var scrollers: Table<ScrollerID, Scroller> = []
  var selectables: Table<SelectableID, SelectableItem> = []
  /// For each presentation that several windows open, those like it in further windows, by window.
  var copies: [SurfaceID: [SurfaceID: SurfaceID]] = [:]
  var effectReferences: [ItemID: Blueprint.EffectReferences] = [:]

  init(_ scene: Scene, scrolled: Set<SurfaceID> = [], longLists: Set<NodeID> = []) {
    self.scene = scene
    self.scrolled = scrolled
    self.longLists = longLists
    texts = SystemTexts.table(for: scene.language)
  }

  /// What the scene's platform is like.
  var profile: PlatformProfile { PlatformProfile(scene.platform) }

  mutating func build() {
    let count =
      scene.windows.reduce(0) { $0 + Self.count($1.elements) }
      + scene.presentations.reduce(0) { $0 + Self.count($1.content) }
    items.reserveCapacity(count)
    itemsByID.reserveCapacity(count)
    for window in scene.windows { add(window) }
    for presentation in scene.presentations { add(presentation) }
    for index in surfaces.indices where surfaces[index].asksAboutChanges { confirm(index) }
    noteNames()
    for index in items.indices { resolve(index) }
    for index in surfaces.indices { anchor(index) }
    settleWindows()
    settleShared()
    for index in items.indices { findScroller(of: index) }
    noteTextSizes()
    for index in items.indices { bind(index) }
    findSelectables()
    settleQuestions()
  }

  /// How many elements there are, with all in them.
  private static func count(_ elements: [Element]) -> Int {
    elements.reduce(elements.count) { $1.children.isEmpty ? $0 : $0 + count($1.children) }
  }

  // MARK: Surfaces

  private mutating func add(_ window: Window) {
    let surface = open(window.id, .window(window), title: window.title, source: window.source)
    let start = items.endIndex
    addContent(window.elements, to: surface, path: surfaces[surface].id.path)
    surfaces[surface].items = start..<items.endIndex
  }

  mutating func add(_ presentation: Presentation) {
    switch presentation.kind {
    case .sheet(let sheet): addSheet(presentation, sheet)
    case .actionSheet:
      // As a question about changes it has to come up everywhere; visionOS has alerts for that (C-09).
      let asks = !profile.hasActionSheets && isQuestion(presentation.id)
      addDialog(presentation, asks ? .alert : .actionSheet, arranged(presentation.buttons))
    case .confirmationDialog:
      // visionOS has no action sheets: there it is like an alert (C-09).
      let kind: Surface.Kind = profile.hasActionSheets ? .confirmationDialog : .alert
      addDialog(presentation, kind, arranged(withCancel(presentation.buttons)))
    case .alert: addDialog(presentation, .alert, placed(presentation.buttons))
    case .activityView: addActivityView(presentation)
    case .popover: addCover(presentation, .popover)
    case .fullScreen: addCover(presentation, .fullScreen)
    case .currentContext: addCover(presentation, .currentContext)
    case .menu: addCover(presentation, .menu)
    case .splitView: addCover(presentation, .splitView)
    case .fullSpace: addCover(presentation, .fullSpace)
    case .panel(let panel):
      // Elsewhere not presentable: without a surface, what opens it opens nothing.
      if profile.hasPanels { addCover(presentation, .panel(panel)) }
    }
  }

  private mutating func addSheet(_ presentation: Presentation, _ sheet: Sheet) {
    addSheet(presentation, .sheet(sheet), sheet, content: presentation.content)
  }

  /// A sheet, or what behaves as one.
  mutating func addSheet(_ presentation: Presentation, _ kind: Surface.Kind, _ sheet: Sheet, content: [Element]) {
    let surface = open(presentation, kind)
    let path = surfaces[surface].id.path
    let start = items.endIndex
    addTitle(of: presentation, to: surface, path: path)
    addMessage(of: presentation, to: surface, path: path)
    addContent(withDismissControls(content), to: surface, path: path)
    // Last, because it lies above the header's other items.
    surfaces[surface].keepsDetent = sheet.isResizable == false && profile.hasDetents
    if sheet.grabberVisible || Mutant.isOn(.sheetHasGrabberUnasked), scene.hasDetents, !surfaces[surface].keepsDetent {
      var grabber = Element(id: "grabber", role: .grabber, label: texts.grabber)
      grabber.source = presentation.source
      surfaces[surface].grabber = append(grabber, .grabber, to: surface, parent: nil, path: path)
    }
    surfaces[surface].items = start..<items.endIndex
  }

  /// The content of a sheet with the controls that the system gives one without any (5.5: on a watch a round Cancel).
  private func withDismissControls(_ content: [Element]) -> [Element] {
    let isLikeWatch = Mutant.isOn(.tvSheetGetsWatchCancel) && scene.platform == .tvOS
    guard isLikeWatch || !content.contains(where: \.holdsDismissControl) else { return content }
    if Mutant.isOn(.watchSheetLacksCancel) { return content }
    return PlatformProfile(isLikeWatch ? .watchOS : scene.platform).dismissControls.map { control in
      var element = control.element
      element.label = texts.cancel
      return element
    } + content
  }

  /// Whether a sheet asks it about its changes.
  private func isQuestion(_ id: String) -> Bool {
    scene.presentations.contains { presentation in
      guard case .sheet(let sheet) = presentation.kind else { return false }
      return sheet.confirmation == id
    }
  }

  private mutating func addDialog(_ presentation: Presentation, _ kind: Surface.Kind, _ buttons: [ActionButton]) {
    let surface = open(presentation, kind)
    let path = surfaces[surface].id.path
    let start = items.endIndex
    addTitle(of: presentation, to: surface, path: path)
    addMessage(of: presentation, to: surface, path: path)
    for element in presentation.content { add(element, to: surface, parent: nil, path: path) }
    // On a watch Cancel stands above the others and is read first (5.5).
    let first = profile.putsCancelFirst ? buttons.firstIndex { $0.style == .cancel } : nil
    let scrolls = scrolled.contains(surface)
    var whole: ItemID?
    for (index, button) in buttons.enumerated() {
      // Cancel stays where it can be seen, beside the others.
      let isBeside = button.style == .cancel && (index == 0 || index == buttons.count - 1)
      if scrolls, !isBeside, whole == nil { whole = addWhole(to: surface, path: path) }
      let id = button.id.isEmpty ? "button-\(index + 1)" : button.id
      var element = Element(id: id, role: .button, label: button.label)
      if button.style == .cancel { element.traits.insert(.cancel) }
      if button.style == .destructive || button.destroysData { element.traits.insert(.destructive) }
      element.source = button.source
      let item = append(element, .button(button), to: surface, parent: isBeside ? nil : whole, path: path)
      if let whole, !isBeside { items[whole].end = items.endIndex }
      let ordinal = first.map { index == $0 ? 1 : index < $0 ? index + 2 : index + 1 } ?? index + 1
      items[item].position = Position(index: ordinal, count: buttons.count)
    }
    surfaces[surface].items = start..<items.endIndex
  }

  mutating func addTitle(of presentation: Presentation, to surface: SurfaceID, path: String) {
    guard let title = presentation.title, !presentation.elements.contains(where: { $0.id == "title" }) else { return }
    var heading = Element(id: "title", role: .heading, label: title)
    heading.source = presentation.source
    append(heading, .title, to: surface, parent: nil, path: path)
  }

  mutating func addMessage(of presentation: Presentation, to surface: SurfaceID, path: String) {
    guard let message = presentation.message, !presentation.elements.contains(where: { $0.id == "message" }) else {
      return
    }
    var text = Element(id: "message", role: .text, label: message)
    text.source = presentation.source
    append(text, .message, to: surface, parent: nil, path: path)
  }

  mutating func open(_ presentation: Presentation, _ kind: Surface.Kind) -> SurfaceID {
    open(presentation.id, kind, title: presentation.title, source: presentation.source, declared: presentation)
  }

  private mutating func open(
    _ id: String, _ kind: Surface.Kind, title: String?, source: SourceLocation?, declared: Presentation? = nil
  ) -> SurfaceID {
    let index = surfaces.endIndex
    let name = unused(id, by: { surfacesByID[$0] != nil })
    surfaces.append(
      Surface(
        id: NodeID(name), kind: kind, title: title, message: declared?.message, window: index, source: source,
        declared: declared))
    surfacesByID[name] = index
    return index
  }

  /// The action sheet that asks about unsaved changes: the author's, else the system's.
  mutating func confirm(_ sheet: SurfaceID) {
    if let id = surfaces[sheet].sheet?.confirmation, let own = surfacesByID[id], surfaces[own].isDialog {
      surfaces[sheet].confirmation = own
      return
    }
    let choices = ActionSheet([
      ActionButton(id: "discard", label: texts.discard, style: .destructive, answer: .discard),
      ActionButton(id: "keep", label: texts.keepEditing, style: .cancel, answer: .keep),
    ])
    // visionOS has no action sheets (C-09).
    var question = Presentation(
      id: surfaces[sheet].id.path + "-confirmation",
      kind: profile.hasActionSheets ? .actionSheet(choices) : .confirmationDialog(choices),
      title: texts.unsavedTitle)
    question.source = surfaces[sheet].source
    let index = surfaces.endIndex
    add(question)
    surfaces[sheet].confirmation = index
  }

  // MARK: Items

  mutating func add(_ element: Element, to surface: SurfaceID, parent: ItemID?, path: String) {
    let item = append(element, .element, to: surface, parent: parent, path: path)
    for child in element.children { add(child, to: surface, parent: item, path: items[item].id.path) }
    items[item].end = items.endIndex
  }

  @discardableResult
  mutating func append(_ element: Element, _ part: Item.Kind, to surface: SurfaceID, parent: ItemID?, path: String)
    -> ItemID
  {
    var element = element
    if !element.children.isEmpty { element.children = [] }
    if element.role == .pageControl { element.range = element.range ?? element.pages.range }
    let index = items.endIndex
    let fallback = element.id.isEmpty ? "\(element.role.rawValue)-\(index.ordinal + 1)" : element.id
    var id = NodeID(path + "/" + fallback)
    if let other = itemsByID.updateValue(index, forKey: id) {
      itemsByID[id] = other
      id = NodeID(unused(id.path, by: { itemsByID[NodeID($0)] != nil }))
      itemsByID[id] = index
    }
    items.append(Item(id: id, surface: surface, parent: parent, end: index + 1, part: part, element: element))
    return index
  }

  /// `name`, or `name~2`, `name~3` … where it is taken.
  func unused(_ name: String, by isUsed: (String) -> Bool) -> String {
    guard isUsed(name) else { return name }
    var number = 2
    while isUsed("\(name)~\(number)") { number += 1 }
    return "\(name)~\(number)"
  }

  /// A name for the on-screen keyboard that nothing in the scene has.
  var keyboardID: String { unused("keyboard", by: { surfacesByID[$0] != nil }) }

  // MARK: Scrolling

  /// Names of jog bars that nothing in the scene has.
  var jogBarIDs: Table<ScrollerID, JogBarIDs> {
    Table(
      scrollers.map { scroller in
        let path = items[scroller.item].id.path
        return JogBarIDs(
          vertical: NodeID(unused(path + "/scroll-indicator", by: { itemsByID[NodeID($0)] != nil })),
          horizontal: NodeID(unused(path + "/scroll-indicator-across", by: { itemsByID[NodeID($0)] != nil })))
      })
  }

  /// Numbers what scrolls; parents come first, so that theirs are known.
  mutating func findScroller(of index: ItemID) {
    let parent = items[index].parent
    if let parent { items[index].scroller = items[parent].ownScroller ?? items[parent].scroller }
    let tabView = parent.flatMap { items[$0].ownScroller }.flatMap { scrollers[$0].isTabView ? $0 : nil }
    let isLong = !longLists.isEmpty && longLists.contains(items[index].id)
    guard let scroller = Scroller(index, items[index].element, in: tabView, isLong: isLong, on: profile) else { return }
    items[index].ownScroller = scrollers.append(scroller)
  }

  /// Notes the size of the first text that says its own in each of what scrolls.
  private mutating func noteTextSizes() {
    for item in items where item.element.fontSize != nil {
      guard let scroller = item.scroller, scrollers[scroller].textSize == nil else { continue }
      scrollers[scroller].textSize = item.element.fontSize
    }
  }

  /// Finds what a page control shows the pages of.
  mutating func bind(_ index: ItemID) {
    guard items[index].element.role == .pageControl, let id = items[index].element.pages.scroller else { return }
    items[index].pagedScroller = find(id, near: items[index].surface).flatMap { items[$0].ownScroller }
  }
}

extension Element {
  /// Whether it, or something in it, is one of the ways out.
  fileprivate var holdsDismissControl: Bool { dismissRole != nil || children.contains(where: \.holdsDismissControl) }
}
