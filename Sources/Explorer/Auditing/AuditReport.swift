import Geometry
public import Audit

/// Everything an audit of one target has to say.
public struct AuditReport: Hashable, Sendable {
  /// What was audited, as named on the command line.
  public var target: String
  /// Counts and findings; a finding's `state` is an index into `states`.
  public var result: AuditResult
  /// How much of the interface was seen; nil where it was only looked at.
  public var exploration: ExplorationSummary?
  /// Presentations of the document that were never on the screen, by the order of the document.
  public var unpresented: [UnpresentedPresentation] = []
  /// Windows, pages and controls of the document that were never on the screen, by the order of the document.
  public var unshown: [UnshownPlace] = []
  /// What the screen looked like, where somebody has taken a picture of it.
  public var picture: ScreenPicture?
  /// How the interface starts, then the states in which something was found.
  public var states: [AuditState]

  /// A report.
  public init(target: String, result: AuditResult, exploration: ExplorationSummary?, states: [AuditState]) {
    self.target = target
    self.result = result
    self.exploration = exploration
    self.states = states
  }

  /// Whether everything was looked at that inputs lead to; a tree that was only looked at is not driven.
  public var isComplete: Bool { exploration?.isComplete ?? false }

  /// What was not looked at, and why, in sentences for people: bounds that were hit, presentations, windows, pages and controls never seen.
  public var gaps: [String] {
    let bounds =
      exploration.map { summary in summary.bounds.map { "incomplete: the exploration \(summary.words(for: $0))" } }
      ?? []
    return bounds + unpresented.map(\.words) + unshown.map(\.words)
  }

  /// Whether everything that the document has was on the screen.
  public var showsAll: Bool { unpresented.isEmpty && unshown.isEmpty }

  /// How much was looked at, in a sentence.
  public var whatWasTried: String {
    guard let exploration else {
      return "not looked at: anything but this one screen, as a tree by itself cannot be driven"
    }
    let never = neverShown
    if exploration.isComplete {
      return never.isEmpty
        ? "everything that people can do \(screens) while nothing moves was tried, and every state that it leads to was looked at"
        : "everything that people can do \(screens) while nothing moves was tried; not looked at: \(never)"
    }
    let nodes = exploration.overlooked.nodes.union(exploration.sized).union(exploration.unlooked).count
    let controls = exploration.untouched.count
    var reach = "\(nodes) node\(nodes == 1 ? "" : "s") may be otherwise there"
    if exploration.overlooked.isEverything {
      reach = "anything may be otherwise there"
    } else if nodes == 0, controls > 0 {
      reach = "\(controls) control\(controls == 1 ? "" : "s") may be touched there"
    }
    let reasons = exploration.bounds.map { exploration.words(for: $0) }.joined(separator: " and ")
    return "not looked at: what lies beyond, as the exploration \(reasons); \(reach)"
      + (never.isEmpty ? "" : ", and \(never)")
  }

  /// The sizes of the screen that this is about: on others more may show, or less.
  private var screens: String {
    let sizes = (exploration?.screens ?? []).map { size in
      "\(size.width.decimal)x\(size.height.decimal)"
    }
    let shown = sizes.count > 6 ? Array(sizes.prefix(5)) + ["\(sizes.count - 5) more"] : sizes
    guard let last = shown.last, shown.count > 1 else { return "on a screen of \(shown.first ?? "any size")" }
    return "on screens of \(shown.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// What was never shown, counted by kind; empty where there is nothing.
  private var neverShown: String {
    let counts =
      [("presentation", unpresented.count)]
      + UnshownPlace.Kind.allCases.map { kind in (kind.rawValue, unshown.count { $0.kind == kind }) }
    let words = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)\($0.1 == 1 ? "" : "s")" }
    return words.isEmpty ? "" : words.joined(separator: " and ") + " never shown"
  }
}
