import Accessibility
import Geometry
import Testing

@testable import Trees

/// What the shape of another tool has no place for is told, and nothing of another tool is written into it.
@Suite("What is lost in another tool's shape")
struct TreeLossTests {
  static func tree() -> AccessibilityTree {
    var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
    var box = AccessibilityNode(
      id: "mute", role: .checkBox, name: "Mute", frame: Rect(x: 0, y: 0, width: 90, height: 44))
    box.value = "2"
    box.customActions = ["Reset"]
    box.actions = [.activate]
    tree.append(box)
    var heading = AccessibilityNode(
      id: "title", role: .heading, name: "Sound", frame: Rect(x: 0, y: 50, width: 90, height: 44))
    heading.traits = .required
    tree.append(heading)
    return tree
  }

  @Test("a third state, actions with a name, a role and a trait, each with how many nodes it is of")
  func told() throws {
    let tree = Self.tree()
    let losses = try #require(
      TreeWriter.uiautomator.losses(of: tree, writtenAs: TreeWriter.uiautomator.text(of: tree)))
    let texts = losses.map(\.description)
    #expect(texts.contains("value of 1 of 2 nodes, such as \"2\" of #mute, which is \"0\" now"), "\(texts)")
    #expect(texts.contains("customActions of 1 of 2 nodes, such as \"Reset\" of #mute"), "\(texts)")
    #expect(texts.contains("role of 1 of 2 nodes, such as \"heading\" of #title, which is \"text\" now"), "\(texts)")
    #expect(texts.contains("required of 1 of 2 nodes, such as #title"), "\(texts)")
    #expect(!losses.contains { ["name", "frame", "the action activate"].contains($0.name) }, "\(texts)")
  }

  @Test("nothing is lost in a tree file, nor of a dump in the shape of its own tool")
  func kept() throws {
    #expect(TreeWriter.tree.losses(of: Self.tree(), writtenAs: "") == [])
    let tree = try Fixture.read("shop.uiautomator.xml", ImportOptions(keepsFacts: true)).tree
    #expect(TreeWriter.uiautomator.losses(of: tree, writtenAs: TreeWriter.uiautomator.text(of: tree)) == [])
  }

  @Test("Android's pixels are the same points again")
  func density() throws {
    let tree = try Fixture.read("shop.uiautomator.xml", ImportOptions(density: 320, keepsFacts: true)).tree
    let losses = TreeWriter.appium.losses(of: tree, writtenAs: TreeWriter.appium.text(of: tree))
    #expect(losses?.contains { $0.name == "frame" } == false)
  }

  @Test("a text that looks like a part of the shape is told")
  func unreadable() {
    var tree = AccessibilityTree(screen: .zero)
    tree.append(AccessibilityNode(id: "a", role: .text, name: "x\nButton, label: 'y", frame: .zero))
    #expect(TreeWriter.xcuitest.losses(of: tree, writtenAs: TreeWriter.xcuitest.text(of: tree)) == nil)
  }

  @Test(
    "no attribute of another tool is written",
    arguments: Fixture.all, [TreeWriter.uiautomator, .appium, .webDriverAgent, .xcuitest])
  func foreign(dump: (name: String, format: TreeFormat), shape: TreeWriter) throws {
    guard dump.format.rawValue != shape.rawValue else { return }
    let text = shape.text(of: try Fixture.read(dump.name, ImportOptions(keepsFacts: true)).tree)
    if shape == .xcuitest {
      let own = shape.text(of: try Fixture.read(dump.name).tree)
      return #expect(text == own)
    }
    let known: Set<String> = shape == .webDriverAgent ? Self.iOS : shape == .appium ? Self.appium : Self.uiautomator
    var reader = XMLReader(Array(text.utf8), from: 0, file: "x")
    while true {
      let event = try reader.next()
      if case .finish = event { return }
      guard case .start = event, !["hierarchy", "AppiumAUT"].contains(reader.name) else { continue }
      let names = Set(reader.attributes.map(\.name))
      #expect(names.isSubset(of: known), "\(names.subtracting(known))")
    }
  }

  static let uiautomator: Set<String> = [
    "index", "text", "resource-id", "class", "package", "content-desc", "checkable", "checked", "clickable", "enabled",
    "focusable", "focused", "scrollable", "long-clickable", "password", "selected", "visible-to-user", "bounds",
    "drawing-order", "hint",
  ]
  static let appium: Set<String> = uiautomator.subtracting(["visible-to-user"]).union([
    "displayed", "a11y-important", "screen-reader-focusable", "pane-title", "tooltip-text", "error", "heading",
    "live-region",
  ])
  static let iOS: Set<String> = [
    "type", "value", "name", "label", "enabled", "visible", "accessible", "x", "y", "width", "height", "index",
    "placeholderValue", "customActions",
  ]
}
