import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Documents
@testable import Stage

/// Every attribute of every kind of presentation on every platform: it changes something that can be observed, or it is
/// refused, or people are told that nothing goes by it, or there is a reason here for which it changes nothing.
@Suite("Attributes of presentations are never read and forgotten")
struct AttributeEffectTests {
  /// A way to set an attribute, and what else has to be there for it to matter.
  struct Setting: Sendable {
    var value: String
    var context = ""
    init(_ value: String, with context: String = "") {
      self.value = value
      self.context = context
    }
  }

  /// What an author declares for rules to read: it is no part of what happens.
  static let declared: Set<String> = [
    "trigger", "task", "interaction", "affectsParentTask", "contentKinds", "mainContent", "hints", "titleLines",
    "importance", "reason", "hasCustomTitle", "hasCustomContent", "cornerRadius", "controlSize", "coexists",
    "relatedDocument", "entryTransition", "purpose", "z",
  ]

  /// Why what is set changes nothing where it is neither refused nor told of.
  static let reasons: [String: String] = [
    "presenter main/low": "the element that opens it would be taken as well",
    "parent second": "the platform shows one window, or its kind belongs to none",
    "container screen": "usual there, or as large as the window",
    "container window": "usual there",
    "container pop": "a popover is a sheet in compact width",
    "modal true": "usual of its kind",
    "modal false": "usual of its kind, or a sheet in compact width",
    "host splitViewPane": "hostElement says the rest",
    "hostElement low": "a sheet in compact width",
    "anchor low": "a sheet in compact width",
    "resizable false": "usual there",
    "presentationEdge bottom": "usual there",
    "presentationEdge center": "usual there",
    "presentationEdge slide-over": "usual there",
    "material none": "usual there",
    "material blurDesaturate": "usual there",
    "content {fittingSize: [150, 170], minFittingSize: [150, 170]}": "the sheet is as large without",
  ]

  /// What has been set so that it differs from its default, for each attribute that is not merely declared.
  static let settings: [String: [Setting]] = [
    "title": [Setting("Other")], "message": [Setting("More")],
    "parent": [Setting("second")], "presenter": [Setting("main/low")], "presented": [Setting("true")],
    "container": [Setting("screen"), Setting("window"), Setting("pop")],
    "frame": [Setting("[20, 40, 120, 130]")],
    "exits": [Setting("[button]"), Setting("[assistiveEscape]")],
    "requiresAction": [Setting("true")], "critical": [Setting("true")],
    "content": [Setting("{fittingSize: [150, 170], minFittingSize: [150, 170]}", with: "resizable: true")],
    "dismissControls": [Setting("[{role: close, id: x, label: X}]")],
    "elements": [Setting("[{id: other, role: button, label: Other}]")],
    "modality": [Setting("nonmodal", with: "detents: [medium, large], largestUndimmedDetent: medium")],
    "detents": [Setting("[medium]")], "selectedDetent": [Setting("large", with: "detents: [medium, large]")],
    "largestUndimmedDetent": [Setting("large", with: "modality: nonmodal")],
    "item": [Setting("Thing")], "grabber": [Setting("true")], "swipeToDismiss": [Setting("false")],
    "unsavedChanges": [Setting("true")], "autoDismissOnCompletion": [Setting("true")],
    "confirmation": [Setting("ask", with: "unsavedChanges: true")], "headerHeight": [Setting("120")],
    "redisplayAfter": [Setting("next")],
    "resizable": [Setting("true"), Setting("false", with: "detents: [medium, large]")],
    "preferredCornerRadius": [Setting("7")], "defaultSize": [Setting("[150, 120]")],
    "presentationEdge": [Setting("bottom"), Setting("center"), Setting("top"), Setting("slide-over")],
    "backgroundOpacity": [Setting("0.5")], "material": [Setting("none"), Setting("blurDesaturate")],
    "toolbar": [Setting("[{id: tool, role: button, label: Tool}]")],
    "modal": [Setting("true"), Setting("false")], "anchor": [Setting("low")],
    "host": [Setting("splitViewPane", with: "hostElement: low")], "hostElement": [Setting("low")],
    "revealControl": [Setting("low")], "panes": [Setting("[s/c]")],
    "buttons": [Setting("[{id: only, label: Only, style: cancel}]")],
  ]

