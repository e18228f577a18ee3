import Testing

@testable import Announcer

/// Counted by hand.
@Suite("How much there is to speak")
struct SpokenLengthTests {
  @Test(
    "characters of English with one space between words, and pauses before the last word",
    arguments: [
      ("", 0, 0, 0), ("Send", 4, 0, 0), ("Send. Button.", 11, 1, 0), ("one,  two", 7, 0, 1),
      ("Really?! Yes", 10, 1, 0), ("a… b", 3, 1, 0), ("Don't", 4, 0, 0), ("“Hi.”", 2, 0, 0), ("Name:  Ada", 8, 0, 1),
      // twenty five; three point five; one thousand two hundred fifty; zero seven
      ("25", 11, 0, 0), ("3.5", 16, 0, 0), ("1,250", 30, 0, 0), ("07", 10, 0, 0), ("0", 4, 0, 0), ("13", 8, 0, 0),
      ("100", 11, 0, 0), ("1000000", 11, 0, 0), ("50%", 13, 0, 0), ("10:30 AM", 12, 0, 0), ("→ →", 3, 0, 0),
      ("\u{301}\u{200B}", 0, 0, 0), ("Ärger", 5, 0, 0), ("日本", 2, 0, 0),
    ])
  func english(text: String, units: Int, stops: Int, commas: Int) {
    let length = SpokenLength(text, in: "en")
    #expect((length.units, length.stops, length.commas) == (units, stops, commas))
  }

  @Test(
    "syllables of Korean, of numbers and Latin letters as they are read there",
    arguments: [
      ("버튼", 2), ("새 메시지", 4), ("25", 3), ("이메일 3개", 5), ("10", 1), ("11", 2), ("100", 1), ("110", 2), ("2026", 5),
      ("10000", 1), ("12345", 8), ("0", 1), ("3.5", 3), ("50%", 5), ("010", 3),
      // 에이치티엠엘, 에이, 더블유더블유더블유
      ("HTML", 6), ("A", 2), ("WWW", 9),
      // 메일, 버스, 트리, 북, 노트, 박스, 카메라
      ("mail", 1), ("bus", 2), ("tree", 2), ("book", 1), ("note", 1), ("box", 2), ("camera", 3),
      // 떡볶이: two alike are one, where a word begins as well.
      ("tteokbokki", 3),
    ])
  func korean(text: String, syllables: Int) {
    let length = SpokenLength(text, in: "ko")
    #expect(length.countsSyllables && length.units == syllables)
  }

  @Test("every number has words, and the same however it is written")
  func numbers() {
    for number in [7, 19, 20, 21, 99, 101, 999, 1001, 21_000, 999_999, 1_000_001, 999_999_999_999] {
      #expect(SpokenLength(String(number), in: "en").units > 0)
      #expect(SpokenLength(String(number), in: "ko").units > 0)
    }
    #expect(SpokenLength("1,234,567", in: "en") == SpokenLength("1234567", in: "en"))
    // Beyond what has a name it is read digit by digit.
    #expect(SpokenLength("1111111111111", in: "ko").units == 13)
  }
}
