import Announcer
import Testing

@Suite("Languages")
struct LanguageTests {
  @Test(
    "every language has a template for every wording, using only the arguments there are",
    arguments: Language.all)
  func tablesAreComplete(language: Language) {
    for wording in Wording.allCases {
      guard let template = language.templates[wording] else {
        Issue.record("\(language.code) has no template for \(wording)")
        continue
      }
      #expect(
        template.arguments == Array(Array(1...9).prefix(wording.argumentCount)), "\(language.code): \(wording)")
      #expect(!template.text.isEmpty, "\(language.code): \(wording)")
    }
  }

  @Test("codes are unique")
  func codesAreUnique() {
    #expect(Set(Language.all.map(\.code)).count == Language.all.count)
  }

  @Test(
    "a code finds the exact language, else the same two letters, else nothing",
    arguments: [
      ("en", "en"), ("EN", "en"), ("en-GB", "en"), ("en_US", "en"), ("tlh", nil), ("", nil),
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
