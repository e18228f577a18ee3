/// Colours that are not written as documents write them.
enum ColorName {
  /// `#RRGGBB` for a name of CSS, `#RGB`, or digits without `#`; nil where no colour is meant.
  static func hexadecimal(of text: String) -> String? {
    let word = text.lowercased()
    if let known = names[word] { return known }
    var digits = word[...]
    if digits.hasPrefix("#") {
      digits = digits.dropFirst()
    } else if digits.hasPrefix("0x") {
      digits = digits.dropFirst(2)
    }
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    switch digits.count {
    case 3, 4: return "#" + digits.uppercased().map { "\($0)\($0)" }.joined()
    case 6, 8: return "#" + digits.uppercased()
    default: return nil
    }
  }

  private static let names = [
    "black": "#000000", "silver": "#C0C0C0", "gray": "#808080", "grey": "#808080", "white": "#FFFFFF",
    "maroon": "#800000", "red": "#FF0000", "purple": "#800080", "fuchsia": "#FF00FF", "magenta": "#FF00FF",
    "green": "#008000", "lime": "#00FF00", "olive": "#808000", "yellow": "#FFFF00", "navy": "#000080",
    "blue": "#0000FF", "teal": "#008080", "aqua": "#00FFFF", "cyan": "#00FFFF", "orange": "#FFA500",
    "pink": "#FFC0CB", "brown": "#A52A2A", "gold": "#FFD700", "indigo": "#4B0082", "violet": "#EE82EE",
    "lightgray": "#D3D3D3", "lightgrey": "#D3D3D3", "darkgray": "#A9A9A9", "darkgrey": "#A9A9A9",
  ]
}
