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
      #expect(result.output.contains("3  “Apples, 2.50 per kilo. Button. List Start.”"), "\(result.output)")
      #expect(result.output.contains("--density does"))
    }
  }

  @Test("words that are not spoken are named with the reason")
  func explain() throws {
    let folder = try Self.folder()
    let result = try Program.run(["announce", "clock.json", "--explain"], in: folder.path)
    #expect(result.output.contains("not spoken: #application “Clock”: it holds others"), "\(result.output)")
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
      ("<!DOCTYPE x [<!ENTITY a \"b\">]><hierarchy/>", "no tree dump"),
      ("<hierarchy><!DOCTYPE x><node/></hierarchy>", "document type declaration"),
      ("<hierarchy><node text=\"", "longer than 1048576 bytes"),
    ])
  func hostile(beginning: String, message: String) throws {
    let filler = message.hasPrefix("longer") ? 20 : 0
    let result = try Program.run(["announce", "-"], input: beginning.utf8, filler: "x", megabytes: filler)
    #expect(result.status == 3 && result.errors.contains(message), "\(result.errors.prefix(300))")
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
