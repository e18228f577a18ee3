import Accessibility
import Audit
import Harness
import Scenes

/// A sheet with several heights can be resized with a screen reader.
///
/// Its grabber is an element that the cursor stops at, has a name, and each of activate, increment and decrement
/// changes the detent in some state, with a value that says the new one. A sheet without a grabber needs another way:
/// adjusting the sheet itself or a custom action. Sheets with fewer than two detents where they are shown are
/// left out; whether there are two is read from the scene, else from a grabber that can be incremented or a detent that
/// was seen to change.
struct GrabberInaccessible: DynamicRule {
  let rule = Rule(
    id: "grabber-inaccessible",
    title: "A screen reader can resize a sheet that has detents",
    why: "A drag is not possible with a screen reader or a switch; without an accessible grabber whatever the larger "
      + "height shows stays out of reach.",
    remedy: "Make the grabber an element with a name and the detent as its value, and let activate, increment and "
      + "decrement change the detent.",
    severity: .error, method: .dynamic,
    references: [
      .guideline("sheet-grabber-voiceover"),
      .guideline("ann-detent"),
      .wcag("2.1.1", "Keyboard"),
      .wcag("4.1.2", "Name, Role, Value"),
      .en301549("11.2.1.1.1", "Keyboard (open functionality)"),
      .en301549("11.4.1.2.1", "Name, role, value (open functionality)"),
      .section508("502.3.1", "Object Information"),
    ],
    parameters: [
      RuleParameter(
        name: "detents", value: 2, unit: "detents",
        meaning: "A sheet with fewer is not resizable.")
    ], implies: ["grabber-in-resizable"])

  /// What has been seen of a sheet.
  private struct Sheet {
    /// The sheet, or its grabber once seen.
    var node: AccessibilityNode
    var state: Int
    var isResizable = false
    var isGrabberShown = false
    var isVisited = false
    var isNamed = false
    var hasOtherWay = false
    var works: Set<Way> = []
    var isSilent: (node: AccessibilityNode, way: Way, state: Int, step: Step)?
  }

  /// What a screen reader can do with a grabber.
  private enum Way: String, CaseIterable {
    case activate, increment, decrement

    var action: AccessibilityAction {
      switch self {
      case .activate: .activate
      case .increment: .increment
      case .decrement: .decrement
      }
    }
  }

  private var sheets: [NodeID: Sheet] = [:]

  mutating func visit<T: ReproducibleTarget>(
    _ state: ExploredState<T>, prober: inout Prober, into ledger: inout Ledger
  ) {
    let tree = state.tree
    for index in state.open where tree.nodes[index].role == .sheet {
      let node = tree.nodes[index]
      var sheet = sheets[node.id] ?? Sheet(node: node, state: state.index)
      if Self.isResizable(node, state.context) { sheet.isResizable = true }
      let adjustable: Actions = [.increment, .decrement]
      if state.isRead(index), !node.actions.isDisjoint(with: adjustable) || !node.customActions.isEmpty {
        sheet.hasOtherWay = true
      }
      if let grabber = Self.grabber(of: index, in: tree) {
        if !sheet.isGrabberShown {
          (sheet.node, sheet.state) = (tree.nodes[grabber], state.index)
        }
        sheet.isGrabberShown = true
        if tree.nodes[grabber].name?.isEmpty == false { sheet.isNamed = true }
        if state.context.scene == nil, tree.nodes[grabber].actions.contains(.increment) { sheet.isResizable = true }
        if state.isRead(grabber) {
          sheet.isVisited = true
          for way in Way.allCases { attempt(way, tree.nodes[grabber], node.id, state, &prober, &sheet) }
        }
      }
      sheets[node.id] = sheet
    }
  }

  mutating func observe<T: ReproducibleTarget>(_ transition: Transition<T>, into ledger: inout Ledger) {
    guard transition.from.context.scene == nil else { return }
    for event in transition.events {
      if case .detentChanged = event.kind { sheets[event.node]?.isResizable = true }
    }
  }

