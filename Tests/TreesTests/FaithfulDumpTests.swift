import Accessibility
import Announcer
import Audit
import Explorer
import Geometry
import Harness
import Testing
import Trees

/// What a dump says is said, and nothing else of it.
@Suite("What is made of what dumps say")
struct FaithfulDumpTests {
  @Test("what shows in a field of Android is said, with an example behind its label or without")
  func shownHints() throws {
    let field =
      #"text="Phone, 010-1234" hint="Phone" showing-hint="true" clickable="true" focusable="true""#
    let tree = try UnspokenWordsTests.tree(field, class: "widget.EditText")
    let items = ScreenReading(tree, title: "x", reader: ScreenReader(voice: .talkback)).items
    #expect(items.map(\.utterance.text) == ["Phone, 010-1234, Edit box"])
  }

  @Test("what a field for secrets of Android is called by its description stands in place of what it is")
  func describedSecrets() throws {
    for (attributes, words) in [
      (
        #"text="••••" content-desc="Account PIN" hint="Four digits""#,
        "Account PIN, 4 characters, Edit box, Four digits"
      ),
      (#"text="••••" content-desc="Account PIN""#, "Account PIN, 4 characters, Edit box"),
      (#"text="••••" hint="PIN""#, "password, 4 characters, Edit box, PIN"),
    ] {
      let tree = try UnspokenWordsTests.tree(
        "password=\"true\" clickable=\"true\" focusable=\"true\" \(attributes)", class: "widget.EditText")
      let items = ScreenReading(tree, title: "x", reader: ScreenReader(voice: .talkback)).items
      #expect(items.map(\.utterance.text) == [words])
    }
  }

  @Test("a dump that nobody asked what is checked does not say that nothing is")
  func unaskedChecks() throws {
    let tree = try UnspokenWordsTests.tree(#"text="Star" checkable="true" clickable="true""#, class: "widget.CheckBox")
    #expect(tree.nodes.allSatisfy { $0.value == nil } && !tree.says(.value))
    let asked = try UnspokenWordsTests.tree(
      #"text="Star" checkable="true" checked="false" clickable="true""#, class: "widget.CheckBox")
    #expect(asked.nodes.contains { $0.value == "0" } && asked.says(.value))
  }

  @Test("an element whose frame is infinite is a stop, and that its place is not known is said")
  func infiniteFrames() throws {
    let element = { (name: String, place: String) in
      "<XCUIElementTypeButton type=\"XCUIElementTypeButton\" name=\"\(name.lowercased())\" label=\"\(name)\" enabled=\"true\" "
        + "visible=\"true\" accessible=\"true\" \(place) index=\"0\"/>"
    }
    let screen = { (elements: String) in
      "<AppiumAUT><XCUIElementTypeApplication type=\"XCUIElementTypeApplication\" name=\"Bank\" label=\"Bank\" "
        + "enabled=\"true\" visible=\"true\" accessible=\"false\" x=\"0\" y=\"0\" width=\"390\" height=\"844\" index=\"0\">"
        + elements + "</XCUIElementTypeApplication></AppiumAUT>"
    }
    let nowhere = #"x="-1" y="-1" width="0" height="0""#
    for (elements, remark) in [
      (element("Pay", nowhere), "The dump does not say where #pay is: when it is read cannot be told."),
      (
        element("Pay", nowhere) + element("Send", nowhere),
        "The dump does not say where #pay and 1 more are: when they are read cannot be told."
      ),
    ] {
      let dump = screen(elements + element("OK", #"x="0" y="100" width="100" height="50""#))
      let read = try TreeImporter.read(Array(dump.utf8), file: "x")
      let reading = ScreenReading(read.tree, title: "x")
      #expect(reading.items.map(\.utterance.text).contains("Pay. Button."))
      #expect(reading.remarks.contains(remark), "\(reading.remarks.suffix(1))")
      let kept = try TreeImporter.read(Array(dump.utf8), file: "x", options: ImportOptions(keepsFacts: true))
      #expect(TreeWriter.webDriverAgent.text(of: kept.tree).contains(#"x="-1" y="-1" width="0" height="0""#))
    }
  }

  @Test("a point to be hit that is none is listed, whatever its braces hold")
  func unreachablePoints() throws {
    for point in ["{}", "{inf, inf}", "{-1.0, -1.0}", "{nan, nan}", ""] {
      let dump =
        "Attributes: Application, 0x1, pid: 1, label: 'Mail'\nElement subtree:\n →Application, 0x1, pid: 1, label: 'Mail'\n"
        + "    Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}\n      Switch, 0x3, {{0.0, 9.0}, {90.0, 44.0}}, label: 'Wi-Fi', value: 1, hitPoint: \(point)\n"
      let read = try TreeImporter.read(Array(dump.utf8), file: "x")
      #expect(read.unused.contains { $0.name == "hitPoint" }, "\(point)")
      #expect(read.tree.nodes.contains { $0.name == "Wi-Fi" && $0.value == "1" }, "\(point)")
    }
  }

  @Test("notes behind the texts of Flutter are listed")
  func notes() throws {
    let dump =
      "SemanticsNode#0\n  Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)\n  label: \"Flight AB12\" [SpellOutStringAttribute(TextRange(start: 7, end: 11))]\n"
    let read = try TreeImporter.read(Array(dump.utf8), file: "x")
    #expect(read.tree.nodes.contains { $0.name == "Flight AB12" })
    #expect(read.unused.map(\.name) == ["note behind the label"])
  }

  @Test("what is merged up into another node of Flutter is said there, whatever it is called by")
  func mergedTooltips() throws {
    let dump = """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)
       │
       └─SemanticsNode#3
         │ merge boundary ⛔️
         │ Rect.fromLTRB(0.0, 0.0, 390.0, 80.0)
         │ actions: tap
         │ label: "Download"
         │
         └─SemanticsNode#5
             merged up ⬆️
             Rect.fromLTRB(300.0, 0.0, 390.0, 40.0)
             value: "80%"
             tooltip: "Progress"

      """
    var tree = try TreeImporter.read(Array(dump.utf8), file: "x").tree
    tree.platform = "Android"
    let heard = ScreenReading(tree, title: "x", reader: ScreenReader(voice: .talkback)).items.map(\.utterance.text)
    #expect(heard.joined().contains("80%") && heard.joined().contains("Progress"))
    #expect(UnspokenWordsTests.unspoken(tree) == [])
    #expect(UntoldWordsTests.findings(tree, "content-swallowed") == [])
  }

  @Test("a dump of Android does not say how many tabs there are: what is scrolled away is not in it")
  func tabs() throws {
    let tab = { (name: String) in
      "<android.view.View class=\"com.google.android.material.tabs.TabLayout$TabView\" content-desc=\"\(name)\" clickable=\"true\" focusable=\"true\" bounds=\"[0,0][30,30]\"/>"
    }
    let text =
      "<hierarchy rotation=\"0\" class=\"hierarchy\"><android.widget.FrameLayout class=\"android.widget.FrameLayout\" "
      + "bounds=\"[0,0][90,90]\"><com.google.android.material.tabs.TabLayout class=\"com.google.android.material.tabs.TabLayout\" bounds=\"[0,0][90,30]\">"
      + tab("News") + tab("Sport")
      + "</com.google.android.material.tabs.TabLayout></android.widget.FrameLayout></hierarchy>"
    let tree = try TreeImporter.read(Array(text.utf8), file: "x").tree
    let heard = ScreenReading(tree, title: "x", reader: ScreenReader(voice: .talkback)).items.map(\.utterance.text)
    #expect(heard.count == 2 && heard.allSatisfy { $0.contains("Tab") && !$0.contains(" of ") }, "\(heard)")
  }

  // MARK: What has no known place, and what a field is called

  /// A dump of XCUITest with these lines in its window.
  static func xcuitest(_ lines: String...) throws -> AccessibilityTree {
    let text =
      "Attributes: Application, 0x1, pid: 1, label: 'A'\nElement subtree:\n →Application, 0x1, pid: 1, label: 'A'\n"
      + "    Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}\n" + lines.map { "      \($0)\n" }.joined()
    return try TreeImporter.read(Array(text.utf8), file: "x").tree
  }

  @Test("what is infinite has no known place, and neither it nor what is in it is gone")
  func infiniteContainers() throws {
    for container in [
      "Other, 0x3, {{inf, inf}, {0.0, 0.0}}", "ScrollView, 0x3, {{inf, inf}, {inf, inf}}",
      "Other, 0x3, {{0.0, 660.0}, {inf, 20.0}}",
    ] {
      let tree = try Self.xcuitest(
        container, "  Button, 0x4, {{10.0, 100.0}, {100.0, 44.0}}, label: 'Save'",
        "  Button, 0x5, {{inf, inf}, {0.0, 0.0}}, label: 'More'",
        "Button, 0x6, {{10.0, 200.0}, {90.0, 44.0}}, label: 'Done'"
      )
      let reading = ScreenReading(tree, title: "x", explains: true)
      let heard = reading.items.map(\.utterance.text)
      #expect(Set(heard) == ["Save. Button.", "More. Button.", "Done. Button."], "\(heard)")
      #expect(reading.remarks.contains { $0.hasPrefix("The dump does not say where #") })
    }
  }

  @Test("a field without a name is not called by what is typed into it, and a list of choices not by those")
  func filledFields() throws {
    let chromium = { (role: String, inner: String) in
      let text =
        "{\"nodes\":[{\"nodeId\":\"1\",\"ignored\":false,\"role\":{\"type\":\"role\",\"value\":\"\(role)\"},\"name\":{\"value\":\"\"},"
        + "\"value\":{\"value\":\"Hallo\"},\"childIds\":[\"2\"]},\(inner)]}"
      return try TreeImporter.read(Array(text.utf8), file: "x").tree
    }
    let text =
      #"{"nodeId":"2","ignored":false,"role":{"type":"internalRole","value":"StaticText"},"name":{"value":"Hallo"},"parentId":"1"}"#
    let choices =
      #"{"nodeId":"2","ignored":false,"role":{"type":"internalRole","value":"MenuListPopup"},"parentId":"1","childIds":["3","4"]},"#
      + #"{"nodeId":"3","ignored":false,"role":{"type":"internalRole","value":"option"},"name":{"value":"Hallo"},"parentId":"2"},"#
      + #"{"nodeId":"4","ignored":false,"role":{"type":"internalRole","value":"option"},"name":{"value":"Welt"},"parentId":"2"}"#
    for (tree, voice, words) in [
      (try chromium("textbox", text), Voice.orca, "entry Hallo"),
      (try chromium("textbox", text), .voiceover, "Hallo. Text Field."),
      (try chromium("textbox", text), .talkback, "Hallo, Edit box"),
      (try chromium("combobox", choices), .orca, "combo box Hallo"),
      (try chromium("spinbutton", text), .orca, "spin button Hallo"),
      (
        try Self.xcuitest(
          "TextField, 0x3, {{10.0, 100.0}, {300.0, 44.0}}, value: Hallo",
          "  StaticText, 0x5, {{10.0, 100.0}, {300.0, 44.0}}, label: 'Hallo'"), .voiceover, "Hallo. Text Field."
      ),
    ] {
      let heard = ScreenReading(tree, title: "x", reader: ScreenReader(voice: voice)).items.map(\.utterance.text)
      #expect(heard.first == words, "\(heard)")
    }
  }

  @Test("values of idb that are no words, and edges without the others, are listed")
  func oddValues() throws {
    let element =
      #"{"label":"Val","value":{"text":"hello"},"type":"TextField","frame":{"x":10,"y":9,"width":100,"height":null},"traits":[]}"#
    let dump =
      #"{"elements":[{"label":"App","type":"Application","frame":{"x":0,"y":0,"width":null,"height":874},"children":["#
      + element + #",{"label":null,"type":"Button","frame":{"x":1,"y":100,"width":100,"height":44}}]}]}"#
    let read = try TreeImporter.read(Array(dump.utf8), file: "x")
    let names = read.unused.map(\.name)
    for name in ["value", "frame.x", "frame.y", "frame.width"] { #expect(names.contains(name), "\(names)") }
    // A control with a place of its own is there, wherever what it is in may be.
    #expect(read.tree.screen == Size(width: 101, height: 144))
    #expect(UntoldWordsTests.findings(read.tree, "name-missing") == ["This button has no name."])
  }

  @Test("capitals of every script count for nothing", arguments: ["INBOX", "НАЙТИ", "REÇUS", "ΑΝΑΖΗΤΗΣΗ"])
  func capitals(text: String) throws {
    let name = text.prefix(1) + text.dropFirst().lowercased()
    let tree = try UnspokenWordsTests.tree(
      "content-desc=\"\(name)\" clickable=\"true\" focusable=\"true\"",
      "<node text=\"\(text)\" class=\"android.widget.TextView\" bounds=\"[0,0][9,9]\"/>")
    #expect(UntoldWordsTests.findings(tree, "label-in-name", "content-swallowed") == [])
  }

  @Test("the placeholder of what is on or off, or between two ends, is accounted for")
  func statePlaceholders() throws {
    for (role, state) in [
      ("checkBox", "\"toggled\":\"true\""), ("switch", "\"toggled\":\"false\""), ("button", "\"toggled\":\"true\""),
      ("spinButton", "\"numericValue\":3"), ("button", "\"language\":\"en\""),
    ] {
      let dump =
        "{\"nodes\":[[0,{\"role\":\"window\",\"properties\":{\"children\":[1]}}],"
        + "[1,{\"role\":\"\(role)\",\"actions\":1,\"properties\":{\"label\":\"Agree\",\"placeholder\":\"Perhaps\",\(state)}}]],"
        + "\"tree\":{\"root\":0},\"focus\":0}"
      let tree = try TreeImporter.read(Array(dump.utf8), file: "x").tree
      #expect(UnspokenWordsTests.unspoken(tree, .orca).contains("Perhaps"), "\(role)")
      #expect(UntoldWordsTests.findings(tree, "content-swallowed").contains { $0.contains("Perhaps") }, "\(role)")
    }
  }

  @Test("carets and selections of AccessKit are counted from the beginning of the text, in whichever run they are")
  func selections() throws {
    for (anchor, focus, selection) in [
      ("2,6", "2,6", TextSelection(anchor: 6, caret: 6)), ("3,2", "3,2", TextSelection(anchor: 13, caret: 13)),
      ("2,6", "3,6", TextSelection(anchor: 6, caret: 17)), ("1,4", "1,5", TextSelection(anchor: 4, caret: 5)),
      ("9,4", "1,5", nil),
    ] as [(String, String, TextSelection?)] {
      let end = { (text: String) in
        let parts = text.split(separator: ",")
        return "{\"node\":\(parts[0]),\"characterIndex\":\(parts[1])}"
      }
      let dump =
        "{\"nodes\":[[0,{\"role\":\"window\",\"properties\":{\"children\":[1]}}],"
        + "[1,{\"role\":\"multilineTextInput\",\"actions\":3,\"properties\":{\"label\":\"Notes\",\"children\":[2,3],"
        + "\"textSelection\":{\"anchor\":\(end(anchor)),\"focus\":\(end(focus))}}}],"
        + "[2,{\"role\":\"textRun\",\"properties\":{\"value\":\"first line\\n\"}}],"
        + "[3,{\"role\":\"textRun\",\"properties\":{\"value\":\"second line\"}}]],\"tree\":{\"root\":0},\"focus\":1}"
      let read = try TreeImporter.read(Array(dump.utf8), file: "x")
      #expect(read.tree.nodes.first { $0.role == .textEditor }?.selection == selection, "\(anchor) to \(focus)")
      #expect(read.unused.contains { $0.name == "textSelection" } == (selection == nil))
    }
  }

  @Test("colours that only pieces of a text have are not known, and do not pass")
  func coloredRuns() throws {
    for (run, outcomes) in [
      (",\"foregroundColor\":{\"red\":200,\"green\":200,\"blue\":200,\"alpha\":255}", [Outcome.cannotTell]), ("", []),
    ] {
      let dump =
        "{\"nodes\":[[0,{\"role\":\"window\",\"properties\":{\"children\":[1],\"bounds\":{\"x0\":0,\"y0\":0,\"x1\":200,\"y1\":100}}}],"
        + "[1,{\"role\":\"label\",\"properties\":{\"value\":\"Pale\",\"children\":[2],\"bounds\":{\"x0\":0,\"y0\":0,\"x1\":90,\"y1\":20}}}],"
        + "[2,{\"role\":\"textRun\",\"properties\":{\"value\":\"Pale\"\(run)}}]],\"tree\":{\"root\":0},\"focus\":0}"
      let tree = try TreeImporter.read(Array(dump.utf8), file: "x").tree
      let found = ExplorerAudit.look(at: tree).result.findings.filter { $0.rule == "contrast-text" }
      #expect(found.map(\.outcome) == outcomes, "\(run)")
    }
  }

  @Test("a text of XCUITest whose quotation marks do not go out even can be read in another way, and that is said")
  func uneven() throws {
    for (texts, isAmbiguous) in [
      ("label: 'Set 'Mode', value: 'On''", true), ("identifier: 'q', label: 'He said 'yes', title: 'no''", true),
      ("label: 'a', value: b'", true), ("label: 'It's late', value: On", false),
      ("label: 'Say 'yes'', value: 1", false),
      ("label: 'The dogs', value: 3 o'clock", false), ("identifier: 'q', label: 'OK'", false),
    ] {
      let tree = try Self.xcuitest("StaticText, 0x4, {{10.0, 100.0}, {100.0, 44.0}}, \(texts)")
      let says = tree.provenance?.remarks.contains { $0.contains("can be read in more than one way") } == true
      #expect(says == isAmbiguous, "\(texts)")
    }
  }

  @Test("that places are in another unit than the shape they are written in is said")
  func units() throws {
    let pixels = try UnspokenWordsTests.tree("text=\"Pay\" clickable=\"true\"")
    #expect(TreeWriter.xcuitest.otherUnit(of: pixels)?.contains("--density") == true)
    #expect(TreeWriter.webDriverAgent.otherUnit(of: pixels)?.contains("--density") == true)
    #expect(TreeWriter.uiautomator.otherUnit(of: pixels) == nil && TreeWriter.tree.otherUnit(of: pixels) == nil)
    let points = try Self.xcuitest("Button, 0x4, {{10.0, 100.0}, {100.0, 44.0}}, label: 'Pay'")
    #expect(TreeWriter.uiautomator.otherUnit(of: points)?.contains("one is written for each point") == true)
    #expect(TreeWriter.webDriverAgent.otherUnit(of: points) == nil)
  }

  @Test("a picture without words that is read by itself is looked at, in a cell as elsewhere")
  func picturesInCells() throws {
    let tree = try Self.xcuitest(
      "Cell, 0x3, {{0.0, 100.0}, {390.0, 44.0}}",
      "  Image, 0x4, {{10.0, 110.0}, {24.0, 24.0}}, identifier: 'star.fill'",
      "  StaticText, 0x5, {{50.0, 110.0}, {200.0, 24.0}}, label: 'T'")
    #expect(ScreenReading(tree, title: "x").items.map(\.utterance.text) == ["Image.", "T"])
    #expect(UntoldWordsTests.findings(tree, "image-name-missing").count == 1)
    // Of a cell that is called something the picture is a part.
    let named = try Self.xcuitest(
      "Cell, 0x3, {{0.0, 100.0}, {390.0, 44.0}}, label: 'Favourite'",
      "  Image, 0x4, {{10.0, 110.0}, {24.0, 24.0}}, identifier: 'star.fill'")
    #expect(UntoldWordsTests.findings(named, "image-name-missing") == [])
  }

  @Test("whoever has the focus in a field of Android is not told how to get it")
  func focusedFields() throws {
    for (focused, hint) in [("true", nil), ("false", "Double-tap to edit text")] as [(String, String?)] {
      let tree = try UnspokenWordsTests.tree(
        "text=\"typed\" content-desc=\"\" hint=\"Name\" clickable=\"true\" focusable=\"true\" focused=\"\(focused)\"",
        class: "widget.EditText")
      let items = ScreenReading(tree, title: "x", reader: ScreenReader(voice: .talkback)).items
      #expect(items.map(\.utterance.hint) == [hint], "\(focused)")
    }
  }
}
