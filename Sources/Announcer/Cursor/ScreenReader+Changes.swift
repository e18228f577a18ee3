import Accessibility

extension ScreenReader {
  /// Answers to what happened on the screen at one moment; `view` is the screen afterwards.
  ///
  /// Something presented is announced with its title and kind, then the cursor goes into it; when it is gone the
  /// cursor goes back to what opened it. If the element under the cursor is gone, the nearest one is read; if a page
  /// turn has taken it out of sight, the first one of the page that shows now.
  ///
  /// - Parameters:
  ///   - saysWhereabouts: Whether it is said where content is that has scrolled; not where the reader's own cursor made it.
  ///   - followsContent: Whether the cursor goes along with any content that has scrolled; so it does where the reader
  ///     itself has scrolled it.
  ///   - staysWithFocus: Whether the cursor, where it goes along with content by itself, passes over what can have the
  ///     focus and has not: so it does where Select operates what has the focus, whatever was read.
  public mutating func react(
    to changes: [ScreenChange], saysWhereabouts: Bool = true, followsContent: Bool = false,
    staysWithFocus: Bool = false, in view: ReaderView
  ) -> [ReaderAct] {
    var steps: [ReaderAct] = []
    var saysFocus = false
    var (hasScrolled, hasFocused) = (false, false)
    for change in changes where !isOutOfReach(change, in: view) {
      // Who has scrolled to an end by hand or by a key is told of it by some readers only.
      if case .reachedEdge = change, voice.manners.whereabouts == .items, !followsContent { continue }
      let former = cursor.focus
      // What comes up with a screen waits for the title; else the focus cuts off what is said, as any step does.
      if case .focused = change, landing == nil, inTransition.isEmpty { hasFocused = true }
      react(to: change, in: view, &steps, &saysFocus)
      switch change {
      case .scrolled, .paged: hasScrolled = true
      // It has come into sight to be operated, from where people were not: they hear what it is.
      case .operated where hasScrolled && former != cursor.focus: saysFocus = true
      default: break
      }
    }
    let whereabouts = whereabouts(after: changes, followsContent: followsContent, in: view)
    if saysWhereabouts { steps += whereabouts }
    if inTransition.isEmpty {
      if let landing {
        self.landing = nil
        // What has come up is told by its title already.
        switch landing {
        case .intoPresentation(let id): lastSpoken = id
        case .into(let id): lastSpoken = id
        case .back: break
        }
        saysFocus = land(landing, in: view) || saysFocus
      } else if cursor.reconcile(with: view) {
        saysFocus = true
      }
    }
    // Where the cursor itself has made content move, it is where it wants to be.
    if saysWhereabouts,
      follow(changes, followsContent: followsContent, staysWithFocus: staysWithFocus, in: view)
    {
      saysFocus = true
    }
    // What happened at the same moment is heard first.
    let isFirst = !steps.contains { if case .says = $0 { true } else { false } }
    if saysFocus { steps += sayFocus(in: view, priority: hasFocused && isFirst ? .interrupting : .polite) }
    return Self.inOrder(withoutRepetition(steps))
  }

  /// The steps with what is said behind a title that waits waiting as long.
  private static func inOrder(_ steps: [ReaderAct]) -> [ReaderAct] {
    var longest: Int64?
    return steps.map { step in
      guard case .says(var utterance) = step else { return step }
      if utterance.isKept, let delay = utterance.delay { longest = max(longest ?? 0, delay) }
      if let longest, utterance.priority == .polite, utterance.delay ?? 0 < longest { utterance.delay = longest }
      return .says(utterance)
    }
  }

