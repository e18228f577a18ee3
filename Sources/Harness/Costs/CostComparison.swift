import Accessibility
public import Announcer

/// What it costs to get to the controls of two versions of a screen, and why it is not the same.
public struct CostComparison: Hashable, Sendable {
  /// The reader that is listened to.
  public var voice: Voice
  /// The language that the later version is read in, by its BCP 47 code.
  public var language: String
  /// What is different, in the order of the later version, what has gone last.
  public var changes: [Change]
  /// How many controls cost the same in both, by touch within `leastTouch`.
  public var unchanged: Int
  /// Whether one of these takes a finger a little more or less all the same.
  public var isTouchedAlike: Bool

  /// What makes a difference by touch, in µs: whatever moves by a few points takes another time, and nobody feels it.
  public static let leastTouch: Int64 = 100_000

  /// What makes a difference by ear, in µs: less is none in what is printed.
  public static let leastHeard: Int64 = 5_000

  /// A control that costs something else.
  public struct Change: Hashable, Sendable {
    /// The control, as it is in the later version, else in the earlier.
    public var control: ControlCost
    /// What it cost somebody who listens, in µs; nil where there was no way, or no such control.
    public var before: Int64?
    /// What it costs now.
    public var after: Int64?
    /// The keys that it took.
    public var keysBefore: Int?
    /// The keys that it takes.
    public var keysAfter: Int?
    /// What it cost a finger, in µs; nil where a touch did not reach it.
    public var touchBefore: Int64?
    /// What it costs a finger now.
    public var touchAfter: Int64?
    /// What has happened to it.
    public var kind: Kind
    /// What makes the difference for somebody who listens, the most of it first; the times add up to the difference.
    public var reasons: [Reason]
  }

