import Accessibility
import Documents
import Testing
import Trees

/// What a tester has in his hands on the first day: a dump with something around it, or something else than a dump.
@Suite("What people take for a dump")
struct MistakenDumpTests {
  static let dump =
    "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation=\"0\">\n<node text=\"Hi\" "
    + "class=\"android.widget.TextView\" bounds=\"[0,0][10,10]\" /></hierarchy>"

  static let read: [(String, String)] = [
    ("as it is", dump), ("with a byte order mark", "\u{FEFF}" + dump),
    ("with other line ends", dump.replacing("\n", with: "\r\n") + "\r\n"),
    ("from a terminal", dump + "UI hierchary dumped to: /dev/tty\n"),
    ("from a terminal, spelled otherwise", dump + "\r\nUI hierarchy dumped to: /dev/tty\r\n"),
    ("behind what uiautomator says", "UI hierchary dumped to: /sdcard/window_dump.xml\n" + dump),
    (
      "behind what adb says",
      "* daemon not running; starting now at tcp:5037\r\n* daemon started successfully\r\n" + dump
    ),
    ("behind a warning", "Warning: something\n" + dump),
    ("behind what the linker says", "WARNING: linker: libx.so has text relocations\n\n" + dump),
  ]

  @Test("a dump is read with what a terminal adds to it", arguments: read)
  func dumps(what: String, text: String) throws {
    let imported = try TreeImporter.read(Array(text.utf8), file: "x")
    #expect(imported.format == .uiautomator)
    let node = try #require(imported.tree.nodes.first)
    #expect(node.name == "Hi" && imported.tree.nodes.count == 1)
    // The place is that in the file, what stands before the dump included.
    let lines = text[..<(text.firstRange(of: "<node")?.lowerBound ?? text.startIndex)].split(
      separator: "\n", omittingEmptySubsequences: false)
    let crlf = text[..<(text.firstRange(of: "<node")?.lowerBound ?? text.startIndex)].count { $0 == "\r\n" }
    #expect(node.source?.line == lines.count + crlf && node.source?.column == 1)
  }

  @Test("what stands in the middle of a message is no dump behind one")
  func notBehind() {
    #expect(Fixture.error("hello\n" + Self.dump)?.hasPrefix("x:1:1: this is no tree dump") == true)
  }

  static let mistaken: [(String, String)] = [
    ("UI hierchary dumped to: /sdcard/window_dump.xml\n", "and not the dump; expected a tree dump (take the dump with"),
    ("ERROR: could not get idle state.\n", "uiautomator has read no screen, since something on it kept moving"),
    ("ERROR: null root node returned by UiTestAutomationBridge.\n", "uiautomator has found no window to read"),
    ("ERROR: something else\n", "this is what a tool says when it fails, and no dump"),
    ("Semantics not generated.\nFor performance reasons, the framework\n", "while it makes no semantics, and no dump"),
    ("I/flutter (123): Semantics not generated.\n", "ensureSemantics()"),
    ("Killed \n", "the phone has ended uiautomator before it wrote anything"),
    ("adb: no devices/emulators found\n", "this is what adb says, and no dump"),
    (
      "error: no devices/emulators found\n",
      "this is what adb says, and no dump; expected a tree dump (connect the phone"
    ),
    ("error: device unauthorized.\n", "let `adb devices` list the phone as a device"),
    ("* daemon not running; starting now\n", "this is what adb says, and no dump"),
    ("device_state {\n  sdk_version: 34\n}\n", "which Detent does not read"),
    ("windows {\n  id: 0\n", "which Detent does not read"),
    (
      "{\"value\": {\"error\": \"invalid session id\", \"message\": \"A session is terminated\", \"stacktrace\": \"\"}}",
      "the server answers with an error, and not with a page source: A session is terminated; expected"
    ),
    ("{\"sessionId\":null,\"value\":{\"error\":\"x\",\"message\":\"y\"}}", "and not with a page source: y; expected"),
    ("PK\u{3}\u{4}", "this is a zip archive"),
  ]

  @Test("what a tool says in place of a dump is told from one, with what to do", arguments: mistaken)
  func refused(text: String, words: String) throws {
    let error = Fixture.error(text) ?? "read"
    #expect(error.hasPrefix("x:1:1: ") && error.contains(words) && error.hasSuffix(")"), "\(error)")
    #expect(MistakenDump.error(in: Array(text.utf8)[...], file: "x") != nil)
  }

  @Test(
    "a text with two bytes a character is told as such", arguments: [[0xFF, 0xFE], []] as [[UInt8]], [true, false])
  func wide(mark: [UInt8], isLittle: Bool) {
    let units = Self.dump.utf16.flatMap {
      isLittle ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)]
    }
    let bytes = (isLittle ? mark : mark.reversed()) + units
    let error = MistakenDump.error(in: bytes[...], file: "x")?.errors.first?.description ?? ""
    #expect(error.hasPrefix("x:1:1: the text is encoded as UTF-16; expected UTF-8 (the > of PowerShell"), "\(error)")
  }

  @Test("dumps and other documents are not mistaken", arguments: Fixture.all)
  func notMistaken(name: String, format: TreeFormat) throws {
    #expect(MistakenDump.error(in: try Fixture.bytes(name)[...], file: name) == nil)
    for text in ["scene: a\nplatform: iOS\n", "{\"screen\": [1, 2]}", "# EVEMU 1.3\n", ""] {
      #expect(MistakenDump.error(in: Array(text.utf8)[...], file: "x") == nil)
    }
  }
}
