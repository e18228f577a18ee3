import Accessibility
import Documents

extension XMLReader {
  /// Reads `name="value"`, which comes next.
  mutating func readAttribute() throws(DocumentError) {
    let place = location
    let name = try readName("an attribute, or \">\"")
    guard position < bytes.count else { throw unexpected("\"=\"") }
    guard !attributes.contains(where: { $0.name == name }) else {
      throw DocumentError(place, "the attribute \(excerpt(name)) occurs a second time", expected: "each attribute once")
    }
    guard attributes.count < limits.attributes else {
      throw DocumentError(place, "an element has more than \(limits.attributes) attributes", expected: "a tree dump")
    }
    skipSpace()
    guard current == UInt8(ascii: "=") else { throw unexpected("\"=\"") }
    position += 1
    skipSpace()
    attributes.append(XMLAttribute(name: name, value: try readValue(place), location: place))
  }

  /// Reads a value between quotes; a line end in it is a blank, as XML has it.
  private mutating func readValue(_ place: SourceLocation) throws(DocumentError) -> String {
    let quote = current
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw unexpected("a value in quotes")
    }
    position += 1
    let first = position
    let end = min(bytes.count, first + limits.value)
    while position < end, !Self.isSpecial(bytes[position]) { position += 1 }
    if position < end, bytes[position] == quote {
      position += 1
      return String(decoding: bytes[first..<position - 1], as: UTF8.self)
    }
    var text = Array(bytes[first..<position])
    while position < bytes.count, bytes[position] != quote {
      guard position - first < limits.value else { break }
      switch bytes[position] {
      case UInt8(ascii: "&"): try readReference(into: &text)
      case UInt8(ascii: "<"):
        throw error("\"<\" in a value", expected: "&lt;", hint: "is a quotation mark missing further up?")
      case 0x0A, 0x0D:
        text.append(0x20)
        endLine()
      case let byte:
        text.append(byte)
        position += 1
      }
    }
    guard position < bytes.count else {
      throw DocumentError(place, "this value never ends", expected: "a quotation mark", hint: Self.cutOff)
    }
    guard bytes[position] == quote else {
      throw DocumentError(place, "this value is longer than \(limits.value) bytes", expected: "a text of a screen")
    }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads `&amp;` or `&#10;`, which comes next.
  private mutating func readReference(into text: inout [UInt8]) throws(DocumentError) {
    let place = location
    let word = bytes[position...].dropFirst().prefix(12)
    guard let end = word.firstIndex(of: UInt8(ascii: ";")) else {
      if word.endIndex == bytes.count, !word.contains(UInt8(ascii: "\"")), !word.contains(UInt8(ascii: "'")) {
        position = bytes.count
        throw unexpected("a reference that ends in \";\"")
      }
      throw DocumentError(place, "\"&\" in a value", expected: "&amp; or another reference that ends in \";\"")
    }
    let name = word[..<end]
    position = end + 1
    switch String(decoding: name, as: UTF8.self) {
    case "amp": text.append(UInt8(ascii: "&"))
    case "lt": text.append(UInt8(ascii: "<"))
    case "gt": text.append(UInt8(ascii: ">"))
    case "quot": text.append(UInt8(ascii: "\""))
    case "apos": text.append(UInt8(ascii: "'"))
    case let number where number.hasPrefix("#"):
      guard let scalar = Self.scalar(number.dropFirst()) else {
        throw DocumentError(place, "&\(number); is not a character", expected: "a reference such as &#10;")
      }
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    case let name:
      throw DocumentError(
        place, "&\(name); is not known", expected: "&amp; &lt; &gt; &quot; &apos; or a number",
        hint: "tree dumps declare no entities of their own")
    }
  }

  /// The character with a number, decimal or hexadecimal after `x`; nil where XML has none.
  private static func scalar(_ digits: Substring) -> Unicode.Scalar? {
    let isHexadecimal = digits.hasPrefix("x")
    let number = isHexadecimal ? digits.dropFirst() : digits
    guard let first = number.utf8.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-"),
      let code = UInt32(number, radix: isHexadecimal ? 16 : 10), code != 0, code != 0xFFFE, code != 0xFFFF
    else { return nil }
    return Unicode.Scalar(code)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "&"), UInt8(ascii: "<"), 0x0A, 0x0D: true
    default: false
    }
  }
}
