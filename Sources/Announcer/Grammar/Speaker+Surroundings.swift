import Accessibility

/// Where the node stands, what is entered and what is left.
extension Speaker {
  mutating func sayWhere(_ part: Portion) {
    switch part {
    case .place:
      if let position = context.position, !node.role.isItem, !context.hidesPosition {
        sayPosition(part, position)
      } else if let boundary = context.boundary {
        add(part, boundary.wording)
      }
    case .position: if let position = context.position ?? context.item { sayPosition(part, position) }
    case .item: sayItem(part)
    case .headers:
      guard let cell = context.cell else { return }
      if cell.isRowNew { for header in cell.rowHeaders { add(part, header.label ?? header.value) } }
      if cell.isColumnNew { for header in cell.columnHeaders { add(part, header.label ?? header.value) } }
    default:
      guard let cell = context.cell else { return }
      if cell.isRowNew { add(part, words.say(.row, String(cell.row)), words.basis(of: .row)) }
      if cell.isColumnNew { add(part, words.say(.column, String(cell.column)), words.basis(of: .column)) }
    }
  }

  private mutating func sayPosition(_ part: Portion, _ position: Position) {
    add(part, words.say(.series, String(position.index), String(position.count)), words.basis(of: .series))
  }

  /// Place in a list; in a grid what has changed of row and column, headings in place of their numbers.
  private mutating func sayItem(_ part: Portion) {
    guard let cell = context.cell, !context.hidesCell else {
      // Which page it is, is told with the pages.
      let position = context.isPage ? nil : context.position
      if let item = context.item ?? position, item.count > 1 { sayPosition(part, item) }
      return
    }
    if cell.isColumnHeader { add(part, .columnHeader) }
    if cell.isRowHeader { add(part, .rowHeader) }
    if cell.isRowNew, !cell.isRowHeader {
      if cell.rowHeaders.isEmpty {
        add(part, words.say(.row, String(cell.row)), words.basis(of: .row))
      } else {
        for header in cell.rowHeaders { add(part, header.label ?? header.value) }
      }
    }
    if cell.isColumnNew, !cell.isColumnHeader {
      if cell.columnHeaders.isEmpty {
        add(part, words.say(.column, String(cell.column)), words.basis(of: .column))
      } else {
        for header in cell.columnHeaders { add(part, header.label ?? header.value) }
      }
    }
  }

  // MARK: Containers

  mutating func sayContainers(_ part: Portion) {
    if grammar.entersSilently { return part == .entering ? sayTransitions() : () }
    if part == .entering {
      // Orca tells of nothing around a page tab, and of nothing beyond a menu bar.
      if grammar.joining == .pauses, node.role == .tab { return }
      let bar = grammar.joining == .pauses ? context.entered.lastIndex { $0.node.role == .menuBar } : nil
      let entered = bar.map { context.entered[($0 + 1)...] } ?? context.entered[...]
      var (hasList, hasQuote) = (false, false)
      let hasTable = entered.contains { $0.node.role == .table }
      if !hasTable { sayCellAround(part) }
      for container in entered {
        let isLandmark = container.node.traits.contains(.landmark) && !grammar.enteringLandmark.isEmpty
        guard let parts = isLandmark ? grammar.enteringLandmark : grammar.entering[kind(of: container)] else {
          continue
        }
        if container.node.role == .list, grammar.joining == .pauses {
          // Lists are told once, however deep they are in one another.
          if hasList { continue }
          hasList = true
        }
        if container.node.isBlockQuote, grammar.joining == .pauses {
          if hasQuote { continue }
          hasQuote = true
        }
        // What a panel is called is told around a control only.
        let isBare = grammar.joining == .pauses && container.node.role == .panel && !node.role.isControl
        let isSilent = grammar.joining == .pauses && container.node.hasSilentRole
        let told = isSilent ? [.name] : isBare ? parts.filter { $0 != .role } : parts
        append(passages(of: told, about: container), as: part)
        if container.node.role == .table { sayCellAround(part) }
      }
    } else {
      if grammar.leavesInDocuments { return sayLeft(part) }
      guard let container = context.left.first(where: { grammar.leaving[kind(of: $0)] != nil }) else { return }
      append(passages(of: grammar.leaving[kind(of: container)] ?? [], about: container), as: part)
    }
  }

