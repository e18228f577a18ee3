import Accessibility
import Documents
import Testing
import Trees

/// What a dump says is in the tree, or is listed as not used: a value is put in or changed, and either the tree is another
/// one then, or the name of the value is in the list, or the value is refused.
@Suite("Every fact is taken or listed")
struct AccountedFactsTests {
  /// Names that need no account: they only count or repeat what the file says by its shape.
  static let exempt: Set<String> = [
    "index", "class", "type", "nodeId", "childIds", "parentId", "children", "role", "rotation", "width", "height", "x",
    "y",
    "pid", "processId",
  ]

  static func account(_ text: String) -> (tree: AccessibilityTree, names: Set<String>)? {
    guard var imported = try? TreeImporter.read(Array(text.utf8), file: "x") else { return nil }
    imported.tree.provenance = nil
    for index in imported.tree.nodes.indices { imported.tree.update(index) { $0.source = nil } }
    return (imported.tree, Set(imported.unused.map(\.name)))
  }

  /// Whether changing a value is noticed.
  static func isAccounted(_ name: String, _ changed: String, _ original: (tree: AccessibilityTree, names: Set<String>))
    -> Bool
  {
    if exempt.contains(name) { return true }
    guard let now = account(changed) else { return true }
    return now.tree != original.tree || now.names.contains { $0 == name || $0.contains(name) }
  }

  static let android: [String] = [
    "hint=\"H\"", "tooltip-text=\"T\"", "pane-title=\"P\"", "error=\"E\"", "actions=\"ACTION_COPY\"", "extras=\"a=b\"",
    "extras=\"AccessibilityNodeInfo.roleDescription=Foo;x=7\"", "text-size=\"17\"", "text-size=\"17\" text-unit=\"px\"",
    "multiline=\"true\"", "password=\"true\"", "checkable=\"true\"", "checked=\"true\"", "live-region=\"1\"",
    "drawing-order=\"3\"", "window-id=\"7\"", "is-collection=\"true\"", "showing-hint=\"true\"",
    "text-entry-key=\"true\"",
    "content-invalid=\"true\"", "dismissable=\"true\"", "long-clickable=\"true\"", "selected=\"true\"",
    "heading=\"true\"",
    "NAF=\"true\"", "package=\"com.b\"", "text-unit=\"ell\"",
  ]

  @Test(
    "whatever the class of an Android view is",
    arguments: [
      "widget.Button", "widget.EditText", "widget.SeekBar", "widget.TextView", "widget.Switch", "view.View",
      "widget.ImageView", "widget.ListView",
    ])
  func classes(name: String) throws {
    func text(_ attribute: String) -> String {
      "<hierarchy rotation=\"0\" class=\"hierarchy\"><android.widget.FrameLayout package=\"com.a\" bounds=\"[0,0][90,90]\">"
        + "<android.\(name) class=\"android.\(name)\" text=\"Go\" bounds=\"[0,0][9,9]\" \(attribute)/>"
        + "</android.widget.FrameLayout></hierarchy>"
    }
    let original = try #require(Self.account(text("")))
    for attribute in Self.android {
      let key = String(attribute.prefix { $0 != "=" })
      #expect(Self.isAccounted(key, text(attribute), original), "\(attribute) of \(name)")
    }
  }

  @Test(
    "traits of every type of an iOS element",
    arguments: ["Button", "Cell", "StaticText", "Link", "Switch", "TextField", "Image", "Other"])
  func traits(type: String) throws {
    func text(_ trait: String, _ more: String = "") -> String {
      "<AppiumAUT><XCUIElementTypeWindow><XCUIElementType\(type) label=\"Go\" x=\"0\" y=\"0\" width=\"9\" height=\"9\" "
        + "traits=\"\(trait)\" \(more)/></XCUIElementTypeWindow></AppiumAUT>"
    }
    let original = try #require(Self.account(text("")))
    let words = [
      "Header", "Link", "Button", "Image", "SearchField", "TabBar", "KeyboardKey", "ToggleButton", "Selected",
      "Adjustable",
      "PlaysSound", "SupportsZoom", "UpdatesFrequently",
    ]
    // The trait that only says what the type says.
    let same = ["Button": "Button", "Link": "Link", "Image": "Image", "StaticText": "StaticText"][type]
    for word in words where word != same {
      #expect(Self.isAccounted("traits", text(word), original), "\(word) of \(type)")
    }
    let more = [
      ("placeholderValue", "P"), ("minValue", "1"), ("maxValue", "9"), ("bundleId", "b"),
      ("nativeAccessibilityElement", "false"),
    ]
    for (name, value) in more {
      #expect(Self.isAccounted(name, text("", "\(name)=\"\(value)\""), original), "\(name) of \(type)")
    }
  }

  static let bits: [(String, String)] =
    (0..<64).map { ("actions", String(UInt64(1) << UInt64($0))) }
    + (0..<64).map { ("flags", String(UInt64(1) << UInt64($0))) }

  @Test("every bit of AccessKit", arguments: bits)
  func accessKit(name: String, bits: String) throws {
    func text(_ value: String) -> String {
      "{\"nodes\":[[0,{\"role\":\"button\",\"\(name)\":\(value),\"properties\":{\"label\":\"Go\",\"bounds\":"
        + "{\"x0\":0,\"y0\":0,\"x1\":9,\"y1\":9}}}]],\"tree\":{\"root\":0},\"focus\":7}"
    }
    let original = try #require(Self.account(text("0")))
    #expect(Self.isAccounted(name, text(bits), original), "\(name) \(bits)")
  }

  @Test(
    "every line of a semantics dump",
    arguments: [
      "STALE", "owner: _RenderObject#1", "flags: isAccessibilityFocusBlocked", "actions: setText", "actions: copy",
      "minValue: 1", "maxValue: 9", "tooltip: \"x\"", "somethingNew: 7", "invisible", "HIDDEN", "headingLevel: 2",
    ])
  func flutter(line: String) throws {
    let text = "SemanticsNode#0\n  Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)\n  label: \"Go\"\n"
    let original = try #require(Self.account(text))
    let now = try #require(Self.account(text + "  \(line)\n"))
    #expect(now.tree != original.tree || now.names != original.names, "\(line)")
  }

  @Test(
    "every part of a line of a debug description",
    arguments: [
      " (Main)", ", 0x600", ", pid: 7", ", traits: 8", ", Main Window", ", Disabled", ", Selected",
      ", hitPoint: {1, 2}", ", pid: 7, Expanded", ", label: 'W', Has Menu", ", label: 'W', level: 2",
    ])
  func description(part: String) throws {
    func text(_ part: String) -> String {
      "Element subtree:\n →Application\n    Window\(part)\n      Button, label: 'x'\n"
    }
    let original = try #require(Self.account(text("")))
    let now = try #require(Self.account(text(part)))
    #expect(now.tree != original.tree || now.names != original.names, "\(part)")
  }
}
