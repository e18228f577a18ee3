/// Names that nobody should give, and somebody does: with what steers a terminal, hides, turns or quotes.
public enum HostileNames {
  private static let pieces: [Unicode.Scalar] = [
    "a", "Z", "é", "ב", "漢", "\u{1F600}", " ", "\"", "\\", ";", "#", "{", "}", "u", "n", "/", "'", "\n", "\t", "\r",
    "\0",
    "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}", "\u{AD}", "\u{200B}", "\u{200D}", "\u{202E}", "\u{2028}", "\u{2066}",
    "\u{FE0F}",
    "\u{FEFF}", "\u{301}", "\u{E0041}", "\u{FFFF}", "\u{10FFFF}",
  ]

  /// A name of up to twelve scalars.
  public static func name(using generator: inout some RandomNumberGenerator) -> String {
    var name = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      name.append(pieces[Int.random(in: 0..<pieces.count, using: &generator)])
    }
    return String(name)
  }
}
