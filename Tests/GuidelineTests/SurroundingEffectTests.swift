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

/// Every attribute of scenes, windows and elements on every platform: it changes something that can be observed or
/// judged, it is refused, or people are told that nothing goes by it.
@Suite("Attributes of scenes, windows and elements are never read and forgotten")
struct SurroundingEffectTests {
  typealias Place = AttributeEffectTests.Place

  /// Whose attribute it is.
  enum Owner: String, CaseIterable {
    case scene, window, element

    var names: [String] {
      switch self {
      case .scene: EntityForm<Scene>.scene.attributes.map(\.name)
      case .window: EntityForm<Window>.window.attributes.map(\.name)
      case .element: EntityForm<Element>.element.attributes.map(\.name)
      }
    }

    /// Whether somebody is told of something that is said of it.
    func owns(_ name: String) -> Bool {
      switch self {
      case .scene: name == "a"
      case .window: ["main", "second"].contains(name)
      case .element: ["main/e", "main/tabs/e", "s/e"].contains(name)
      }
    }

    var settings: [String: [SurroundingSetting]] {
      switch self {
      case .scene: SurroundingSetting.scenes
      case .window: SurroundingSetting.windows
      case .element: SurroundingSetting.elements
      }
    }
  }

  /// What is so anyway where nothing is said: setting it need not change anything there.
  static let usual: [String: Set<String>] = [
    "axis vertical": ["watchOS"], "axis horizontal": ["iOS", "iPadOS", "macOS", "tvOS", "visionOS"],
    "sizeClass {horizontal: regular, vertical: regular}": ["iOS", "iPadOS", "macOS", "tvOS", "visionOS"],
    "sizeClass {horizontal: compact, vertical: regular}": ["iOS", "watchOS"],
  ]

  /// What is not tried here: the name by which a scene is told of, the framework whose names may be used
  /// (FrameworkNameTests), and what the scene consists of.
  static let others: Set<String> = ["scene", "api", "platform", "windows", "presentations"]

  /// A scene in which something is said of an attribute of its own, of its second window or of an element.
  static func text(_ owner: Owner, _ own: [String], _ setting: SurroundingSetting, at place: Place) -> String {
    let role = setting.role
    func lines(
      _ asked: Owner, _ indent: Int, isFirst: Bool = false, isInSheet: Bool = false, _ usual: [String]
    ) -> String {
      let isIts = asked == .window && isFirst == setting.isFirst || asked == .element && isInSheet == setting.isInSheet
      let given = owner == asked && (asked == .scene || isIts) ? own : []
      let names = Set(given.map { String($0.prefix { $0 != ":" }) })
      let all = usual.filter { !names.contains(String($0.prefix { $0 != ":" })) } + given
      return all.map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
    }
    let wide = place.sizeClass.map { [$0] } ?? []
    let rows = (1...9).map { "{id: row-\($0), role: button, label: Row \($0)}" }.joined(separator: ", ")
    let pages = "[{role: page, label: One}, {role: page, label: Two}]"
    let inside =
      role == "scrollView" ? ["elements: [\(rows)]"] : role == "tabView" ? ["elements: \(pages)"] : []
    let isPage = role == "page"
    return """
      \(lines(.scene, 0, ["scene: a", "platform: \(place.platform.rawValue)",
        "inputDevices: [touch, keyboard, pointer, crown]"] + wide))
      windows:
        -
      \(lines(.window, 6, isFirst: true, ["id: main", "title: Main"]))
            elements:
      \(isPage ? "      - id: tabs\n        role: tabView\n        elements:" : "")
            \(isPage ? "    " : "")-
      \(lines(.element, isPage ? 12 : 8, ["id: e", "role: \(role)", "label: E"] + inside))
            - {id: field, role: textField, label: Field, frame: [0, 170, 60, 20]}
            - {id: open, role: button, label: Open, opens: s, frame: [60, 170, 60, 20]}
            - {id: hint, role: button, label: Hint, opens: p, frame: [120, 170, 40, 20]}
            - {id: more, role: button, label: More, frame: [160, 170, 38, 20]}
            - id: list
              role: scrollView
              label: List
              contentSize: [200, 900]
              frame: [0, 192, 190, 40]
              elements: [\(rows)]
        -
      \(lines(.window, 6, ["id: second", "title: Second", "frame: [100, 110, 160, 150]",
        "elements: [{id: more, role: button, label: More, opens: s2}]"]))
      presentations:
        - sheet: s
          title: S
          unsavedChanges: true
          detents: [medium, large]
          elements:
            - {id: c, role: button, label: C, dismiss: cancel}
            - {id: t, role: slider, label: T, range: {minimum: 0, maximum: 9, current: 3}}
            - {id: on, role: button, label: On, opens: s2}
            \(setting.isInSheet ? "-" : "")
      \(setting.isInSheet ? lines(.element, 8, isInSheet: true, ["id: e", "role: \(role)", "label: E"]) : "")
        - sheet: s2
          title: S2
        - popover: p
          title: P
        - actionSheet: a
          title: A
          buttons: [{label: Yes, style: destructive, outcome: discard}, {label: No, style: cancel}]
      """
  }

