import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes

/// A mail program in a hundred lines: an inbox with Compose and Help, and a draft sheet with a grabber and two
/// detents, a subject and Cancel. The sheet is modal. Everything happens at once.
struct ToyMail: ReproducibleTarget {
  enum Detent: String { case medium, large }

  var detent: Detent?
  var subject = ""
  var focus: NodeID?
  var screen = Size(width: 400, height: 800)
  var now = Timestamp.zero
  var nextDeadline: Timestamp? { nil }
  var arbitrations: [Arbitration] { [] }

  static let compose = Rect(x: 340, y: 20, width: 44, height: 44)
  static let help = Rect(x: 20, y: 80, width: 80, height: 44)

  /// The scene that says how many detents there are.
  static var scene: Scene {
    var sheet = Sheet()
    sheet.detents = [.medium, .large]
    sheet.grabberVisible = true
    var scene = Scene(id: "mail", platform: .iOS)
    scene.presentations = [Presentation(id: "draft", kind: .sheet(sheet), title: "New Message")]
    return scene
  }

  var top: Double { detent == .large ? 60 : 400 }

  var tree: AccessibilityTree {
    var tree = AccessibilityTree(screen: screen)
    tree.platform = "iOS"
    let covered: Traits = detent == nil ? [] : .blocked
    tree.begin(node("inbox", .window, "Inbox", Rect(x: 0, y: 0, width: 400, height: 800), covered))
    tree.append(node("inbox/compose", .button, "Compose", Self.compose, covered))
    tree.append(node("inbox/help", .button, "Help", Self.help, covered))
    tree.close()
    guard let detent else { return tree }
    tree.begin(node("draft", .sheet, "New Message", Rect(x: 0, y: top, width: 400, height: 800 - top), .modal))
    var grabber = node("draft/grabber", .grabber, "Sheet Grabber", Rect(x: 182, y: top + 5, width: 36, height: 5))
    grabber.hitArea = Rect(x: 178, y: top, width: 44, height: 44)
    grabber.value = detent.rawValue
    grabber.actions = [.activate, .increment, .decrement]
    tree.append(grabber)
    tree.append(node("draft/cancel", .button, "Cancel", Rect(x: 20, y: top + 10, width: 80, height: 44)))
    var field = node("draft/subject", .textField, "Subject", Rect(x: 20, y: top + 80, width: 360, height: 44))
    field.value = subject
    field.traits = focus == "draft/subject" ? [.focusable, .focused] : .focusable
    tree.append(field)
    tree.close()
    return tree
  }

  private func node(_ id: NodeID, _ role: Role, _ name: String, _ frame: Rect, _ traits: Traits = [])
    -> AccessibilityNode
  {
    var node = AccessibilityNode(id: id, role: role, name: name, frame: frame)
    node.traits = traits
    if role == .button { node.actions = .activate }
    return node
  }

  mutating func advance(to time: Timestamp) -> [TargetEvent] {
    now = max(now, time)
    return []
  }

  mutating func receive(_ input: TargetInput) -> [TargetEvent] {
    now = max(now, input.time)
    switch input.kind {
    case .input(.gesture(.tap(let point, _, _))):
      guard let id = target(at: point) else { return [event(.swallowed, "inbox")] }
      return operate(id)
    case .input(.key(let key)) where key.phase == .down: return press(key)
    case .action(let action, let id): return ask(action, id)
    default: return []
    }
  }

  private func target(at point: Point) -> NodeID? {
    let tree = tree
    let hit = tree.hitTest(point) { $0.role.isControl || $0.role == .sheet }
    return hit.map { tree.nodes[$0] }.flatMap { $0.role.isControl && !$0.traits.contains(.blocked) ? $0.id : nil }
  }

  private mutating func press(_ key: KeyInput) -> [TargetEvent] {
    if key.key == .keyEsc, detent != nil { return dismiss(.escape) }
    if key.key == .keyTab, detent != nil, focus == nil {
      focus = "draft/subject"
      return [event(.focused, "draft/subject")]
    }
    guard let text = key.text, focus == "draft/subject" else { return [] }
    subject += text
    return [event(.textChanged(subject), "draft/subject")]
  }

  private mutating func ask(_ action: AccessibilityAction, _ id: NodeID) -> [TargetEvent] {
    guard tree.node(id)?.traits.contains(.blocked) == false else { return [event(.swallowed, id)] }
    switch (action, id) {
    case (.activate, _): return operate(id)
    case (.escape, _): return detent == nil ? [] : dismiss(.escape)
    case (.increment, "draft/grabber"): return rest(at: .large)
    case (.decrement, "draft/grabber"): return rest(at: .medium)
    default: return []
    }
  }

  private mutating func operate(_ id: NodeID) -> [TargetEvent] {
    switch id {
    case "inbox/compose":
      detent = .medium
      return [event(.activated, id), event(.didPresent, "draft")]
    case "draft/grabber": return rest(at: detent == .medium ? .large : .medium)
    case "draft/cancel": return [event(.activated, id)] + dismiss(.button)
    case "draft/subject":
      focus = id
      return [event(.focused, id)]
    default: return [event(.activated, id)]
    }
  }

  private mutating func rest(at new: Detent) -> [TargetEvent] {
    guard let old = detent, old != new else { return [] }
    detent = new
    return [event(.detentChanged(from: old.rawValue, to: new.rawValue), "draft")]
  }

  private mutating func dismiss(_ reason: TargetEvent.DismissReason) -> [TargetEvent] {
    detent = nil
    subject = ""
    focus = nil
    return [event(.didDismiss(reason), "draft"), event(.focused, "inbox/compose")]
  }

  private func event(_ kind: TargetEvent.Kind, _ id: NodeID) -> TargetEvent {
    TargetEvent(time: now, kind: kind, node: id)
  }

  var stateHash: UInt64 {
    var hash: UInt64 = detent == nil ? 1 : detent == .medium ? 2 : 3
    for byte in (focus?.path ?? "").utf8 + [0] + subject.utf8 { hash = (hash &* 31) &+ UInt64(byte) }
    return hash
  }
}
