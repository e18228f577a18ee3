import Accessibility
import Geometry
import Scenes

/// What is tried in a state: every kind of input that there is, at many places, whether or not anything seems to take
/// it there.
struct Doings {
  private let tree: AccessibilityTree
  private let platform: Platform
  private let whole: Size
  private let typed: Int
  private(set) var all: [Doing] = []
  private var texts: Set<String> = []

  /// - Parameter typed: How many letters were typed on the way; two are enough.
  init(_ tree: AccessibilityTree, of scene: Scene, typed: Int) {
    (self.tree, self.typed) = (tree, typed)
    (platform, whole) = (scene.platform, scene.screen.size)
    touches()
    keys()
    reader()
    swipes()
    selections()
    edges()
    wheels()
  }

  private var hasPointer: Bool { platform == .macOS || platform == .iPadOS || platform == .visionOS }

  // MARK: Touch

  private mutating func touches() {
    let shown = tree.nodes.filter { !$0.isInvisible && !$0.frame.isEmpty }
    for node in shown where node.role != .window {
      tap(node.effectiveActivationPoint)
      tap(node.frame.center)
      // On a Mac and at a television nobody has a finger to hold with.
      if platform != .macOS, platform != .tvOS { hold(node.effectiveActivationPoint) }
      if hasPointer {
        at(node.effectiveActivationPoint) { "click \($0)" }
        at(node.effectiveActivationPoint) { "right click \($0)" }
      }
      // Right beside it, on all sides.
      guard node.role.isPresentation || node.role == .panel else { continue }
      for place in node.frame.insetBy(dx: -12, dy: -12).border { tap(place) }
      tap(Point(x: node.frame.midX, y: node.frame.minY + 4))
    }
    for row in 0..<6 {
      for column in 0..<4 {
        let place = Point(
          x: (Double(column) + 0.5) * tree.screen.width / 4, y: (Double(row) + 0.5) * tree.screen.height / 6)
        tap(place)
        if hasPointer, row % 2 == 0, column % 2 == 0 { at(place) { "click \($0)" } }
      }
    }
    if platform == .iOS || platform == .iPadOS { add("turn screen") }
    if platform == .iPadOS {
      add("resize screen to 375,\(Self.words(tree.screen.height))")
      add("resize screen to \(Self.words(whole.width)),\(Self.words(whole.height))")
    }
  }

  private mutating func tap(_ place: Point) {
    guard isOnScreen(place) else { return }
    // A Mac has no touchscreen.
    var doing = Doing("\(platform == .macOS ? "click" : "tap") \(Self.words(place))")
    doing.tap = place
    add(doing)
  }

  private mutating func hold(_ place: Point) { at(place) { "press \($0) for 800ms" } }

  private mutating func swipes() {
    let screen = tree.screen
    var starts = [Point(x: screen.width / 2, y: screen.height / 2)]
    for node in tree.nodes where !node.isInvisible && !node.frame.isEmpty {
      if node.role.isPresentation || node.role == .panel {
        let frame = node.frame
        starts += [
          Point(x: frame.midX, y: frame.minY + 12), Point(x: frame.midX, y: frame.minY + frame.size.height * 0.35),
          Point(x: frame.midX, y: frame.minY + frame.size.height * 0.75), Point(x: frame.minX + 20, y: frame.minY + 30),
        ]
      } else if node.role == .scrollView || node.role == .image || node.role == .pageControl || node.role == .grabber {
        starts += [node.frame.center, Point(x: node.frame.maxX - 12, y: node.frame.midY)]
      } else if node.role.isAdjustable {
        let (center, width) = (node.frame.center, node.frame.size.width)
        for way in [-0.4, 0.4] {
          line("drag", from: center, to: Point(x: center.x + way * width, y: center.y), " in 500ms")
        }
      }
    }
    let far = max(screen.width, screen.height)
    for start in starts {
      for (dx, dy) in [(0.0, 1.0), (0, -1), (1, 0), (-1, 0)] {
        line("swipe", from: start, to: Point(x: start.x + dx * far, y: start.y + dy * far))
        line("drag", from: start, to: Point(x: start.x + dx * 90, y: start.y + dy * 90), " in 800ms")
      }
    }
    for edge in ["left", "right"] { add("edge swipe from \(edge)") }
  }

