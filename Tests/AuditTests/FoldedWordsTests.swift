import Testing

@testable import Audit

@Suite("Words without the difference of capital letters and of spaces around them")
struct FoldedWordsTests {
  @Test(
    "capital letters of ASCII are made small, and spaces at both ends left out",
    arguments: [("On", "on"), ("  Turn ON ", "turn on"), ("   ", ""), ("", ""), ("\u{C9} On", "\u{C9} on")])
  func folded(text: String, folded: String) { #expect(text.folded == folded) }
}
