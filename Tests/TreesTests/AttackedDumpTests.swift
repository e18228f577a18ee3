import Accessibility
import Announcer
import Audit
import Geometry
import Harness
import Testing
import Trees

/// What a foreign reader found in dumps: words, sizes and facts that one part of the program took otherwise than another.
@Suite("Dumps that were attacked")
struct AttackedDumpTests {

  private static func screen(_ inside: String) -> String { "<hierarchy rotation=\"0\">\(inside)</hierarchy>" }

  @Test("a text of a view is no description: what is in the view is said after it, in every voice")
  func text() throws {
    let dump = Self.screen(
      "<node class=\"android.widget.Button\" text=\"Pay\" content-desc=\"\" enabled=\"true\" clickable=\"true\" "
        + "bounds=\"[0,0][400,90]\"><node class=\"android.widget.TextView\" text=\"9 EUR\" content-desc=\"\" enabled=\"true\" "
        + "bounds=\"[200,0][400,90]\"/></node>")
    for voice in [nil, Voice.talkback] {
      let reading = try ReviewedDumpTests.reading(dump, voice)
      #expect(reading.items.count == 1 && reading.items[0].utterance.text.contains("9 EUR"), "\(reading.items)")
      #expect(reading.unspoken.isEmpty)
    }
    let described = dump.replacing("text=\"Pay\" content-desc=\"\"", with: "text=\"Pay\" content-desc=\"Pay\"")
    #expect(try ReviewedDumpTests.reading(described, .talkback).items[0].utterance.text.contains("9 EUR") == false)
  }

  @Test("no reader stops at what its author says is unimportant, and the audit says the same")
  func unimportant() throws {
    let dump = Self.screen(
      "<node class=\"android.widget.Button\" text=\"Go\" content-desc=\"\" enabled=\"true\" clickable=\"true\" "
        + "focusable=\"true\" a11y-important=\"false\" bounds=\"[0,0][400,90]\"/>"
        + "<node class=\"android.widget.Button\" text=\"Stay\" content-desc=\"\" enabled=\"true\" clickable=\"true\" "
        + "focusable=\"true\" a11y-important=\"true\" bounds=\"[0,100][400,190]\"/>")
    #expect(try ReviewedDumpTests.reading(dump, .talkback).items.map(\.utterance.text) == ["Stay, Button"])
    #expect(try ReviewedDumpTests.findings("hidden-focusable", dump).count == 1)
  }

  @Test("VoiceOver reads a page as the document that it is: items, rows and statuses say all that is in them")
  func page() throws {
    let page = """
      - list:
        - listitem "Named":
          - text: Named
          - list:
            - listitem: nested one
      - table "Teas":
        - row "Tea row":
          - cell "one"
          - cell "three"
      - status "Saved ok"
      - button "Go"

      """
    let said = try ReviewedDumpTests.reading(page, .voiceover).items.map(\.utterance.text).joined(separator: " | ")
    for word in ["nested one", "one", "three", "Saved ok", "Go"] { #expect(said.contains(word), "\(said)") }
  }

  private static func flutter(_ root: String, _ inside: String, _ child: String = "") -> String {
    """
    SemanticsNode#0
     │ Rect.fromLTRB(0.0, 0.0, \(root))
     │
     └─SemanticsNode#1
       │ Rect.fromLTRB(0.0, 0.0, \(inside)
       │
       └─SemanticsNode#2
         │ Rect.fromLTRB(0.0, 0.0, 100.0, 100.0)\(child)
         │
         └─SemanticsNode#3
             Rect.fromLTRB(10.0, 10.0, 58.0, 58.0)
             actions: tap
             flags: isButton
             label: "A"

    """
  }

  @Test("what fills the root is scaled by pixels to points, and anything else by its author: its place is not known")
  func scales() throws {
    let usual = try ReviewedDumpTests.tree(Self.flutter("1080.0, 2028.0", "392.7, 737.5) scaled by 2.8x"))
    #expect(usual.scale == 2.8 && usual.nodes.last?.frame.size.width == 48)
    let twice = Self.flutter("1080.0, 2028.0", "392.7, 737.5) scaled by 2.8x", " scaled by 0.4x")
    let tree = try ReviewedDumpTests.tree(twice)
    #expect(tree.scale == 2.8 && tree.screen.width > 300 && tree.nodes.last?.frame.isEmpty == true)
    #expect(tree.provenance?.remarks.contains { $0.contains("places are not known") } == true)
    let desktop = try ReviewedDumpTests.tree(Self.flutter("800.0, 600.0", "800.0, 600.0)", " scaled by 2.0x"))
    #expect(desktop.scale == nil && desktop.screen.width == 800)
    let part = try ReviewedDumpTests.tree(Self.flutter("800.0, 600.0", "90.0, 200.0) scaled by 2.0x"))
    #expect(part.scale == nil && part.screen.width == 800 && part.nodes.last?.frame.isEmpty == true)
  }

  @Test("a window that nobody gives the size of cuts nothing off: small targets at the edge of all are found")
  func edges() throws {
    let page = "- button \"A\" [box=10,50,12,12]\n- button \"B\" [box=22,50,12,12]\n"
    #expect(try ReviewedDumpTests.findings("target-wcag", page).count == 2)
    #expect(try ReviewedDumpTests.tree(page).says(.screen) == false)
  }

  @Test(
    "what is said and has no place in the tree is listed",
    arguments: [
      ("- textbox \"A\" [invalid=grammar]\n", ["[invalid] grammar"]),
      (
        #"{"nodes":[[0,{"role":"window","properties":{"children":[1],"label":"W"}}],[1,{"role":"cell","properties":{"label":"c","rowIndex":-4,"orientation":"diagonal","live":"rude","level":500,"invalid":"grammar"}}]],"tree":{"root":0},"treeId":"x","focus":0}"#,
        ["invalid", "level", "live", "orientation", "rowIndex"]
      ),
      (
        #"[{"element":{"_0":{"description":"Two","label":"Two","traits":["button"],"shape":{"type":"frame","frame":[[0,0],[50,50]]},"customActions":[{"name":"Del","image":"t.png"}],"customContent":[{"label":"S","value":"3","extra":"z"}],"customRotors":[{"name":"Links","resultMarkers":[],"limit":9}]},"traversalIndex":0,"extraKey":"kk"},"otherKey":"oo"}]"#,
        ["extra", "extraKey", "image", "limit", "otherKey", "resultMarkers"]
      ),
    ])
  func listed(dump: String, names: [String]) throws {
    let unused = try TreeImporter.read(Array(dump.utf8), file: "x").unused
    for name in names {
      #expect(unused.contains { "\($0.name) \($0.example)".hasPrefix(name) }, "\(name) of \(unused)")
    }
  }

  @Test(
    "what is known by its name alone is told to have lost it",
    arguments: [
      (
        "- button \"Back\"\n- button \"Close\"\n- button \"Next\"\n", "button \"Close\"", "button", "lost name Close → "
      ),
      ("- button \"Back\"\n- button\n- button \"Next\"\n", "button\n", "button \"Close\"\n", "renamed  → Close"),
    ])
  func names(page: String, old: String, new: String, told: String) throws {
    let after = page.replacing(old, with: new)
    let step = JourneyStep(from: try ReviewedDumpTests.tree(page), to: try ReviewedDumpTests.tree(after))
    #expect(
      step.changes.map { "\($0.kind.rawValue) \($0.before ?? "") → \($0.after ?? "")" } == [told],
      "\(step.text(from: "a"))")
  }
}
