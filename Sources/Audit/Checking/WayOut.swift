import Accessibility
import Scenes

/// How people get out of what has come up, as far as that can be seen.
enum WayOut {
  /// A control leads out, by its index.
  case control(Int)
  /// A control leads out that a reader does not name.
  case nameless(Int)
  /// A control leads out that a reader passes over.
  case unheard(Int)
  /// A control leads out that nobody sees.
  case unseen(Int)
  /// Nothing but a gesture of a finger does.
  case gesture
  /// Something that is no control does: a key, a button of the device, a tap beside it.
  case elsewhere
  /// There is a control, and whether it leads out is not known.
  case unknown
  /// Only a control leads out that cannot be operated now, by its index.
  case disabled(Int)
  /// Nothing does.
  case none

  /// The way out of a presentation; nil where the node is none that has to have one.
  init?(_ index: Int, in context: AuditContext) {
    let nodes = context.tree.nodes
    switch nodes[index].role {
    case .sheet, .fullScreen, .dialog, .alert, .actionSheet: break
    default: return nil
    }
    let declared = context.presentation(nodes[index].id.path)
    guard declared != nil || nodes[index].traits.contains(.modal), context.standing[index].isEmpty else { return nil }
    var (nameless, unheard, unseen, other): (Int?, Int?, Int?, Bool) = (nil, nil, nil, false)
    var disabled: Int?
    for inner in index + 1..<nodes[index].end where nodes[inner].isOperable && nodes[inner].role != .grabber {
      guard Self.leadsOut(inner, of: declared, in: context) else {
        other = true
        continue
      }
      if nodes[inner].traits.contains(.disabled) {
        disabled = disabled ?? inner
        continue
      }
      // What is scrolled away leads out all the same.
      if context.standing[inner].contains(.hidden) || nodes[inner].traits.contains(.decorative) {
        unheard = unheard ?? inner
      } else if Self.isUnseen(inner, context) {
        unseen = unseen ?? inner
      } else if context.shape(of: inner).contains(.isSpoken) {
        self = .control(inner)
        return
      } else {
        nameless = nameless ?? inner
      }
    }
    if let nameless {
      self = .nameless(nameless)
    } else if let unheard {
      self = .unheard(unheard)
    } else if let unseen {
      self = .unseen(unseen)
    } else if let declared, context.document != nil {
      let another = Self.without(declared, context)
      if let disabled { self = another.isNone ? .disabled(disabled) : .control(disabled) } else { self = another }
    } else if let disabled {
      self = .disabled(disabled)
    } else {
      self = other || nodes[index].actions.contains(.escape) ? .unknown : .none
    }
  }

  /// Whether people do not see a control that is there: it has no area, lies beyond the screen where nothing scrolls, or
  /// has the colour of what is behind it.
  private static func isUnseen(_ index: Int, _ context: AuditContext) -> Bool {
    guard context.document == nil, context.tree.says(.frame) else { return false }
    let node = context.tree.nodes[index]
    if context.standing[index].contains(.sizeless) { return true }
    if !SeenText.isOnScreen(node.frame, context), context.surroundings(of: index).clip == nil, !context.saysScrolling {
      return true
    }
    guard let text = SeenText(index, in: context), let contrast = text.contrast else { return false }
    return contrast < invisible
  }

  /// The contrast under which there is nothing to see.
  private static let invisible = 1.1

  /// What leads out of a presentation of a scene that has no control for it.
  private static func without(_ declared: Presentation, _ context: AuditContext) -> WayOut {
    let platform = context.scene?.platform
    if declared.isDialog { return .none }
    switch declared.kind {
    case .popover, .menu, .panel, .splitView, .activityView: return .elsewhere
    case .currentContext where context.scene?.isModalAsShown(declared) == false: return .elsewhere
    case .sheet(let sheet):
      if context.scene?.isModalAsShown(declared) == false { return .elsewhere }
      if sheet.requiresAction { return .none }
      if sheet.swipeToDismiss, platform == .iOS || platform == .iPadOS, declared.exits?.contains(.swipe) ?? true {
        return .gesture
      }
      if sheet.autoDismissOnCompletion { return .elsewhere }
    default: break
    }
    if platform == .tvOS { return .elsewhere }
    return .none
  }

  /// Whether nothing leads out.
  private var isNone: Bool { if case .none = self { true } else { false } }

  private static func leadsOut(_ inner: Int, of declared: Presentation?, in context: AuditContext) -> Bool {
    let node = context.tree.nodes[inner]
    if let declared, let document = context.document {
      if document.leadsOut(node.id.lastPart, of: declared.id) { return true }
      if document.declares(node.id.lastPart, in: declared.id) { return false }
    }
    if !node.traits.isDisjoint(with: [.cancel, .backButton]) { return true }
    // The system adds a way out to some (watchOS); where nobody has said what leads out, a name tells.
    guard node.role == .button || node.role == .link, let name = node.name else { return false }
    return names.contains(name.folded)
  }

  private static let names: Set<String> = [
    "cancel", "close", "done", "ok", "dismiss", "back", "not now", "no", "no thanks", "later", "skip", "leave", "exit",
    "quit", "got it", "close dialog", "keep editing", "취소", "닫기", "완료", "확인", "뒤로", "나중에", "아니요",
  ]
}
