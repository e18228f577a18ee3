import Accessibility
import Geometry
import Testing

@testable import Announcer

/// What Orca says of keys, of what is current, of groups of radio buttons and of dialogs that are open elsewhere, and
/// which containers it has no word for (VOICES 3).
@Suite("Keys, current items, groups and silent containers, as Orca tells them")
struct OrcaFurtherTests {
  static let voices: [Voice] = [.orca, .orca43]

  static func heard(_ nodes: [AccessibilityNode], by voice: Voice = .orca) -> [String] {
    SurroundingsTests.heard(voice, SurroundingsTests.tree { tree in for node in nodes { tree.append(node) } })
  }

  @Test(
    "the keys that do the same are told behind a button and a menu item",
    arguments: [
      ("Ctrl+S", "Ctrl+S"), ("Control+Shift+s", "Shift+Ctrl+S"), ("<Primary>q", "Ctrl+Q"), ("Alt++", "Alt++"),
      ("Control+K Control+C", "Ctrl+K Ctrl+C"), ("F5", "F5"), ("Meta+Delete", "Meta+Delete"),
    ])
  func keys(source: String, told: String) {
    var button = SurroundingsTests.node("save", .button, "Save")
    button.shortcut = source
    for voice in [Voice.orca, .orca43] {
      #expect(Self.heard([button], by: voice).first?.hasSuffix("button. \(told)") == true)
    }
    var item = SurroundingsTests.node("save", .menuItem, "Save")
    (item.shortcut, item.traits) = (source, .disabled)
    #expect(Self.heard([item]) == ["Save grayed. \(told)"])
  }

  @Test("a single letter is no accelerator, and what is neither button nor menu item tells none")
  func mnemonic() {
    var button = SurroundingsTests.node("save", .button, "Save")
    button.shortcut = "s"
    #expect(Self.heard([button]) == ["Save button"])
    var link = SurroundingsTests.node("home", .link, "Home")
    link.shortcut = "Ctrl+H"
    #expect(Self.heard([link]) == ["Home link"])
    #expect(
      Self.heard([button], by: .voiceover) == Self.heard([SurroundingsTests.node("s", .button, "Save")], by: .voiceover)
    )
  }

  @Test("as what it is the current one is told behind it, before its description", arguments: CurrentAs.allCases)
  func current(item: CurrentAs) {
    var link = SurroundingsTests.node("home", .link, "Home")
    (link.current, link.hint) = (item, "Where all begins")
    for voice in Self.voices {
      #expect(Self.heard([link], by: voice).first?.hasPrefix("Home link. (current \(item.rawValue))") == true)
    }
    #expect(Self.heard([link]) == ["Home link. (current \(item.rawValue)) Where all begins"])
  }

  /// A panel of two radio buttons with a button before them.
  static func radios(in role: Role = .panel, platform: String? = nil) -> AccessibilityTree {
    SurroundingsTests.tree { tree in
      tree.platform = platform ?? tree.platform
      tree.begin(SurroundingsTests.node("size", role, "Size"))
      tree.append(SurroundingsTests.node("reset", .button, "Reset"))
      for (place, name) in ["Small", "Large"].enumerated() {
        var radio = SurroundingsTests.node(name, .radioButton, name, y: 50 * Double(place + 1))
        radio.value = "0"
        tree.append(radio)
      }
      tree.close()
    }
  }

  @Test("who comes from no radio button of a panel hears what the panel is called, once")
  func group() {
    #expect(
      SurroundingsTests.heard(.orca, Self.radios()) == [
        "Size panel. Reset button", "Size. Small not selected radio button", "Large not selected radio button",
      ])
    #expect(SurroundingsTests.heard(.orca43, Self.radios())[1] == "Size. Small. not selected radio button")
  }

  @Test("on a page the group around them is entered like any other, and told by that")
  func page() {
    let heard = SurroundingsTests.heard(.orca, Self.radios(in: .group, platform: "web"))
    #expect(heard[1...] == ["Small not selected radio button", "Large not selected radio button"])
  }

  @Test("a window that comes forward tells how many dialogs are open beside it", arguments: 0...2)
  func dialogs(count: Int) {
    let tree = SurroundingsTests.tree { tree in
      tree.begin(SurroundingsTests.node("notes", .window, "Notes"))
      tree.append(SurroundingsTests.node("new", .button, "New"))
      tree.close()
      for number in 0..<count {
        tree.begin(SurroundingsTests.node("ask-\(number)", .dialog, "Ask"))
        tree.append(SurroundingsTests.node("ok-\(number)", .button, "OK"))
        tree.close()
      }
      // One with nothing in it is not counted.
      tree.append(SurroundingsTests.node("empty", .dialog, "Empty"))
    }
    let view = ReaderView(tree, manner: ScreenReader(voice: .orca).manner)
    let speech = Voice.orca.presenting(view.presented(0), in: .english, settings: SpeechSettings()).text
    let told = ["Notes frame", "Notes frame. 1 unfocused dialog", "Notes frame. 2 unfocused dialogs"]
    #expect(speech == told[count])
  }

  @Test(
    "articles, forms and footers of sections are entered by their name alone",
    arguments: [
      ("article", Traits(), "leaving article. "), ("form", .landmark, "leaving form. "),
      ("sectionFooter", Traits(), ""),
    ])
  func silent(word: String, traits: Traits, leaving: String) {
    for name in [nil, "News"] {
      let tree = SurroundingsTests.tree { tree in
        tree.platform = "web"
        var container = SurroundingsTests.node("around", .group, name)
        (container.roleWord, container.traits) = (word, traits)
        tree.begin(container)
        tree.append(SurroundingsTests.node("text", .text, "A text of some words"))
        tree.close()
        tree.append(SurroundingsTests.node("out", .button, "Out", y: 100))
      }
      for voice in Self.voices {
        let heard = SurroundingsTests.heard(voice, tree)
        #expect(heard[0] == (name.map { "\($0). " } ?? "") + "A text of some words")
        #expect(heard[1].hasPrefix("\(leaving)Out"))
      }
    }
  }
}
