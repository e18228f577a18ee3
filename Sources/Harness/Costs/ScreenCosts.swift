public import Accessibility
public import Announcer
import Geometry

/// What it costs to get to every control of a screen.
public struct ScreenCosts: Hashable, Sendable {
  /// What the screen is called.
  public var title: String
  /// The reader that is listened to.
  public var voice: Voice
  /// The language that the screen is read in, by its BCP 47 code, where one was asked for or the screen has one.
  public var language: String
  /// The numbers that were reckoned with.
  public var terms: CostTerms
  /// The controls, in reading order, what no reader stops at last.
  public var controls: [ControlCost]

  /// Reckons what it costs to get to the controls of an interface as it is now.
  ///
  /// - Parameters:
  ///   - reader: Where the reader is; one that is nowhere yet comes on first.
  ///   - meant: The controls that are asked about; all unless given.
  public init(
    of interface: some ReproducibleTarget, title: String, reader: ScreenReader = ScreenReader(),
    terms: CostTerms = CostTerms(), only meant: Set<NodeID>? = nil
  ) {
    let tree = interface.tree
    let view = ReaderView(tree, manner: reader.manner)
    let order = view.order.elements
    let rest = Set(tree.nodes.indices).subtracting(order).sorted()
    let confinement = Confinement(tree)
    let indices = (order + rest).filter { index in
      let node = tree.nodes[index]
      guard meant?.contains(node.id) ?? Self.isControl(node) else { return false }
      if view.ordinal(of: node.id) != nil { return true }
      // What is in something that is used is a part of it.
      return !node.isInvisible && !confinement.excludes(index)
        && !tree.ancestors(of: index).contains { Self.isControl(tree.nodes[$0]) }
    }
    let ids = indices.map { tree.nodes[$0].id }
    let heard = ReaderWaySearch(to: Set(ids), on: interface, with: reader, terms).outcomes
    let typed = KeyboardWaySearch(to: ids, on: interface, tree: tree, terms).outcomes
    let finger = TouchWayFinder(tree, touched: interface.touched)
    let middle = Rect(origin: .zero, size: tree.screen).center
    let isTooMuch = indices.count > terms.mostLooks / max(1, tree.nodes.count)
    let whyUntouched =
      tree.whyUntouched ?? (isTooMuch ? "there is too much on the screen to look for a place on each control" : nil)
    self.title = title
    self.voice = reader.voice
    self.language = reader.language ?? tree.language ?? "en"
    self.terms = terms
    controls = indices.map { index in
      let node = tree.nodes[index]
      let touch: KnownCost<TouchWay> =
        whyUntouched.map { .untold($0) } ?? finger.way(from: middle, to: index).map { .way($0) } ?? .none
      return ControlCost(
        node: node.id, role: node.role, name: node.name ?? view.name(of: node.id),
        reader: heard[node.id] ?? .none, keyboard: typed[node.id] ?? .none, touch: touch)
    }
  }

  /// What people use: no part of a keyboard on the screen, which is not asked for by name.
  private static func isControl(_ node: AccessibilityNode) -> Bool {
    node.isOperable && node.role != .keyboardKey && !node.traits.contains(.disabled)
  }
}

extension ReaderView {
  /// What an element without a name of its own is called by what is in it; nil where nothing is.
  fileprivate func name(of id: NodeID) -> String? {
    guard let ordinal = ordinal(of: id) else { return nil }
    return spoken(at: ordinal, isMerged: false)?.node.name
  }
}