  /// What people do, each from the same state.
  static let deeds: [@Sendable (inout StageDriver) -> Void] = [
    { _ in },
    { $0.tap("main/e") },
    { $0.reader(.activate, $0.own) },
    { $0.reader(.increment, $0.own) },
    { for way in [AccessibilityAction.ScrollDirection.down, .right, .down] { $0.reader(.scroll(way), $0.own) } },
    { for _ in 0..<6 { $0.press(.keyTab) } },
    { for key in [KeyCode.keyDown, .keyRight, .keyPagedown, .keyEnter] { $0.press(key) } },
    {
      $0.reader(.activate, $0.own)
      $0.type("x")
    },
    {
      // Where nothing tells what is in a field, its length tells where the caret was.
      $0.reader(.activate, $0.own)
      for _ in 0..<9 { $0.press(.keyBackspace) }
    },
    {
      let place = $0.point($0.own)
      for (x, y) in [(0.0, 60.0), (0, -60), (30, -60), (-60, 0), (-30, -50)] {
        $0.drag(from: place, to: place + Vector(dx: x, dy: y), velocity: -700)
        $0.settle()
      }
    },
    {
      let place = $0.point($0.own)
      $0.dragPointer(from: place, to: place + Vector(dx: 0, dy: 90))
      $0.click($0.own)
    },
    { $0.drag("main/list", by: -90, velocity: -900) },
    { $0.drag("main/list", by: 200) },
    { $0.turn(3) },
    { $0.pull(Vector(dx: 0, dy: 45)) }, { $0.pull(Vector(dx: 45, dy: 0)) },
    {
      $0.reader(.activate, "main/open")
      $0.settle()
      $0.press(.keyEsc)
    },
    {
      $0.reader(.activate, "main/open")
      $0.settle()
      $0.reader(.activate, "s/c")
    },
    {
      $0.reader(.activate, "second/more")
      $0.press(.keyTab)
      $0.reader(.activate, "main/more")
    },
    { $0.receive(.resize(width: $0.stage.screen.height, height: $0.stage.screen.width)) },
    { $0.swipe(.up) },
    {
      $0.reader(.activate, "main/open")
      $0.settle()
      $0.reader(.activate, "s/on")
    },
    {
      // A sheet that takes longer to come up takes nothing yet.
      $0.reader(.activate, "main/open")
      $0.wait(milliseconds: 700)
      $0.reader(.activate, "s/c")
    },
    { $0.reader(.activate, "main/hint") },
    {
      $0.reader(.activate, "main/open")
      $0.settle()
      if $0.node("s/e") != nil { $0.reader(.activate, "s/e") }
    },
    { $0.tap("main/field") },
    {
      let place = $0.point($0.own)
      for phase in [GesturePhase.began, .changed, .ended] {
        $0.receive(.input(.gesture(.pinch(phase: phase, center: place, scale: 2))), after: 20_000)
      }
    },
    {
      let place = $0.point("main/field")
      $0.drag(from: place, to: place + Vector(dx: 0, dy: 25))
      $0.tap(at: place + Vector(dx: 0, dy: 1))
      $0.type("y")
    },
  ]

  /// Whether anything that can be observed is different while people use them.
  static func differ(_ starts: [StageDriver]) -> Bool { AttributeEffectTests.differ(starts, after: deeds) }

