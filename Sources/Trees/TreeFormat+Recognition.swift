extension TreeFormat {
  /// What a file is that begins with these bytes; nil where it is no tree dump.
  ///
  /// What is recognised is what every file of a format has, behind a byte order mark, blanks and an XML declaration.
  public init?(content: ArraySlice<UInt8>) {
    let text = content.starts(with: [0xEF, 0xBB, 0xBF]) ? content.dropFirst(3) : content
    let body = text.drop(while: Self.isBlank)
    switch body.first {
    case UInt8(ascii: "<"):
      guard let format = Self.ofXML(body) else { return nil }
      self = format
    default:
      guard let format = Self.ofText(body) else { return nil }
      self = format
    }
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
    if rest.starts(with: "<AppiumAUT".utf8) || rest.starts(with: "<XCUIElementType".utf8) { return .webDriverAgent }
    guard rest.starts(with: "<hierarchy".utf8), let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    // uiautomator has one element for all nodes; Appium names each after its class, and the root after itself.
    let next = rest[rest.index(after: end)...].drop(while: isBlank)
    if next.starts(with: "<node".utf8) { return .uiautomator }
    return rest[..<end].contains("class=".utf8) ? .appium : .uiautomator
  }

  private static func ofText(_ text: ArraySlice<UInt8>) -> TreeFormat? {
    let lines = text.split(separator: 0x0A, maxSplits: 40).prefix(40)
    for line in lines {
      let words = line.drop(while: isBlank)
      let isDescription =
        words.starts(with: "Attributes: ".utf8) || words.starts(with: "Element subtree:".utf8)
        || words.starts(with: "→Application, ".utf8)
      if isDescription { return .xcuitest }
      // Only the first line that says something decides.
      if !words.isEmpty { break }
    }
    return nil
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}