  /// Whether something has changed, moved or gone on by itself under something modal, or where nothing of it is left to
  /// be reached: nothing is said of that. While anything comes or goes, what was just operated is still told.
  private func isOutOfReach(_ change: ScreenChange, in view: ReaderView) -> Bool {
    switch change {
    case .paged(let id, _, _, _), .zoomed(let id, _), .reachedEdge(let id, _), .selected(let id, _),
      .caretMoved(let id, _), .resized(let id, _), .modalityChanged(let id, _):
      return view.node(id) == nil || view.isBlocked(id)
    case .valueChanged(let id, _), .textChanged(let id, _), .acted(let id, _):
      return inTransition.isEmpty && view.isBlocked(id)
    default: return false
    }
  }

  private mutating func react(
    to change: ScreenChange, in view: ReaderView, _ steps: inout [ReaderAct], _ saysFocus: inout Bool
  ) {
    switch change {
    case .willPresent(let id):
      inTransition.insert(id)
      openers.append((id, inheritedOpener ?? cursor.focus))
      inheritedOpener = nil
    case .presented(let id):
      inTransition.remove(id)
      if !openers.contains(where: { $0.presentation == id }) { openers.append((id, cursor.focus)) }
      steps.append(.says(announcement(of: id, in: view)))
      landing = .intoPresentation(id)
    case .willDismiss(let id):
      inTransition.insert(id)
    case .dismissed(let id, let isReplaced):
      inTransition.remove(id)
      let index = openers.lastIndex { $0.presentation == id }
      let opener = index.flatMap { openers.remove(at: $0).opener }
      if isReplaced {
        inheritedOpener = .some(opener)
      } else if !hasMovedOn(in: view) {
        landing = .back(to: opener)
      }
    case .cameForward(let id):
      steps.append(.says(announcement(of: id, in: view)))
      landing = landing ?? .into(id)
    case .focused(let id):
      if let node = view.node(id), node.role.isTextEntry { lastTexts[id] = node.value ?? "" }
      guard view.ordinal(of: id) != nil, cursor.focus != id || landing != nil else { return }
      // What has come up or forward has been told.
      switch landing {
      case .intoPresentation(let id)?, .into(let id)?: lastSpoken = id
      default: break
      }
      landing = nil
      _ = cursor.move(to: id, in: view)
      saysFocus = true
    case .operated(let id):
      _ = cursor.move(to: id, in: view)
    case .valueChanged(let id, let value):
      steps += say(value: value, of: id, in: view)
    case .textChanged(let id, let text):
      steps += echo(text, of: id, in: view)
    case .resized(let id, let detent):
      steps.append(.says(resizing(of: id, to: detent, in: view)))
    case .paged(let id, let page, let count, let axis):
      guard voice.manners.whereabouts != .nothing else { return }
      let language = vocabulary(for: view.node(id), in: view)
      let text = pageText(Position(index: page, count: count), along: axis, in: id, view, language)
      var utterance = Utterance(text, language: language.code, node: id)
      utterance.delay = voice.manners.pageDelay
      steps.append(.says(utterance))
    case .zoomed(let id, let percent):
      let language = vocabulary(for: view.node(id), in: view)
      steps.append(.says(Utterance(language.say(.zoom, "\(percent)"), language: language.code, node: id)))
    case .reachedEdge(let id, let edge):
      guard voice.manners.whereabouts != .nothing else { return }
      steps.append(saying(of: id, in: view) { $0.say(edge.wording) })
    case .selected(let id, let text): steps.append(saying(of: id, in: view) { $0.say(.selectedDescription, text) })
    case .caretMoved(let id, let text):
      steps.append(saying(of: id, in: view) { Self.character(text, $0) })
    case .acted(let id, let name): steps.append(saying(of: id, in: view) { $0.say(.sentence, name) })
    case .scrolled: break  // `places(after:in:)` says where, once all that happened is known.
    case .modalityChanged(let id, let isModal):
      let language = vocabulary(for: view.node(id), in: view)
      let text = language.say(isModal ? .backgroundBlocked : .backgroundAvailable)
      steps.append(.says(Utterance(text, language: language.code, node: id)))
    case .announced(let text):
      var utterance = Utterance(text, language: vocabulary(for: nil, in: view).code)
      switch voice.manners.announcement {
      case .queued: break
      case .interrupting: utterance.priority = .interrupting
      case .keptUpTo(let count): utterance.isKept = text.count <= count
      }
      steps.append(.says(utterance))
    }
  }