  private static func outcome(
    _ owner: Owner, _ attribute: String, _ setting: SurroundingSetting, at place: Place
  ) -> String {
    func read(_ own: [String]) -> Result<Scene, DocumentErrors> {
      let text = text(owner, setting.context + own, setting, at: place)
      do throws(DocumentErrors) {
        return .success(try SceneDocument.read(text, file: "x.scene.yaml"))
      } catch { return .failure(error) }
    }
    let without: Scene
    switch read([]) {
    case .success(let scene): without = scene
    case .failure(let errors): return "NOTHING TO COMPARE WITH: \(errors)"
    }
    switch read(["\(attribute): \(setting.value)"]) {
    case .failure(let errors):
      let first = errors.errors[0]
      let text = text(owner, setting.context + ["\(attribute): \(setting.value)"], setting, at: place)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = first.location.line
      let isAboutIt =
        lines.indices.contains(line - 1) && lines[line - 1].contains("\(attribute): ")
        || first.message.contains("\"\(attribute): \(setting.value)\"")
      return isAboutIt
        ? "\(AttributeEffectTests.refusedWords)\(first.message)" : "REFUSED FOR SOMETHING ELSE: \(errors)"
    case .success(let with):
      let starts = [without, with].map { scene in
        var start = StageDriver(scene)
        start.settle()
        return start
      }
      let changes = differ(starts)
      // What is said of sheets is judged while one is up.
      let sheets = starts.map { start in
        var driver = start
        driver.reader(.activate, "main/open")
        driver.settle()
        return driver
      }
      let scenes = [without, with]
      let rules = Set(AttributeEffectTests.rules(scenes, starts) + AttributeEffectTests.rules(scenes, sheets)).sorted()
      let allTold = with.unheeded.filter {
        owner.owns($0.owner) && ($0.name ?? "").prefix { $0 != "." } == attribute
      }
      var words: [String] = changes ? ["changes"] : []
      // What one half of it changes, the other need not.
      let isHalf = allTold.count == 1 && setting.value.contains(",") && allTold[0].name != attribute
      if changes, isHalf, let told = allTold.first {
        words.append("\(told.name ?? "") is said to change nothing, \(told.reason)")
      } else if let told = allTold.first {
        words.append(changes ? "AND IS SAID TO CHANGE NOTHING" : "said to change nothing, \(told.reason)")
      }
      if !rules.isEmpty, !changes { words.append("judged by \(rules.joined(separator: ", "))") }
      if !words.isEmpty { return words.joined(separator: "; ") }
      let soAnyway = usual["\(attribute) \(setting.value)"] ?? []
      return soAnyway.contains(place.platform.rawValue) ? "so anyway" : "NOTHING, AND NOBODY IS TOLD"
    }
  }

  @Test("what each does on every platform is what was looked at", arguments: Owner.allCases)
  func effects(owner: Owner) throws {
    var lines: [String] = []
    for attribute in owner.names where !(owner == .scene && Self.others.contains(attribute)) {
      let settings = try #require(owner.settings[attribute], "nobody has said what \(attribute) does")
      var isTried = settings.isEmpty
      for setting in settings {
        var told: [(outcome: String, names: [String])] = []
        var isRead = false
        for place in Place.allCases {
          let outcome = Self.outcome(owner, attribute, setting, at: place)
          isRead = isRead || !outcome.hasPrefix(AttributeEffectTests.refusedWords)
          if let index = told.firstIndex(where: { $0.outcome == outcome }) {
            told[index].names.append(place.name)
          } else {
            told.append((outcome, [place.name]))
          }
        }
        // What can be read nowhere shows nothing of what comes of it.
        let name = "\(owner.rawValue) \(attribute) \(setting.value)"
        let isRefusal = !setting.isInSheet && SurroundingSetting.refusals[name] != nil
        #expect(isRead != isRefusal, "\(name): \(isRead ? "is not refused everywhere" : "is refused everywhere")")
        isTried = isTried || isRead
        let role = owner == .element ? " of a \(setting.role)\(setting.isInSheet ? " in a sheet" : "")" : ""
        let context = setting.context.isEmpty ? "" : " with \(setting.context.joined(separator: ", "))"
        lines.append(
          "\(owner.rawValue) \(attribute) \(setting.value)\(role)\(context)\n"
            + told.map { "  \($0.names.joined(separator: ", ")): \($0.outcome)" }.joined(separator: "\n"))
      }
      #expect(isTried, "every setting of \(attribute) is refused everywhere")
    }
    let shouting = lines.filter { $0.contains("NOTHING") || $0.contains("AND IS SAID") || $0.contains("REFUSED") }
    #expect(shouting.isEmpty, "heeded by nobody, and nobody is told: \(shouting.joined(separator: "\n"))")
    let golden = Snapshot.compare(lines.joined(separator: "\n") + "\n", "attributes-of-\(owner.rawValue)s.txt")
    #expect(golden.isEqual, "\(golden.message)")
  }
}

extension StageDriver {
  /// A finger pulls the element, and stays where it is then.
  fileprivate mutating func pull(_ way: Vector) {
    let place = point(own)
    _ = touchDown(at: place)
    for (index, share) in [0.3, 0.7, 1].enumerated() {
      pan(index == 0 ? .began : .changed, place, place + way * share, after: 20_000)
    }
  }

  /// The element whose attribute it is, wherever it is.
  fileprivate var own: String {
    stage.tree.nodes.first { $0.id.path == "main/e" || $0.id.path == "main/tabs/e" || $0.id.path == "main/other" }?.id
      .path ?? "main/e"
  }
}
