import Accessibility
public import Documents

/// What people have in their hands in place of a dump, since the tool that was to write it did something else.
public enum MistakenDump {
  /// What such a file is and what to do; nil for any other.
  ///
  /// - Parameter content: The beginning of the file.
  public static func error(in content: ArraySlice<UInt8>, file: String) -> DocumentErrors? {
    guard let (message, expected, hint) = words(for: content) else { return nil }
    return DocumentErrors(
      DocumentError(SourceLocation(file: file, line: 1, column: 1), message, expected: expected, hint: hint))
  }

  private typealias Words = (message: String, expected: String, hint: String)

  private static func words(for content: ArraySlice<UInt8>) -> Words? {
    if isWide(content) {
      return (
        "the text is encoded as UTF-16", "UTF-8",
        "the > of PowerShell writes so: take the file with `adb pull`, or convert it with `iconv -f UTF-16 -t UTF-8`"
      )
    }
    if content.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      return ("this is a zip archive", "a tree dump", "unpack it, and name the dump that is in it")
    }
    let text = content.starts(with: [0xEF, 0xBB, 0xBF]) ? content.dropFirst(3) : content
    let body = text.drop(while: TreeFormat.isBlank)
    guard let first = body.first, Preamble.length(of: text).lines == 0 else { return nil }
    if first == UInt8(ascii: "{") { return answer(body) }
    if body.starts(with: Fence.mark), TreeFormat(content: content) == nil {
      return (
        "this is a block of Markdown, and what is in it is no dump that Detent reads so", "a tree dump",
        "cut out what stands between the lines with ```, and give that"
      )
    }
    // A log may have put something before it.
    let line = FlutterLine(body.prefix { $0 != 0x0A && $0 != 0x0D }).content
    if line.hasPrefix("Semantics not ") { return asleep }
    guard let known = known.first(where: { body.starts(with: $0.beginning.utf8) }) else { return nil }
    return (known.message, "a tree dump", known.hint)
  }

  /// What Flutter says in place of a dump while nobody asks for semantics.
  private static let asleep: Words = (
    "this is what Flutter says while it makes no semantics, and no dump", "a tree dump",
    "switch a screen reader on, or let the app call SemanticsBinding.instance.ensureSemantics(), and write the dump once more"
  )

  /// How such texts begin, what they are and what to do.
  private static let known: [(beginning: String, message: String, hint: String)] = [
    ("UI hierchary dumped to", Self.place, Self.pull), ("UI hierarchy dumped to", Self.place, Self.pull),
    (
      "ERROR: could not get idle", "uiautomator has read no screen, since something on it kept moving",
      "stop animations and videos (in the developer options the animation scales), and write the dump once more"
    ),
    (
      "ERROR: null root node", "uiautomator has found no window to read",
      "unlock the phone, end other programs that use accessibility for tests, and write the dump once more"
    ),
    ("ERROR: ", "this is what a tool says when it fails, and no dump", Self.again),
    ("Killed", "the phone has ended uiautomator before it wrote anything", Self.again),
    ("* daemon ", Self.adb, Self.again), ("adb: ", Self.adb, Self.again), ("adb.exe: ", Self.adb, Self.again),
    ("adb server ", Self.adb, Self.again),
    ("error: no devices", Self.adb, "connect the phone, let `adb devices` list it, and write the dump once more"),
    ("error: device ", Self.adb, "let `adb devices` list the phone as a device, and write the dump once more"),
    ("error: closed", Self.adb, Self.again),
    ("windows {", Self.proto, Self.otherwise), ("device_state {", Self.proto, Self.otherwise),
  ]

  private static let place = "this is what uiautomator says when it has written a dump, and not the dump"
  private static let pull = "take the dump with `adb pull`, from the file that is named there"
  private static let adb = "this is what adb says, and no dump"
  private static let again = "mend what it says, and write the dump once more"
  private static let proto = "this is a hierarchy of Google's Accessibility Test Framework, which Detent does not read"
  private static let otherwise = "`adb shell uiautomator dump` writes the same screen as Detent reads it"

  /// Whether a text of XML or JSON is encoded with two bytes a character.
  private static func isWide(_ content: ArraySlice<UInt8>) -> Bool {
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF], []]
    return marks.contains { mark in
      guard content.starts(with: mark) else { return false }
      let pair = Array(content.dropFirst(mark.count).prefix(2))
      guard pair.count == 2, pair[0] == 0 || pair[1] == 0 else { return false }
      return ["<", "{", "[", "\r", "\n"].contains(Character(Unicode.Scalar(pair[0] | pair[1])))
    }
  }

  /// A WebDriver server that answers that it cannot: `{"value": {"error": …, "message": …}}`.
  private static func answer(_ body: ArraySlice<UInt8>) -> Words? {
    let signs = body.prefix(400).filter { !TreeFormat.isBlank($0) }
    let isError =
      signs.starts(with: "{\"value\":{\"error\":".utf8) || signs.starts(with: "{\"value\":{\"message\":".utf8)
      || signs.firstRange(of: "\"value\":{\"error\":\"".utf8) != nil
    guard isError else { return nil }
    var words = ""
    if let key = body.firstRange(of: "\"message\"".utf8) {
      let value = body[key.upperBound...].drop { $0 != UInt8(ascii: "\"") }.dropFirst()
      let text = String(decoding: value.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }, as: UTF8.self)
      words = ": " + (text.count > 100 ? text.prefix(99) + "…" : text)
    }
    return (
      "the server answers with an error, and not with a page source" + words, "a text under \"value\"",
      "start a session on the screen that you mean, and ask for its page source once more"
    )
  }
}