  /// Across what something can be selected in: by a finger that was held before it moves, and by a pointer.
  private mutating func selections() {
    for node in tree.nodes where !node.isInvisible && !node.frame.isEmpty {
      let frame = node.frame
      func across(_ from: (Double, Double), _ to: (Double, Double)) -> (Point, Point) {
        (
          Point(x: frame.minX + from.0 * frame.size.width, y: frame.minY + from.1 * frame.size.height),
          Point(x: frame.minX + to.0 * frame.size.width, y: frame.minY + to.1 * frame.size.height)
        )
      }
      let ways: [(Point, Point)]
      switch node.role {
      case .list, .table, .tree, .scrollView:
        ways = [across((0.5, 0.1), (0.5, 0.9)), across((0.5, 0.9), (0.5, 0.1)), across((0.5, 0.1), (0.5, 0.4))]
      case let role where role.isTextEntry:
        ways = [across((0.02, 0.5), (0.98, 0.5)), across((0.98, 0.5), (0.02, 0.5)), across((0.02, 0.1), (0.98, 0.9))]
      default: continue
      }
      for (start, end) in ways {
        // On a Mac and at a television nobody has a finger to hold with.
        if platform != .macOS, platform != .tvOS { line("drag", from: start, to: end, " after 800ms") }
        if hasPointer { line("drag pointer", from: start, to: end, " in 500ms") }
      }
    }
  }

  /// Edges and corners of what is on the screen, pulled out and in.
  private mutating func edges() {
    guard hasPointer else { return }
    for node in tree.nodes where !node.isInvisible {
      guard node.role.isPresentation || node.role == .window || node.role == .panel else { continue }
      let center = node.frame.center
      guard node.frame.size != tree.screen else { continue }
      for place in node.frame.insetBy(dx: 1, dy: 1).border {
        let (dx, dy) = ((place.x - center.x).direction, (place.y - center.y).direction)
        line("drag", from: place, to: Point(x: place.x + 250 * dx, y: place.y + 250 * dy), " in 800ms")
        line("drag", from: place, to: Point(x: place.x - 60 * dx, y: place.y - 60 * dy), " in 800ms")
      }
    }
  }

  // MARK: Keys, wheels, the reader

  private mutating func keys() {
    for key in [
      "tab", "shift+tab", "up", "down", "left", "right", "return", "space", "escape", "command+grave", "command+w",
      "command+period", "page-up", "page-down", "home", "end", "backspace",
    ] { add("press \(key)") }
    if platform == .tvOS { for key in ["menu", "select", "play-pause"] { add("press \(key)") } }
    if typed < 2 { add("type \"b\"") }
  }

  private mutating func wheels() {
    for node in tree.nodes where node.role == .scrollView && !node.isInvisible {
      for detents in [-20, 20] {
        at(node.frame.center) { "move to \($0); scroll \(detents)" }
        at(node.frame.center) { "move to \($0); scroll \(detents) horizontally" }
      }
    }
    if platform == .watchOS { for turn in [-6, -1, 1, 6] { add("turn crown \(turn)") } }
  }

  private mutating func reader() {
    for index in ReadingOrder(tree).elements {
      let node = tree.nodes[index]
      var show: [Doing.Action] = []
      if platform == .tvOS, node.traits.contains(.focusable), !node.traits.contains(.focused) {
        show = [.init(action: .focus, node: node.id)]
      } else if tree.isCutOff(index) {
        show = [.init(action: .reveal, node: node.id)]
      }
      let focus = "reader focus #\(node.id)"
      if !show.isEmpty { add(Doing(reader: focus, show)) }
      func ask(_ words: String, _ action: AccessibilityAction) -> Doing {
        Doing(reader: "\(focus); reader \(words)", show + [.init(action: action, node: node.id)])
      }
      if node.isOperable { add(ask("activate", .activate)) }
      if node.actions.contains(.increment) { add(ask("increment", .increment)) }
      if node.actions.contains(.decrement) { add(ask("decrement", .decrement)) }
      if node.actions.contains(.escape) { add(ask("escape", .escape)) }
      if node.actions.contains(.longPress) { add(ask("long press", .longPress)) }
      for name in node.customActions { add(ask("action \"\(name)\"", .custom(name))) }
    }
    readerScrolling()
  }

