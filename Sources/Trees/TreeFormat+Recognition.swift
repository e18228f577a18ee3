import Accessibility

extension TreeFormat {
  /// What a file is that begins with these bytes; nil where it is no tree dump.
  ///
  /// What is recognised is what every file of a format has, behind a byte order mark, blanks, an XML declaration and what
  /// `adb` says before a dump that went to a terminal.
  public init?(content: ArraySlice<UInt8>) {
    let body = Self.body(content)
    switch body.first {
    case UInt8(ascii: "<"):
      guard let format = Self.ofXML(body) else { return nil }
      self = format
    default:
      guard let format = Self.ofText(body) else { return nil }
      self = format
    }
  }

  /// Whether a text begins as XML does: a dump of a kind that is not known, if of none that is.
  public static func isXML(_ content: ArraySlice<UInt8>) -> Bool {
    body(content).first == UInt8(ascii: "<")
  }

  /// What stands behind everything that may stand before a dump.
  private static func body(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let text = content.starts(with: [0xEF, 0xBB, 0xBF]) ? content.dropFirst(3) : content
    return text.dropFirst(Preamble.length(of: text).bytes).drop(while: isBlank)
  }

  private static func ofXML(_ text: ArraySlice<UInt8>) -> TreeFormat? {
    var rest = text
    // A declaration and comments may stand before the first element.
    while true {
      if rest.starts(with: "<?".utf8), let end = rest.firstRange(of: "?>".utf8) {
        rest = rest[end.upperBound...].drop(while: isBlank)
      } else if rest.starts(with: "<!--".utf8), let end = rest.firstRange(of: "-->".utf8) {
        rest = rest[end.upperBound...].drop(while: isBlank)
      } else {
        break
      }
    }
    // The reader refuses a document type, with its place; here it only stands in the way.
    if rest.starts(with: "<!DOCTYPE".utf8) {
      let roots: [(String, TreeFormat)] = [
        ("<hierarchy", .uiautomator), ("<AppiumAUT", .webDriverAgent), ("<XCUIElementType", .webDriverAgent),
      ]
      return roots.first { rest.firstRange(of: $0.0.utf8) != nil }?.1
    }
    if rest.starts(with: "<AppiumAUT".utf8) || rest.starts(with: "<XCUIElementType".utf8) { return .webDriverAgent }
    // All windows of all displays, each with a hierarchy in it.
    if rest.starts(with: "<displays".utf8) { return .uiautomator }
    guard rest.starts(with: "<hierarchy".utf8) else { return nil }
    let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
    // uiautomator has one element for all nodes; Appium names each after its class, and the root after itself.
    let next = rest[end...].dropFirst().drop(while: isBlank)
    if next.starts(with: "<node".utf8) { return .uiautomator }
    let isElement = next.first == UInt8(ascii: "<") && next.dropFirst().first.map(isLetter) == true
    return isElement || rest[..<end].contains("class=".utf8) ? .appium : .uiautomator
  }

  private static func ofText(_ text: ArraySlice<UInt8>) -> TreeFormat? {
    if text.first == UInt8(ascii: "{") || text.first == UInt8(ascii: "[") { return ofJSON(text) }
    if let format = ofLines(text) { return format }
    guard let fence = Fence(in: text) else { return behindLog(text) }
    return ofLines(text[fence.start...].drop(while: isBlank)) ?? behindLog(text)
  }

  /// The block of Markdown that a dump of lines stands in; nil for any other text.
  static func fence(in content: ArraySlice<UInt8>) -> Fence? {
    let text = body(content)
    guard text.first != UInt8(ascii: "<"), text.first != UInt8(ascii: "{"), text.first != UInt8(ascii: "["),
      ofLines(text) == nil, let fence = Fence(in: content), ofLines(content[fence.start...].drop(while: isBlank)) != nil
    else { return nil }
    return fence
  }

