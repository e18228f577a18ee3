import Foundation
import TestSupport
import Testing

@Suite("detent audit --baseline")
struct BaselineCommandTests {
  private static func scene(_ elements: String) -> String {
    """
    scene: mail
    platform: iOS
    windows:
      - id: inbox
        title: Inbox
        elements:
    \(elements)

    """
  }

  private static let compose = "      - {id: compose, role: button}"
  private static let send = "      - {id: send, role: button, label: Send}"
  private static let trash = "      - {id: trash, role: button}"

  private static func audit(_ file: String, _ more: String..., in folder: TemporaryFolder) throws -> Program.Result {
    try Program.run(["audit", file, "--rule", "name-missing", "--baseline", "b.json"] + more, in: folder.path)
  }

  @Test("what is known passes through moves and renames, what is new fails, and what is mended is stale")
  func life() throws {
    let folder = try TemporaryFolder(["mail.scene.yaml": Self.scene(Self.compose + "\n" + Self.send)])
    #expect(try Self.audit("mail.scene.yaml", in: folder).status == 3)
    let written = try Self.audit("mail.scene.yaml", "--update-baseline", in: folder)
    #expect(written.status == 0 && written.errors == "b.json\n", "\(written.errors)")
    let known = try Self.audit("mail.scene.yaml", in: folder)
    #expect(known.status == 0 && known.output.contains("baseline: 1 finding accepted, 0 new\n"), "\(known.output)")
    #expect(known.output.contains("\n  accepted: nobody has said why\n"))
    for spelling in ["./mail.scene.yaml", folder.path + "/mail.scene.yaml", ".//./mail.scene.yaml"] {
      let same = try Self.audit(spelling, in: folder)
      #expect(same.status == 0 && same.output.contains("baseline: 1 finding accepted, 0 new\n"), "\(same.output)")
      let renewed = try Self.audit(spelling, "--update-baseline", in: folder)
      #expect(renewed.status == 0)
      #expect(try folder.text(of: "b.json").contains(#""target": "mail.scene.yaml""#))
    }
    let hidden = try Self.audit("mail.scene.yaml", "--new-only", in: folder)
    #expect(hidden.status == 0 && !hidden.output.contains("[name-missing]"))

    // A person says why; the button moves, has another id, and the file another name.
    let text = try folder.text(of: "b.json").replacing("\"message\"", with: "\"reason\": \"new icons\", \"message\"")
    try folder.write(text, to: "b.json")
    try FileManager.default.removeItem(atPath: folder.path + "/mail.scene.yaml")
    try folder.write(
      Self.scene(Self.send + "\n" + Self.compose.replacing("compose", with: "write")), to: "letters.scene.yaml")
    let moved = try Self.audit("letters.scene.yaml", in: folder)
    #expect(moved.status == 0 && moved.output.contains("\n  accepted: new icons\n"), "\(moved.output)")

    // One more is new.
    try folder.write(
      Self.scene([Self.trash, Self.send, Self.compose].joined(separator: "\n")), to: "letters.scene.yaml")
    let fresh = try Self.audit("letters.scene.yaml", "--new-only", in: folder)
    #expect(fresh.status == 1 && fresh.output.contains("baseline: 1 finding accepted, 1 new\n"), "\(fresh.output)")
    #expect(fresh.output.split(separator: "\n").count { $0.hasSuffix("[name-missing]") } == 1)

    // All is mended.
    try folder.write(Self.scene(Self.send), to: "letters.scene.yaml")
    let mended = try Self.audit("letters.scene.yaml", in: folder)
    #expect(mended.status == 0)
    #expect(
      mended.output.contains(
        "baseline: stale, as it is not found any more: name-missing at inbox/compose in mail.scene.yaml\n"))
    #expect(try Self.audit("letters.scene.yaml", "--update-baseline", in: folder).status == 0)
    #expect(try folder.text(of: "b.json").contains("\"accepted\": []"))
  }

  @Test("an entry accepts up to its last day")
  func expiry() throws {
    let folder = try TemporaryFolder(["mail.scene.yaml": Self.scene(Self.compose)])
    #expect(try Self.audit("mail.scene.yaml", "--update-baseline", in: folder).status == 0)
    let text = try folder.text(of: "b.json").replacing("\"message\"", with: "\"expires\": \"2027-01-31\", \"message\"")
    try folder.write(text, to: "b.json")
    // Noon on the day, and the first second of the next.
    for (epoch, status) in [("1801396800", Int32(0)), ("1801440000", 1)] {
      let result = try Shell.run(
        "SOURCE_DATE_EPOCH=\(epoch) '\(Program.path)' audit mail.scene.yaml --rule name-missing --baseline b.json",
        in: folder.path)
      #expect(result.status == status, "\(result.output)")
      #expect(result.output.contains("baseline: expired: ") == (status == 1))
    }
  }

  @Test("fewer controls with a name fail an audit in which nothing else is new")
  func names() throws {
    let folder = try TemporaryFolder([
      "mail.scene.yaml": Self.scene(Self.compose + "\n" + Self.send)
    ])
    #expect(try Self.audit("mail.scene.yaml", "--update-baseline", in: folder).status == 0)
    try folder.write(Self.scene(Self.compose), to: "mail.scene.yaml")
    let worse = try Self.audit("mail.scene.yaml", in: folder)
    #expect(
      worse.status == 1 && worse.output.contains(": 0 of 1 control has a name, 1 of 2 before\n"), "\(worse.output)")
  }

  @Test("a baseline that is none, or stands where something is read, is refused and nothing is lost")
  func refused() throws {
    let folder = try TemporaryFolder(["mail.scene.yaml": Self.scene(Self.compose), "b.json": "{\"accepted\": 1}"])
    let unreadable = try Self.audit("mail.scene.yaml", in: folder)
    #expect(unreadable.status == 3 && unreadable.errors.contains("b.json:1:"))
    let foreign = try Self.audit("mail.scene.yaml", "--update-baseline", in: folder)
    #expect(foreign.status != 0)
    #expect(try folder.text(of: "b.json") == "{\"accepted\": 1}")
    let same = try Program.run(
      ["audit", "mail.scene.yaml", "--baseline", "mail.scene.yaml", "--update-baseline"], in: folder.path)
    #expect(same.status == 2)
    #expect(try folder.text(of: "mail.scene.yaml") == Self.scene(Self.compose))
    for words in [["--new-only"], ["--update-baseline"], ["--baseline", "-"]] {
      #expect(try Program.run(["audit", "mail.scene.yaml"] + words, in: folder.path).status == 2)
    }
  }

  @Test("findings name the line of the sources in which the identifier stands")
  func sources() throws {
    let dump = """
      <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
      <hierarchy rotation="0"><node index="0" text="" resource-id="com.example:id/pay" class="android.widget.Button" \
      package="com.example" content-desc="" checkable="false" checked="false" clickable="true" enabled="true" \
      focusable="true" focused="false" scrollable="false" long-clickable="false" password="false" selected="false" \
      bounds="[0,0][200,200]" /></hierarchy>
      """
    let folder = try TemporaryFolder(["window.xml": dump])
    try FileManager.default.createDirectory(atPath: folder.path + "/src/layout", withIntermediateDirectories: true)
    try folder.write("<a/>\n<Button android:id=\"@+id/pay\"/>\n", to: "src/layout/main.xml")
    try folder.write("fun f() { val pay = find(R.id.pay) }\n", to: "src/Main.kt")
    try folder.write("pay the bill\n", to: "src/other.txt")
    let result = try Program.run(
      ["audit", "window.xml", "--rule", "name-missing", "--sources", "src"], in: folder.path)
    #expect(result.status == 1, "\(result.errors)")
    #expect(
      result.output.contains("  source: src/Main.kt:1:31\n  source: src/layout/main.xml:2:26\n"), "\(result.output)")
    let missing = try Program.run(["audit", "window.xml", "--sources", "nowhere"], in: folder.path)
    #expect(missing.status == 2 && missing.errors.contains("nowhere: there is no such folder"))
  }
}
