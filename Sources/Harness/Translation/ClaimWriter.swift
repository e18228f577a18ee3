import Accessibility
import Announcer
import Gestures
import SafeText

/// Says what was so after something was done, as expectations of a script.
struct ClaimWriter {
  private let namer: SelectorNamer
  private let tree: AccessibilityTree

  /// A writer for what a screen shows at rest.
  init(_ tree: AccessibilityTree) {
    self.tree = tree
    namer = SelectorNamer(tree)
  }

  /// Utterances that one instruction is held to at most.
  private static let mostUtterances = 4
  /// A longer text is no help to anybody, in bytes.
  private static let longestText = 200

  /// What entries tell of one instruction, as claims after `expect`; whether they are kept is for who asks.
  func claims(of entries: [TranscriptEntry], cursor: NodeID?) -> [String] {
    var claims: [String] = []
    for text in Self.unique(entries.flatMap { $0.utterances.map(\.text) }).prefix(Self.mostUtterances)
    where Self.isUsable(text) {
      claims.append("said \(ScriptText.quoted(text))")
    }
    let happenings = entries.flatMap(\.events).filter {
      switch $0.event.kind {
      case .swallowed, .delivered: false
      default: true
      }
    }
    for happening in Self.latest(happenings) {
      if let claim = claim(happening) { claims.append(claim) }
    }
    if happenings.isEmpty, claims.isEmpty { claims.append("nothing") }
    let isAsked = entries.contains { if case .command = $0.trigger { true } else { false } }
    if isAsked, let cursor, let selector = namer.selector(of: cursor) { claims.append("cursor on \(selector)") }
    return Self.unique(claims)
  }

  private func claim(_ happening: TranscriptEntry.Happening) -> String? {
    let node = happening.event.node
    switch happening.event.kind {
    case .didDismiss:
      return tree.index(of: node) == nil && happening.subject.contains("\"") ? "\(happening.subject) absent" : nil
    case .focused: return namer.selector(of: node).map { "focus on \($0)" }
    case .detentChanged(_, let detent), .detentStoodIn(_, let detent, _):
      return namer.selector(of: node).map { "\($0) at \(Self.word(detent))" }
    case .didPresent:
      guard let selector = namer.selector(of: node) else { return nil }
      return happening.detail.map { "\(selector) at \(Self.word($0.lowercased()))" } ?? "\(selector) visible"
    case .valueChanged, .textChanged:
      guard let selector = namer.selector(of: node), let value = tree.node(node)?.value ?? Optional(""),
        Self.isUsable(value) || value.isEmpty
      else { return nil }
      return "value of \(selector) is \(ScriptText.quoted(value))"
    case .paged(let page, let count):
      return namer.selector(of: node).map { "page \(page) of \(count) in \($0)" }
    case .scrolled(let x, let y):
      guard let selector = namer.selector(of: node) else { return nil }
      let isHorizontal = happening.event.axis == .horizontal
      return "\(isHorizontal ? "horizontal " : "")offset of \(selector) is \(Numerals.text(isHorizontal ? x : y)) ± 2"
    default: return nil
    }
  }

  /// Of several that say the same of one thing only the last.
  private static func latest(_ happenings: [TranscriptEntry.Happening]) -> [TranscriptEntry.Happening] {
    var found: [String: Int] = [:]
    for (place, happening) in happenings.enumerated() {
      guard let kind = happening.event.kind.claimed else { continue }
      found[kind == "focus" ? kind : "\(kind) \(happening.event.node)"] = place
    }
    return found.values.sorted().map { happenings[$0] }
  }

  private static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  private static func word(_ text: String) -> String {
    text.allSatisfy { $0.isLetter && $0.isASCII } ? text : ScriptText.quoted(text)
  }

  private static func isUsable(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= longestText
  }
}

extension TargetEvent.Kind {
  /// What is claimed of it; nil for what nothing is.
  fileprivate var claimed: String? {
    switch self {
    case .didDismiss, .didPresent: "presented"
    case .focused: "focus"
    case .detentChanged, .detentStoodIn: "detent"
    case .valueChanged, .textChanged: "value"
    case .paged: "page"
    case .scrolled: "offset"
    default: nil
    }
  }
}
