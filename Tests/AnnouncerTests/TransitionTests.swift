import Accessibility
import Announcer
import Geometry
import Testing

/// What TalkBack tells of what people come into and leave, and in which order (VOICES.md, "Utterance on focus").
@Suite("What TalkBack tells of where people have come")
struct TransitionTests {
  static func row(_ name: String) -> AccessibilityNode {
    var node = SurroundingsTests.node(name, .listItem, name)
    node.actions = .activate
    return node
  }

  static func list(_ names: [String], _ tree: inout AccessibilityTree) {
    tree.begin(SurroundingsTests.node("list-\(names[0])", .list))
    for name in names { tree.append(row(name)) }
    tree.close()
  }

  @Test("of what is entered at once the collection comes first, then the title of a container, then the window")
  func entered() {
    let tree = SurroundingsTests.tree { tree in
      tree.append(SurroundingsTests.node("A", .button, "A"))
      tree.begin(SurroundingsTests.node("chat", .window, "Chat"))
      tree.begin(SurroundingsTests.node("today", .group, "Today"))
      Self.list(["Inbox", "Sent"], &tree)
      tree.close()
      tree.close()
    }
    #expect(
      SurroundingsTests.heard(.talkback, tree).dropFirst().prefix(2)
        == ["Today, Window Chat", "Inbox, 1 of 2, In list, 2 items, In Today"])
    let bare = SurroundingsTests.tree { tree in
      tree.append(SurroundingsTests.node("A", .button, "A"))
      tree.begin(SurroundingsTests.node("chat", .window, "Chat"))
      Self.list(["Inbox", "Sent"], &tree)
      tree.close()
    }
    #expect(SurroundingsTests.heard(.talkback, bare)[1] == "Inbox, 1 of 2, In list, 2 items, Window Chat")
  }

  @Test("a list that is left is told of also where a window is entered; where a list is entered, it is not")
  func left() {
    let tree = SurroundingsTests.tree { tree in
      Self.list(["Inbox", "Sent"], &tree)
      tree.begin(SurroundingsTests.node("chat", .window, "Chat"))
      tree.append(SurroundingsTests.node("B", .button, "B"))
      tree.close()
    }
    #expect(SurroundingsTests.heard(.talkback, tree).last == "B, Button, Out of list, Window Chat")
    let lists = SurroundingsTests.tree { tree in
      Self.list(["Inbox", "Sent"], &tree)
      Self.list(["Work", "Home"], &tree)
    }
    #expect(SurroundingsTests.heard(.talkback, lists)[2] == "Work, 1 of 2, In list, 2 items")
  }

  @Test(
    "which page it is, is told with the pages, also where nothing on another one is read", arguments: [true, false])
  func pages(isPlaced: Bool) {
    let tree = SurroundingsTests.tree { tree in
      var pages = SurroundingsTests.node("pages", .tabView)
      pages.orientation = .horizontal
      tree.begin(pages)
      for index in 1...3 {
        var page = SurroundingsTests.node("page-\(index)", .page, y: Double(index) * 100)
        page.position = isPlaced ? Position(index: index, count: 3) : nil
        tree.begin(page)
        // The first one has nothing to read on it.
        if index > 1 { tree.append(SurroundingsTests.node("b\(index)", .button, "B\(index)", y: Double(index) * 100)) }
        tree.close()
      }
      tree.close()
    }
    #expect(SurroundingsTests.heard(.talkback, tree).first == "B2, Button, In horizontal pager, Page 2 of 3")
  }

  @Test("a switch with nothing but a text on it is a stop; a text that can be checked is no check box")
  func switches() {
    let tree = SurroundingsTests.tree { tree in
      var bare = SurroundingsTests.node("s", .switchControl)
      (bare.text, bare.actions) = ("Wi-Fi", [])
      tree.append(bare)
      var checked = SurroundingsTests.node("c", .checkBox, "Red", y: 50)
      (checked.value, checked.roleWord) = ("0", "android.widget.CheckedTextView")
      tree.append(checked)
    }
    #expect(SurroundingsTests.heard(.talkback, tree) == ["Wi-Fi, Switch", "Red"])
  }

  @Test(
    "at low verbosity there are no hints, and TalkBack leaves out roles, lists and windows",
    arguments: [
      (Voice.voiceover, "Inbox. Switch Button. On. List Start.", nil), (.talkback, "on, Inbox, Shows it", nil),
      (.orca, "Inbox on switch", nil),
    ] as [(Voice, String, String?)])
  func fewWords(voice: Voice, said: String, hint: String?) throws {
    let tree = SurroundingsTests.tree { tree in
      tree.begin(SurroundingsTests.node("list", .list))
      for name in ["Inbox", "Sent"] {
        var node = SurroundingsTests.node(name, .switchControl, name, y: name == "Sent" ? 40 : 0)
        (node.value, node.hint) = ("1", "Shows it")
        tree.append(node)
      }
      tree.close()
    }
    let reader = ScreenReader(voice: voice, language: "en", settings: SpeechSettings(verbosity: .low))
    let view = ReaderView(tree, manner: reader.manner)
    let heard = reader.utterance(at: 0, in: view)
    #expect(heard.text == said && heard.hint == hint, "\(heard)")
    let usual = ScreenReader(voice: voice, language: "en").utterance(at: 0, in: view)
    #expect(usual.text != heard.text || usual.hint != nil)
  }

  @Test("what a panel is called is told around a control, a tooltip by Orca 51 only, a number by a slider")
  func desktop() {
    let tree = SurroundingsTests.tree { tree in
      for (id, role) in [("p", Role.text), ("q", .button)] {
        tree.begin(SurroundingsTests.node(id, .panel, "Pan"))
        tree.append(SurroundingsTests.node("\(id)-in", role, "Short"))
        tree.close()
      }
      var tipped = SurroundingsTests.node("t", .button, "Save")
      tipped.tooltip = "Keeps it"
      tree.append(tipped)
      var slider = SurroundingsTests.node("l", .slider, "Level")
      slider.range = ValueRange(minimum: 0, maximum: 10, current: 3, step: 1)
      tree.append(slider)
    }
    #expect(
      SurroundingsTests.heard(.orca, tree)
        == ["Pan. Short", "Pan panel. Short button", "Save button. Keeps it", "Level slider 3 30 percent."])
    #expect(SurroundingsTests.heard(.orca43, tree).suffix(2) == ["Save push button", "Level slider 3"])
  }

  @Test(
    "a focus that moves cuts off what is said, and one that comes with a screen waits for its title",
    arguments: Voice.allCases)
  func focus(voice: Voice) {
    let tree = SurroundingsTests.tree { tree in
      for name in ["One", "Two"] { tree.append(SurroundingsTests.node(name, .button, name)) }
    }
    var reader = ScreenReader(voice: voice, language: "en")
    let view = ReaderView(tree, manner: reader.manner)
    _ = reader.begin(in: view)
    func priorities(_ steps: [ReaderAct]) -> [Utterance.Priority] {
      steps.compactMap { if case .says(let utterance) = $0 { utterance.priority } else { nil } }
    }
    #expect(priorities(reader.react(to: [.focused("Two")], in: view)) == [.interrupting])
    // What happened at the same moment is heard first.
    let told = reader.react(to: [.announced("Saved"), .focused("One")], in: view)
    #expect(priorities(told).last == .polite && priorities(told).count == 2)
  }

  @Test("a field of TalkBack says that it can be expanded, before what is in it")
  func expandableFields() {
    let tree = SurroundingsTests.tree { tree in
      var field = SurroundingsTests.node("f", .textField, "City")
      (field.value, field.traits) = ("Seoul", .expandable)
      tree.append(field)
    }
    #expect(SurroundingsTests.heard(.talkback, tree) == ["collapsed, Seoul, Edit box, City"])
  }

  @Test(
    "what trees and bars of tabs are called is told in them and is no stop of TalkBack",
    arguments: [Role.tree, .tabBar])
  func collections(role: Role) {
    let tree = SurroundingsTests.tree { tree in
      tree.begin(SurroundingsTests.node("c", role, "Areas"))
      for name in ["One", "Two"] {
        tree.append(
          SurroundingsTests.node(name, role == .tree ? .treeItem : .tab, name, y: name == "Two" ? 40 : 0))
      }
      tree.close()
    }
    let heard = SurroundingsTests.heard(.talkback, tree)
    #expect(
      heard.count == 2 && heard.first?.hasPrefix("One") == true && heard.first?.contains("Areas") == true, "\(heard)")
  }
}