  mutating func conclude(_ summary: ExplorationSummary, into ledger: inout Ledger) {
    for (_, sheet) in sheets where sheet.isResizable {
      var (node, state, step) = (sheet.node, sheet.state, Step?.none)
      let missing = Way.allCases.filter { !sheet.works.contains($0) }.map(\.rawValue)
      var verdict = Verdict.pass
      if !sheet.isGrabberShown {
        verdict = sheet.hasOtherWay ? .pass : .fail(.noGrabber(node))
      } else if !sheet.isVisited {
        verdict = .fail(.grabberNotVisited(node))
      } else if !sheet.isNamed {
        verdict = .fail(.grabberWithoutName(node))
      } else if !missing.isEmpty {
        verdict = .fail(.grabberDoesNothing(node, missing.joined(separator: " and ")))
        if summary.overlooked.contains(node.id), let message = verdict.message { verdict = .cannotTell(message) }
      } else if let silent = sheet.isSilent {
        verdict = .fail(.silentChange(silent.node, silent.way.rawValue))
        (node, state, step) = (silent.node, silent.state, silent.step)
      }
      ledger.record(rule, node, verdict, state: state, step: step)
    }
    withdrawPassesIfCutShort(summary, &ledger)
  }

  /// Asks the grabber for something and sees whether the detent changes, and whether it is said.
  private func attempt<T: ReproducibleTarget>(
    _ way: Way, _ grabber: AccessibilityNode, _ sheetID: NodeID, _ state: ExploredState<T>, _ prober: inout Prober,
    _ sheet: inout Sheet
  ) {
    guard !sheet.works.contains(way) || sheet.isSilent == nil else { return }
    var copy = state.target
    let step = Step.reader(way.action, grabber.id)
    guard let effect = prober.perform(step, on: &copy) else { return }
    let isChanged = effect.events.contains { event in
      guard case .detentChanged(let from, let to) = event.kind else { return false }
      return from != to && (event.node == sheetID || event.node == grabber.id)
    }
    guard isChanged else { return }
    sheet.works.insert(way)
    let isSpoken = effect.events.contains {
      if case .announced(let text) = $0.kind { !text.isEmpty } else { false }
    }
    guard !isSpoken, sheet.isSilent == nil else { return }
    let value = state.tree(of: copy).node(grabber.id)?.value
    if value == grabber.value || value?.isEmpty != false {
      sheet.isSilent = (grabber, way, state.index, step)
    }
  }

  /// The grabber of a sheet: the first in it that is no other sheet's.
  private static func grabber(of sheet: Int, in tree: AccessibilityTree) -> Int? {
    tree.nodes.indices.first { index in
      index > sheet && index < tree.nodes[sheet].end && tree.nodes[index].role == .grabber
        && tree.nearestAncestor(of: index) { $0.role == .sheet } == sheet
        && !tree.ancestors(of: index).contains { tree.nodes[$0].isInvisible } && !tree.nodes[index].isInvisible
    }
  }

  /// Whether the scene gives the sheet at least two detents that exist at this size (A-54 and C-29).
  private static func isResizable(_ node: AccessibilityNode, _ context: AuditContext) -> Bool {
    guard let scene = context.scene, scene.hasDetents, let room = SheetRoom.all(in: scene).first else { return false }
    let id = node.id.path.split(separator: "/").last.map(String.init) ?? node.id.path
    guard case .sheet(let sheet)? = (context.presentation(node.id.path) ?? context.presentation(id))?.kind else {
      return false
    }
    guard sheet.isResizable != false else { return false }
    return sheet.detents.count { $0.height(in: room) != nil } >= 2
  }
}

extension Message {
  fileprivate static func noGrabber(_ node: AccessibilityNode) -> Self {
    Self("{sheet} has several detents, and neither a grabber nor another way to resize it.", ["sheet": node.words])
  }
  fileprivate static func grabberNotVisited(_ node: AccessibilityNode) -> Self {
    Self("The screen reader's cursor never stops at {grabber}.", ["grabber": node.words])
  }
  fileprivate static func grabberWithoutName(_ node: AccessibilityNode) -> Self {
    Self("{grabber} has no name.", ["grabber": node.words])
  }
  fileprivate static func grabberDoesNothing(_ node: AccessibilityNode, _ ways: String) -> Self {
    Self("{grabber} never changes the detent by {ways}.", ["grabber": node.words, "ways": ways])
  }
  fileprivate static func silentChange(_ node: AccessibilityNode, _ way: String) -> Self {
    Self("{grabber} changes the detent by {way}, and nothing says so.", ["grabber": node.words, "way": way])
  }
}
