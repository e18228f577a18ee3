import Accessibility
import Testing
import Trees

/// What lines of a semantics dump mean besides its flags: roles, tooltips, whether a value is valid, numbers.
@Suite("Roles, tooltips and numbers of Flutter")
struct FlutterMeaningTests {
  static func node(_ number: Int, _ lines: [String], in depth: Int = 1) -> String {
    let blanks = String(repeating: "  ", count: depth)
    return "\(blanks)SemanticsNode#\(number)\n\(blanks) Rect.fromLTRB(0.0, 0.0, 90.0, 44.0)\n"
      + lines.map { "\(blanks) \($0)\n" }.joined()
  }

  static func dump(_ nodes: String...) -> String {
    "SemanticsNode#0\n Rect.fromLTRB(0.0, 0.0, 400.0, 800.0)\n" + nodes.joined()
  }

  @Test("a tooltip is the name of what has no label, and on iOS stands behind one")
  func tooltip() throws {
    let text = Self.dump(
      Self.node(1, ["actions: tap", "flags: isButton", "tooltip: \"Undo\""]),
      Self.node(2, ["flags: isButton", "label: \"Redo\"", "tooltip: \"Again\""]))
    let tree = try HeldWordsTests.read(text).tree
    #expect(tree.nodes.map(\.name) == [nil, "Undo", "Redo"] && tree.nodes.map(\.tooltip) == [nil, nil, "Again"])
    let phone = try TreeImporter.read(Array(text.utf8), file: "x", options: ImportOptions(platform: "iOS")).tree
    #expect(phone.nodes.map(\.name) == [nil, "Undo", "Redo\nAgain"])
  }

  @Test("what is merged up gives its tooltip as well")
  func mergedTooltip() throws {
    let text = Self.dump(
      Self.node(1, ["merge boundary ⛔️", "flags: isButton"]), Self.node(2, ["merged up ⬆️", "tooltip: \"Undo\""], in: 3))
    #expect(try HeldWordsTests.read(text).tree.nodes[1].name == "Undo")
  }

  @Test(
    "a role that is said is the role, and one that nobody knows is listed",
    arguments: [
      ("tab", Role.tab), ("tabBar", .tabBar), ("tabPanel", .page), ("dialog", .dialog), ("alertDialog", .dialog),
      ("table", .table), ("cell", .cell), ("row", .row), ("columnHeader", .columnHeader), ("dragHandle", .grabber),
      ("spinButton", .stepper), ("comboBox", .comboBox), ("menuBar", .menuBar), ("menu", .menu),
      ("menuItem", .menuItem), ("menuItemCheckbox", .menuItem), ("menuItemRadio", .menuItem), ("list", .list),
      ("listItem", .listItem), ("form", .group), ("tooltip", .text), ("loadingSpinner", .progress),
      ("progressBar", .progress), ("radioGroup", .group), ("status", .group), ("alert", .alert), ("region", .group),
      ("hotKey", .view), ("nobodysRole", .view),
    ])
  func role(word: String, role: Role) throws {
    let imported = try HeldWordsTests.read(Self.dump(Self.node(1, ["role: \(word)"])))
    #expect(imported.tree.nodes.last?.role == role)
    #expect(imported.unused.map(\.name) == (role == .view ? ["role"] : []))
  }

  @Test(
    "what is hidden is out of sight and there for readers that go on to it", arguments: ["HIDDEN", "flags: isHidden"])
  func hidden(line: String) throws {
    let node = try HeldWordsTests.read(Self.dump(Self.node(1, [line, "label: \"Below\""]))).tree.nodes[1]
    #expect(node.isShowing == false && !node.traits.contains(.hidden))
  }

  @Test("a role that is a part of something yields to what people set in it, and a control does not")
  func roleAndFlags() throws {
    let nodes = [
      (["role: listItem", "flags: hasToggledState, isToggled"], Role.switchControl),
      (["role: listItem", "flags: isButton"], .listItem),
      (["role: menuItemCheckbox", "flags: hasCheckedState, isChecked"], .menuItem),
      (["role: comboBox", "flags: isTextField"], .comboBox), (["role: main"], .group),
    ]
    for (lines, role) in nodes {
      let node = try HeldWordsTests.read(Self.dump(Self.node(1, lines))).tree.nodes.last
      #expect(node?.role == role, "\(lines)")
      #expect(node?.traits.contains(.landmark) == lines.contains("role: main"))
    }
  }

