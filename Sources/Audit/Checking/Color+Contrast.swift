import Accessibility

extension Color {
  /// How much two colours differ in brightness, 1…21, as WCAG 2.2 defines it; `background` is opaque.
  func contrast(with background: Color) -> Double {
    let (one, other) = (over(background).luminance, background.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// This colour as it is seen on an opaque one.
  private func over(_ background: Color) -> Color {
    guard alpha < 1 else { return self }
    let share = max(0, alpha)
    return Color(
      red: red * share + background.red * (1 - share), green: green * share + background.green * (1 - share),
      blue: blue * share + background.blue * (1 - share))
  }

  /// Relative luminance, 0…1, of an sRGB colour (WCAG 2.2).
  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The share of light of a part of an sRGB colour; between the 256 levels of a screen, along a line.
  private static func linear(_ part: Double) -> Double {
    guard part > 0 else { return 0 }
    guard part < 1 else { return 1 }
    let place = part * 255
    let level = Int(place)
    return levels[level] + (levels[level + 1] - levels[level]) * (place - Double(level))
  }

  /// The light of each level, from nothing to all: ((x + 0.055) / 1.055) to the power of 2.4, which is the fifth root
  /// of its twelfth power. Made of + − × ÷ alone, so that every machine finds the same.
  private static let levels: [Double] = (0...255).map { level in
    let part = Double(level) / 255
    guard part > 0.04045 else { return part / 12.92 }
    let base = (part + 0.055) / 1.055
    let square = base * base
    let power = square * square * square * square * square * square
    var root = base * base
    // Newton's method from above: the square of a number below 1 is greater than its power of 2.4.
    for _ in 0..<60 {
      let fourth = root * root * root * root
      root -= (root * fourth - power) / (5 * fourth)
    }
    return root
  }
}

extension Double {
  /// A number with one digit after the point, cut off: 4.49 is 4.4, so that what is too little does not read as enough.
  var tenths: String {
    let tenths = Int((self * 10).rounded(.down))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
