import Foundation
import Testing

/// Dumps of real applications, as a person uses them.
@Suite("Dumps of applications")
struct TreeDumpCommandTests {
  /// A dump of the tests of `Trees`.
  static func dump(_ name: String) throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: tests.appendingPathComponent("TreesTests/Fixtures/\(name)"), encoding: .utf8)
  }

  /// A PNG of 54 by 114 pixels of one colour, as zlib packs it: a twentieth of the screen that `shop` is of.
  static let png =
    "iVBORw0KGgoAAAANSUhEUgAAADYAAAByCAIAAACX7rXwAAAAaElEQVR42u3OQQ0AAAgEoEtiEpPYP4gtnA82ApDqeS6KioqKioqK"
    + "ioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKihcWdPTpYQp3xx0A"
    + "AAAASUVORK5CYII="

  static func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "shop.xml": dump("shop.uiautomator.xml"), "notes.xml": dump("notes.webdriveragent.xml"),
      "page.yml": dump("page.aria.yml"), "clock.json": dump("flat.idb.json"),
    ])
  }

  @Test("a dump is heard in one command, from a file and from standard input")
  func announce() throws {
    let folder = try Self.folder()
    for arguments in [["announce", "shop.xml"], ["announce", "-"]] {
      let result = try Program.run(arguments, input: try Self.dump("shop.uiautomator.xml"), in: folder.path)
      #expect(result.status == 0 && result.errors.isEmpty)
      // As the reader of its platform says it.
      #expect(result.output.contains("3  “Apples, 2.50 per kilo, In list”"), "\(result.output)")
      #expect(result.output.contains("Read as talkback does, by its platform"))
      #expect(result.output.contains("--density does"))
    }
  }

  @Test("another reader is heard where one is named, and the platform's by itself")
  func readers() throws {
    let folder = try Self.folder()
    for (file, voice, words) in [
      ("shop.xml", "voiceover", "Apples, 2.50 per kilo. Button."), ("notes.xml", "voiceover", "1"),
      ("page.yml", "orca", "1"),
    ] {
      let named = try Program.run(["announce", file, "--voice", voice], in: folder.path).output
      let own = try Program.run(["announce", file], in: folder.path).output
      #expect(named.contains(words) && !named.contains("by its platform"))
      let heard = own.split(separator: "\n").filter { !$0.contains("by its platform") }
      #expect((heard == named.split(separator: "\n")) == (file != "shop.xml"), "\(file)")
    }
  }

  @Test("words that are not spoken are named with the reason")
  func explain() throws {
    let folder = try Self.folder()
    let result = try Program.run(["announce", "clock.json", "--explain"], in: folder.path)
    #expect(result.output.contains("not spoken: #application “Clock”: what is on the screen as a whole is told"))
    #expect(result.output.contains("not spoken: #alarm “6:30”: the voice leaves out the text"), "\(result.output)")
  }

  @Test("a dump is audited, and what it cannot say is told apart from what is wrong")
  func audit() throws {
    let folder = try Self.folder()
    let result = try Program.run(["audit", "shop.xml", "--rule", "name-missing"], in: folder.path)
    #expect(result.status == 1)
    #expect(
      result.output.contains(": error: This button has no name. [name-missing]\n  node: row/add\n"), "\(result.output)")
    #expect(result.output.contains("1 error"), "\(result.output)")
  }

  @Test("what a dump holds and does not use is described")
  func describe() throws {
    let folder = try Self.folder()
    let text = try Program.run(["describe", "shop.xml"], in: folder.path).output
    #expect(text.hasPrefix("shop.xml: uiautomator dump\n") && text.contains("not used     NAF, 1 time"), "\(text)")
    let json = try Program.run(["describe", "page.yml", "--format", "json"], in: folder.path).output
    #expect(json.contains("\"format\": \"aria-snapshot\""), "\(json)")
  }

  @Test("a dump becomes a tree file, and that what the tool wrote; a file of others is kept")
  func convert() throws {
    let folder = try Self.folder()
    func run(_ arguments: String...) throws -> Program.Result {
      try Program.run(["convert"] + arguments, in: folder.path)
    }
    #expect(try run("shop.xml", "shop.tree.json", "--density", "320").status == 0)
    #expect(try run("shop.xml", "shop.tree.json").status == 0)
    let kept = try run("shop.tree.json", "notes.xml", "--to", "uiautomator")
    #expect(kept.status == 2 && kept.errors.contains("notes.xml"), "\(kept.errors)")
    #expect(try run("shop.tree.json", "again.xml", "--to", "uiautomator").status == 0)
    let (before, after) = try (folder.text(of: "shop.xml"), folder.text(of: "again.xml"))
    #expect(
      after.contains("NAF=\"true\"") && after.split(separator: "<node").count == before.split(separator: "<node").count)
    let refused = try run("shop.xml", "shop.evemu")
    #expect(refused.status == 2 && refused.errors.contains("cannot be written as a recording"), "\(refused.errors)")
  }

  @Test("several dumps are one walk")
  func journey() throws {
    let folder = try Self.folder()
    try folder.write(try Self.dump("shop.uiautomator.xml").replacing("Fruit &amp; more", with: "Basket"), to: "b.xml")
    let text = try Program.run(["announce", "shop.xml", "b.xml"], in: folder.path).output
    #expect(text.contains("since shop.xml: the same screen\n"), "\(text)")
    #expect(text.contains("appeared   text") && text.contains("“Basket”"), "\(text)")
  }

  @Test("the tree of every target is dumped, and reads the same")
  func dumpTree() throws {
    let folder = try Self.folder()
    for target in ["example:mail", "notes.xml"] {
      let tree = try Program.run(["announce", target, "--dump-tree", "x.tree.json"], in: folder.path)
      #expect(tree.status == 0 && tree.errors.contains("x.tree.json"), "\(tree.errors)")
      let again = try Program.run(["announce", "x.tree.json"], in: folder.path).output
      #expect(tree.output.split(separator: "\n").dropFirst() == again.split(separator: "\n").dropFirst())
    }
    let several = try Program.run(["announce", "shop.xml", "notes.xml", "--dump-tree", "-"], in: folder.path)
    #expect(several.status == 2 && several.errors.contains("there are 2"))
  }

  @Test(
    "hostile XML is refused at once, with the place",
    arguments: [
      ("<hierarchy>" + String(repeating: "<node>", count: 100_000), "nested deeper than 256"),
      ("<!DOCTYPE x [<!ENTITY a \"b\">]><hierarchy/>", "document type declaration"),
      ("<hierarchy><!DOCTYPE x><node/></hierarchy>", "document type declaration"),
      // A gigabyte, of which no more is made than is read; and entities that would become as much.
      ("<hierarchy><node text=\"", "longer than 1048576 bytes"),
      ("<hierarchy><node ", "a name is longer than 1024 bytes"),
      ("<hierarchy><!--", "this comment is longer than 4194304 bytes"),
      ("<AppiumAUT><XCUIElementTypeOther label=\"", "longer than 1048576 bytes"),
    ])
  func hostile(beginning: String, message: String) throws {
    let filler = message.contains("longer") ? 1024 : 0
    let result = try Program.run(
      ["announce", "-"], input: beginning.utf8, filler: "x", megabytes: filler, memory: 150_000)
    #expect(result.status == 3 && result.errors.contains(message), "\(result.errors.prefix(300))")
  }

  @Test(
    "what a tool says in place of a dump is told by every command that reads one",
    arguments: ["announce", "audit", "describe"])
  func mistaken(command: String) throws {
    let folder = try TemporaryFolder(["dump.xml": "ERROR: could not get idle state.\n", "page.html": "<html/>"])
    let result = try Program.run([command, "dump.xml"], in: folder.path)
    #expect(
      result.status == 3 && result.errors.hasPrefix("detent: error: dump.xml:1:1: uiautomator has read no screen"))
    #expect(result.errors.contains("hint: stop animations"))
    let page = try Program.run([command, "page.html"], in: folder.path)
    #expect(page.status == 3 && page.errors.contains("page.html: this is a web page, not a "))
  }

  @Test("a dump that gzip has packed is read by every command that reads one")
  func packed() throws {
    let folder = try Self.folder()
    #expect(system("gzip -k '\(folder.path)/shop.xml'") == 0)
    let plain = try Program.run(["announce", "shop.xml"], in: folder.path).output.split(separator: "\n").dropFirst()
    let packed = try Program.run(["announce", "shop.xml.gz"], in: folder.path).output.split(separator: "\n").dropFirst()
    #expect(plain == packed && plain.count > 3)
    #expect(try Program.run(["describe", "shop.xml.gz"], in: folder.path).output.contains(": uiautomator dump\n"))
    #expect(try Program.run(["convert", "shop.xml.gz", "a.tree.json"], in: folder.path).status == 0)
    let tree = try Program.run(["announce", "a.tree.json"], in: folder.path).output.split(separator: "\n").dropFirst()
    #expect(tree == plain)
  }

  @Test("a screenshot stands under the findings of a report, and belongs to one screen of an application")
  func screenshot() throws {
    let folder = try Self.folder()
    let picture = try #require(Data(base64Encoded: Self.png))
    try picture.write(to: URL(fileURLWithPath: folder.path + "/screen.png"))
    let arguments = ["audit", "shop.xml", "--screenshot", "screen.png"]
    #expect(try Program.run(arguments + ["-o", "report.html"], in: folder.path).status == 1)
    let page = try folder.text(of: "report.html")
    #expect(page.contains("<image width=\"1080\" height=\"2280\" href=\"data:image/png;base64,iVBORw0KGgo"))
    #expect(page.contains("href=\"#picture-1\""))
    let several = try Program.run(arguments + ["notes.xml"], in: folder.path)
    #expect(several.status == 2 && several.errors.contains("--screenshot is a picture of one screen"))
    let scene = try Program.run(["audit", "example:mail", "--screenshot", "screen.png"], in: folder.path)
    #expect(scene.status == 2 && scene.errors.contains("this is a scene"), "\(scene.errors)")
    let kept = try Program.run(arguments + ["-o", "screen.png", "--force"], in: folder.path)
    #expect(kept.status == 2, "\(kept.errors)")
    #expect(try Program.run(["describe", "shop.xml", "--screenshot", "screen.png"], in: folder.path).status == 0)
    let absent = try Program.run(["describe", "shop.xml", "--screenshot", "absent.png"], in: folder.path)
    #expect(absent.status == 3 && absent.errors.contains("absent.png"), "\(absent.errors)")
    let recording = try Program.run(["describe", "example:mail", "--screenshot", "screen.png"], in: folder.path)
    #expect(recording.status == 2 && recording.errors.contains("this is no dump"), "\(recording.errors)")
  }

  @Test("what something modal keeps out of reach is told, where nothing else would be said of it")
  func modal() throws {
    let tree =
      #"{"nodes":[[1,{"role":"window","properties":{"children":[2,3]}}],"#
      + #"[2,{"role":"button","actions":1,"properties":{"label":"A"}}],"#
      + #"[3,{"role":"dialog","flags":64,"properties":{"label":"Saved"}}]],"tree":{"root":1},"focus":1}"#
    let folder = try TemporaryFolder(["1.json": tree])
    let result = try Program.run(["announce", "1.json"], in: folder.path)
    #expect(
      result.output.contains("  note: The dialog “Saved” is modal: 1 node with words beside it is out of reach.\n"))
    #expect(!result.output.contains("“A"), "\(result.output)")
  }

  @Test(
    "every command that reads a dump says that a density is without effect on one of iOS",
    arguments: [
      ["announce", "notes.xml"], ["audit", "notes.xml"], ["describe", "notes.xml"],
      ["convert", "notes.xml", "n.tree.json"],
    ])
  func vainDensity(arguments: [String]) throws {
    let folder = try Self.folder()
    let result = try Program.run(arguments + ["--density", "420"], in: folder.path)
    #expect(result.errors.contains("--density changes nothing"), "\(result.errors)")
  }

  @Test("an update of AccessKit changes the tree of the file before it")
  func updates() throws {
    let first =
      #"{"nodes":[[1,{"role":"window","properties":{"children":[2]}}],"#
      + #"[2,{"role":"button","actions":1,"properties":{"label":"A"}}]],"tree":{"root":1},"focus":1}"#
    let second = #"{"nodes":[[2,{"role":"button","actions":1,"properties":{"label":"B"}}]],"tree":null,"focus":2}"#
    let folder = try TemporaryFolder(["1.json": first, "2.json": second])
    let walk = try Program.run(["announce", "1.json", "2.json"], in: folder.path)
    #expect(walk.output.contains("renamed    button #button from “A” to “B”"), "\(walk.output)\(walk.errors)")
    let alone = try Program.run(["announce", "2.json"], in: folder.path)
    #expect(alone.status == 3 && alone.errors.contains("put the first update, which has the whole tree, before it"))
  }

  @Test(
    "an option that changes nothing is warned of",
    arguments: [
      (["notes.xml", "--density", "420"], "and this is a WebDriverAgent page source (iOS)"),
      (["example:mail", "--density", "420"], "it belongs to dumps of Android screens"),
      (["example:mail", "--platform", "iOS"], "a scene says its platform itself"),
    ])
  func inVain(arguments: [String], words: String) throws {
    let folder = try Self.folder()
    let result = try Program.run(["announce"] + arguments, in: folder.path)
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("detent: warning: \(arguments[0]): \(arguments[1]) changes nothing: "))
    #expect(result.errors.contains(words))
  }

  @Test(
    "what a dump does not say and people may is checked",
    arguments: [
      (["--density", "7"], "40 to 1000 dots per inch"), (["--platform", "Androit"], "no platform is called “Androit”"),
    ])
  func options(arguments: [String], message: String) throws {
    let folder = try Self.folder()
    let result = try Program.run(["announce", "shop.xml"] + arguments, in: folder.path)
    #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
  }
}
