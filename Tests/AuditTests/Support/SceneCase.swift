import Accessibility
import Audit
import Geometry
import Scenes
import Testing

/// A scene with one presentation on the screen, and what a rule has to say of one of the nodes there.
struct SceneCase: JudgedCase {
  var testDescription: String
  let rule: any StaticRule
  /// What the rule has to say; nil where it has nothing to say.
  let expected: Outcome?
  let scene: Scene
  let tree: AccessibilityTree
  let node: String

  /// - Parameters:
  ///   - presentation: What is on the screen, under the id `it`, before a window `main` with the title `Main`.
  ///   - content: What the tree shows in it.
  ///   - node: The id of the node that is looked at.
  ///   - change: What else the scene says.
  init(
    _ expected: Outcome?, _ title: String, _ rule: any StaticRule, _ presentation: Presentation,
    on platform: Platform = .iOS, role: Role = .sheet, at frame: Rect = Rect(x: 0, y: 400, width: 400, height: 400),
    content: [AccessibilityNode] = [], node: String = "it", traits: Traits = [],
    _ change: (inout Scene) -> Void = { _ in }
  ) {
    testDescription = "\(rule.rule.id): \(title)"
    (self.expected, self.rule, self.node) = (expected, rule, node)
    var scene = Scene(id: "test", platform: platform)
    scene.screen.size = Size(width: 400, height: 800)
    scene.windows = [Window(id: "main", title: "Main")]
    scene.presentations = [presentation]
    change(&scene)
    self.scene = scene
    var tree = AccessibilityTree(screen: scene.screen.size)
    tree.platform = platform.rawValue
    tree.append(.of(.window, "Main", at: Rect(x: 0, y: 0, width: 400, height: 800)) { $0.id = "main" })
    tree.begin(.of(role, presentation.title, at: frame) { ($0.id, $0.traits) = ("it", traits) })
    for node in content { tree.append(node) }
    tree.close()
    self.tree = tree
  }

  /// Whether a table shows a rule kept and broken.
  static func showBoth(_ cases: [SceneCase]) -> Bool {
    Dictionary(grouping: cases, by: \.rule.rule.id).values.allSatisfy {
      Set($0.map(\.expected)).isSuperset(of: [.pass, .fail])
    }
  }

  // MARK: What is on the screen

  /// A sheet.
  static func sheet(_ change: (inout Presentation) -> Void = { _ in }, kind: (inout Sheet) -> Void = { _ in })
    -> Presentation
  {
    var sheet = Sheet()
    kind(&sheet)
    var view = Presentation(id: "it", kind: .sheet(sheet), title: "It")
    change(&view)
    return view
  }

  /// A sheet of which something is said that only sheets have.
  static func resting(_ change: (inout Sheet) -> Void) -> Presentation { sheet({ _ in }, kind: change) }

  /// A sheet with a task.
  static func tasked(_ change: (inout TaskHints) -> Void) -> Presentation {
    var task = TaskHints()
    change(&task)
    return sheet { $0.task = task }
  }

  /// Something of another kind.
  static func of(_ kind: Presentation.Kind, _ change: (inout Presentation) -> Void = { _ in }) -> Presentation {
    var view = Presentation(id: "it", kind: kind, title: "It")
    change(&view)
    return view
  }

  /// A button of a sheet that leaves it.
  static func wayOut(_ role: Element.DismissRole, _ label: String = "Out") -> Element {
    var element = Element(id: "out", role: .button, label: label)
    element.dismissRole = role
    return element
  }

  /// The node of that button.
  static func out(at frame: Rect, _ label: String = "Out") -> AccessibilityNode {
    .of(.button, label, at: frame) { $0.id = "it/out" }
  }

  /// A window whose button opens it.
  static func opened(_ scene: inout Scene, by label: String? = "Open") {
    var button = Element(id: "open", role: .button, label: label)
    button.opens = "it"
    scene.windows[0].elements = [button]
  }
}
