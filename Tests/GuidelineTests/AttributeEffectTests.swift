import Accessibility
import Audit
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Documents
@testable import Stage

/// Every attribute of every kind of presentation on every platform: it changes something that can be observed or judged,
/// it is refused where it stands, or people are told that nothing goes by it.
@Suite("Attributes of presentations are never read and forgotten")
struct AttributeEffectTests {
  /// Where a presentation is shown.
  enum Place: CaseIterable {
    case phone, widePhone, pad, mac, tv, vision, watch
    case narrowPad, narrowMac, narrowTV, narrowVision, wideWatch

    static let allCases: [Place] = [.phone, .widePhone, .pad, .mac, .tv, .vision, .watch]
    /// Widths that no screen of the platform has by itself, and that an author may ask for.
    static let otherWidths: [Place] = [.narrowPad, .narrowMac, .narrowTV, .narrowVision, .wideWatch]

    var platform: Platform {
      switch self {
      case .phone, .widePhone: .iOS
      case .pad, .narrowPad: .iPadOS
      case .mac, .narrowMac: .macOS
      case .tv, .narrowTV: .tvOS
      case .vision, .narrowVision: .visionOS
      case .watch, .wideWatch: .watchOS
      }
    }

    /// The width that the platform's profile does not say; nil for its own.
    var width: String? {
      switch self {
      case .phone, .pad, .mac, .tv, .vision, .watch: nil
      case .widePhone, .wideWatch: "regular"
      case .narrowPad, .narrowMac, .narrowTV, .narrowVision: "compact"
      }
    }

    /// What a scene says of its room there, as a line.
    var sizeClass: String? { width.map { "sizeClass: {horizontal: \($0), vertical: regular}" } }

    /// The name in the list.
    var name: String { platform.rawValue + (width.map { " in \($0) width" } ?? "") }
  }

  /// What is so anyway where nothing is said: setting it need not change anything there, if another
  /// value does. Values by attribute, then the platforms or kinds that are so.
  static let usual: [String: Set<String>] = [
    "container screen": ["iOS", "iPadOS", "tvOS", "watchOS"],
    "container window": ["macOS", "visionOS"],
    "modal true": [
      "actionSheet", "confirmationDialog", "alert", "activityView", "fullScreen", "currentContext", "menu", "fullSpace",
    ],
    "modal false": ["panel", "splitView"],
    "presentationEdge bottom": ["iOS"], "presentationEdge center": ["iPadOS", "tvOS", "visionOS"],
    "presentationEdge top": ["macOS"], "presentationEdge slide-over": ["watchOS"],
    "resizable false": ["macOS", "tvOS", "visionOS", "watchOS"],
    "material none": ["iOS", "iPadOS", "macOS", "tvOS", "visionOS"], "material blurDesaturate": ["watchOS"],
    "task {immersive: false}": ["iOS", "iPadOS"],
    "trigger {source: user}": ["actionSheet", "confirmationDialog", "alert"],
  ]

  /// What is always there beside the attribute in question: ways out, things to do, and what references lead to.
  static func text(_ kind: String, at place: Place, _ lines: [String], besides attribute: String) -> String {
    let isDialog = ["actionSheet", "confirmationDialog", "alert"].contains(kind)
    var own = ["  - \(kind): s"]
    func add(_ name: String, _ value: String) {
      if attribute != name, !lines.contains(where: { $0.hasPrefix("    \(name):") }) {
        own.append("    \(name): \(value)")
      }
    }
    add("title", "S")
    if isDialog {
      add("buttons", "[{id: c, label: C, style: cancel}, {id: d, label: D}]")
    } else {
      add(
        "elements",
        "[{id: c, role: button, label: C, dismiss: cancel}, {id: n, role: textField, label: N}, "
          + "{id: f, role: button, label: F, effect: {completes: true}}]")
    }
    // Where one control only reveals it, no other may open it.
    let opens = attribute == "revealControl" ? "" : ", opens: s"
    return """
      scene: a
      platform: \(place.platform.rawValue)
      \(place.sizeClass ?? "")
      inputDevices: [touch, keyboard, pointer]
      windows:
        - id: main
          elements:
            - {id: open, role: button, label: Open\(opens)}
            - {id: low, role: button, label: Low\(opens)}
            - {id: after, role: button, label: After, opens: next}
            - {id: bare, role: button, label: Bare}
        - id: second
          title: Second
          frame: [100, 110, 160, 150]
          elements:
            - {id: more, role: button, label: More}
      presentations:
      \((own + lines).joined(separator: "\n"))
        - popover: pop
        - sheet: next
        - actionSheet: ask
          buttons: [{label: Yes, outcome: discard}, {label: No, outcome: keep, style: cancel}]
      """
  }

