/// A script that languages are written in, as far as rules tell them apart.
enum WritingScript: String, Hashable, Sendable {
  case latin = "Latin"
  case greek = "Greek"
  case cyrillic = "Cyrillic"
  case hebrew = "Hebrew"
  case arabic = "Arabic"
  case devanagari = "Devanagari"
  case thai = "Thai"
  case kana = "Japanese"
  case han = "Chinese"
  case hangul = "Korean"

  /// The script of a letter, by the blocks of Unicode; nil for what is no letter of any of them.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x591...0x5F4: self = .hebrew
    case 0x620...0x6FF, 0x750...0x77F: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xE01...0xE5B: self = .thai
    case 0x3041...0x30FF: self = .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF: self = .han
    case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: self = .hangul
    default: return nil
    }
  }

  /// The scripts of a language by its BCP 47 tag; none where they are not known.
  static func all(of language: String) -> [WritingScript] {
    let tag = language.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    return switch String(Substring(tag)).folded {
    case "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "nn", "no", "fi", "pl", "cs", "sk", "hu", "ro",
      "tr",
      "id", "ms", "vi", "hr", "sl", "lv", "lt", "et", "is", "ca", "eu", "gl", "af", "sq", "sw":
      [.latin]
    case "el": [.greek]
    case "ru", "uk", "bg", "be", "mk", "mn": [.cyrillic]
    case "he", "iw", "yi": [.hebrew]
    case "ar", "fa", "ur": [.arabic]
    case "hi", "mr", "ne": [.devanagari]
    case "th": [.thai]
    case "ja": [.kana, .han]
    case "zh": [.han]
    case "ko": [.hangul, .han]
    default: []
    }
  }
}