  /// Whether people are somewhere else than in what has just gone: on something that is still there, or in a window
  /// that has come forward meanwhile.
  private func hasMovedOn(in view: ReaderView) -> Bool {
    if case .into = landing { return true }
    return cursor.focus.map { view.ordinal(of: $0) != nil } ?? false
  }

  /// Words about a node, in its language.
  private func saying(of id: NodeID, in view: ReaderView, _ words: (Vocabulary) -> String) -> ReaderAct {
    let language = vocabulary(for: view.node(id), in: view)
    return .says(Utterance(words(language), language: language.code, node: id))
  }

  /// Moves the cursor to where a change of the screen leads; whether it went anywhere.
  private mutating func land(_ landing: Landing, in view: ReaderView) -> Bool {
    if case .into(let window) = landing { return land(in: window, view) }
    if case .back(let opener?) = landing, cursor.move(to: opener, in: view) { return true }
    let editing = (0..<view.count).first { ordinal in
      view.node(at: ordinal).map { $0.traits.contains(.focused) && $0.role.isTextEntry } ?? false
    }
    guard let id = editing.flatMap({ view.element(at: $0) }) ?? first(after: landing, in: view) else { return false }
    return cursor.move(to: id, in: view)
  }

  /// The first element in sight, for some readers the first of what has come up that says something else than its title.
  private func first(after landing: Landing, in view: ReaderView) -> NodeID? {
    guard voice.manners.skipsTitles, case .intoPresentation(let id) = landing, let root = view.index(of: id),
      let title = view.node(id)?.name.nonEmpty
    else { return view.firstInSight }
    let other = view.firstInSight { index in
      root <= index && index < view.tree.nodes[root].end && view.tree.nodes[index].name != title
    }
    return other ?? view.firstInSight
  }

  /// Moves the cursor to the first element of a window; whether it was not in it already.
  private mutating func land(in window: NodeID, _ view: ReaderView) -> Bool {
    guard let root = view.index(of: window) else { return false }
    func isInside(_ index: Int) -> Bool { root <= index && index < view.tree.nodes[root].end }
    if let focus = cursor.focus.flatMap({ view.index(of: $0) }), isInside(focus) {
      return cursor.reconcile(with: view)
    }
    let first = view.firstInSight(where: isInside)
    return first.map { cursor.move(to: $0, in: view) } ?? cursor.reconcile(with: view)
  }

  private func announcement(of id: NodeID, in view: ReaderView) -> Utterance {
    guard let index = view.index(of: id), let node = view.node(id) else {
      return Utterance("", priority: .interrupting, node: id)
    }
    let language = speechLanguage(for: node, in: view)
    let (text, parts) = voice.presenting(view.presented(index), in: language, settings: settings)
    let priority: Utterance.Priority =
      node.role == .alert || node.traits.contains(.critical) ? .critical : .interrupting
    var utterance = Utterance(text, priority: priority, language: language.code, node: id, parts: parts)
    if voice.manners.keepsTitles { (utterance.priority, utterance.isKept) = (.polite, true) }
    utterance.delay = voice.manners.titleDelay
    return utterance
  }

