import Accessibility
import Audit
import Geometry
import TestSupport
import Testing
import Trees

/// No rule calls broken what is missing only because the source of the tree has no word for it: every static rule, every
/// format.
@Suite("Rules rest on what the source says")
struct GroundedRulesTests {
  /// What a source may have left unsaid of a node.
  static let fillings: [(property: Property, fill: @Sendable (inout AccessibilityNode) -> Void)] = [
    (.value, { $0.value = $0.value ?? "3" }),
    (.range, { $0.range = $0.range ?? ValueRange(minimum: 0, maximum: 9, current: 3, step: 1) }),
    (.actions, { $0.actions = Actions(rawValue: .max) }), (.hint, { $0.hint = $0.hint ?? "Opens the letter" }),
    (.isElement, { $0.isElement = false }), (.selected, { $0.traits.insert(.selected) }),
    (.disabled, { $0.traits.insert(.disabled) }), (.headingLevel, { $0.headingLevel = 2 }),
    (.customActions, { $0.customActions = ["Archive"] }), (.focusable, { $0.traits.insert(.focusable) }),
    (.stateDescription, { $0.stateDescription = "Open" }), (.paneTitle, { $0.paneTitle = "Letters" }),
    (.text, { $0.text = "Letters" }), (.language, { $0.language = $0.language ?? "en" }),
    (.order, { $0.explicitOrder = 1 }),
  ]

  /// What makes another thing of the node, which then breaks another rule: a picture that acts is a control without a
  /// name, a part with numbers or a state is no text, and only Android tells what a view shows from what it is called.
  static let exempt: [String: Set<Property>] = [
    "image-name-missing": [.actions], "content-swallowed": [.range, .stateDescription, .text],
  ]

