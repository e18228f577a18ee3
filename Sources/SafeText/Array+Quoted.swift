/// How a scalar above U+FFFF is escaped between double quotes.
package enum QuotedEscapes {
  /// As two surrogates, which is JSON.
  case surrogates
  /// As `\U` with eight digits, which is YAML.
  case long
}

extension Array where Element == UInt8 {
  /// Appends a text between double quotes, on one line, valid for every text, and equal to it when read.
  ///
  /// What a terminal would obey or not show is escaped, so that the document is as safe to look at as it is to parse.
  package mutating func append(quoted text: String, escapes: QuotedEscapes = .surrogates) {
    append(0x22)
    let isPlain = text.utf8.withContiguousStorageIfAvailable(Self.isPlain) ?? Self.isPlain(text.utf8)
    if isPlain { append(contentsOf: text.utf8) } else { append(escaped: text, escapes) }
    append(0x22)
  }

  /// Appends JSON with what is hidden in its texts escaped, and all else as it stands.
  package mutating func append(escapingHidden json: String) {
    for (scalar, isHidden) in HiddenScalars(json) {
      guard isHidden, scalar.value >= 0x7F else {
        append(contentsOf: scalar.utf8)
        continue
      }
      for unit in scalar.utf16 {
        append(text: "\\u")
        append(hexadecimal: unit, width: 4)
      }
    }
  }

  /// Whether all bytes are ASCII that stands for itself between double quotes; without branches, since every text of
  /// every row is looked through.
  @inline(__always) private static func isPlain(_ bytes: some Sequence<UInt8>) -> Bool {
    var others: UInt8 = 0
    for byte in bytes {
      others |= (byte &- 0x20 >= 0x5F ? 1 : 0) | (byte == 0x22 ? 1 : 0) | (byte == 0x5C ? 1 : 0)
    }
    return others == 0
  }

  private mutating func append(escaped text: String, _ escapes: QuotedEscapes) {
    for (scalar, isHidden) in HiddenScalars(text) {
      switch scalar {
      case "\"", "\\":
        append(0x5C)
        append(UInt8(truncatingIfNeeded: scalar.value))
      case "\n": append(text: "\\n")
      case "\r": append(text: "\\r")
      case "\t": append(text: "\\t")
      case _ where !isHidden: append(contentsOf: scalar.utf8)
      case _ where scalar.value > 0xFFFF && escapes == .long:
        append(text: "\\U")
        append(hexadecimal: scalar.value, width: 8)
      default:
        for unit in scalar.utf16 {
          append(text: "\\u")
          append(hexadecimal: unit, width: 4)
        }
      }
    }
  }
}

extension String {
  /// The text between double quotes, as `append(quoted:)` writes it.
  package func quoted(_ escapes: QuotedEscapes = .surrogates) -> String {
    var bytes: [UInt8] = []
    bytes.append(quoted: self, escapes: escapes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
