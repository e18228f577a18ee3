import Accessibility
import Announcer
import Testing

@Suite("The voice voiceover in Korean")
struct VoiceOverKoreanTests {
  static let toggleHint = "설정을 끄거나 켜려면 두 번 탭하십시오"

  static let table: [Heard] = [
    Heard(.button, "보내기", says: "보내기, 버튼"),
    Heard(.button, "보내기", .disabled, says: "보내기, 흐리게 표시됨, 버튼"),
    Heard(.button, "뒤로", .backButton, says: "뒤로 버튼"),
    Heard(.tab, "홈", .selected, at: (1, 3), inTabBar: true, says: "선택됨, 홈, 탭, 3개 중 1번째"),
    Heard(.switchControl, "Wi-Fi", value: "1", says: "Wi-Fi, 전환 버튼, 켬", then: toggleHint),
    Heard(.switchControl, "Wi-Fi", value: "0", .disabled, says: "Wi-Fi, 흐리게 표시됨, 전환 버튼, 끔"),
    Heard(
      .slider, "음량", value: "50%", says: "음량, 50%, 조절 가능",
      then: "값을 조절하려면 한 손가락으로 위나 아래로 쓸어넘기십시오"),
    Heard(.heading, "설정", says: "설정, 머리말"),
    Heard(.image, "지도", says: "지도, 이미지"),
    Heard(.checkBox, "동의", value: "1", says: "동의, 체크박스, 체크됨"),
    Heard(.button, "세부정보", [.expandable], says: "세부정보, 버튼, 접힘"),
    Heard(.button, "세부정보", [.expandable, .expanded], says: "세부정보, 버튼, 펼쳐짐"),
    Heard(.textField, "이름", says: "이름, 텍스트 필드", then: "편집하려면 이중 탭하십시오"),
    Heard(
      .button, "메시지", hint: "엽니다.", custom: ["보관"], says: "메시지, 버튼", then: "엽니다. 동작 사용 가능"),
    Heard(.text, "처음", boundary: .listStart, says: "처음, 목록 시작"),
    Heard(
      .cell, "9", cell: VoiceOverTests.cell(column: 1, isFirst: true, rowHeader: "차", rows: 2),
      says: "차, Price, 9, 2행 병합, 3행, 1열"),
  ]

  @Test("what is heard of an element", arguments: table)
  func description(heard: Heard) {
    let (text, hint) = Voice.voiceover.description(of: heard.node, context: heard.context, in: .korean)
    #expect(text == heard.text)
    #expect(hint == heard.hint)
  }
}
