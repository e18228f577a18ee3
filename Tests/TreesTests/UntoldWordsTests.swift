import Accessibility
import Announcer
import Audit
import Explorer
import Geometry
import Harness
import Stage
import TestSupport
import Testing
import Trees

/// Every text of what is shown is said, or it is named by whom it is left out; what the reader does, the audit reports.
@Suite("Words that the reader leaves out")
struct UntoldWordsTests {
  /// The texts of a node that people see or that are made for them, as the trees below have them.
  static func texts(_ node: AccessibilityNode) -> [String] {
    // Whatever has been entered stands where the placeholder was.
    let isFilled = (node.role.isTextEntry || node.role == .comboBox) && node.value != nil
    let placeholder = isFilled ? nil : node.placeholder
    let texts = [
      node.name, node.text, node.value, placeholder, node.hint, node.tooltip, node.errorText, node.stateDescription,
      node.paneTitle, node.roleDescription,
    ]
    return texts.compactMap(\.self) + node.customContent.flatMap { [$0.label, $0.value] }
  }

  static func isShown(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    !([index] + tree.ancestors(of: index)).contains { tree.nodes[$0].traits.contains(.hidden) }
  }

  /// Whether a node can be chosen from a list, or is in what can: people see it while that is open.
  static func isChoice(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    let around = [index] + tree.ancestors(of: index)
    guard let list = around.first(where: { tree.nodes[$0].role == .comboBox }) else { return false }
    return around.prefix { $0 != list }.contains { [.listItem, .menuItem].contains(tree.nodes[$0].role) }
  }

  static func voice(_ tree: AccessibilityTree) -> Voice {
    ["Android": .talkback, "web": .orca, "Linux": .orca][tree.platform ?? ""] ?? .voiceover
  }

  /// What is wrong with a tree: texts of which nothing is known, and such that the audit keeps for itself.
  static func faults(_ tree: AccessibilityTree, title: String) -> [String] {
    let reading = ScreenReading(tree, title: "x", reader: ScreenReader(voice: voice(tree)), explains: true)
    let said = reading.items.flatMap { [$0.utterance.text, $0.utterance.hint ?? ""] }.joined(separator: "\n")
    let findings = ExplorerAudit.look(at: tree).result.findings
    // Of the text that a control shows another rule says that the control is called otherwise.
    let swallowed = findings.filter { $0.rule == "content-swallowed" }
    let labels = findings.filter { $0.rule == "label-in-name" }
    var faults: [String] = []
    for index in tree.nodes.indices where isShown(index, tree) {
      let node = tree.nodes[index]
      for text in texts(node) where !said.contains(text) {
        let accounts = reading.unspoken.filter { $0.words.contains(text) }
        if accounts.isEmpty { faults.append("\(title): \(node.id) “\(text)” is neither said nor accounted for") }
        let around = tree.ancestors(of: index).map { tree.nodes[$0].id }
        // Of a list that is closed nobody sees it; of one that may be open one finding names all.
        let isOpen = tree.ancestors(of: index).contains {
          tree.nodes[$0].role == .comboBox && tree.nodes[$0].traits.contains(.expanded)
        }
        let isChoice = isChoice(index, tree)
        if isChoice, tree.says(.expanded), !isOpen { continue }
        func names(_ finding: Finding) -> Bool { finding.message.description.contains(text) }
        if accounts.contains(where: { account in
          (account.omission == .reader || account.omission == .naming)
            && !swallowed.contains { ($0.node == account.node || isChoice) && names($0) }
            && !labels.contains { around.contains($0.node) && names($0) }
        }) {
          faults.append("\(title): \(node.id) “\(text)” is left out, and the audit is silent")
        }
      }
    }
    return faults
  }

