import Testing

@testable import SafeText

@Suite("Text for a terminal")
struct TerminalTextTests {
  @Test(
    "what a terminal obeys, turns around or does not show is written out",
    arguments: [
      ("\u{0}\u{7}\u{8}\r", "\\u{0}\\u{7}\\u{8}\\u{d}"), ("a\u{1B}[2J", "a\\u{1b}[2J"),
      ("\u{1B}]0;x\u{7}", "\\u{1b}]0;x\\u{7}"),
      ("\u{7F}\u{80}\u{9B}31m\u{9F}", "\\u{7f}\\u{80}\\u{9b}31m\\u{9f}"), ("a\nb\tc", "a\\u{a}b\\u{9}c"),
      ("\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}", "\\u{202a}\\u{202b}\\u{202c}\\u{202d}\\u{202e}"),
      ("\u{2066}\u{2067}\u{2068}\u{2069}", "\\u{2066}\\u{2067}\\u{2068}\\u{2069}"),
      ("\u{200E}\u{200F}\u{61C}", "\\u{200e}\\u{200f}\\u{61c}"), ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
      ("a\u{200B}b\u{2060}c\u{FEFF}", "a\\u{200b}b\\u{2060}c\\u{feff}"), ("co\u{AD}op", "co\\u{ad}op"),
      ("\u{206A}\u{FFF9}x\u{FFFA}y\u{FFFB}", "\\u{206a}\\u{fff9}x\\u{fffa}y\\u{fffb}"),
      ("\u{3164}\u{115F}\u{1160}\u{FFA0}\u{34F}\u{17B4}", "\\u{3164}\\u{115f}\\u{1160}\\u{ffa0}\\u{34f}\\u{17b4}"),
      ("a\u{E0041}\u{E0042}", "a\\u{e0041}\\u{e0042}"), ("\u{E0001}\u{1D173}", "\\u{e0001}\\u{1d173}"),
      ("\u{FFFE}\u{10FFFF}", "\\u{fffe}\\u{10ffff}"),
    ])
  func writtenOut(text: String, shown: String) { #expect(text.forTerminal == shown) }

  @Test(
    "what people write stays as it is",
    arguments: [
      "", "Lab Phone Touchscreen", "naïve café", "e\u{301}", "보내기", "日本語", "Ж", "שלום", "مرحبا", "€ … “quoted” ½",
      "\u{A0}",
      "\u{3000}", "👍🏽", "❤️", "1️⃣", "🇰🇷", "👩‍❤️‍💋‍👨", "🏳️‍🌈", "👩🏽‍🚀", "🏴‍☠️", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "می\u{200C}خواهم", "ক্\u{200D}ষ", "ශ්\u{200D}රී", "ന്\u{200D}", "葛\u{E0100}", "\u{600}١", "ᠠ\u{180B}ᠡ", "\u{E0B0}",
      "👨‍👩‍👧‍👦", "🧑🏻‍🤝‍🧑🏿", "🤷🏽‍♀️", "👁️‍🗨️", "🐻‍❄️", "❤️‍🔥",
      "©\u{FE0E}", "∩\u{FE00}", "、\u{FE00}", "芦\u{FE01}", "#\u{FE0F}\u{20E3}",
    ])
  func kept(text: String) { #expect(text.forTerminal == text) }

  @Test(
    "joiners, selectors and tags out of their place are written out",
    arguments: [
      ("a\u{200D}b", "a\\u{200d}b"), ("\u{200D}", "\\u{200d}"), ("می\u{200C}", "می\\u{200c}"),
      ("\u{200C}م", "\\u{200c}م"),
      ("م\u{200D}\u{200D}م", "م\\u{200d}\\u{200d}م"), ("👩\u{200D}a", "👩\\u{200d}a"), ("字\u{200D}字", "字\\u{200d}字"),
      ("1\u{200D}2", "1\\u{200d}2"), ("\u{FE0F}", "\\u{fe0f}"), (" \u{FE0F}", " \\u{fe0f}"),
      ("Pa\u{FE0F}d\u{FE00} x\u{FE01}", "Pa\\u{fe0f}d\\u{fe00} x\\u{fe01}"), ("1\u{FE0F}", "1\\u{fe0f}"),
      ("0\u{FE00}", "0\\u{fe00}"), ("é\u{FE0F}", "é\\u{fe0f}"), ("字\u{FE0F}", "字\\u{fe0f}"),
      ("😀\u{FE0F}", "😀\\u{fe0f}"),
      ("👍\u{200D}👍", "👍\\u{200d}👍"), ("🚀\u{200D}👩", "🚀\\u{200d}👩"), ("👩\u{200D}😀", "👩\\u{200d}😀"),
      ("ᠠ\u{180B}\u{180B}", "ᠠ\u{180B}\\u{180b}"),
      ("❤\u{FE0F}\u{FE0E}", "❤\u{FE0F}\\u{fe0e}"), ("a\u{E0100}", "a\\u{e0100}"), ("a\u{180B}", "a\\u{180b}"),
      ("🏴\u{E0068}\u{E0069}\u{E007F}", "🏴\\u{e0068}\\u{e0069}\\u{e007f}"),
      ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}", "🏴\\u{e0067}\\u{e0062}\\u{e0065}\\u{e006e}\\u{e0067}"),
      (
        "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}\u{E0041}",
        "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}\\u{e0041}"
      ),
    ])
  func outOfPlace(text: String, shown: String) {
    #expect(text.forTerminal.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test("no command and no change of direction is left, whatever the scalar and whatever is around it")
  func everyScalar() {
    var seen = 0
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let isHarmful =
        properties.generalCategory == .control || properties.isBidiControl || value == 0x2028 || value == 0x2029
      guard isHarmful else { continue }
      seen += 1
      for text in ["\(scalar)", "a\(scalar)b", "م\(scalar)م", "👩\(scalar)👩", "क्\(scalar)ष"] {
        #expect(!text.forTerminal.unicodeScalars.contains(scalar))
        let isKept = scalar == "\n" || scalar == "\t"
        #expect(text.linesForTerminal.unicodeScalars.contains(scalar) == isKept)
      }
    }
    #expect(seen == 65 + 12 + 2)
  }

  @Test("what is filled in is written out, what stands in the source is not")
  func interpolation() {
    let name = "Pad\u{1B}[2J\n"
    #expect("recording \(name)\n" as TerminalText == "recording Pad\\u{1b}[2J\\u{a}\n")
    let inner: TerminalText = "<\(name)>\n"
    #expect("\(inner)" as TerminalText == inner)
    #expect("\(7)" as TerminalText == "7")
  }

  @Test("lines keep their breaks, and styles where they are asked for")
  func lines() {
    let styled = TerminalStyle.speech.applied(to: "“\("a\u{1B}[2Jb".forTerminal)”") + "\n\ta\u{1B}[31m\u{1B}"
    #expect(TerminalText(lines: styled) == "\\u{1b}[36m“a\\u{1b}[2Jb”\\u{1b}[0m\n\ta\\u{1b}[31m\\u{1b}")
    #expect(
      TerminalText(lines: styled, keepsStyles: true).description
        == "\u{1B}[36m“a\\u{1b}[2Jb”\u{1B}[0m\n\ta\\u{1b}[31m\\u{1b}")
    #expect(TerminalStyle.dim.applied(to: "").isEmpty)
  }
}
