import Audit
import Testing

@Suite("Static rules")
struct RuleMetadataTests {
  @Test("ids are unique and sorted")
  func ids() {
    let ids = StaticRules.all.map(\.rule.id)
    #expect(ids == Array(Set(ids)).sorted())
    #expect(!ids.isEmpty)
  }

  @Test("every rule says what it is, why, what to do and what it rests on", arguments: StaticRules.all.map(\.rule))
  func metadata(rule: Rule) {
    #expect(rule.method == .static)
    #expect(!rule.title.isEmpty && !rule.title.hasSuffix("."))
    #expect(rule.why.hasSuffix(".") && rule.remedy.hasSuffix("."))
    #expect(!rule.references.isEmpty)
    for byte in rule.id.utf8 {
      #expect((UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-"))
    }
  }

  @Test(
    "a message is a template over the data that was reported",
    arguments: [
      (Message("{size} of {least}", ["size": "20 pt", "least": "44 pt"]), "20 pt of 44 pt"),
      (Message("no data"), "no data"),
      (Message("{unknown} stays", ["other": "x"]), "{unknown} stays"),
      (Message("open { brace"), "open { brace"),
      (Message("{name}", ["name": "{name} “보내기”"]), "{name} “보내기”"),
    ])
  func message(message: Message, text: String) { #expect(message.description == text) }
}