  /// A new value, where the cursor is at the node or what it is in is spoken wherever the cursor is.
  private func say(value: String, of id: NodeID, in view: ReaderView) -> [ReaderAct] {
    guard let node = view.node(id), let index = view.index(of: id) else { return [] }
    let region = view.liveRegion(around: index)
    guard id == cursor.focus || region != nil else { return [] }
    let language = speechLanguage(for: node, in: view)
    let manners = voice.manners
    // TalkBack tells all of the region, Orca all of what has changed in it.
    let told = voice.mergesContent ? region : index
    let whole = id != cursor.focus && manners.saysWholeLiveRegions ? told : nil
    let text =
      whole.map { voice.region(view.spoken($0, isMerged: voice.mergesContent), in: language, settings: settings) }
      ?? voice.change(ofValue: value, of: node, in: language)
    let isUrgent = region.map { view.tree.nodes[$0].politeness == .assertive } ?? false
    let priority: Utterance.Priority = id == cursor.focus ? manners.value : isUrgent ? .interrupting : .polite
    var utterance = Utterance(
      text, priority: priority, language: language.code, node: whole.map { view.tree.nodes[$0].id } ?? id)
    utterance.isNewestOnly = manners.saysNewestValue && (node.range != nil || node.role == .progress)
    // What is switched says its state alone, and is heard out for a while.
    if id == cursor.focus, voice.grammar.states[node.role] != nil { utterance.keptFor = manners.keepsState }
    utterance.isLive = id != cursor.focus
    if id != cursor.focus, priority == .polite { utterance.mostWaiting = manners.mostLiveWaiting }
    if id != cursor.focus, !settings.saysFrequentChanges { utterance.leastPause = manners.changePause }
    return [.says(utterance)]
  }

  /// The detent as the sheet's grabber says it, else by its name.
  private func resizing(of id: NodeID, to detent: String, in view: ReaderView) -> Utterance {
    let tree = view.tree
    let index = view.index(of: id)
    let end = index.map { tree.nodes[$0].end } ?? 0
    let grabber = index.flatMap { ($0..<end).first { tree.nodes[$0].role == .grabber } }
    let value = grabber.flatMap { tree.nodes[$0].value }
    let language = vocabulary(for: grabber.map { tree.nodes[$0] }, in: view)
    return Utterance(
      value.nonEmpty ?? detent, language: language.code, node: grabber.map { tree.nodes[$0].id } ?? id)
  }

  /// What has no sound of its own by its name, and other text as it is.
  static func character(_ text: String, _ language: Vocabulary) -> String {
    guard text.allSatisfy(\.isWhitespace) else { return text }
    return language.say(text.contains(where: \.isNewline) ? .newLine : .space)
  }

  /// What was typed or deleted, character by character.
  private mutating func echo(_ text: String, of id: NodeID, in view: ReaderView) -> [ReaderAct] {
    let old = lastTexts.updateValue(text, forKey: id) ?? ""
    let node = view.node(id)
    let language = vocabulary(for: node, in: view)
    func said(_ characters: some Sequence<Character>) -> String {
      if node?.role == .secureTextField {
        return language.sequence(characters.map { _ in language.say(.bullet) })
      }
      return Self.character(String(characters), language)
    }
    let shared = zip(old, text).prefix { $0 == $1 }.count
    var (gone, come) = (old.dropFirst(shared), text.dropFirst(shared))
    // What stands behind the insertion point has not changed.
    let behind = zip(gone.reversed(), come.reversed()).prefix { $0 == $1 }.count
    (gone, come) = (gone.dropLast(behind), come.dropLast(behind))
    let words = come.isEmpty ? (gone.isEmpty ? "" : language.say(.deleted, said(gone))) : said(come)
    guard !words.isEmpty else { return [] }
    return [.says(Utterance(words, priority: .interrupting, language: language.code, node: id))]
  }

  /// The steps without utterances that only repeat what was said of the same node just before.
  private func withoutRepetition(_ steps: [ReaderAct]) -> [ReaderAct] {
    steps.reduce(into: []) { result, step in
      if case .says(let new) = step, case .says(let old)? = result.last, old.text == new.text,
        old.node == new.node
      {
        return
      }
      result.append(step)
    }
  }
}

extension ScreenChange.ContentEdge {
  /// How it is said.
  fileprivate var wording: Wording {
    switch self {
    case .top: .atTop
    case .bottom: .atBottom
    case .start: .atStart
    case .end: .atEnd
    }
  }
}
