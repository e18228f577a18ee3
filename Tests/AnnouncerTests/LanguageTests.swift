import Announcer
import Testing

@Suite("Languages")
struct LanguageTests {
  static let tables = Voice.allCases.flatMap { voice in Language.all.map { (voice, $0) } }

  @Test("every table has a word for every wording that its voice uses, and for no other", arguments: tables)
  func tablesAreComplete(voice: Voice, language: Language) {
    let words = voice.words(in: language).words
    #expect(Set(words.keys).subtracting(voice.wordings).map(\.rawValue).sorted() == [])
    for wording in voice.wordings.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard let word = words[wording] else {
        Issue.record("\(voice.rawValue) has no \(language.code) word for \(wording)")
        continue
      }
      #expect(
        word.template.arguments == Array(Array(1...9).prefix(wording.argumentCount)),
        "\(voice.rawValue), \(language.code): \(wording)")
      #expect(!word.template.text.isEmpty, "\(voice.rawValue), \(language.code): \(wording)")
    }
  }

  @Test("a table is of its language and says where its words were read", arguments: tables)
  func tablesAreNamed(voice: Voice, language: Language) {
    let words = voice.words(in: language)
    #expect(words.language == language && !words.source.isEmpty && !voice.source.isEmpty)
    #expect(words.words.values.contains { $0.basis == .sourced })
  }

  @Test("every wording is used by a voice")
  func noWordingIsIdle() {
    let used = Voice.allCases.reduce(into: Set<Wording>()) { $0.formUnion($1.wordings) }
    #expect(Set(Wording.allCases).subtracting(used).map(\.rawValue).sorted() == [])
  }

  @Test("a word that is not read in the source is marked", arguments: tables)
  func englishIsMarked(voice: Voice, language: Language) {
    let english = voice.words(in: .english).words
    for (wording, word) in voice.words(in: language).words {
      // What a table in another language has in English letters comes from the English one.
      let isEnglish = word.template.text.utf8.contains { UInt8(ascii: "a") <= $0 && $0 <= UInt8(ascii: "z") }
      guard language != .english, isEnglish, wording != .error else { continue }
      #expect(word.basis == .untranslated && word.template == english[wording]?.template, "\(voice): \(wording)")
    }
  }

  @Test(
    "a code finds the exact language, else the same two letters, else nothing",
    arguments: [
      ("en", "en"), ("EN", "en"), ("en-GB", "en"), ("en_US", "en"), ("ko", "ko"), ("ko-KR", "ko"), ("KO_kr", "ko"),
      ("tlh", nil),
      ("", nil),
    ])
  func lookup(code: String, found: String?) {
    #expect(Language.named(code)?.code == found)
  }

  @Test(
    "arguments stand where the template wants them",
    arguments: [
      ("{1} of {2}.", ["2", "3"], "2 of 3."), ("{2}개 중 {1}번째.", ["2", "3"], "3개 중 2번째."),
      ("{1}{1}", ["x"], "xx"), ("no places", ["x"], "no places"), ("{2} {0} {x {1", ["a"], "{2} {0} {x {1"),
      ("{1}", ["{2}"], "{2}"),
    ])
  func templates(text: String, arguments: [String], filled: String) {
    #expect(Template(stringLiteral: text).filled(arguments) == filled)
  }
}
