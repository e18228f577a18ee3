import Accessibility

extension Form where Value == Color {
  /// `'#RRGGBB'`, `'#RRGGBBAA'`, or the parts from 0 to 1 as `[red, green, blue]` or `[red, green, blue, alpha]`.
  static let color = Form(
    schema: [
      "anyOf": [
        ["type": "string", "pattern": "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"],
        ["type": "array", "items": part.schema, "minItems": 3, "maxItems": 4],
      ]
    ],
    read: { node, decoder in
      if let text = node.scalar?.text, let color = Color(hexadecimal: text) { return color }
      if let items = node.sequence, items.count == 3 || items.count == 4 {
        let parts = items.compactMap { part.read($0, &decoder) }
        guard parts.count == items.count else { return nil }
        return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
      }
      decoder.mismatch(
        node, expected: "a colour like '#1C1C1E', '#1C1C1E80' or [0.1, 0.1, 0.12]",
        hint: node.scalar.flatMap { ColorName.hexadecimal(of: $0.text) }.map { "write '\($0)'" } ?? node.absenceHint)
      return nil
    },
    write: { color in
      if let text = color.hexadecimal { return .text(text) }
      let parts = [color.red, color.green, color.blue] + (color.alpha == 1 ? [] : [color.alpha])
      return .list(parts.map { .number($0) })
    })

  private static let part = Form<Double>.number(in: 0...1)
}

extension Color {
  /// A colour from `#` and six or eight hexadecimal digits.
  fileprivate init?(hexadecimal text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8 else { return nil }
    var bytes: [Double] = []
    var high: Int?
    for digit in digits {
      guard digit < 0x80, let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      if let first = high {
        bytes.append(Double(first * 16 + value) / 255)
        high = nil
      } else {
        high = value
      }
    }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 1)
  }

  /// `#RRGGBB` or `#RRGGBBAA`, where that says exactly this colour.
  fileprivate var hexadecimal: String? {
    var text = "#"
    for part in [red, green, blue] + (alpha == 1 ? [] : [alpha]) {
      let byte = (part * 255).rounded()
      guard byte >= 0, byte <= 255, byte / 255 == part else { return nil }
      let digits = String(Int(byte), radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
    return text
  }
}
