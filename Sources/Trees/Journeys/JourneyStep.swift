public import Accessibility
import Geometry

/// What is different for a reader from one screen of a walk to the next.
public struct JourneyStep: Hashable, Sendable {
  /// Why the two cannot be compared; nil where they can.
  public private(set) var obstacle: String?
  /// Whether both are the same screen: the same application, size and, for the most part, elements.
  public private(set) var isSameScreen = true
  /// What is different, in the order of the later screen, what has gone last.
  public private(set) var changes: [Change] = []
  /// What is modal and has come to lie over the former screen, or has gone from over the later one; nil for neither.
  public private(set) var overlay: Overlay?

  /// Something modal that is on one of the two screens, over what is on both.
  public struct Overlay: Hashable, Sendable {
    /// What it is.
    public var role: Role
    /// What it is called.
    public var name: String?
    /// Whether it has come; otherwise it has gone.
    public var hasCome: Bool
  }

  /// Something that is different.
  public struct Change: Hashable, Sendable {
    /// What has happened.
    public var kind: Kind
    /// The element: where it is in the later screen, else where it was.
    public var node: NodeID
    /// What it is.
    public var role: Role
    /// What it was called, how it was, or where it was, before.
    public var before: String?
    /// What it is called, how it is, or where it is, now.
    public var after: String?
  }

