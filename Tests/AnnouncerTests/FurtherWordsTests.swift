import Accessibility
import Announcer
import Geometry
import Testing

/// What readers say of lists of one, headings that are more, tables of one column, tabs, menu bars and what is checked, as
/// VOICES has it: each was heard otherwise once.
@Suite("Words of readers at the edges")
struct FurtherWordsTests {
  typealias Node = AccessibilityNode

  private static func node(
    _ id: String, _ role: Role, _ name: String? = nil, y: Double = 0, _ change: (inout Node) -> Void = { _ in }
  ) -> Node {
    var node = SurroundingsTests.node(id, role, name, y: y)
    change(&node)
    return node
  }

  private static func heard(_ voice: Voice, _ fill: (inout AccessibilityTree) -> Void) -> [String] {
    SurroundingsTests.heard(voice, SurroundingsTests.tree(fill))
  }

  @Test("VoiceOver says important further content with its element, and of other content that there is some")
  func importantContent() {
    let heard = Self.heard(.voiceover) { tree in
      tree.append(
        Self.node("file", .button, "Report") {
          $0.customContent = [
            CustomContent(label: "Size", value: "2 MB"), CustomContent(label: "Owner", value: "Ana", isImportant: true),
            CustomContent(label: "Draft", value: "", isImportant: true),
          ]
        })
    }
    #expect(heard == ["Report. Button. Owner: Ana. Draft."])
  }

  @Test("a list of one is not entered, so that what was left before it is told there")
  func listOfOne() {
    let heard = Self.heard(.talkback) { tree in
      tree.begin(Self.node("inbox", .list, "Inbox"))
      tree.append(Self.node("a", .button, "A"))
      tree.append(Self.node("b", .button, "B", y: 30))
      tree.close()
      tree.begin(Self.node("solo", .list, "Solo", y: 60))
      tree.append(Self.node("only", .button, "Only", y: 60))
      tree.close()
    }
    #expect(heard.last?.contains("Out of list Inbox") == true, "\(heard)")
  }

  @Test("TalkBack says of no heading that it is disabled, whatever else it is", arguments: [true, false])
  func disabledHeading(isHeading: Bool) {
    let heard = Self.heard(.talkback) { tree in
      tree.append(
        Self.node("section", .button, "Section") {
          $0.traits.insert(.disabled)
          if isHeading { $0.traitWords = ["header"] }
        })
    }
    #expect(heard[0].contains("disabled") == !isHeading, "\(heard)")
  }

  @Test("what has no words is unlabelled, and no more")
  func unlabelled() {
    let heard = Self.heard(.talkback) { tree in
      tree.append(
        Self.node("it", .other) {
          $0.actions = .activate
          $0.traits.insert(.selected)
        })
    }
    #expect(heard == ["Unlabelled"])
  }

  @Test("Orca says how many rows and columns a table has, also of one", arguments: [Voice.orca, .orca43])
  func tableOfOneColumn(voice: Voice) {
    let heard = Self.heard(voice) { tree in
      tree.begin(Self.node("prices", .table, "Prices"))
      for (place, name) in ["One", "Two", "Three"].enumerated() {
        tree.begin(Self.node("row\(place)", .row, y: Double(place) * 30))
        tree.append(Self.node("cell\(place)", .cell, name, y: Double(place) * 30))
        tree.close()
      }
      tree.close()
    }
    #expect(heard[0].hasPrefix("Prices. table with 3 rows 1 column"), "\(heard)")
  }

  @Test("nothing is told around a page tab, and nothing beyond a menu bar", arguments: [Voice.orca, .orca43])
  func context(voice: Voice) {
    let heard = Self.heard(voice) { tree in
      tree.append(Self.node("start", .button, "Start"))
      tree.begin(Self.node("settings", .panel, "Settings", y: 30))
      tree.begin(Self.node("bar", .tabBar, nil, y: 30))
      tree.append(Self.node("home", .tab, "Home", y: 30))
      tree.close()
      tree.close()
      tree.begin(Self.node("area", .panel, "Area", y: 60))
      tree.begin(Self.node("menus", .menuBar, nil, y: 60))
      tree.begin(Self.node("file", .menu, "File", y: 60))
      tree.append(Self.node("open", .menuItem, "Open", y: 60))
      tree.close()
      tree.close()
      tree.close()
    }
    #expect(heard.count == 3)
    #expect(!heard[1].contains("Settings") && heard[1].hasPrefix("Home"), "\(heard)")
    #expect(!heard[2].contains("Area") && heard[2].contains("File menu"), "\(heard)")
  }

  @Test(
    "a list item that can be checked says whether it is", arguments: [("1", "Milk checked"), ("0", "Milk not checked")])
  func checkedItem(value: String, text: String) {
    let heard = Self.heard(.orca) { tree in
      tree.begin(Self.node("list", .list, "Shopping"))
      for name in ["Milk", "Eggs"] {
        tree.append(
          Self.node(name, .listItem, name, y: name == "Milk" ? 0 : 30) {
            $0.traitWords = ["checkBox"]
            $0.value = value
          })
      }
      tree.close()
    }
    #expect(heard[0].hasSuffix(text), "\(heard)")
  }

  @Test("a link that is a heading is found as either")
  func headings() {
    let view = ReaderView(
      SurroundingsTests.tree { tree in
        tree.append(Self.node("start", .button, "Start"))
        tree.append(Self.node("news", .link, "News", y: 30) { $0.traitWords = ["header"] })
        tree.append(Self.node("plain", .heading, "Plain", y: 60))
      }, manner: .rows)
    for command in [ReaderCommand.nextOf(.heading), .nextKind(.heading), .nextOf(.link)] {
      var reader = ScreenReader(voice: .voiceover, language: "en")
      _ = reader.perform(.first, in: view)
      _ = reader.perform(command, in: view)
      #expect(reader.cursor.focus == "news", "\(command)")
    }
  }
}
