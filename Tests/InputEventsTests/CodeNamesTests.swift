import InputEvents
import Testing

@Suite("Names of codes")
struct CodeNamesTests {
  static let types: [EventType] = [.syn, .key, .rel, .abs, .msc, .sw, .led, .snd, .rep]

  @Test("every name leads back to its number", arguments: types)
  func everyNameLeadsBack(type: EventType) {
    var names = 0
    for code in UInt16.min..<0x300 {
      guard let name = type.name(ofCode: code) else { continue }
      names += 1
      #expect(type.code(named: name) == code, "\(name)")
      #expect(EventType(codeName: name) == type, "\(name)")
    }
    #expect(names > 0)
  }

  @Test(
    "other names of the same number are understood, and the canonical one is shown",
    arguments: [("BTN_SOUTH", "BTN_A"), ("BTN_LEFT", "BTN_MOUSE"), ("KEY_MUTE", "KEY_MIN_INTERESTING")])
  func aliases(canonical: String, alias: String) throws {
    let code = try #require(KeyCode(name: alias))
    #expect(code.name == canonical)
    #expect(KeyCode(name: canonical) == code)
  }

  @Test("a number without a name is shown in hexadecimal")
  func unknownNumber() {
    #expect(KeyCode(rawValue: 0x2FE).name == nil)
    #expect(KeyCode(rawValue: 0x2FE).description == "0x2fe")
    #expect(EventType.ff.name(ofCode: 80) == nil)
  }
}