  /// What people do to it, each from the same state.
  static let deeds: [@Sendable (inout StageDriver) -> Void] = [
    { _ in }, { $0.press(.keyEsc) },
    {
      // What a panel belongs to is seen once another window comes forward.
      $0.activate("second/more")
      $0.activate("main/after")
    }, { $0.reader(.escape, "s") }, { $0.activate("s/c") },
    { $0.activate("s/f") }, { $0.activate("main/low") },
    { $0.activate("s/x") },
    {
      $0.activate("s/n")
      $0.type("x")
      $0.activate("s/x")
    },
    {
      let frame = $0.node("s")?.frame ?? .zero
      let start = Point(x: frame.midX, y: frame.minY + 8)
      $0.drag(from: start, to: Point(x: start.x, y: start.y + 400), velocity: 2_000)
    },
    {
      let frame = $0.node("s")?.frame ?? .zero
      let start = Point(x: frame.midX, y: frame.minY + 8)
      $0.drag(from: start, to: Point(x: start.x, y: start.y - 200), velocity: -900)
    },
    {
      let frame = $0.node("s")?.frame ?? .zero
      $0.dragPointer(
        from: Point(x: frame.midX, y: frame.maxY), to: Point(x: frame.midX, y: frame.maxY + 30))
      $0.tap(at: Point(x: 2, y: 200))
    },
    {
      let frame = $0.node("s")?.frame ?? .zero
      let start = Point(x: frame.midX, y: frame.maxY)
      $0.dragPointer(from: start, to: Point(x: start.x, y: start.y - frame.size.height))
    },
    {
      _ = $0.stage.present("next", at: $0.stage.now)
      $0.settle()
      _ = $0.stage.dismiss("next", at: $0.stage.now)
    },
    {
      for _ in 0..<3 { $0.press(.keyTab) }
      $0.activate("s/n")
      $0.type("x")
      $0.press(.keyEsc)
    },
  ]

  /// Two scenes with their presentation on the screen.
  static func starts(_ scenes: [Scene]) -> [StageDriver] {
    scenes.map { scene in
      var start = StageDriver(scene)
      for opener in ["main/open", "main/bare"] where start.node("s") == nil { start.reader(.activate, opener) }
      start.settle()
      return start
    }
  }

  /// What can be observed after one of the deeds.
  struct Observation: Equatable {
    var nodes: [AccessibilityNode]
    var events: [TargetEvent.Kind]
    var places: [NodeID]

    init(_ driver: StageDriver) {
      nodes = driver.stage.tree.nodes.map { node in
        var node = node
        node.source = nil
        return node
      }
      events = driver.events.map(\.kind)
      places = driver.events.map(\.node)
    }
  }

  /// Whether anything that can be observed is different while their presentations are used.
  static func differ(
    _ starts: [StageDriver], after deeds: [@Sendable (inout StageDriver) -> Void] = Self.deeds
  ) -> Bool {
    deeds.contains { deed in
      let seen = starts.map { start in
        var driver = start
        deed(&driver)
        driver.settle()
        return Observation(driver)
      }
      return seen[0] != seen[1]
    }
  }

  /// The rules that come to something else about the one than about the other.
  static func rules(_ scenes: [Scene], _ starts: [StageDriver]) -> [String] {
    let results = zip(scenes, starts).map { Auditor().audit($1.stage.tree, scene: $0).rules }
    return zip(results[0], results[1]).filter { $0 != $1 }.map(\.0.rule.id)
  }

