/// Tags of languages as BCP 47 writes them.
enum LanguageTag {
  /// The form of one, as a regular expression: a code of two or three letters and subtags, or a private or old tag.
  static let pattern = "^([A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*|[iIxX](-[A-Za-z0-9]{1,8})+)$"

  /// Whether a text has that form; no language has a longer code of its own.
  static func isWellFormed(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = parts.first, first.allSatisfy(isLetter) else { return false }
    let isPrivate = first.count == 1 && ["i", "x"].contains(text.prefix(1).lowercased()) && parts.count > 1
    guard (2...3).contains(first.count) || isPrivate else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
    }
  }

  /// The tag that is meant by the name of a language, or by a tag with other signs; nil where that is not plain.
  static func meant(by text: String) -> String? {
    if let code = names[text.lowercased()] { return code }
    let tag = String(text.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" || $0 == " " ? "-" : $0 })
    return isWellFormed(tag) ? tag : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static let names = [
    "english": "en", "korean": "ko", "german": "de", "deutsch": "de", "french": "fr", "français": "fr",
    "spanish": "es", "español": "es", "italian": "it", "italiano": "it", "portuguese": "pt", "português": "pt",
    "dutch": "nl", "nederlands": "nl", "swedish": "sv", "svenska": "sv", "danish": "da", "dansk": "da",
    "norwegian": "no", "norsk": "no", "finnish": "fi", "suomi": "fi", "polish": "pl", "polski": "pl",
    "russian": "ru", "русский": "ru", "ukrainian": "uk", "czech": "cs", "greek": "el", "turkish": "tr",
    "arabic": "ar", "العربية": "ar", "hebrew": "he", "עברית": "he", "persian": "fa", "hindi": "hi",
    "thai": "th", "vietnamese": "vi", "indonesian": "id", "chinese": "zh", "中文": "zh", "japanese": "ja",
    "日本語": "ja", "한국어": "ko", "조선말": "ko",
  ]
}
