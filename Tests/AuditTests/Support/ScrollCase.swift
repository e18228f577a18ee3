import Accessibility
import Audit
import Geometry
import Scenes
import Testing

/// A window of 400 by 800 points with something that scrolls in it, and what a rule has to say of one of its nodes.
struct ScrollCase: JudgedCase {
  var testDescription: String
  let rule: any StaticRule
  /// What the rule has to say; nil where it has nothing to say.
  let expected: Outcome?
  let scene: Scene
  let tree: AccessibilityTree
  let node: String

  /// The view: 200 points that show of 600.
  static let view = Rect(x: 100, y: 100, width: 200, height: 200)

  /// - Parameters:
  ///   - node: The id of the node that is looked at.
  ///   - rows: What is in the view; four rows of 50 points where nothing is said, and two beyond its edge.
  ///   - around: What the rows are in, as high as all of them; nothing where nothing is said.
  ///   - saying: What the author says of the view, and of the scene.
  ///   - showing: What the tree has of the view, and which elements stand beside it.
  init(
    _ expected: Outcome?, _ title: String, _ rule: any StaticRule, on platform: Platform = .iOS,
    node: String = "main/list",
    rows: [AccessibilityNode]? = nil, around: Role? = nil, beside: [AccessibilityNode] = [],
    saying: (inout Element, inout Scene) -> Void = { _, _ in }, showing: (inout AccessibilityNode) -> Void = { _ in }
  ) {
    testDescription = "\(rule.rule.id): \(title)"
    (self.expected, self.rule, self.node) = (expected, rule, node)
    var scene = Scene(id: "test", platform: platform)
    scene.screen.size = Size(width: 400, height: 800)
    var element = Element(id: "list", role: .scrollView, label: "List", frame: Self.view)
    saying(&element, &scene)
    var window = Window(id: "main", title: "Main")
    window.elements = [element] + scene.windows.flatMap(\.elements)
    window.hints = scene.windows.first?.hints
    if let other = scene.windows.first { (window.kind, window.controlSize) = (other.kind, other.controlSize) }
    scene.windows = [window]
    self.scene = scene
    var tree = AccessibilityTree(screen: scene.screen.size)
    tree.platform = platform.rawValue
    tree.isRightToLeft = scene.isRightToLeft
    tree.begin(.of(.window, "Main", at: Rect(x: 0, y: 0, width: 400, height: 800)) { $0.id = "main" })
    var view = AccessibilityNode.of(element.role, "List", at: Self.view) {
      ($0.id, $0.traits, $0.actions) = ("main/list", .clips, .scroll)
      if platform != .tvOS { $0.indicators = [Self.indicator(.vertical)] }
    }
    showing(&view)
    tree.begin(view)
    let items = rows ?? Self.rows(50, count: 6)
    if let around {
      let height = items.reduce(0) { max($0, $1.frame.maxY - Self.view.minY) }
      tree.begin(Self.item(around, at: Rect(x: 0, y: 0, width: Self.view.size.width, height: height)))
    }
    for row in items { tree.append(row) }
    if around != nil { tree.close() }
    tree.close()
    for node in beside { tree.append(node) }
    tree.close()
    self.tree = tree
  }

  /// Rows of a height, one under the other.
  static func rows(_ height: Double, count: Int) -> [AccessibilityNode] {
    (0..<count).map { row($0 + 1, from: view.minY + Double($0) * height, height) }
  }

  static func row(_ number: Int, from top: Double, _ height: Double, role: Role = .text) -> AccessibilityNode {
    .of(role, "Row \(number)", at: Rect(x: view.minX, y: top, width: view.size.width, height: height)) {
      $0.id = NodeID("main/list/row-\(number)")
    }
  }

  /// An item of the view at some place in it.
  static func item(_ role: Role, at frame: Rect) -> AccessibilityNode {
    .of(role, "Item", at: frame.offset(by: view.origin - .zero)) { $0.id = "main/list/item" }
  }

  /// An indicator along the edge of the view, so thick.
  static func indicator(_ axis: ScrollIndicator.Axis, _ thickness: Double = 15) -> ScrollIndicator {
    let track =
      axis == .vertical
      ? Rect(x: view.maxX - thickness, y: view.minY, width: thickness, height: view.size.height)
      : Rect(x: view.minX, y: view.maxY - thickness, width: view.size.width, height: thickness)
    var indicator = ScrollIndicator(axis: axis, name: "Bar", track: track, thumb: track)
    indicator.total = 600
    return indicator
  }

  /// An indicator of visionOS, with its middle and its outer edge at a place of the window.
  static func visionIndicator(_ axis: ScrollIndicator.Axis, at place: Point) -> ScrollIndicator {
    let track =
      axis == .vertical
      ? Rect(x: place.x - 6, y: place.y - 30, width: 6, height: 60)
      : Rect(x: place.x - 30, y: place.y - 6, width: 60, height: 6)
    var indicator = ScrollIndicator(axis: axis, name: "Indicator", track: track, thumb: track)
    indicator.total = 600
    return indicator
  }
}