  /// What is always there beside the attribute in question: ways out, things to do, and what references lead to.
  static func text(_ kind: String, on platform: Platform, _ lines: [String], besides attribute: String) -> String {
    let isDialog = ["actionSheet", "confirmationDialog", "alert"].contains(kind)
    var own = ["  - \(kind): s"]
    if attribute != "title" { own.append("    title: S") }
    if isDialog, attribute != "buttons" {
      own.append("    buttons: [{id: c, label: C, style: cancel}, {id: d, label: D}]")
    } else if !isDialog, attribute != "elements" {
      own.append(
        "    elements: [{id: c, role: button, label: C, dismiss: cancel}, {id: n, role: textField, label: N}, "
          + "{id: f, role: button, label: F, effect: {completes: true}}]")
    }
    return """
      scene: a
      platform: \(platform.rawValue)
      inputDevices: [touch, keyboard, pointer]
      windows:
        - id: main
          elements:
            - {id: open, role: button, label: Open, opens: s}
            - {id: low, role: button, label: Low, opens: s}
            - {id: after, role: button, label: After, opens: next}
        - id: second
          title: Second
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
    { _ in }, { $0.press(.keyEsc) }, { $0.reader(.escape, "s") }, { $0.reader(.activate, "s/c") },
    { $0.reader(.activate, "s/f") }, { $0.reader(.activate, "main/low") },
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
      _ = $0.stage.present("next", at: $0.stage.now)
      $0.settle()
      _ = $0.stage.dismiss("next", at: $0.stage.now)
    },
    {
      for _ in 0..<3 { $0.press(.keyTab) }
      $0.reader(.activate, "s/n")
      $0.type("x")
      $0.press(.keyEsc)
    },
  ]

  /// Whether anything that can be observed of the scenes is different while their presentations are used.
  static func differ(_ one: Scene, _ other: Scene) -> Bool {
    let starts = [one, other].map { scene in
      var start = StageDriver(scene)
      if start.node("s") == nil { start.reader(.activate, "main/open") }
      start.settle()
      return start
    }
    return deeds.contains { deed in
      let seen = starts.map { start in
        var driver = start
        deed(&driver)
        driver.settle()
        return observation(driver)
      }
      return seen[0] != seen[1]
    }
  }

  private static func observation(_ driver: StageDriver) -> String {
    let nodes = driver.stage.tree.nodes.map { node in
      var node = node
      node.source = nil
      return "\(node)"
    }
    let look = driver.stage.appearance(of: "s").map { "\($0)" } ?? ""
    return nodes.joined() + driver.events.map { "\($0.kind) \($0.node)" }.joined() + look
  }

  /// What setting an attribute does on a platform.
  static func outcome(_ kind: String, _ attribute: String, _ setting: Setting, on platform: Platform) -> String {
    let context = setting.context.isEmpty ? [] : setting.context.split(separator: "; ").map { "    \($0)" }
    func read(_ lines: [String]) throws -> Scene {
      try SceneDocument.read(text(kind, on: platform, lines, besides: attribute), file: "x.scene.yaml")
    }
    guard let without = try? read(context) else { return "refused" }
    guard let with = try? read(context + ["    \(attribute): \(setting.value)"]) else { return "refused" }
    if with.unheeded.contains(where: { $0.presentation == "s" && $0.name ?? attribute == attribute }) {
      return differ(without, with) ? "CHANGES, AND IS SAID TO CHANGE NOTHING" : "said to change nothing"
    }
    if differ(without, with) { return "changes" }
    return reasons["\(attribute) \(setting.value)"].map { "nothing (\($0))" } ?? "NOTHING, WITHOUT A REASON"
  }

  static func line(_ kind: String, _ attribute: String, _ setting: Setting) -> String {
    var told: [(outcome: String, names: [String])] = []
    for platform in Platform.allCases {
      let outcome = outcome(kind, attribute, setting, on: platform)
      if let place = told.firstIndex(where: { $0.outcome == outcome }) {
        told[place].names.append(platform.rawValue)
      } else {
        told.append((outcome, [platform.rawValue]))
      }
    }
    let words = told.map { "\($0.outcome): \($0.names.joined(separator: ", "))" }
    return "\(kind) \(attribute) \(setting.value) -> \(words.joined(separator: "; "))"
  }

  @Test("what each does on every platform is what was looked at", arguments: PresentationKinds.names)
  func effects(kind: String) throws {
    let form = try #require(PresentationKinds.form(kind))
    var lines: [String] = []
    for attribute in form.attributes.map(\.name) where attribute != kind && !Self.declared.contains(attribute) {
      let settings = try #require(Self.settings[attribute], "nobody has said what \(attribute) does")
      lines += settings.map { Self.line(kind, attribute, $0) }
    }
    let shouting = lines.filter { $0.contains("NOTHING") }
    #expect(shouting.isEmpty, "heeded by nobody, and nobody is told: \(shouting.joined(separator: "\n"))")
    let golden = Snapshot.compare(lines.joined(separator: "\n") + "\n", "attributes-\(kind).txt")
    #expect(golden.isEqual, "\(golden.message)")
  }
}
