/// How much there is to speak in a text: characters or syllables, and pauses.
///
/// Numbers count as they are read out: `25` is "twenty five", and 이십오 in Korean.
struct SpokenLength: Hashable, Sendable {
  /// Whether units are syllables; else they are characters.
  let countsSyllables: Bool
  /// Characters or syllables.
  private(set) var units = 0
  /// Ends of sentences before the last word.
  private(set) var stops = 0
  /// Commas before the last word.
  private(set) var commas = 0

  /// The length of a text that is read in a language, by its BCP 47 code.
  init(_ text: String, in language: String) {
    countsSyllables = Language.named(language)?.countsSyllables == true
    let scalars = Array(text.unicodeScalars)
    var place = 0
    /// Pauses that count once another word follows.
    var waiting = (stops: 0, commas: 0, spaces: 0)
    while place < scalars.count {
      let scalar = scalars[place]
      if let pause = Self.pause(scalars, place) {
        // Several marks in a row are one pause, the longest of them.
        if pause == .stop { waiting.stops = 1 } else { waiting.commas = 1 }
        place += 1
        continue
      }
      if scalar.properties.isWhitespace {
        waiting.spaces = 1
        place += 1
        continue
      }
      let end = Self.endOfWord(scalars, place)
      let length = length(of: scalars[place..<end])
      place = end
      guard length > 0 else { continue }
      if units > 0 {
        stops += waiting.stops
        commas += waiting.stops > 0 ? 0 : waiting.commas
        if !countsSyllables { units += waiting.spaces }
      }
      waiting = (0, 0, 0)
      units += length
    }
  }

  private enum Pause { case stop, comma }

  /// The pause at a mark: one inside of a number or an address is none.
  private static func pause(_ scalars: [Unicode.Scalar], _ place: Int) -> Pause? {
    let isEnd = place + 1 >= scalars.count || !scalars[place + 1].isWordLike
    return switch scalars[place] {
    case ".", "!", "?": isEnd ? .stop : nil
    case "…", "。", "！", "？": .stop
    case ",", ";", ":": isEnd ? .comma : nil
    case "、", "，", "；", "：": .comma
    default: nil
    }
  }

  /// Where the run of digits, of letters of one script, or the single mark at a place ends.
  private static func endOfWord(_ scalars: [Unicode.Scalar], _ place: Int) -> Int {
    func end(while isMeant: (Int) -> Bool) -> Int {
      var end = place + 1
      while end < scalars.count, isMeant(end) { end += 1 }
      return end
    }
    if scalars[place].isDigit {
      return end { place in
        if scalars[place].isDigit { return true }
        let isPoint = scalars[place] == "." || scalars[place] == ","
        return isPoint && place + 1 < scalars.count && scalars[place + 1].isDigit
      }
    }
    guard scalars[place].isLatin else { return place + 1 }
    return end { scalars[$0].isLatin }
  }

  private func length(of word: ArraySlice<Unicode.Scalar>) -> Int {
    guard let first = word.first else { return 0 }
    if first.isDigit {
      let number = SpokenNumber(word)
      return countsSyllables ? number.koreanSyllables : number.englishCharacters
    }
    if first.isLatin { return countsSyllables ? KoreanReading.syllables(ofLatin: word) : word.count }
    if first == "%" { return countsSyllables ? 3 : "percent".utf8.count + 1 }
    guard first.isWordLike else { return 0 }
    return 1
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { ("0"..."9").contains(self) }

  /// A letter of the Latin script, with or without accents.
  var isLatin: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self)
      || (0xC0...0x24F).contains(value) && value != 0xD7 && value != 0xF7
  }

  /// Whether something is said for it: a letter, a syllable, a digit or a symbol with a name.
  var isWordLike: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter, .decimalNumber,
      .letterNumber, .otherNumber, .currencySymbol, .mathSymbol, .otherSymbol:
      true
    default: self == "%" || self == "&" || self == "@" || self == "#"
    }
  }
}