  /// What setting an attribute does at a place.
  static func outcome(_ kind: String, _ attribute: String, _ setting: AttributeSetting, at place: Place) -> String {
    func line(_ value: String) -> String { "    \(attribute): \(value)" }
    func read(_ own: [String]) -> Result<Scene, DocumentErrors> {
      let lines = setting.context.map { "    \($0)" } + own
      do throws(DocumentErrors) {
        return .success(
          try SceneDocument.read(text(kind, at: place, lines, besides: attribute), file: "x.scene.yaml"))
      } catch { return .failure(error) }
    }
    let without: Scene
    switch read(setting.instead.map { [line($0)] } ?? []) {
    case .success(let scene): without = scene
    // What cannot be read without the attribute either says nothing of the attribute.
    case .failure(let errors): return "NOTHING TO COMPARE WITH: \(errors)"
    }
    switch read([line(setting.value)]) {
    case .failure(let errors):
      let message = errors.errors[0].message
      let place = text(kind, at: place, setting.context.map { "    \($0)" } + [line(setting.value)], besides: attribute)
        .split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.hasPrefix(line(setting.value)) }
      let isAboutIt = place.map { $0 + 1 == errors.errors[0].location.line } ?? false
      return isAboutIt ? "\(refusedWords)\(message)" : "REFUSED FOR SOMETHING ELSE: \(errors)"
    case .success(let with):
      let starts = starts([without, with])
      let changes = differ(starts)
      let rules = rules([without, with], starts)
      var words: [String] = changes ? ["changes"] : []
      let told = with.unheeded.first {
        $0.owner == "s" && ($0.name ?? attribute).prefix { $0 != "." } == attribute
      }
      // Of what has several parts some may be read.
      let isOfAll = told.map { !$0.reason.hasPrefix("nothing reads") } ?? false
      let isJudged = isOfAll && !Set(rules).isSubset(of: Self.sayingTheSame)
      if let told {
        words.append(changes || isJudged ? "AND IS SAID TO CHANGE NOTHING" : "said to change nothing, \(told.reason)")
      }
      if !rules.isEmpty, !changes { words.append("judged by \(rules.joined(separator: ", "))") }
      if !words.isEmpty { return words.joined(separator: "; ") }
      let soAnyway = usual["\(attribute) \(setting.value)"] ?? []
      return soAnyway.contains(place.platform.rawValue) || soAnyway.contains(kind)
        ? Self.usualWords : "NOTHING, AND NOBODY IS TOLD"
    }
  }

  private static let usualWords = "so anyway"
  /// Rules that say of an attribute that it is of no use there.
  private static let sayingTheSame: Set<String> = [
    "detents-elsewhere", "detents-too-early", "modal-sheet-elsewhere", "nonmodal-undimmed",
  ]
  /// How the outcome of a setting that cannot be read begins.
  static let refusedWords = "refused, "

  /// The line of a setting in the list.
  static func line(_ kind: String, _ attribute: String, _ setting: AttributeSetting, _ outcomes: [(Place, String)])
    -> String
  {
    var told: [(outcome: String, names: [String])] = []
    for (place, outcome) in outcomes {
      if let index = told.firstIndex(where: { $0.outcome == outcome }) {
        told[index].names.append(place.name)
      } else {
        told.append((outcome, [place.name]))
      }
    }
    let context = setting.context.isEmpty ? "" : " with \(setting.context.joined(separator: ", "))"
    return "\(kind) \(attribute) \(setting.value)\(context)\n"
      + told.map { "  \($0.names.joined(separator: ", ")): \($0.outcome)" }.joined(separator: "\n")
  }

  @Test("what each does on every platform is what was looked at", arguments: PresentationKinds.names)
  func effects(kind: String) throws { try look(kind, at: Place.allCases, "attributes-\(kind).txt") }

  /// What becomes a sheet in compact width, wherever its author asks for that.
  @Test(
    "what each does in widths that an author asks for is what was looked at", arguments: ["popover", "currentContext"])
  func otherWidths(kind: String) throws { try look(kind, at: Place.otherWidths, "attributes-\(kind)-widths.txt") }

  @Test("what is said of popovers that others are in is what was looked at, in widths that an author asks for")
  func containers() throws {
    var lines: [String] = []
    for kind in PresentationKinds.names {
      for setting in AttributeSetting.all["container"] ?? [] where setting.kinds?.contains(kind) != false {
        let outcomes = Place.otherWidths.map { ($0, Self.outcome(kind, "container", setting, at: $0)) }
        lines.append(Self.line(kind, "container", setting, outcomes))
      }
    }
    Self.expect(lines, "attributes-containers-widths.txt")
  }

  private func look(_ kind: String, at places: [Place], _ snapshot: String) throws {
    let form = try #require(PresentationKinds.form(kind))
    let names = Set(form.attributes.map(\.name))
    var lines: [String] = []
    for attribute in form.attributes.map(\.name) where attribute != kind {
      let all = try #require(AttributeSetting.all[attribute], "nobody has said what \(attribute) does")
      let settings = all.filter { setting in
        setting.kinds?.contains(kind) != false
          && setting.context.allSatisfy { names.contains(String($0.prefix { $0 != ":" })) }
      }
      var heeded: Set<String> = []
      for setting in settings {
        let outcomes = places.filter { setting.platforms?.contains($0.platform) != false }
          .map { ($0, Self.outcome(kind, attribute, setting, at: $0)) }
        lines.append(Self.line(kind, attribute, setting, outcomes))
        // What can be read nowhere shows nothing of what comes of it.
        #expect(
          outcomes.contains { !$0.1.hasPrefix(Self.refusedWords) },
          "\(kind)'s \(attribute): \(setting.value) is refused everywhere")
        heeded.formUnion(outcomes.filter { $0.1 != Self.usualWords }.map(\.0.name))
      }
      #expect(
        heeded == Set(places.map(\.name)), "no value of \(kind)'s \(attribute) does anything elsewhere")
    }
    Self.expect(lines, snapshot)
  }

  /// Expects lines to be those that were looked at, and none of them to name what is read and forgotten.
  private static func expect(_ lines: [String], _ snapshot: String) {
    let shouting = lines.filter { $0.contains("NOTHING") || $0.contains("AND IS SAID") || $0.contains("REFUSED") }
    #expect(shouting.isEmpty, "heeded by nobody, and nobody is told: \(shouting.joined(separator: "\n"))")
    let golden = Snapshot.compare(lines.joined(separator: "\n") + "\n", snapshot)
    #expect(golden.isEqual, "\(golden.message)")
  }
}

extension StageDriver {
  /// A screen reader activates what is there to be activated.
  mutating func activate(_ id: String) {
    if node(id) != nil { reader(.activate, id) }
  }
}
