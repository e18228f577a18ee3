/// How long words in Latin letters are when a Korean voice reads them.
enum KoreanReading {
  /// Syllables of a word in Latin letters: capitals by the names of the letters (에이치), others as they are written in
  /// Hangul (메일, 트리). The latter is an estimate by rule: a syllable for each group of vowels and for each consonant
  /// that Korean cannot say without a vowel.
  static func syllables(ofLatin word: ArraySlice<Unicode.Scalar>) -> Int {
    let letters = word.map {
      UInt8(truncatingIfNeeded: $0.properties.lowercaseMapping.unicodeScalars.first?.value ?? 0)
    }
    let isSpelt = word.count == 1 || word.count <= 4 && word.allSatisfy { $0.properties.isUppercase }
    if isSpelt { return letters.reduce(0) { $0 + name(of: $1) } }
    var result = 0
    for place in letters.indices {
      let letter = letters[place]
      let before = place > 0 ? letters[place - 1] : nil
      let after = place + 1 < letters.count ? letters[place + 1] : nil
      if isVowel(letter, at: place) {
        let isSilent = letter == UInt8(ascii: "e") && after == nil && result > 0 && before.map(isConsonant) == true
        if before.map({ isVowel($0, at: place - 1) }) != true, !isSilent { result += 1 }
      } else if after.map({ isVowel($0, at: place + 1) }) != true {
        result += standsAlone(letter, before: before, after: after) ? 1 : 0
      }
    }
    return max(1, result)
  }

  /// Whether a consonant without a vowel behind it gets one, as in 버스 and 트리.
  private static func standsAlone(_ letter: UInt8, before: UInt8?, after: UInt8?) -> Bool {
    switch letter {
    case UInt8(ascii: "l"), UInt8(ascii: "m"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "h"),
      UInt8(ascii: "w"):
      return false
    case UInt8(ascii: "p"), UInt8(ascii: "t"), UInt8(ascii: "k"), UInt8(ascii: "c"), UInt8(ascii: "q"):
      // After a vowel it closes the syllable; two alike are one.
      if after == letter || letter == UInt8(ascii: "c") && after == UInt8(ascii: "k") { return false }
      if after == UInt8(ascii: "h") { return true }
      return before.map(isConsonant) ?? true
    default: return before != letter && after != letter
    }
  }

  private static func isVowel(_ letter: UInt8, at place: Int) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"): true
    case UInt8(ascii: "y"): place > 0
    default: letter > 127
    }
  }

  private static func isConsonant(_ letter: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) && !isVowel(letter, at: 1)
  }

  /// Syllables of a letter's name.
  private static func name(of letter: UInt8) -> Int {
    switch letter {
    case UInt8(ascii: "h"), UInt8(ascii: "w"): 3
    case UInt8(ascii: "a"), UInt8(ascii: "f"), UInt8(ascii: "i"), UInt8(ascii: "j"), UInt8(ascii: "k"),
      UInt8(ascii: "q"), UInt8(ascii: "r"), UInt8(ascii: "s"), UInt8(ascii: "v"), UInt8(ascii: "x"),
      UInt8(ascii: "y"), UInt8(ascii: "z"):
      2
    default: 1
    }
  }
}