  /// Adds what has been entered, else what has been left: of collections first, then of containers with a title, then of
  /// windows (TalkBack's `collectionTransition`, `containerTitle`, `window`).
  private mutating func sayTransitions() {
    for sort in TransitionSort.allCases {
      // What has no words, such as a list of one item, has not been entered.
      let entered = context.entered.filter { kind(of: $0).transition == sort }
        .map { passages(of: grammar.entering[kind(of: $0)] ?? [], about: $0) }.filter { !$0.isEmpty }
      for passages in entered { append(passages, as: .entering) }
      guard entered.isEmpty else { continue }
      let left = context.left.first { kind(of: $0).transition == sort && grammar.leaving[kind(of: $0)] != nil }
      guard let left else { continue }
      append(passages(of: grammar.leaving[kind(of: left)] ?? [], about: left), as: .leaving)
    }
  }

  /// What is told one after the other of where people have come.
  fileprivate enum TransitionSort: CaseIterable {
    case collection, title, window
  }

  /// Adds what has been left in a document, from inside out and each kind once; nothing where people stay in one table
  /// or come into a dialog.
  private mutating func sayLeft(_ part: Portion) {
    guard context.isInDocument, !context.staysInTable,
      !context.entered.contains(where: { $0.node.role.isPresentation })
    else { return }
    var told: Set<Wording> = []
    for container in context.left {
      let passages = passages(of: grammar.leaving[container.node.role] ?? grammar.leavingLandmark, about: container)
      guard let wording = passages.first?.wording, told.insert(wording).inserted else { continue }
      append(passages, as: part)
    }
  }

  /// Adds what is new of the cell around something that is no cell itself.
  private mutating func sayCellAround(_ part: Portion) {
    guard let parts = grammar.entering[.cell], context.cell != nil, !node.role.isCell else { return }
    var speaker = Speaker(grammar: grammar, words: words, subject: subject, context: context)
    speaker.say(parts)
    append(speaker.passages, as: part)
  }

  private mutating func append(_ others: [Passage], as part: Portion) {
    for (place, passage) in others.enumerated() {
      if grammar.joining == .pauses, place == 0 || passage.followsPause { say([.pause]) }
      add(part, passage.text, passage.basis)
    }
    if grammar.joining == .pauses, !others.isEmpty { say([.pause]) }
  }

  /// What a container counts as: a table of one row or column is a list, but to Orca, which says its rows and columns; what
  /// scrolls by pages is a pager to TalkBack.
  private func kind(of container: SpokenNode) -> Role {
    let isTable = container.shape?.isGrid != false || grammar.joining == .pauses
    if grammar.entersSilently, container.node.isPager { return .tabView }
    return container.node.role == .table && !isTable ? .list : container.node.role
  }