  /// A reader scrolls what its cursor is in, or the last that there is where that is nothing; once, and once more with its
  /// cursor left behind.
  private mutating func readerScrolling() {
    let elements = ReadingOrder(tree).elements
    for index in tree.nodes.indices where tree.nodes[index].actions.contains(.scroll) {
      guard !tree.nodes[index].traits.contains(.blocked) else { continue }
      let starts = elements.filter { scrolled(from: $0) == index && tree.isPartlyInSight($0) }
      guard let start = starts.first(where: { !tree.isCutOff($0) }) ?? starts.first else {
        if elements.isEmpty, scrolled(from: nil) == index { scroll(index, "", []) }
        continue
      }
      let node = tree.nodes[start]
      var show: [Doing.Action] = []
      if platform == .tvOS, node.traits.contains(.focusable), !node.traits.contains(.focused) {
        show = [.init(action: .focus, node: node.id)]
      } else if tree.isCutOff(start) {
        show = [.init(action: .reveal, node: node.id)]
      }
      scroll(index, "reader focus #\(node.id); ", show)
    }
  }

  private mutating func scroll(_ index: Int, _ focus: String, _ show: [Doing.Action]) {
    let ways = AccessibilityAction.ScrollDirection.allCases
    let asked = ways.map { Doing.Action(action: .scroll($0), node: tree.nodes[index].id) }
    for (way, action) in zip(ways, asked) {
      let once = "\(focus)reader scroll \(way.rawValue)"
      add(Doing(reader: once, show + [action]))
      for (next, other) in zip(ways, asked) {
        add(Doing(reader: "\(once); wait 4s; reader scroll \(next.rawValue)", show + [action, other]))
      }
    }
  }

  /// What the reader scrolls with its cursor at an element.
  private func scrolled(from element: Int?) -> Int? {
    var next = element ?? -1
    while tree.nodes.indices.contains(next) {
      if tree.nodes[next].actions.contains(.scroll) { return next }
      next = tree.nodes[next].parent
    }
    return tree.nodes.lastIndex { $0.actions.contains(.scroll) && !$0.isInvisible && !$0.traits.contains(.blocked) }
  }

  // MARK: Words

  private mutating func add(_ text: String) { add(Doing(text)) }

  private mutating func add(_ doing: Doing) {
    if texts.insert(doing.text).inserted { all.append(doing) }
  }

  private mutating func at(_ place: Point, _ words: (String) -> String) {
    if isOnScreen(place) { add(words(Self.words(place))) }
  }

  /// A movement that ends within the screen.
  private mutating func line(_ verb: String, from start: Point, to end: Point, _ rest: String = "") {
    let end = Point(
      x: min(max(end.x, 2), tree.screen.width - 3), y: min(max(end.y, 2), tree.screen.height - 3))
    guard isOnScreen(start), abs(end.x - start.x) + abs(end.y - start.y) > 20 else { return }
    add("\(verb) from \(Self.words(start)) to \(Self.words(end))\(rest)")
  }

  private func isOnScreen(_ place: Point) -> Bool {
    place.x >= 0 && place.y >= 0 && place.x < tree.screen.width && place.y < tree.screen.height
  }

  private static func words(_ place: Point) -> String { "\(words(place.x)),\(words(place.y))" }

  /// Tenths are enough.
  private static func words(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded(.down))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension Rect {
  /// Its corners and the middles of its sides.
  fileprivate var border: [Point] {
    [
      Point(x: minX, y: minY), Point(x: midX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: midY),
      Point(x: maxX, y: maxY), Point(x: midX, y: maxY), Point(x: minX, y: maxY), Point(x: minX, y: midY),
    ]
  }
}

extension Double {
  /// −1, 0 or 1.
  fileprivate var direction: Double { abs(self) < 3 ? 0 : self < 0 ? -1 : 1 }
}