  /// What can happen to a control.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case dearer, cheaper, unreachable, reachable, appeared, gone
  }

  /// A part of a difference.
  public struct Reason: Hashable, Sendable {
    /// What it adds, in µs.
    public var time: Int64
    /// What it is, in words.
    public var words: String
  }

  /// Whether somebody has to do more than before, or cannot get there any more.
  public var isWorse: Bool {
    changes.contains { change in
      switch change.kind {
      case .unreachable, .dearer: true
      case .appeared, .gone: false
      case .cheaper, .reachable:
        CostComparison.isLess(change.keysBefore, change.keysAfter)
          || CostComparison.isFelt(change.touchBefore, change.touchAfter)
            && CostComparison.isLess(change.touchBefore, change.touchAfter)
      }
    }
  }

  /// Compares what two versions of a screen cost.
  public init(from earlier: ScreenCosts, to later: ScreenCosts) {
    voice = later.voice
    language = later.language
    let pairs = Self.pairs(earlier.controls, later.controls)
    changes = []
    unchanged = 0
    isTouchedAlike = true
    var matched: Set<Int> = []
    for (place, control) in later.controls.enumerated() {
      guard let former = pairs[place] else {
        changes.append(
          Change(
            control: control, before: nil, after: control.listening(later.terms), keysBefore: nil,
            keysAfter: control.keys, touchBefore: nil, touchAfter: control.touching(later.terms), kind: .appeared,
            reasons: []))
        continue
      }
      matched.insert(former)
      let old = earlier.controls[former]
      if let change = Self.change(from: old, earlier.terms, to: control, later.terms) {
        changes.append(change)
      } else {
        unchanged += 1
        if old.touching(earlier.terms) != control.touching(later.terms) { isTouchedAlike = false }
      }
    }
    for (place, control) in earlier.controls.enumerated() where !matched.contains(place) {
      changes.append(
        Change(
          control: control, before: control.listening(earlier.terms), after: nil, keysBefore: control.keys,
          keysAfter: nil, touchBefore: control.touching(earlier.terms), touchAfter: nil, kind: .gone, reasons: []))
    }
  }

  /// What has become of a control; nil where it costs what it did.
  private static func change(
    from old: ControlCost, _ oldTerms: CostTerms, to new: ControlCost, _ newTerms: CostTerms
  ) -> Change? {
    let before = old.listening(oldTerms)
    let after = isHeard(before, new.listening(newTerms)) ? new.listening(newTerms) : before
    let (touched, touching) = (old.touching(oldTerms), new.touching(newTerms))
    guard before != after || old.keys != new.keys || isFelt(touched, touching) else { return nil }
    let kind: Kind =
      switch (before, after) {
      case (nil, _?): .reachable
      case (_?, nil): .unreachable
      case (let before?, let after?) where before != after: before < after ? .dearer : .cheaper
      default:
        old.keys != new.keys
          ? isLess(old.keys, new.keys) ? .dearer : .cheaper : isLess(touched, touching) ? .dearer : .cheaper
      }
    var reasons: [Reason] = []
    if before != after, let from = old.reader.way, let to = new.reader.way {
      reasons = Self.reasons(from, oldTerms, to, newTerms)
    }
    return Change(
      control: new, before: before, after: after, keysBefore: old.keys, keysAfter: new.keys, touchBefore: touched,
      touchAfter: touching, kind: kind, reasons: reasons)
  }

  /// Whether something costs more than before; no way costs more than any.
  private static func isLess<Cost: FixedWidthInteger>(_ before: Cost?, _ after: Cost?) -> Bool {
    (before ?? .max) < (after ?? .max)
  }

  /// Whether it takes so much more or less by ear that it can be told.
  private static func isHeard(_ before: Int64?, _ after: Int64?) -> Bool {
    guard let before, let after else { return (before == nil) != (after == nil) }
    return (before - after).magnitude >= Int64.Magnitude(leastHeard)
  }

  /// Whether a finger takes so much more or less that somebody feels it.
  static func isFelt(_ before: Int64?, _ after: Int64?) -> Bool {
    guard let before, let after else { return (before == nil) != (after == nil) }
    return (before - after).magnitude >= Int64.Magnitude(leastTouch)
  }

  // MARK: The same control

  /// The place of each later control among the earlier ones: of those with its role the one with its id and name, else
  /// the one with its name that comes as early among those, else the one with its id; else what had its id and name and
  /// another role.
  private static func pairs(_ earlier: [ControlCost], _ later: [ControlCost]) -> [Int: Int] {
    struct Key: Hashable {
      var role: Role?
      var text: String
      var count = 0
    }
    var pairs: [Int: Int] = [:]
    var taken: Set<Int> = []
    func pair(inRole: Bool = true, by text: (ControlCost) -> String?) {
      func keyed(_ controls: [ControlCost], _ isOpen: (Int) -> Bool) -> [Key: Int] {
        var counts: [Key: Int] = [:]
        var places: [Key: Int] = [:]
        for (place, control) in controls.enumerated() where isOpen(place) {
          guard let text = text(control) else { continue }
          var key = Key(role: inRole ? control.role : nil, text: text)
          key.count = counts[key, default: 0]
          counts[Key(role: key.role, text: text), default: 0] += 1
          places[key] = place
        }
        return places
      }
      let old = keyed(earlier) { !taken.contains($0) }
      for (key, place) in keyed(later, { pairs[$0] == nil }) {
        guard let former = old[key] else { continue }
        pairs[place] = former
        taken.insert(former)
      }
    }
    pair { control in control.name.map { "\(control.node.path) \($0)" } }
    pair { $0.name }
    pair { $0.node.path }
    pair(inRole: false) { control in control.name.map { "\(control.node.path) \($0)" } }
    return pairs
  }

  // MARK: Reasons

  /// What is on the one way and not on the other, and what sounds longer, the most first.
  private static func reasons(
    _ old: ReaderWay, _ oldTerms: CostTerms, _ new: ReaderWay, _ newTerms: CostTerms
  ) -> [Reason] {
    var reasons: [Reason] = []
    let matches = Self.matches(old.legs, new.legs)
    for (place, leg) in new.legs.enumerated() {
      let time = leg.time(newTerms)
      guard let match = matches[place].map({ old.legs[$0] }) else {
        reasons.append(Reason(time: time, words: "\(leg.words) is on the way now"))
        continue
      }
      let difference = time - match.time(oldTerms)
      guard difference != 0 else { continue }
      reasons.append(
        Reason(
          time: difference,
          words: match.words == leg.words
            ? "\(leg.words) takes another time" : "\(leg.words) is said in place of \(match.words)"))
    }
    for (place, leg) in old.legs.enumerated() where !matches.values.contains(place) {
      reasons.append(Reason(time: -leg.time(oldTerms), words: "\(leg.words) is not on the way any more"))
    }
    let gesture = (new.isInUse ? 0 : newTerms.gesture) - (old.isInUse ? 0 : oldTerms.gesture)
    if gesture != 0 { reasons.append(Reason(time: gesture, words: "the gesture that uses it")) }
    return reasons.enumerated().sorted {
      ($0.element.time.magnitude, $1.offset) > ($1.element.time.magnitude, $0.offset)
    }.map(\.element)
  }
}

extension CostComparison {
  /// The earlier leg that each later one stands for: the one with the same words, else the one that leads to the same
  /// element. Ids of dumps count through the screen, so that they mean little where something was put in.
  fileprivate static func matches(_ old: [ReaderWay.Leg], _ new: [ReaderWay.Leg]) -> [Int: Int] {
    var matches: [Int: Int] = [:]
    var open = Set(old.indices)
    for key in [\ReaderWay.Leg.words, \.subject] {
      var former = Dictionary(grouping: open.sorted(by: >)) { old[$0][keyPath: key] }
      for place in new.indices where matches[place] == nil {
        guard let match = former[new[place][keyPath: key]]?.popLast() else { continue }
        matches[place] = match
        open.remove(match)
      }
    }
    return matches
  }
}

extension ReaderWay.Leg {
  /// How long it takes, in µs.
  fileprivate func time(_ terms: CostTerms) -> Int64 { heard + Int64(gestures) * terms.gesture }

  /// What it leads to, to know it again: the element that is spoken of, else what was done.
  fileprivate var subject: String {
    if let node = said.last?.node { return "#\(node.path)" }
    return command?.words ?? "beginning"
  }

  /// What is heard, or done where nothing is.
  fileprivate var words: String {
    said.isEmpty ? "a gesture (\(command?.words ?? "none"))" : "“\(said.map(\.text).joined(separator: " "))”"
  }
}
