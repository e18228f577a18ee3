import Accessibility
import Announcer
import SafeText

/// Puts what happens in an interface into words.
struct EventNarrator {
  /// What is there afterwards, and what was there before; what went away is named by the latter.
  private let views: [ReaderView]
  /// The tree afterwards, where there is more in it than was looked at.
  private let tree: AccessibilityTree?

  /// Tells what happened between two looks at an interface; one where that is the same.
  init(before: ReaderView? = nil, after: ReaderView) {
    views = [after, before].compactMap(\.self)
    tree = nil
  }

  /// Tells what happened until an interface has come to show a tree.
  init(before: ReaderView? = nil, after tree: AccessibilityTree) {
    views = [before].compactMap(\.self)
    self.tree = tree
  }

  /// The event with its subject as people know it.
  func happening(_ event: TargetEvent) -> TranscriptEntry.Happening {
    .init(event, subject: subject(event.node), detail: detail(event))
  }

  /// Role and name of a node, as a selector would name it; its id where it has no name.
  func subject(_ id: NodeID) -> String {
    guard let node = tree?.node(id) ?? views.lazy.compactMap({ $0.node(id) }).first else { return "#\(id)" }
    guard let name = node.name, !name.isEmpty else { return "\(node.role.rawValue) #\(id)" }
    return "\(node.role.rawValue) \(ScriptText.quoted(name))"
  }

  private func detail(_ event: TargetEvent) -> String? {
    guard event.kind == .didPresent, let after = views.first, let index = after.index(of: event.node) else {
      return nil
    }
    let nodes = after.tree.nodes
    let grabber = (index..<nodes[index].end).first { nodes[$0].role == .grabber }
    return grabber.flatMap { nodes[$0].value }
  }
}

extension TranscriptEntry.Happening {
  /// What happened, in words; nil where the reader's words say it all.
  public var text: String? {
    switch event.kind {
    case .willPresent: "\(subject) coming up"
    case .didPresent: "\(subject) presented" + (detail.map { " at \($0)" } ?? "")
    case .willDismiss(let reason): "\(subject) leaving (\(reason.rawValue))"
    case .didDismiss(let reason): "\(subject) dismissed (\(reason.rawValue))"
    case .dismissRefused: "\(subject) stays: dismissal refused"
    case .styleChanged(let style): "\(subject) becomes a \(style)"
    case .cameForward: "\(subject) in front"
    case .taskSuspended: "\(subject): its task waits"
    case .taskResumed: "\(subject): its task goes on"
    case .detentChanged(let from, let to): "\(subject) from \(from) to \(to)"
    case .detentStoodIn(let absent, let detent, let reason):
      "\(subject): \(detent) stands in for \(absent), \(reason)"
    case .modalityChanged(let isModal):
      "\(subject) \(isModal ? "blocks" : "no longer blocks") what is behind it"
    case .activated: "\(subject) activated"
    case .valueChanged(let value): "\(subject) now \(value.isEmpty ? "empty" : "“\(value)”")"
    case .textChanged(let text): "\(subject) reads \(text.isEmpty ? "nothing" : "“\(text)”")"
    case .focused: "focus on \(subject)"
    case .delivered: "reaches \(subject)"
    case .swallowed: "taken by \(subject), nothing done"
    case .scrolled(let x, let y): "\(subject) scrolled to \(Numerals.text(x)),\(Numerals.text(y))"
    case .resized(let width, let height):
      "\(subject) now \(Numerals.text(width))×\(Numerals.text(height)) pt"
    case .moved(let x, let y): "\(subject) moved to \(Numerals.text(x)),\(Numerals.text(y))"
    case .paged(let page, let count):
      "\(subject) at \(event.axis.map { "\($0.rawValue) " } ?? "")page \(page) of \(count)"
    case .overlapDropped(let overlap, let page):
      "\(subject) repeats nothing: \(Numerals.text(overlap)) pt of overlap leave nothing of a page of \(Numerals.text(page)) pt"
    case .zoomed(let scale): "\(subject) at \(Numerals.text(scale * 100)) %"
    case .reachedEdge(let edge): "\(subject) is at its \(edge.rawValue)"
    case .selected(let text): "\(subject): \(text.isEmpty ? "nothing" : "“\(text)”") selected"
    case .caretMoved(let text): "\(subject): insertion point at \(text.isEmpty ? "an empty line" : "“\(text)”")"
    case .acted(let name): "\(subject): \(name) done to the selection"
    case .announced: nil
    }
  }
}
