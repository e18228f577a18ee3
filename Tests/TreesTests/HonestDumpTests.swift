import Accessibility
import Announcer
import Audit
import Documents
import Geometry
import Harness
import Testing

@testable import Trees

/// What a dump does not tell is never told as nothing, and never guessed.
@Suite("Dumps that leave things open")
struct HonestDumpTests {
  /// How often a rule comes to each outcome.
  private static func count(_ rule: String, _ dump: String, density: Double? = nil) throws -> OutcomeCount? {
    Auditor().audit(try ReviewedDumpTests.tree(dump, ImportOptions(density: density))).rules.first {
      $0.rule.id == rule
    }?.count
  }

  private static func android(_ views: String, _ root: String = "[0,0][1080,2400]") -> String {
    "<hierarchy rotation=\"0\"><node class=\"android.widget.FrameLayout\" enabled=\"true\" bounds=\"\(root)\">"
      + views + "</node></hierarchy>"
  }

  private static func button(_ name: String, _ bounds: String) -> String {
    "<node class=\"android.widget.Button\" text=\"\(name)\" enabled=\"true\" clickable=\"true\" bounds=\"\(bounds)\"/>"
  }

  @Test("colours and sizes of texts that a source never has are told once as what nobody can tell")
  func unseen() throws {
    let page = "- main:\n  - text: One\n  - text: Two\n  - img \"Tree\"\n"
    for rule in ["contrast-text", "contrast-nontext"] {
      let count = try #require(try Self.count(rule, page))
      #expect(count.cannotTell == 1 && count.pass == 0 && count.fail == 0, "\(rule): \(count)")
    }
    let screen = #"""
      [{"element":{"_0":{"description":"Two","label":"Two","traits":["staticText"],"shape":{"type":"frame","frame":[[0,0],[50,50]]}},"traversalIndex":0}}]
      """#
    #expect(try Self.count("text-too-small", screen)?.cannotTell == 1)
    let scene = AccessibilityTree(screen: Size(width: 100, height: 100))
    #expect(Auditor().audit(scene).rules.allSatisfy { $0.count.cannotTell == 0 })
  }

  @Test("a picture that no reader stops at may only adorn: whether it does, hardly any dump says")
  func adornments() throws {
    func picture(_ accessible: String) -> String {
      "<?xml version=\"1.0\"?><AppiumAUT><XCUIElementTypeApplication type=\"XCUIElementTypeApplication\" name=\"A\" label=\"A\" x=\"0\" "
        + "y=\"0\" width=\"390\" height=\"844\"><XCUIElementTypeImage type=\"XCUIElementTypeImage\" visible=\"true\" "
        + "\(accessible) x=\"16\" y=\"110\" width=\"80\" height=\"80\"/></XCUIElementTypeApplication></AppiumAUT>"
    }
    let flutter = "SemanticsNode#0\n  Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)\n  flags: isImage\n"
    for (dump, fails) in [
      (picture("accessible=\"true\""), 1), (picture("accessible=\"false\""), 0), (picture(""), 0), (flutter, 0),
      ("- img\n", 1),
    ] {
      let count = try #require(try Self.count("image-name-missing", dump))
      #expect(count.fail == fails && count.cannotTell == 1 - fails, "\(dump): \(count)")
    }
  }

  @Test("a field of a page without a name has none, and on Android a text beside it may be one")
  func labels() throws {
    let page = try #require(try Self.count("name-missing", "- text: Mail\n- textbox\n"))
    #expect(page.fail == 1 && page.cannotTell == 0)
    let field = Self.button("", "[0,90][90,180]").replacing("Button", with: "EditText")
    let text = "<node class=\"android.widget.TextView\" text=\"Mail\" enabled=\"true\" bounds=\"[0,0][90,90]\"/>"
    let dump = try #require(try Self.count("name-missing", Self.android(text + field)))
    #expect(dump.fail == 0 && dump.cannotTell == 1)
  }

  @Test("a control of which the place is not known is no control without a size")
  func unplaced() throws {
    let page = "- dialog \"D\":\n  - button \"Pay\"\n  - button \"Quit\"\n"
    #expect(try Self.count("target-wcag", page)?.cannotTell == 2)
    let screen = """
      <?xml version="1.0"?><AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="A" enabled="true" \
      visible="true" x="0" y="0" width="390" height="844"><XCUIElementTypeButton type="XCUIElementTypeButton" name="Pay" \
      label="Pay" enabled="true" visible="true" accessible="true" x="-1" y="-1" width="0" height="0"/>\
      </XCUIElementTypeApplication></AppiumAUT>
      """
    #expect(try Self.count("target-wcag", screen)?.cannotTell == 1)
    #expect(try Self.count("target-hig-min", screen)?.cannotTell == 1)
  }

  @Test("what reaches to the edge of a display of unknown size may be cut off there")
  func cut() throws {
    let dump = Self.android(Self.button("A", "[0,2370][10,2400]") + Self.button("B", "[10,2370][20,2400]"))
    let count = try #require(try Self.count("target-wcag", dump, density: 160))
    #expect(count.fail == 0 && count.cannotTell == 2, "\(count)")
    let inside = Self.android(Self.button("A", "[100,370][110,380]") + Self.button("B", "[110,370][120,380]"))
    #expect(try Self.count("target-wcag", inside, density: 160)?.fail == 2)
  }

  @Test("a picture of the whole screen colours a dialog, and all but the bars, where they are")
  func pictures() throws {
    // Black on white above, grey on white below.
    let bytes = ScreenshotTests.png(108, 240) { x, y in
      x % 10 != 0 ? [255, 255, 255] : y < 120 ? [0, 0, 0] : [200, 200, 200]
    }
    let image = try PNGImage(bytes, file: "x.png")
    func colour(_ dump: String) throws -> Color? {
      let tree = try Screenshot.color(try ReviewedDumpTests.tree(dump), from: image, file: "x.png")
      return tree.nodes.last { $0.role == .text }?.foreground
    }
    func text(_ bounds: String) -> String {
      "<node class=\"android.widget.TextView\" text=\"T\" enabled=\"true\" bounds=\"\(bounds)\"/>"
    }
    let black = Color(red: 0, green: 0, blue: 0)
    #expect(try colour(Self.android(text("[10,100][90,118]"), "[6,20][102,230]")) == black)
    #expect(try colour(Self.android(text("[10,100][90,118]"), "[9,90][99,150]")) == black)
    let list = try ReviewedDumpTests.tree("- button \"A\" [box=0,50,70,12]\n")
    #expect(throws: DocumentErrors.self) { try Screenshot.color(list, from: image, file: "x.png") }
  }

  @Test("a row more on a screen of which nobody says the size is the same screen")
  func longer() throws {
    let page =
      "- heading \"T\" [level=1] [box=0,0,300,40]\n- button \"A\" [box=0,50,300,40]\n- button \"B\" [box=0,90,300,40]\n"
    let after = page.replacing("button \"A\"", with: "button") + "- link \"C\" [box=0,140,300,40]\n"
    let step = JourneyStep(from: try ReviewedDumpTests.tree(page), to: try ReviewedDumpTests.tree(after))
    #expect(step.isSameScreen)
    #expect(step.changes.map(\.kind) == [.lostName, .appeared], "\(step.text(from: "a"))")
  }

  @Test("a figure holds its table, and the head of a column what is in it", arguments: [nil, Voice.voiceover, .orca])
  func figure(voice: Voice?) throws {
    let page = """
      - figure "Prices":
        - table:
          - rowgroup:
            - row "Milk 4":
              - rowheader "Dairy":
                - link "More"
                - text: from here
              - cell "4"
        - text: Prices

      """
    let said = try ReviewedDumpTests.reading(page, voice).items.map(\.utterance.text).joined(separator: " | ")
    for word in ["Dairy", "More", "from here", "4"] { #expect(said.contains(word), "\(said)") }
    #expect(try ReviewedDumpTests.findings("content-swallowed", page).isEmpty)
  }

  @Test("a picture beside the text of a control is a word that goes unspoken, and is told")
  func picture() throws {
    let link = "- link \"Inbox\":\n  - text: Inbox\n  - img \"3 new messages\"\n"
    #expect(try ReviewedDumpTests.findings("content-swallowed", link).count == 1)
    let plain = "- link \"Inbox\":\n  - text: Inbox\n"
    #expect(try ReviewedDumpTests.findings("content-swallowed", plain).isEmpty)
  }

  @Test("a window that has the focus because nothing in it has is no stop")
  func window() throws {
    let dump = #"""
      {"nodes":[[0,{"role":"window","properties":{"label":"Mail","children":[1,2]}}],[1,{"role":"label","properties":{"value":"Two unread"}}],[2,{"role":"button","actions":1,"properties":{"label":"Open"}}]],"tree":{"root":0},"treeId":"x","focus":0}
      """#
    let tree = try ReviewedDumpTests.tree(dump, ImportOptions(platform: "Android"))
    let said = ScreenReading(tree, title: "x", reader: ScreenReader(voice: .talkback)).items.map(\.utterance.text)
    #expect(said.contains { $0.contains("Two unread") } && said.contains { $0.contains("Open") }, "\(said)")
  }

  @Test("what is dimmed has actions and content all the same")
  func dimmed() throws {
    let dump = #"""
      [{"element":{"_0":{"description":"Tea","label":"Tea","traits":["button","notEnabled"],"shape":{"type":"frame","frame":[[0,0],[150,50]]},"customActions":["Del"],"customContent":[{"label":"Weight","value":"250 g"}]},"traversalIndex":0}}]
      """#
    let hint = try ReviewedDumpTests.reading(dump, .voiceover).items[0].utterance.hint
    #expect(hint?.contains("Actions Available") == true && hint?.contains("More Content Available") == true)
  }
}