  /// What can happen to an element.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case appeared, gone, renamed, lostName = "lost name", changed, moved
  }

  /// Compares two screens that follow each other.
  ///
  /// - Parameter isOneRun: Whether the application ran on from one to the other, so that numbers that its nodes have for as
  ///   long as it runs mean the same in both.
  public init(from earlier: AccessibilityTree, to later: AccessibilityTree, isOneRun: Bool = false) {
    // Not every source says how the screen is turned.
    let isTurned =
      earlier.says(.screen) && later.says(.screen) && earlier.screen != later.screen
      && earlier.screen == Size(width: later.screen.height, height: later.screen.width)
    let differences: [(String, Bool)] = [
      ("the format", earlier.provenance?.format != later.provenance?.format),
      ("the platform", earlier.platform != later.platform),
      ("the density of the screen", earlier.scale != later.scale),
      ("the rotation", earlier.rotation != later.rotation || isTurned),
      ("the language", earlier.language != later.language),
    ]
    if let difference = differences.first(where: \.1) {
      obstacle = "\(difference.0) is another one, so that the two cannot be compared"
      return
    }
    let isOneDocument = Self.document(earlier) == Self.document(later)
    let isOneRun = isOneRun || Self.ranOn(earlier, later)
    let (old, new) = (Stops(earlier, isOneRun, isOneDocument), Stops(later, isOneRun, isOneDocument))
    let common = new.keys.filter { old.places[$0] != nil }
    // Where nobody says how large the screen is, what is on it says nothing of that.
    let knowsScreens = earlier.says(.screen) && later.says(.screen)
    let isSameRoom = earlier.application == later.application && (!knowsScreens || earlier.screen == later.screen)
    if isSameRoom { overlay = Self.overlay(old, new) }
    isSameScreen =
      overlay != nil
      || isSameRoom && Self.title(earlier) == Self.title(later)
        && max(new.keys.count { old.all[$0] != nil }, old.keys.count { new.all[$0] != nil }) * 2
          >= max(old.keys.count, new.keys.count)
    let places = Self.ranks(common.compactMap { old.places[$0] })
    // What stands where it stood among those that are in both has not moved, whatever changes places around it.
    let moved = Self.moved(places).filter { places[$0] != $0 }
    let movedFrom = Dictionary(
      moved.map { (common[$0], (before: places[$0] + 1, after: $0 + 1)) }, uniquingKeysWith: { first, _ in first })
    for (place, key) in new.keys.enumerated() {
      let node = new.nodes[place]
      guard let former = old.places[key] else {
        // What something lay over has been there.
        if overlay?.hasCome == false, old.all[key] != nil { continue }
        if let before = old.silent(key) {
          changes.append(
            Change(kind: .renamed, node: node.id, role: node.role, before: before.name ?? "", after: node.name))
          continue
        }
        changes.append(Change(kind: .appeared, node: node.id, role: node.role, before: nil, after: node.name))
        continue
      }
      let before = old.nodes[former]
      if before.name != node.name {
        let hasLost = before.name?.isEmpty == false && node.name?.isEmpty != false
        changes.append(
          Change(
            kind: hasLost ? .lostName : .renamed, node: node.id, role: node.role, before: before.name, after: node.name)
        )
      }
      let (was, now) = (old.state(former), new.state(place))
      if was != now {
        changes.append(
          Change(kind: .changed, node: node.id, role: node.role, before: was.description, after: now.description))
      }
      if let move = movedFrom[key] {
        changes.append(
          Change(
            kind: .moved, node: node.id, role: node.role, before: String(move.before), after: String(move.after)))
      }
    }
    if isSameScreen { changes += Self.renamedContainers(old.containers, new.containers) }
    for (place, key) in old.keys.enumerated() where new.places[key] == nil {
      // What something lies over now is still there.
      if overlay?.hasCome == true, new.all[key] != nil { continue }
      let node = old.nodes[place]
      if let after = new.silent(key) {
        changes.append(Change(kind: .lostName, node: after.id, role: node.role, before: node.name, after: nil))
        continue
      }
      changes.append(Change(kind: .gone, node: node.id, role: node.role, before: node.name, after: nil))
    }
    if isSameScreen { joinNameless(old, new) }
  }

  /// What is known by its name alone and has lost it, or has got one, is not known any more: where one such thing has gone
  /// and one of its role has come beside the same others, and one of them has no name, it is one thing. What is between
  /// the same two comes first, then what is behind or before the same one, as others may have changed their places.
  private mutating func joinNameless(_ old: Stops, _ new: Stops) {
    let gaps = (old: old.gaps(besides: new), new: new.gaps(besides: old))
    let views: [([JourneyKey?]) -> [JourneyKey?]] = [{ $0 }, { Array($0.prefix(1)) }, { Array($0.suffix(1)) }]
    for view in views {
      func places(_ kind: Kind, _ gaps: [NodeID: [JourneyKey?]]) -> [Gap: [Int]] {
        var places: [Gap: [Int]] = [:]
        for (place, change) in changes.enumerated() where change.kind == kind {
          guard let gap = gaps[change.node] else { continue }
          places[Gap(around: view(gap), role: change.role), default: []].append(place)
        }
        return places
      }
      joinPairs(come: places(.appeared, gaps.new), went: places(.gone, gaps.old))
    }
  }

  /// Joins what has come with what has gone, where one has come and one has gone at a place, and one of them has no name.
  private mutating func joinPairs(come: [Gap: [Int]], went: [Gap: [Int]]) {
    var joined: Set<Int> = []
    for (gap, places) in come {
      guard places.count == 1, let others = went[gap], others.count == 1 else { continue }
      let (now, was) = (changes[places[0]], changes[others[0]])
      guard now.after.words.isEmpty != was.before.words.isEmpty else { continue }
      let hasLost = now.after.words.isEmpty
      changes[places[0]] = Change(
        kind: hasLost ? .lostName : .renamed, node: now.node, role: now.role, before: was.before ?? "",
        after: hasLost ? nil : now.after)
      joined.insert(others[0])
    }
    changes = changes.indices.filter { !joined.contains($0) }.map { changes[$0] }
  }

  /// Where something of a role is, among what is on both screens.
  private struct Gap: Hashable {
    var around: [JourneyKey?]
    var role: Role
  }

  /// Lists, landmarks and the like that are called otherwise: those of a role are the same in their order, where there are
  /// as many of them.
  private static func renamedContainers(_ old: [AccessibilityNode], _ new: [AccessibilityNode]) -> [Change] {
    let former = Dictionary(grouping: old, by: \.role)
    var changes: [Change] = []
    for (role, nodes) in Dictionary(grouping: new, by: \.role).sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let before = former[role], before.count == nodes.count else { continue }
      for (was, now) in zip(before, nodes) where was.name.words != now.name.words {
        let hasLost = now.name.words.isEmpty
        changes.append(
          Change(
            kind: hasLost ? .lostName : .renamed, node: now.id, role: role, before: was.name ?? "",
            after: hasLost ? nil : now.name))
      }
    }
    return changes
  }

  /// What is modal on one of two screens only, if at least half of what was stopped at without it is there with it.
  private static func overlay(_ old: Stops, _ new: Stops) -> Overlay? {
    func overlay(_ with: Stops, _ without: Stops, hasCome: Bool) -> Overlay? {
      guard let modal = with.modal, without.all[modal.key] == nil,
        without.keys.count(where: { with.all[$0] != nil }) * 2 >= max(without.keys.count, 1)
      else { return nil }
      return Overlay(role: modal.node.role, name: modal.node.name, hasCome: hasCome)
    }
    return overlay(new, old, hasCome: true) ?? overlay(old, new, hasCome: false)
  }

  /// Whether the numbers of nodes show that an application ran on between two dumps of Flutter: most of those that occur in
  /// both are of the same role and name. After a start numbers are given anew, and mean something else.
  private static func ranOn(_ earlier: AccessibilityTree, _ later: AccessibilityTree) -> Bool {
    guard earlier.provenance?.format == TreeFormat.flutter.rawValue else { return false }
    func numbered(_ tree: AccessibilityTree) -> [String: [String?]] {
      var result: [String: [String?]] = [:]
      for node in tree.nodes {
        guard let number = node.facts.first(where: { $0.name == JourneyKey.number })?.value else { continue }
        result[number] = [node.role.rawValue, node.name]
      }
      return result
    }
    let (old, new) = (numbered(earlier), numbered(later))
    let common = new.filter { old[$0.key] != nil }
    return !common.isEmpty && common.count { old[$0.key] == $0.value } * 2 >= common.count
  }

  /// Which document a tree is of, where numbers of nodes mean something only within one: its title and its own number.
  private static func document(_ tree: AccessibilityTree) -> [String?] {
    guard tree.provenance?.format == TreeFormat.chromium.rawValue, let root = tree.nodes.first else { return [] }
    return [root.name, root.identifier]
  }

  /// What a screen is called: by its bar, its pane or its first heading; nil where it has none of them.
  private static func title(_ tree: AccessibilityTree) -> String? {
    let shown = tree.nodes.lazy.filter { !$0.removesSubtree && $0.isShowing != false }
    if let bar = shown.first(where: { $0.role == .titleBar }), let title = bar.name ?? bar.identifier { return title }
    return shown.compactMap(\.paneTitle).first ?? shown.first { $0.role == .heading }?.name
  }

  /// What a reader stops at, by what it is known by.
  private struct Stops {
    var keys: [JourneyKey] = []
    var nodes: [AccessibilityNode] = []
    var places: [JourneyKey: Int] = [:]
    /// What every node is known by, whether a reader stops there or not, with its index.
    var all: [JourneyKey: Int] = [:]
    private let tree: AccessibilityTree
    /// What is in each stop and no stop of its own.
    private var parts: [[AccessibilityNode]] = []
    /// What people come into, with its name: lists, landmarks, dialogs.
    private(set) var containers: [AccessibilityNode] = []
    /// What keeps people from the rest.
    var modal: (key: JourneyKey, node: AccessibilityNode)?

    init(_ tree: AccessibilityTree, _ isOneRun: Bool, _ isOneDocument: Bool) {
      self.tree = tree
      let elements = ReadingOrder(tree).elements
      let isElement = Set(elements)
      nodes = elements.map { index in tree.spoken(index) { isElement.contains($0) } }
      let names = Dictionary(
        zip(elements, nodes).compactMap { index, node in node.name.map { (index, $0) } },
        uniquingKeysWith: { first, _ in first })
      let all = JourneyKey.all(in: tree, names: names, isOneRun: isOneRun, isOneDocument: isOneDocument)
      self.all = Dictionary(zip(all, all.indices), uniquingKeysWith: { first, _ in first })
      modal = Confinement(tree).modal.map { (all[$0], tree.nodes[$0]) }
      for index in elements {
        places[all[index]] = keys.count
        keys.append(all[index])
        parts.append(
          (index + 1..<max(index + 1, tree.nodes[index].end)).filter {
            ElementState.setRoles.contains(tree.nodes[$0].role) && !isElement.contains($0)
          }.map { tree.nodes[$0] })
      }
      containers = tree.nodes.indices.filter { index in
        let node = tree.nodes[index]
        return !isElement.contains(index) && node.end > index + 1 && !node.removesSubtree && Self.isContainer(node)
      }.map { tree.nodes[$0] }
    }

    /// Whether readers say what it is called as people come into it.
    private static func isContainer(_ node: AccessibilityNode) -> Bool {
      switch node.role {
      case .list, .table, .tree, .tabBar, .group, .panel, .dialog, .alert, .sheet, .toolbar, .menu: true
      default: node.traits.contains(.landmark)
      }
    }

    /// How a stop is set, with what is told in it.
    func state(_ place: Int) -> ElementState { ElementState(nodes[place], parts: parts[place]) }

    /// Between which two stops that are on both screens each stop is that is on this one alone.
    func gaps(besides other: Stops) -> [NodeID: [JourneyKey?]] {
      var gaps: [NodeID: [JourneyKey?]] = [:]
      var (last, open): (JourneyKey?, [NodeID]) = (nil, [])
      for (place, key) in keys.enumerated() {
        guard other.places[key] != nil else {
          open.append(nodes[place].id)
          continue
        }
        for id in open { gaps[id] = [last, key] }
        (last, open) = (key, [])
      }
      for id in open { gaps[id] = [last, nil] }
      return gaps
    }

    /// What is shown and has no word, so that no reader stops at it; nil where it is not there or something is known.
    func silent(_ key: JourneyKey) -> AccessibilityNode? {
      guard places[key] == nil, let index = all[key] else { return nil }
      let node = tree.nodes[index]
      return node.removesSubtree || node.isShowing == false || node.hasAnyText ? nil : node
    }
  }

  /// Numbers, each different, by their places among each other, from 0.
  private static func ranks(_ numbers: [Int]) -> [Int] {
    let places = Dictionary(
      numbers.sorted().enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return numbers.compactMap { places[$0] }
  }

  /// Which of some numbers, each different, do not belong to a longest run of them that ascends.
  static func moved(_ numbers: [Int]) -> [Int] {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for index in numbers.indices {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < numbers[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var kept: Set<Int> = []
    var next = tails.last ?? -1
    while next >= 0 {
      kept.insert(next)
      next = previous[next]
    }
    return numbers.indices.filter { !kept.contains($0) }
  }
}

extension String? {
  /// The text, empty where there is none.
  fileprivate var words: String { self ?? "" }
}
