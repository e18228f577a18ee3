import Guidelines
import Testing

@Suite("Codes of the specification in texts")
struct SpecificationCodeTests {
  @Test(
    "are found where they stand by themselves",
    arguments: [
      ("SM-2 release 2: height 90 < 120", ["SM-2"]), ("(catalogue, A-54 and C-29)", ["A-54", "C-29"]),
      ("SM-3 to SM-5, SM-3", ["SM-3", "SM-5"]), ("as P.dismissSpeed's; P.swipe*.", ["P.dismissSpeed", "P.swipe"]),
      ("A-08", ["A-08"]), ("`SM-14`: A-7", ["SM-14", "A-7"]), ("SM-17", ["SM-17"]), ("über C-07ß", ["C-07"]),
    ])
  func found(text: String, codes: [String]) { #expect(SpecificationCode.found(in: text) == codes) }

  @Test(
    "are not found in other words",
    arguments: ["GSM-2", "A-4b", "A-", "DATA-12", "P.Element", "P.", "_P.idle", "2C-07", "a-34", "SM-2_", ""])
  func notFound(text: String) { #expect(SpecificationCode.found(in: text).isEmpty) }
}