  @Test(
    "what breaks a rule goes on doing so whatever the source has left unsaid of it", arguments: Fixture.all)
  func completed(name: String, format: TreeFormat) throws {
    let source = try Fixture.read(name).tree
    let provenance = try #require(source.provenance)
    var random = SplitMix64(seed: 2026)
    var (fails, rules) = (0, Set<String>())
    for _ in 0..<20 {
      var tree = Self.randomTree(&random)
      (tree.platform, tree.provenance) = (source.platform, provenance)
      let context = AuditContext(tree: tree)
      for rule in StaticRules.all {
        for index in tree.nodes.indices {
          let verdict = rule.verdict(index, in: context)
          let message = verdict.message?.description ?? "kept"
          switch verdict {
          case .fail:
            fails += 1
            rules.insert(rule.rule.id)
          case .pass: break
          default: continue
          }
          for filling in Self.fillings where provenance.gap(filling.property) != nil {
            // Where stops follow from the tree, no source has a word for them.
            if filling.property == .isElement, ReadingManner(tree) != .rows { continue }
            // Only Android has words for a state apart from the value: elsewhere no node can have them.
            if filling.property == .stateDescription, ReadingManner(tree) != .merging { continue }
            if Self.exempt[rule.rule.id]?.contains(filling.property) == true { continue }
            var filled = tree
            filled.update(index, filling.fill)
            let outcome = rule.verdict(index, in: AuditContext(tree: filled)).outcome
            // What is kept may be no business of the rule any more; it is not broken.
            let isStill = verdict == .pass ? outcome != .fail : outcome == .fail
            #expect(
              isStill, "\(rule.rule.id) without \(filling.property): \(message), \(tree.nodes[index].id)")
          }
        }
      }
    }
    // Names and roles are said by every source: something is found, whatever else is not said.
    #expect(fails > 10 && rules.contains("name-missing"), "\(rules.sorted())")
  }

  @Test("what rests on something is told with the words for what is missing, and does not count as broken")
  func message() throws {
    let text = "- spinbutton \"Guests\"\n- button\n"
    let tree = try TreeImporter.read(Array(text.utf8), file: "x").tree
    let result = Auditor().audit(tree)
    let finding = try #require(result.findings.first { $0.rule == "adjustable-incomplete" })
    #expect(finding.outcome == .cannotTell)
    #expect(finding.message.description.hasSuffix("That may be wrong: the source of the tree does not say range."))
    #expect(result.findings.contains { $0.rule == "name-missing" && $0.outcome == .fail })
  }

  static let pixels =
    "<hierarchy><node class=\"android.widget.FrameLayout\" bounds=\"[0,0][1080,2000]\"><node class=\"android.widget.Button\" "
    + "text=\"Go\" clickable=\"true\" bounds=\"[100,100][140,140]\" /></node></hierarchy>"

  @Test("pixels are no points: sizes are told only with the density of the screen")
  func density() throws {
    func outcomes(_ density: Double?) throws -> Set<Outcome> {
      let tree = try TreeImporter.read(Array(Self.pixels.utf8), file: "x", options: ImportOptions(density: density))
        .tree
      return Set(Auditor().audit(tree).findings.filter { $0.rule == "target-hig-default" }.map(\.outcome))
    }
    #expect(try outcomes(nil) == [.cannotTell])
    #expect(try outcomes(160) == [.fail])
  }

  @Test("nothing is kept on the strength of what the source does not say: the criterion is not, either")
  func passes() throws {
    func result(_ text: String, _ density: Double? = nil) throws -> AuditResult {
      Auditor().audit(
        try TreeImporter.read(Array(text.utf8), file: "x", options: ImportOptions(density: density)).tree)
    }
    func count(_ rule: String, _ result: AuditResult) -> OutcomeCount? {
      result.rules.first { $0.rule.id == rule }?.count
    }
    let large = Self.pixels.replacing("[140,140]", with: "[300,300]")
    for rule in ["target-wcag", "target-spacing", "target-hig-default"] {
      #expect(try count(rule, result(large))?.pass == 0, "\(rule)")
    }
    #expect(try count("target-wcag", result(large))?.cannotTell == 1)
    #expect(try count("target-wcag", result(large, 160))?.pass == 1)
    // One line for the rule, and not one for each node.
    let note = try result(large).rules.first { $0.rule.id == "target-wcag" }?.note
    #expect(note == "It seems kept, and the source of the tree does not say how many pixels there are to a point.")
    #expect(try !result(large).findings.contains { $0.rule == "target-wcag" })
    let sections = try Coverage(
      of: .wcag, sections: [.wcag("2.5.8", "Target Size (Minimum)")], rules: result(large).rules)
    #expect(sections.entries.map(\.standing) == [.undecided])
  }

  @Test(
    "an order that is only likely is not called safe; one that is stated is",
    arguments: [
      ("shop.uiautomator.xml", false), ("notes.webdriveragent.xml", false), ("form.chromium.json", false),
      ("player.xcuitest.txt", false), ("flat.idb.json", false), ("mail.snapshot.json", true),
    ])
  func order(name: String, isStated: Bool) throws {
    let result = Auditor().audit(try Fixture.read(name).tree)
    let count = try #require(result.rules.first { $0.rule.id == "order-ambiguous" }?.count)
    #expect(count.pass > 0 && count.cannotTell == 0 || !isStated)
    #expect(count.pass == 0 && count.cannotTell > 0 || isStated, "\(count)")
  }

  @Test("elements of a flat list are in nothing that is known")
  func flat() throws {
    let list = Auditor().audit(try Fixture.read("flat.idb.json").tree)
    let count = try #require(list.rules.first { $0.rule.id == "nested-interactive" }?.count)
    #expect(count.pass == 0 && count.cannotTell > 0)
  }

  @Test(
    "of sizes that are rounded outward to whole points, what is near a limit cannot be told",
    arguments: [
      (43, nil, Outcome.fail), (44, nil, .cannotTell), (45, nil, .cannotTell), (46, nil, .pass),
      (44, 44.0, .pass), (44, 43.4, .fail), (45, 44.1, .pass),
    ] as [(Int, Double?, Outcome)])
  func rounded(side: Int, exact: Double?, outcome: Outcome) throws {
    let native = exact.map { "nativeFrame=\"{{100, 100}, {\($0), \($0)}}\"" } ?? ""
    let text =
      "<AppiumAUT><XCUIElementTypeApplication type=\"XCUIElementTypeApplication\" x=\"0\" y=\"0\" width=\"390\" height=\"844\">"
      + "<XCUIElementTypeButton type=\"XCUIElementTypeButton\" label=\"Go\" x=\"100\" y=\"100\" width=\"\(side)\" "
      + "height=\"\(side)\" \(native)/></XCUIElementTypeApplication></AppiumAUT>"
    let tree = try TreeImporter.read(Array(text.utf8), file: "x").tree
    let result = Auditor().audit(tree, listsVerdicts: true)
    #expect(result.verdicts.first { $0.rule == "target-hig-default" }?.outcome == outcome)
    #expect(tree.says(.exactFrame) == (exact != nil))
  }

  @Test(
    "room around a small target is told only where rounding does not decide it",
    arguments: [(20, Outcome.fail), (24, .cannotTell), (25, .cannotTell), (26, .pass), (60, .pass)])
  func roundedRoom(place: Int, outcome: Outcome) throws {
    func button(_ name: String, _ x: Int) -> String {
      "<XCUIElementTypeButton label=\"\(name)\" x=\"\(100 + x)\" y=\"100\" width=\"20\" height=\"20\"/>"
    }
    let text =
      "<AppiumAUT><XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"390\" height=\"844\">" + button("Go", 0)
      + button("Back", place) + "</XCUIElementTypeApplication></AppiumAUT>"
    let tree = try TreeImporter.read(Array(text.utf8), file: "x").tree
    let result = Auditor().audit(tree, listsVerdicts: true)
    #expect(Set(result.verdicts.filter { $0.rule == "target-wcag" }.map(\.outcome)) == [outcome])
  }

  @Test("a switch in a switch, as XCUITest lists one of SwiftUI, is neither nameless nor one control in another")
  func nested() throws {
    let text =
      "Element subtree:\n →Application, {{0.0, 0.0}, {390.0, 844.0}}\n    Window, {{0.0, 0.0}, {390.0, 844.0}}\n"
      + "      Switch, {{16.0, 100.0}, {358.0, 31.0}}, label: 'Wi-Fi', value: 1\n"
      + "        Switch, {{320.0, 100.0}, {51.0, 31.0}}, value: 1\n"
    let tree = try TreeImporter.read(Array(text.utf8), file: "x").tree
    let broken = Auditor().audit(tree).findings.filter { $0.outcome == .fail }.map(\.rule)
    #expect(!broken.contains("name-missing") && !broken.contains("nested-interactive"))
  }

  // MARK: Trees

  private static let roles: [Role] = [
    .view, .group, .list, .listItem, .table, .row, .cell, .button, .button, .link, .text, .image, .heading, .tree,
    .switchControl, .textField, .tabBar, .tab, .scrollView, .unknown, .slider, .stepper, .checkBox, .dialog, .sheet,
    .radioButton, .menuBar, .progress,
  ]

  /// A window with up to 14 nodes in it.
  private static func randomTree(_ random: inout SplitMix64) -> AccessibilityTree {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    tree.begin(
      AccessibilityNode(id: "window", role: .window, frame: Rect(x: 0, y: 0, width: 393, height: 852)))
    var depth = 1
    for number in 0..<Int.random(in: 4...14, using: &random) {
      var node = AccessibilityNode(
        id: NodeID("n\(number)"), role: roles.randomElement(using: &random) ?? .view,
        frame: Rect(
          x: Double(Int.random(in: 0...300, using: &random)), y: Double(Int.random(in: 0...800, using: &random)),
          width: Double([10, 30, 60].randomElement(using: &random) ?? 60), height: 30))
      if Bool.random(using: &random) {
        node.name = ["More", "Send", "Read more", "word\(number)"].randomElement(using: &random)
      }
      if Int.random(in: 0..<4, using: &random) == 0 { node.value = ["1", "on", "Send"].randomElement(using: &random) }
      switch Int.random(in: 0..<8, using: &random) {
      case 0: node.traits.insert(.modal)
      case 1: node.traits.insert(.clips)
      case 2: node.actions.insert(.activate)
      case 3: node.traits.insert(.focusable)
      case 4: node.placeholder = "Street"
      default: break
      }
      while depth > 1, Int.random(in: 0..<3, using: &random) == 0 {
        tree.close()
        depth -= 1
      }
      if Int.random(in: 0..<3, using: &random) == 0 {
        tree.begin(node)
        depth += 1
      } else {
        tree.append(node)
      }
    }
    while depth > 0 {
      tree.close()
      depth -= 1
    }
    return tree
  }
}
