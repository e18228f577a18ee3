import Accessibility
import Audit
import Documents
import Explorer
import Geometry
import Scenes
import Stage

/// What a fixture says of itself, in a comment of its own line: `# expect: draft has modal`.
///
///     finding RULE            the audit finds that the rule is broken
///     no finding RULE         it does not
///     no finding              it finds that no rule is broken
///     kept RULE               as the scene starts, the rule is kept by something and broken by nothing, and nobody is asked
///     asked RULE              as the scene starts, a person is asked to look
///     refused TEXT            the scene cannot be read, and some error contains the text
///     present ID, absent ID   there is, or is not, such a node as the scene starts
///     ID has TRAIT, ID lacks TRAIT
///     ID is ROLE              its role
///     ID named TEXT           its name
///     ID at X Y W H           its frame, in points
///     ID within ID, ID beyond ID
///                             its frame lies in the other's, or not
///     ID below ID             it lies under the other, and not beside it
///     ID shows NAME VALUE     how a sheet came and looks (edge, opacity, material), or a way out (shape)
///     ID holds, ID slips      dragged higher than its detent by 20 points and let go at 280 points a second, it is back at it,
///                             or not
///     ID dims ID, ID does not dim ID
///                             one darkens the other, as something modal does to what it lies over
///     ID dimmed, ID bright    something darkens it, or nothing does
///     ID over ID, ID right over ID, ID not right over ID
///                             it is nearer to people than the other window or presentation; with nothing between
///     ID destroys, ID spares  choosing this button of a dialog destroys something, as its author says, or not
///     ID with KEY VALUE       the scene as it was read says so of a presentation or of a button of one
///     ID without KEY          it says nothing of the kind
///     ID dismissed once       leaving it by the reader's Escape is told once, and then it is gone
///     ID dismissed twice      it is told twice
///     ID valued TEXT          its value
///     ID scrolled X Y         how far its content has gone beyond its leading edge and its top, in points
///     ID indicated SIDE       a page indicator tells of its pages, at the left or right edge of the screen
///     ID uncovered, ID covered
///                             it has a size, and nothing that comes later lies over it, or the contrary
///     ID as before            what is in it is as it was when the scene started, apart from the focus
///     ID left REASON          it was dismissed, once and for that reason, by what people did
///     ID moved user|automatic TEXT
///                             it was scrolled, always by people or by itself, and every cause contains the text
///     after DOING, DOING: …   any of these, once people have done so (see `FixtureDoing`) and nothing moves any more
///     drawn TEXT              a drawing of the screen says so
///     domain KEY VALUE …      a scene may say these values of an attribute, and no others
///     names API NAME MEANING a framework has this name for it
///     ID indicates AXIS KEY VALUE
///                             what its scroll indicator is: name, thickness, opacity, size, place, policy, length (of
///                             the thumb), track (its length); or nothing, where there is none
///     ID cued by CUE, ID uncued
///                             it tells in this way that there is more, or in none
///     ID spoken TEXT          what a screen reader says of it when it comes to it; of a window or presentation, when it comes up
///     ID unread, ID read      a screen reader does not stop at it, or it does
///     ID drawn, ID undrawn    a drawing of the screen has something where it lies, or nothing
///     screen W H …            any of these, on a screen of this size in points
///     ID as on no screen W H  its frame is another one on a screen of this size
///     on PLATFORM,PLATFORM …  any of these, on these platforms only; one for which the fixture is not is looked at all
///                             the same, for comparison
///     presenting ID …         any of these, with the scene starting with this presentation
///
/// A fixture is looked at on every platform on which its statement has to be shown, or on those of its line
/// `# platforms: iOS, tvOS`, with the scene's own platform replaced.
///
/// A scene that breaks a statement does so by a fault of its own, where it can: a rule reports it, or something that the
/// statement demands is not so; it is refused only where the statement is about what a scene may say. Where only the
/// engine could break the statement, since no scene can ask for it, it is the very scene that keeps it, with the engine
/// at fault: `# mutant: NAME`.
indirect enum FixtureExpectation: Hashable, CustomStringConvertible {
  case finding(rule: String, isThere: Bool)
  case kept(rule: String)
  case asked(rule: String)
  case refused(String)
  case node(NodeID, isThere: Bool)
  case trait(NodeID, String, isThere: Bool)
  case role(NodeID, String)
  case name(NodeID, String)
  case frame(NodeID, Rect)
  case within(NodeID, NodeID, isSo: Bool)
  case below(NodeID, NodeID)
  case shows(NodeID, String, String)
  case holds(NodeID, isSo: Bool)
  case destroys(String, isSo: Bool)
  case says(String, key: String, value: String?)
  case dismissed(NodeID, times: Int)
  case value(NodeID, String)
  case scrolled(NodeID, Vector)
  case indicated(NodeID, Screen.CrownSide)
  case covered(NodeID, isSo: Bool)
  case asBefore(NodeID)
  case left(NodeID, reason: String)
  case moved(NodeID, by: String, cause: String)
  case after([FixtureDoing], FixtureExpectation)
  case drawn(String)
  case domain(key: String, values: [String])
  case names(Scene.API, String, meaning: String)
  case on([Platform], FixtureExpectation)
  case presenting(String, FixtureExpectation)
  case dims(NodeID, NodeID, isSo: Bool)
  case dimmed(NodeID, isSo: Bool)
  case over(NodeID, NodeID)
  case rightOver(NodeID, NodeID, isSo: Bool)
  case indicates(NodeID, ScrollIndicator.Axis, key: String, String)
  case cued(NodeID, cue: String?)
  case unread(NodeID, isSo: Bool)
  case spoken(NodeID, String)
  case looks(NodeID, isSo: Bool)
  case onScreen(Size, FixtureExpectation)
  case laidOutOtherwise(NodeID, on: Size)

  /// The expectations of a fixture; nil in the place of a line that is none of the above.
  static func all(in text: String) -> [FixtureExpectation?] {
    text.split(separator: "\n").filter { $0.hasPrefix("# expect:") }.map { line in
      FixtureExpectation(line.dropFirst("# expect:".utf8.count).split(separator: " ").map(String.init))
    }
  }

  init?(_ words: [String]) {
    let rest = words.dropFirst(2).joined(separator: " ")
    switch (words.first, words.dropFirst().first) {
    case ("finding", let rule?): self = .finding(rule: rule, isThere: true)
    case ("no", "finding"): self = .finding(rule: rest, isThere: false)
    case ("kept", let rule?): self = .kept(rule: rule)
    case ("asked", let rule?): self = .asked(rule: rule)
    case ("refused", _): self = .refused(words.dropFirst().joined(separator: " "))
    case ("present", let id?): self = .node(NodeID(id), isThere: true)
    case ("absent", let id?): self = .node(NodeID(id), isThere: false)
    case ("drawn", _): self = .drawn(words.dropFirst().joined(separator: " "))
    case ("domain", let key?): self = .domain(key: key, values: Array(words.dropFirst(2)))
    case ("names", let api?):
      guard let api = Scene.API(rawValue: api), words.count > 3 else { return nil }
      self = .names(api, words[2], meaning: words.dropFirst(3).joined(separator: " "))
    case ("on", let names?):
      let names = names.split(separator: ",")
      let platforms = names.compactMap { Platform(rawValue: String($0)) }
      guard platforms.count == names.count, let inner = Self(Array(words.dropFirst(2))) else { return nil }
      self = .on(platforms, inner)
    case ("presenting", let id?):
      guard let inner = Self(Array(words.dropFirst(2))) else { return nil }
      self = .presenting(id, inner)
    case (let id?, "with"):
      guard words.count > 3 else { return nil }
      self = .says(id, key: words[2], value: words.dropFirst(3).joined(separator: " "))
    case (let id?, "without"): self = .says(id, key: rest, value: nil)
    case ("after", _):
      guard let colon = words.firstIndex(where: { $0.hasSuffix(":") }),
        let inner = Self(Array(words[(colon + 1)...])),
        let doings = FixtureDoing.all(in: String(words[1...colon].joined(separator: " ").dropLast()))
      else { return nil }
      self = .after(doings, inner)
    case (let id?, "dismissed") where ["once", "twice"].contains(rest):
      self = .dismissed(NodeID(id), times: rest == "once" ? 1 : 2)
    case (let id?, "valued"): self = .value(NodeID(id), rest)
    case (let id?, "uncovered"): self = .covered(NodeID(id), isSo: false)
    case (let id?, "scrolled"):
      let numbers = words.dropFirst(2).compactMap { Double($0) }
      guard numbers.count == 2, words.count == 4 else { return nil }
      self = .scrolled(NodeID(id), Vector(dx: numbers[0], dy: numbers[1]))
    case (let id?, "indicated"):
      guard let side = Screen.CrownSide(rawValue: rest) else { return nil }
      self = .indicated(NodeID(id), side)
    case (let id?, "covered"): self = .covered(NodeID(id), isSo: true)
    case (let id?, "as") where rest == "before": self = .asBefore(NodeID(id))
    case (let id?, "left"): self = .left(NodeID(id), reason: rest)
    case (let id?, "moved"):
      guard words.count > 2, ["user", "automatic"].contains(words[2]) else { return nil }
      self = .moved(NodeID(id), by: words[2], cause: words.dropFirst(3).joined(separator: " "))
    case ("screen", _):
      let numbers = words.dropFirst().prefix(2).compactMap { Double($0) }
      guard numbers.count == 2, let inner = Self(Array(words.dropFirst(3))) else { return nil }
      self = .onScreen(Size(width: numbers[0], height: numbers[1]), inner)
    case (let id?, "as") where rest.hasPrefix("on no screen "):
      let numbers = words.dropFirst(5).compactMap { Double($0) }
      guard numbers.count == 2 else { return nil }
      self = .laidOutOtherwise(NodeID(id), on: Size(width: numbers[0], height: numbers[1]))
    case (let id?, "has"): self = .trait(NodeID(id), rest, isThere: true)
    case (let id?, "lacks"): self = .trait(NodeID(id), rest, isThere: false)
    case (let id?, "is"): self = .role(NodeID(id), rest)
    case (let id?, "named"): self = .name(NodeID(id), rest)
    case (let id?, "at"):
      let numbers = words.dropFirst(2).compactMap { Double($0) }
      guard numbers.count == 4, words.count == 6 else { return nil }
      self = .frame(NodeID(id), Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case (let id?, "within"): self = .within(NodeID(id), NodeID(rest), isSo: true)
    case (let id?, "beyond"): self = .within(NodeID(id), NodeID(rest), isSo: false)
    case (let id?, "below"): self = .below(NodeID(id), NodeID(rest))
    case (let id?, "shows"):
      guard words.count == 4 else { return nil }
      self = .shows(NodeID(id), words[2], words[3])
    case (let id?, "holds"): self = .holds(NodeID(id), isSo: true)
    case (let id?, "slips"): self = .holds(NodeID(id), isSo: false)
    case (let id?, "destroys"): self = .destroys(id, isSo: true)
    case (let id?, "spares"): self = .destroys(id, isSo: false)
    case (let id?, "dims"): self = .dims(NodeID(id), NodeID(rest), isSo: true)
    case (let id?, "does") where rest.hasPrefix("not dim "):
      self = .dims(NodeID(id), NodeID(String(rest.dropFirst("not dim ".count))), isSo: false)
    case (let id?, "dimmed"): self = .dimmed(NodeID(id), isSo: true)
    case (let id?, "bright"): self = .dimmed(NodeID(id), isSo: false)
    case (let id?, "indicates"):
      guard words.count > 3, let axis = ScrollIndicator.Axis(rawValue: words[2]) else { return nil }
      self = .indicates(NodeID(id), axis, key: words[3], words.dropFirst(4).joined(separator: " "))
    case (let id?, "cued") where rest.hasPrefix("by "): self = .cued(NodeID(id), cue: String(rest.dropFirst(3)))
    case (let id?, "uncued"): self = .cued(NodeID(id), cue: nil)
    case (let id?, "spoken"): self = .spoken(NodeID(id), rest)
    case (let id?, "unread"): self = .unread(NodeID(id), isSo: true)
    case (let id?, "read"): self = .unread(NodeID(id), isSo: false)
    case (let id?, "drawn"): self = .looks(NodeID(id), isSo: true)
    case (let id?, "undrawn"): self = .looks(NodeID(id), isSo: false)
    case (let id?, "over"): self = .over(NodeID(id), NodeID(rest))
    case (let id?, "right") where rest.hasPrefix("over "):
      self = .rightOver(NodeID(id), NodeID(String(rest.dropFirst("over ".count))), isSo: true)
    case (let id?, "not") where rest.hasPrefix("right over "):
      self = .rightOver(NodeID(id), NodeID(String(rest.dropFirst("right over ".count))), isSo: false)
    default: return nil
    }
  }

  var description: String {
    switch self {
    case .finding(let rule, let isThere): "\(isThere ? "" : "no ")finding \(rule)"
    case .kept(let rule): "kept \(rule)"
    case .asked(let rule): "asked \(rule)"
    case .refused(let text): "refused \(text)"
    case .node(let id, let isThere): "\(isThere ? "present" : "absent") \(id)"
    case .trait(let id, let trait, let isThere): "\(id) \(isThere ? "has" : "lacks") \(trait)"
    case .role(let id, let role): "\(id) is \(role)"
    case .name(let id, let name): "\(id) named \(name)"
    case .frame(let id, let frame): "\(id) at \(frame)"
    case .within(let id, let outer, let isSo): "\(id) \(isSo ? "within" : "beyond") \(outer)"
    case .below(let id, let upper): "\(id) below \(upper)"
    case .shows(let id, let name, let value): "\(id) shows \(name) \(value)"
    case .holds(let id, let isSo): "\(id) \(isSo ? "holds" : "slips")"
    case .destroys(let id, let isSo): "\(id) \(isSo ? "destroys" : "spares")"
    case .says(let id, let key, let value): "\(id) \(value.map { "with \(key) \($0)" } ?? "without \(key)")"
    case .dismissed(let id, let times): "\(id) dismissed \(times) times"
    case .value(let id, let value): "\(id) valued \(value)"
    case .scrolled(let id, let way): "\(id) scrolled \(way.dx) \(way.dy)"
    case .indicated(let id, let side): "\(id) indicated \(side.rawValue)"
    case .covered(let id, let isSo): "\(id) \(isSo ? "covered" : "uncovered")"
    case .asBefore(let id): "\(id) as before"
    case .left(let id, let reason): "\(id) left \(reason)"
    case .moved(let id, let initiator, let cause): "\(id) moved \(initiator) \(cause)"
    case .after(let doings, let inner): "after \(doings.map(\.description).joined(separator: ", ")): \(inner)"
    case .drawn(let text): "drawn \(text)"
    case .domain(let key, let values): "domain \(key) \(values.joined(separator: " "))"
    case .names(let api, let name, let meaning): "names \(api.rawValue) \(name) \(meaning)"
    case .on(let platforms, let inner): "on \(platforms.map(\.rawValue).joined(separator: ",")) \(inner)"
    case .presenting(let id, let inner): "presenting \(id) \(inner)"
    case .dims(let id, let back, let isSo): "\(id) \(isSo ? "dims" : "does not dim") \(back)"
    case .dimmed(let id, let isSo): "\(id) \(isSo ? "dimmed" : "bright")"
    case .over(let id, let back): "\(id) over \(back)"
    case .indicates(let id, let axis, let key, let value): "\(id) indicates \(axis.rawValue) \(key) \(value)"
    case .cued(let id, let cue): cue.map { "\(id) cued by \($0)" } ?? "\(id) uncued"
    case .spoken(let id, let text): "\(id) spoken \(text)"
    case .unread(let id, let isSo): "\(id) \(isSo ? "unread" : "read")"
    case .looks(let id, let isSo): "\(id) \(isSo ? "drawn" : "undrawn")"
    case .onScreen(let size, let inner): "screen \(size.width) \(size.height) \(inner)"
    case .laidOutOtherwise(let id, let size): "\(id) as on no screen \(size.width) \(size.height)"
    case .rightOver(let id, let back, let isSo): "\(id) \(isSo ? "" : "not ")right over \(back)"
    }
  }

  /// What it says of the scene on a platform; nil where it is about others.
  func on(_ platform: Platform) -> FixtureExpectation? {
    guard case .on(let platforms, let inner) = self else { return self }
    return platforms.contains(platform) ? inner : nil
  }

  /// What has to hold of the scene on a platform: what it says of that, and of platforms for which the fixture is not.
  func there(_ platform: Platform, besides platforms: [Platform]) -> FixtureExpectation? {
    if let here = on(platform) { return here }
    guard case .on(let others, let inner) = self else { return nil }
    let elsewhere = others.filter { !platforms.contains($0) }
    return elsewhere.isEmpty ? nil : .on(elsewhere, inner)
  }

  /// Whether it only repeats what an author says or which words there are, which shows nothing of what comes of it: it holds
  /// already of the text, read word for word (`WrittenScene`). A drawing, what is spoken, what people bring about, where Detent
  /// puts something and what a rule finds may all be otherwise than the text.
  ///
  /// - Parameter document: What the author says; a name that stands in it is the author's.
  func isHearsay(in document: FixtureDocument) -> Bool {
    let written = WrittenScene(document)
    switch self {
    case .says, .names, .destroys, .domain: return true
    case .name(_, let name): return document.content.contains { $0.contains(name) }
    case .role(let id, let role): return written.isOfRole(role, id.path)
    case .trait(let id, let trait, let isThere): return written.hasTrait(trait, id.path) == isThere
    case .frame(let id, let frame): return written.frame(id.path) == frame
    case .within(let id, let outer, let isSo):
      guard let inner = written.frame(id.path), let outer = written.frame(outer.path) else { return false }
      return (inner.intersection(outer) == inner) == isSo
    case .below(let id, let upper):
      guard let lower = written.frame(id.path), let upper = written.frame(upper.path) else { return false }
      return lower.minY >= upper.maxY
    case .shows(let id, "shape", let value): return written.says("shape", value, of: id.path)
    case .on(_, let inner), .presenting(_, let inner), .onScreen(_, let inner): return inner.isHearsay(in: document)
    // Where something is once it has moved does not stand in the text.
    case .after(_, let inner): return !inner.isPlacement && inner.isHearsay(in: document)
    default: return false
    }
  }

  private var isPlacement: Bool {
    switch self {
    case .frame, .within, .below: true
    default: false
    }
  }

  /// Whether it says that a rule finds nothing, which holds of most scenes.
  var isAbsence: Bool {
    switch self {
    case .finding(_, let isThere): !isThere
    case .on(_, let inner), .presenting(_, let inner), .after(_, let inner), .onScreen(_, let inner): inner.isAbsence
    default: false
    }
  }

  /// Whether it says that the scene cannot be read.
  var isRefusal: Bool {
    switch self {
    case .refused: true
    case .on(_, let inner), .presenting(_, let inner), .after(_, let inner), .onScreen(_, let inner): inner.isRefusal
    default: false
    }
  }

  /// Whether it names a rule or trait that does not exist, so that it would hold for nothing.
  var isVacuous: Bool {
    switch self {
    case .finding(let rule, let isThere): (isThere || !rule.isEmpty) && !ExplorerAudit.rules.contains { $0.id == rule }
    case .kept(let rule), .asked(let rule): !StaticRules.all.contains { $0.rule.id == rule }
    case .trait(_, let trait, _): !Traits.named.contains { $0.name == trait }
    case .refused(let text), .drawn(let text): text.isEmpty
    case .on(_, let inner), .presenting(_, let inner), .after(_, let inner), .onScreen(_, let inner): inner.isVacuous
    default: false
    }
  }
}