  @Test("in 10,000 random trees with every kind of text", arguments: [1, 2, 3, 4])
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<2500 {
      let tree = Self.tree(&random)
      let faults = Self.faults(tree, title: "seed \(seed), tree \(round)")
      guard faults.isEmpty else {
        Issue.record("\(faults.joined(separator: "\n"))\n\(tree.nodes.map { "\($0.id) \($0.role) in \($0.parent)" })")
        return
      }
    }
  }

  @Test("in every dump of the tests", arguments: Fixture.all)
  func dumps(name: String, format: TreeFormat) throws {
    let tree = try Fixture.read(name).tree
    let told = Set(
      ExplorerAudit.look(at: tree).result.findings.filter { $0.rule == "content-swallowed" }.map(\.node))
    #expect(ScreenReading.untold(in: tree).filter { $0.omission == .reader && !told.contains($0.node) } == [])
  }

  @Test("widgets of a page that are called applications are told of, and the page is not")
  func widgets() throws {
    let tree = try TreeImporter.read(
      Array("- application \"Seat map\":\n  - button \"12A\"\n- heading \"Flight\" [level=1]\n".utf8), file: "x"
    ).tree
    let findings = ExplorerAudit.look(at: tree).result.findings.filter { $0.rule == "content-swallowed" }
    #expect(
      findings.map(\.outcome) == [.review] && findings.map(\.message.description).first?.contains("Seat map") == true)
    let documents = try TreeImporter.read(
      Array(
        "- heading \"Terms\" [level=1]\n- document \"Terms document\":\n  - paragraph: All of it\n- button \"OK\"\n"
          .utf8),
      file: "x"
    ).tree
    #expect(Self.findings(documents, "content-swallowed").contains { $0.contains("Terms document") })
    let embedded =
      #"{"nodes":[[0,{"role":"window","properties":{"children":[1,2],"label":"W"}}],[1,{"role":"button","actions":1,"properties":{"label":"Save"}}],"#
      + #"[2,{"role":"application","properties":{"label":"Map widget","children":[3]}}],[3,{"role":"button","actions":1,"properties":{"label":"Zoom"}}]],"tree":{"root":0},"focus":0}"#
    let desktop = try TreeImporter.read(Array(embedded.utf8), file: "x").tree
    #expect(Self.findings(desktop, "content-swallowed").contains { $0.contains("Map widget") })
    #expect(!Self.findings(desktop, "content-swallowed").contains { $0.contains("“W”") })
    let page = try Fixture.read("form.chromium.json").tree
    #expect(page.nodes.first?.role == .page && page.nodes.first?.name?.isEmpty == false)
    #expect(!ScreenReading.untold(in: page).contains { $0.node == page.nodes.first?.id })
  }

  @Test(
    "names of parts that hold others, options of an open list and panels of tabs are told of",
    arguments: [
      ("- button \"Pay\":\n  - group \"Due tomorrow\":\n    - img \"Clock\"\n", "Due tomorrow", 1),
      ("- combobox \"Size\" [expanded]:\n  - option \"Small\" [selected]\n  - option \"Large\"\n", "Large", 1),
      // Nobody knows whether it is open: one finding names all that can be chosen.
      ("- combobox \"Size\":\n  - option \"Small\" [selected]\n  - option \"Large\"\n", "Large", 1),
      ("- combobox \"Size\":\n  - option \"Small\"\n  - option \"Mid\"\n  - option \"Large\"\n", "Mid”, “Large", 1),
      ("- main:\n  - tabpanel \"Billing\":\n    - text: March\n", "Billing", 1),
    ])
  func parts(snapshot: String, words: String, count: Int) throws {
    let tree = try TreeImporter.read(Array(snapshot.utf8), file: "x").tree
    let findings = ExplorerAudit.look(at: tree).result.findings.filter {
      $0.rule == "content-swallowed" && $0.message.description.contains(words)
    }
    #expect(findings.count == count, "\(findings.map(\.message.description))")
  }

  static func findings(_ tree: AccessibilityTree, _ rules: String...) -> [String] {
    ExplorerAudit.look(at: tree).result.findings.filter { rules.contains($0.rule) }.map(\.message.description)
  }

  @Test(
    "what is in a control that shows a text of its own is told of, and what stands on it",
    arguments: [
      ("text=\"Buy\" content-desc=\"Buy now\"", ["3 left"]),
      ("content-desc=\"Buy now\"", ["3 left"]),
      ("text=\"Order\" content-desc=\"Order 12\"", ["Price 9.99", "Delivered"]),
      ("content-desc=\"Espresso machine\"", ["★★★★☆", "⚠"]),
      ("content-desc=\"Espresso machine\"", ["⚠"]),
      ("text=\"Tea\" content-desc=\"Green tea\"", ["Ψ", "½", "♥"]),
    ])
  func ownText(attributes: String, texts: [String]) throws {
    for name in ["widget.Button", "view.View", "widget.CheckBox"] {
      let inside = texts.map {
        "<android.widget.TextView class=\"android.widget.TextView\" text=\"\($0)\" bounds=\"[0,0][9,9]\"/>"
      }
      let tree = try UnspokenWordsTests.tree(
        "\(attributes) clickable=\"true\"", inside.joined(), class: name)
      let all = Self.findings(tree, "content-swallowed", "label-in-name")
      for text in texts { #expect(all.filter { $0.contains("“\(text)”") }.count == 1, "\(name) \(text): \(all)") }
    }
  }

  @Test("every text of a node is told of that has several unspoken ones")
  func several() throws {
    let tree = try UnspokenWordsTests.tree(
      "content-desc=\"Whole\" clickable=\"true\"", UnspokenWordsTests.part)
    let found = Self.findings(tree, "content-swallowed", "label-in-name")
    for words in ["5", "five", "Count", "Too many"] {
      #expect(found.contains { $0.contains("“\(words)”") }, "\(words): \(found)")
    }
  }

  @Test("a number below zero is not said by one above", arguments: ["-5", "–5", "-20%"])
  func minus(text: String) throws {
    for (name, isSaid) in [("Lisbon, \(text) degrees", true), ("Lisbon, 5 degrees, 20% off", false)] {
      let page = "- listitem \"\(name)\":\n  - text: \"\(text)\"\n"
      let tree = try TreeImporter.read(
        Array("- list:\n\(page.split(separator: "\n").map { "  \($0)\n" }.joined())".utf8), file: "x"
      ).tree
      #expect(UnspokenWordsTests.unspoken(tree, .talkback).contains(text) != isSaid, "\(name)")
    }
  }

  @Test("a list that cannot be opened is none that is closed")
  func openLists() {
    for (traits, isTold) in [(Traits([]), true), (.expandable, false), ([.expandable, .expanded], true)] {
      var tree = AccessibilityTree(screen: Size(width: 400, height: 400))
      tree.platform = "web"
      var list = AccessibilityNode(
        id: "c", role: .comboBox, name: "Size", frame: Rect(x: 0, y: 0, width: 200, height: 40))
      list.traits = traits
      list.actions.insert(.activate)
      tree.begin(list)
      tree.append(
        AccessibilityNode(id: "o", role: .listItem, name: "Large", frame: Rect(x: 0, y: 40, width: 200, height: 40)))
      tree.close()
      #expect(Self.findings(tree, "content-swallowed").contains { $0.contains("“Large”") } == isTold, "\(traits)")
    }
  }

  @Test("a frame beside other content is no page that is told as a whole, and what an empty list is called is told of")
  func frames() throws {
    func node(_ id: String, _ role: Role, _ name: String) -> AccessibilityNode {
      AccessibilityNode(id: NodeID(id), role: role, name: name, frame: Rect(x: 0, y: 0, width: 60, height: 60))
    }
    for hasMenu in [false, true] {
      var tree = AccessibilityTree(screen: Size(width: 90, height: 90))
      tree.platform = "Linux"
      tree.begin(node("w", .window, "Shop"))
      if hasMenu { tree.append(node("m", .button, "Menu")) }
      tree.begin(node("p", .page, "Card payment"))
      tree.append(node("b", .button, "Pay"))
      tree.close()
      tree.close()
      #expect(Self.findings(tree, "content-swallowed").contains { $0.contains("Card payment") } == hasMenu)
    }
    let list = try UnspokenWordsTests.tree("content-desc=\"Search results\"", class: "widget.ListView")
    #expect(ScreenReading(list, title: "x", reader: ScreenReader(voice: .talkback)).items.isEmpty)
    #expect(Self.findings(list, "content-swallowed").count == 1)
  }

  @Test("every text of what is decorative is so for that reason")
  func decorations() throws {
    let inside =
      "<android.widget.TextView class=\"android.widget.TextView\" text=\"Seen\" content-desc=\"Said\" tooltip-text=\"Tip\" a11y-important=\"false\" bounds=\"[0,0][9,9]\"/>"
    let tree = try UnspokenWordsTests.tree("", inside)
    let unspoken = ScreenReading(tree, title: "x", reader: ScreenReader(voice: .talkback), explains: true).unspoken
    #expect(Set(unspoken.map(\.words)) == ["Seen", "Said", "Tip"])
    #expect(unspoken.allSatisfy { $0.reason == "its author says that it is decorative" })
  }

  @Test("what a row is called by its cells is said with them")
  func rows() throws {
    func table(_ name: String) throws -> AccessibilityTree {
      let row = "  - row \"\(name)\":\n    - cell \"a.txt\"\n    - cell \"3 kB\"\n"
      return try TreeImporter.read(Array("- table \"Files\":\n\(row)".utf8), file: "x").tree
    }
    #expect(try Self.findings(table("a.txt 3 kB"), "content-swallowed") == [])
    // What a row is called otherwise is a stop of its own.
    #expect(try Self.findings(table("a.txt 3 kB, new"), "content-swallowed") == [])
    let reading = ScreenReading(try table("a.txt 3 kB, new"), title: "x", reader: ScreenReader(voice: .orca))
    #expect(reading.items.map(\.utterance.text).joined().contains("3 kB, new"))
  }

  @Test("a part of a word says nothing of what is called so")
  func partsOfWords() throws {
    for (inside, isSaid) in [("Carpets", false), ("Scar", false), ("Car wash", true), ("Car", true)] {
      let snapshot = "- table \"Car\":\n  - row:\n    - cell \"\(inside)\"\n"
      let tree = try TreeImporter.read(Array(snapshot.utf8), file: "x").tree
      #expect(UnspokenWordsTests.unspoken(tree, .voiceover).contains("Car") != isSaid, "\(inside)")
    }
    let list = "- list \"Art\":\n  - group \"Start\":\n    - button \"Go\"\n"
    let tree = try TreeImporter.read(Array(list.utf8), file: "x").tree
    #expect(UnspokenWordsTests.unspoken(tree, .voiceover).contains("Art"))
  }

  @Test("further content is told of where VoiceOver only says that there is some")
  func furtherContent() {
    var tree = AccessibilityTree(screen: Size(width: 90, height: 90))
    tree.platform = "iOS"
    var node = AccessibilityNode(
      id: "file", role: .button, name: "Report", frame: Rect(x: 0, y: 0, width: 60, height: 60))
    node.actions.insert(.activate)
    node.customContent = [CustomContent(label: "Size", value: "2 MB")]
    tree.append(node)
    let findings = ExplorerAudit.look(at: tree).result.findings.filter { $0.rule == "content-swallowed" }
    #expect(findings.map(\.outcome) == [.review])
    #expect(
      findings.first?.message.description
        == "VoiceOver does not say “Size”, “2 MB”, as the voice leaves out the custom content of what it says here: do people need to hear it?"
    )
  }

  private static let roles: [Role] = [
    .view, .group, .list, .listItem, .table, .row, .cell, .tree, .treeItem, .button, .link, .text, .text, .image,
    .heading, .switchControl, .textField, .tabBar, .tab, .scrollView, .unknown, .other, .slider, .application,
    .comboBox, .menuItem, .listItem,
  ]

  /// Signs that are no words.
  private static let signs = ["★", "☆", "⚠", "✓", "✗", "→", "♥", "⚑", "♪", "☂"]

  /// A tree of up to ten nodes; each text is a word of its own, or a sign of its own.
  private static func tree(_ random: inout SplitMix64) -> AccessibilityTree {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    tree.platform = ["iOS", "Android", "web", "macOS", "Linux"].randomElement(using: &random)
    // Some sources do not say what is open.
    if Int.random(in: 0..<3, using: &random) == 0 {
      tree.provenance = Provenance(format: "made", never: [.expanded])
    }
    var depth = 0
    for number in 0..<Int.random(in: 1...10, using: &random) {
      let corner = Point(x: Double(Int.random(in: 0...300, using: &random)), y: Double(80 * number))
      var node = AccessibilityNode(
        id: NodeID("n\(number)"), role: roles.randomElement(using: &random) ?? .view,
        frame: Rect(origin: corner, size: Size(width: 60, height: 30)))
      func word(_ kind: String, _ one: Int) -> String? {
        Int.random(in: 0..<one, using: &random) == 0 ? "\(kind)\(number)x" : nil
      }
      node.name = Int.random(in: 0..<9, using: &random) == 0 ? signs[number] : word("name", 2)
      node.text = word("text", 6)
      if [.textField, .slider, .button, .text, .link].contains(node.role) { node.value = word("value", 3) }
      if node.role == .textField { node.placeholder = word("placeholder", 2) }
      node.hint = word("hint", 6)
      node.tooltip = word("tooltip", 9)
      node.errorText = word("error", 9)
      node.stateDescription = word("state", 9)
      node.paneTitle = word("pane", 12)
      node.roleDescription = word("kind", 9)
      if let label = word("label", 9) { node.customContent = [CustomContent(label: label, value: "content\(number)x")] }
      switch Int.random(in: 0..<10, using: &random) {
      case 0: node.traits.insert(.hidden)
      case 1: node.traits.insert(.decorative)
      case 2: node.actions.insert(.activate)
      case 3: node.isElement = Bool.random(using: &random)
      case 4: node.traits.insert(.expanded)
      default: break
      }
      while depth > 0, Int.random(in: 0..<3, using: &random) == 0 {
        tree.close()
        depth -= 1
      }
      if Bool.random(using: &random) {
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