  /// Adds words of the node as a container.
  mutating func sayContainer(_ part: Portion) {
    let name = node.name.nonEmpty
    func say(_ wording: Wording) -> (String, Basis) {
      (name.map { words.say(.named, words.say(wording), $0) } ?? words.say(wording), words.basis(of: wording))
    }
    func count(_ wording: Wording, _ count: Int) -> (String, Basis) {
      (words.say(wording, String(count)), words.basis(of: wording))
    }
    var result: [(text: String, basis: Basis)] = []
    let shape = subject.shape
    switch part {
    case .listCount:
      guard let shape, shape.items > 0, shape.isWhole else { return self.say([.role]) }
      result = [count(shape.items == 1 ? .listOfItem : .listOfItems, shape.items)]
    case .tableShape:
      guard let shape, shape.rows > 0, shape.isWhole else { return self.say([.role]) }
      let wording: Wording =
        shape.rows == 1
        ? shape.columns == 1 ? .tableOfCell : .tableOfRow : shape.columns == 1 ? .tableOfColumn : .tableOfRows
      result = [(words.say(wording, String(shape.rows), String(shape.columns)), words.basis(of: wording))]
    case .listNames:
      let items = shape.map { $0.rows > 0 ? max($0.rows, $0.columns) : $0.items } ?? 0
      guard items > 1 else { return }
      result = [say(.inList)]
      if let level = shape?.level { result.append(count(.listLevel, level)) }
      if shape?.isWhole != false { result.append(count(.items, items)) }
    case .gridNames:
      // How large it is, and what it is called, may not be known; of one cell nothing is told.
      if let shape, shape.rows * shape.columns <= 1 { return }
      result = [say(.inGrid)]
      if let shape, shape.isWhole { result += [count(.rows, shape.rows), count(.columns, shape.columns)] }
    case .pagerNames:
      let paged = node.indicators.filter { $0.page != nil }
      let only = paged.count == 1 ? paged.first : nil
      let isVertical = subject.isVertical ?? only.map { $0.axis == .vertical }
      let counted = shape.flatMap { shape in
        shape.isWhole ? shape.page.map { Position(index: $0, count: shape.items) } : nil
      }
      let page = counted ?? only?.page
      // Of one page nothing is told, as of one item.
      if let page, page.count <= 1 { return }
      let along = isVertical.map { $0 ? Wording.inVerticalPager : .inHorizontalPager }
      result = [say(along ?? (paged.count > 1 ? .inGridPager : .inPager))]
      if let page {
        let text = words.say(.pagerPage, String(page.index), String(page.count))
        result.append((text, words.basis(of: .pagerPage)))
      }
    case .listLeft:
      let items = shape.map { $0.rows > 0 ? max($0.rows, $0.columns) : $0.items } ?? 0
      if items > 1 { result = [say(.outOfList)] }
    case .gridLeft: if (shape.map { $0.rows * $0.columns } ?? 2) > 1 { result = [say(.outOfGrid)] }
    case .containerNames: if let name { result = [(words.say(.inContainer, name), words.basis(of: .inContainer))] }
    case .containerLeft: if let name { result = [(words.say(.outOfContainer, name), words.basis(of: .outOfContainer))] }
    case .roleLeft: if let wording = node.leavingWording { return add(part, wording) }
    default: if let name { result = [(words.say(.windowTitle, name), words.basis(of: .windowTitle))] }
    }
    for (text, basis) in result { add(part, text, basis) }
  }
}

extension Role {
  /// What its title is told as, when people come into it.
  fileprivate var transition: Speaker.TransitionSort {
    switch self {
    case .window: .window
    case .group: .title
    default: .collection
    }
  }

  /// Whether it is an item of a collection, which may tell where that starts and ends.
  fileprivate var isItem: Bool {
    switch self {
    case .listItem, .treeItem, .row: true
    default: false
    }
  }
}

extension CurrentAs {
  /// How it is said.
  var wording: Wording {
    switch self {
    case .page: .currentPage
    case .step: .currentStep
    case .location: .currentLocation
    case .date: .currentDate
    case .time: .currentTime
    case .item: .currentItem
    }
  }
}

extension AccessibilityNode {
  /// Whether Orca has no word for what it is, though it is a group here (`speech_generator`: roles not to speak).
  var hasSilentRole: Bool {
    guard role == .group, let word = roleWord?.lowercased() else { return false }
    return word == "article" || word == "form" || word == "sectionfooter"
  }

  /// What is said once it has been left; nil for nothing.
  fileprivate var leavingWording: Wording? {
    switch (roleWord?.lowercased(), role) {
    case ("blockquote"?, _): .leavingBlockQuote
    case ("form"?, _): .leavingForm
    case ("article"?, _): .leavingArticle
    case ("sectionfooter"?, _): nil
    case ("banner"?, _): .leavingBanner
    case ("complementary"?, _): .leavingComplementary
    case ("contentinfo"?, _): .leavingInformation
    case ("main"?, _): .leavingMain
    case ("navigation"?, _): .leavingNavigation
    case ("search"?, _): .leavingSearch
    case (_, .list): .leavingList
    case (_, .table): .leavingTable
    case (_, .panel): .leavingPanel
    case (_, .group): traits.contains(.landmark) ? .leavingRegion : .leavingGrouping
    default: traits.contains(.landmark) ? .leavingRegion : nil
    }
  }
}

extension Wording {
  /// What is said of what has been left, by what it is.
  static let leaving: [Wording] = [
    .leavingList, .leavingTable, .leavingPanel, .leavingGrouping, .leavingForm, .leavingBlockQuote, .leavingBanner,
    .leavingComplementary, .leavingInformation, .leavingMain, .leavingNavigation, .leavingRegion, .leavingSearch,
    .leavingArticle,
  ]
}

extension SpeechContext.Boundary {
  fileprivate var wording: Wording {
    switch self {
    case .listStart: .listStart
    case .listEnd: .listEnd
    case .landmark: .landmarkStart
    case .landmarkEnd: .landmarkEnd
    }
  }
}