  /// The format of a dump behind lines of a log or of a debugger; nil where none begins in the text.
  private static func behindLog(_ text: ArraySlice<UInt8>) -> TreeFormat? {
    var rest = text
    while let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      rest = rest[end...].drop { $0 == 0x0A || $0 == 0x0D }
      let line = rest.prefix { $0 != 0x0A && $0 != 0x0D }
      if line.starts(with: "Attributes: ".utf8) || line.starts(with: "Element subtree:".utf8),
        rest.firstRange(of: "→".utf8) != nil
      {
        return .xcuitest
      }
      if line.firstRange(of: "SemanticsNode#".utf8) != nil, FlutterLine(line).content.hasPrefix("SemanticsNode#"),
        FlutterLine(line).column == 0, rest.firstRange(of: "Rect.fromLTRB(".utf8) != nil
      {
        return .flutter
      }
    }
    return nil
  }

  /// The format of a dump that has one element a line, by its first line.
  private static func ofLines(_ text: ArraySlice<UInt8>) -> TreeFormat? {
    // Only the first line that says something decides; a snapshot may have comments before it.
    let line = firstLine(of: text)
    let isDescription =
      line.starts(with: "Attributes: ".utf8) || line.starts(with: "Element subtree:".utf8)
      || line.starts(with: "→Application, ".utf8)
    if isDescription { return .xcuitest }
    if line.starts(with: "SemanticsNode#".utf8) { return .flutter }
    if line.firstRange(of: "flutter".utf8) != nil, text.firstRange(of: "SemanticsNode#".utf8) != nil { return .flutter }
    return isAriaSnapshot(line) ? .ariaSnapshot : nil
  }

  private static func firstLine(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = text
    while rest.first == UInt8(ascii: "#"), let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      rest = rest[end...].drop(while: isBlank)
    }
    return rest.prefix { $0 != 0x0A && $0 != 0x0D }
  }

  /// Whether a line is an element of an aria snapshot: `- role`, and behind that a name, attributes or a colon.
  private static func isAriaSnapshot(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: "- ".utf8) else { return false }
    var body = line.dropFirst(2)
    if body.first == UInt8(ascii: "'") || body.first == UInt8(ascii: "\"") { body = body.dropFirst() }
    if body.first == UInt8(ascii: "/") {
      // What an element says of itself: `/url: …`, `/children: equal`.
      let name = body.dropFirst().prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
      return !name.isEmpty && body[name.endIndex...].first == UInt8(ascii: ":")
    }
    // Only what has changed: the reader of snapshots says so.
    if AriaSnapshotLine.isChange(body) { return true }
    let role = body.prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    guard !role.isEmpty else { return false }
    let word = String(decoding: role, as: UTF8.self)
    guard word == "text" || WebRoles.meaning(of: word).role != .unknown else { return false }
    switch body[role.endIndex...].first {
    case nil, UInt8(ascii: ":"): return true
    case 0x20:
      let next = body[role.endIndex...].dropFirst().first
      return next == UInt8(ascii: "\"") || next == UInt8(ascii: "[") || next == UInt8(ascii: "/")
    default: return false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func ofJSON(_ text: ArraySlice<UInt8>) -> TreeFormat? {
    let outline = JSONOutline(text)
    func has(_ key: String) -> Bool { outline.keys.contains(key) }
    if has("_0"), has("element") || has("container") { return .accessibilitySnapshot }
    if let source = outline.source { return ofXML(source.drop(while: isBlank)) }
    if outline.isDescription { return .xcuitest }
    let isDocument = outline.outermost.contains("elements") && !outline.outermost.contains("scene")
    if has("AXFrame") || isDocument && (has("frame") || outline.outermost.contains("backend")) { return .idb }
    if has("nodeId"), has("ignored") || has("childIds") || has("backendDOMNodeId") { return .chromium }
    return outline.listsPairs ? .accessKit : nil
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}