  @Test("a tab says that it is one, and which")
  func tabs() throws {
    let text = Self.dump(
      Self.node(1, ["role: tabBar"]), Self.node(2, ["role: tab", "flags: isSelected", "label: \"Home\""], in: 3),
      Self.node(3, ["role: tab", "actions: tap", "label: \"Cart\""], in: 3))
    #expect(try ChosenButtonTests.said(text) == ["Selected: Home. Tab. 1 of 2.", "Cart. Tab. 2 of 2."])
  }

  @Test("what is found wrong is invalid, be it merged up or not; what is found right is listed")
  func validation() throws {
    let field = ["flags: isTextField", "label: \"Email\""]
    let wrong = try HeldWordsTests.read(Self.dump(Self.node(1, field + ["validationResult: invalid"])))
    #expect(wrong.tree.nodes.last?.traits == .invalid && wrong.unused.isEmpty)
    let right = try HeldWordsTests.read(Self.dump(Self.node(1, field + ["validationResult: valid"])))
    #expect(right.tree.nodes.last?.traits == [] && right.unused.map(\.name) == ["validationResult"])
    let merged = Self.dump(
      Self.node(1, ["merge boundary ⛔️"] + field), Self.node(2, ["merged up ⬆️", "validationResult: invalid"], in: 3))
    #expect(try HeldWordsTests.read(merged).tree.nodes[1].traits == .invalid)
  }

  @Test("a walk knows nodes by their numbers while the application runs on, and by their names after a start")
  func journey() throws {
    func tree(_ nodes: [(Int, String)]) throws -> AccessibilityTree {
      let text = Self.dump() + nodes.map { Self.node($0.0, ["flags: isButton", "label: \"\($0.1)\""]) }.joined()
      return try TreeImporter.read(Array(text.utf8), file: "x", options: ImportOptions(keepsFacts: true)).tree
    }
    let before = try tree([(4, "A"), (5, "B"), (6, "Send")])
    let after = JourneyStep(from: before, to: try tree([(4, "A"), (5, "B"), (6, "Sent")]))
    #expect(after.changes.map(\.kind) == [.renamed] && after.changes.first?.after == "Sent")
    let restarted = JourneyStep(from: before, to: try tree([(4, "X"), (5, "A"), (6, "B"), (7, "Send")]))
    #expect(restarted.changes.map(\.kind) == [.appeared] && restarted.changes.first?.after == "X")
  }

  @Test(
    "a text on the line of its name is one line, wherever the dump has broken it; one on lines of its own has theirs")
  func brokenLines() throws {
    let words = "You have pushed the button this many times and it is now"
    let wrapped = try HeldWordsTests.read(
      Self.dump(Self.node(1, ["label: \"\(words)", "  time to rest a little\"", "flags: isButton"])))
    #expect(wrapped.tree.nodes[1].name == words + " time to rest a little")
    let short = try HeldWordsTests.read(Self.dump(Self.node(1, ["label:", "  \"One", "  Two\"", "flags: isButton"])))
    #expect(short.tree.nodes[1].name == "One\nTwo")
    let long = try HeldWordsTests.read(Self.dump(Self.node(1, ["label:", "  \"\(words)", "  time to rest\"", "x"])))
    #expect(long.tree.nodes[1].name == words + "\ntime to rest")
    func isTold(_ imported: ImportedTree) -> Bool {
      imported.tree.provenance?.remarks.contains { $0.contains("may have been broken") } == true
    }
    #expect(!isTold(wrapped) && !isTold(short) && isTold(long))
  }

  @Test(
    "lines of a log are taken off, in each of its formats",
    arguments: [
      "I/flutter (10733): ", "flutter: ", "08-14 10:00:00.123 10733 10800 I flutter : ",
      "08-14 10:00:00.123 I/flutter (  733): ",
    ])
  func logs(prefix: String) throws {
    let dump = Self.dump(Self.node(1, ["label: \"Undo\"", "flags: isButton"]))
    let lines = dump.split(separator: "\n").map { prefix + $0 + "\n" }.joined()
    #expect(try HeldWordsTests.read(lines).tree.nodes.map(\.name) == [nil, "Undo"])
  }

  @Test("a line of a text that ends with a colon ends there")
  func lineBreak() throws {
    let node = Self.node(1, ["label:", "  \"You have pushed it this many times:", "  0\"", "actions:", "  tap"])
    let tree = try HeldWordsTests.read(Self.dump(node)).tree
    #expect(tree.nodes.last?.name == "You have pushed it this many times:\n0" && tree.nodes.last?.actions == .activate)
  }
}
