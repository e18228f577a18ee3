import Accessibility
import TestSupport
import Testing

@Suite("Runs of whole words")
struct WordRunsTests {
  static let table: [(said: [String], words: String, isIn: Bool)] = [
    (["Saturday 15"], "15", true), (["Saturday 15"], "day", false), (["Saturday 15"], "5", false),
    (["Saturday 15"], "saturday 15", true), (["Saturday 15"], "15 Saturday", false),
    (["Inbox 15"], "box", false), (["Inbox, 15 unread."], "Inbox 15", true), (["€5.00"], "5", false),
    (["€5.00"], "€5.00", true), (["Don't tap"], "don't", true), (["Don't tap"], "don", false),
    (["one two", "three"], "two three", false), (["one two", "three"], "three", true),
    (["東京、大阪"], "大阪", true), (["a a b"], "a b", true), (["a a b"], "b a", false), (["“OK”"], "ok", true),
    ([], "x", false), (["x"], "", true), (["• Item"], "•", true), (["Item"], "•", false), (["a, b"], ",", true),
  ]

  @Test("words are in what is said where they stand in it whole and next to each other", arguments: table)
  func contains(said: [String], words: String, isIn: Bool) {
    #expect(WordRuns(said).contains(words) == isIn)
  }

  @Test("what looking at every place finds is found")
  func bruteForce() {
    var state: UInt64 = 1
    func next(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    func text(_ count: Int) -> [String] { (0..<count).map { _ in ["a", "b", "c"][next(3)] } }
    for _ in 0..<400 {
      let texts = (0..<1 + next(3)).map { _ in text(next(12)) }
      let runs = WordRuns(texts.map { $0.joined(separator: " ") })
      for _ in 0..<20 {
        let words = text(1 + next(4))
        let isIn = texts.contains { text in
          text.count >= words.count
            && (0...text.count - words.count).contains { Array(text[$0..<$0 + words.count]) == words }
        }
        #expect(runs.contains(words.joined(separator: " ")) == isIn, "\(words) in \(texts)")
      }
    }
  }

  @Test("words that repeat themselves take time by their number")
  func linear() {
    let same = Array(repeating: "a", count: 50_000).joined(separator: " ")
    let runs = Deadline.hold("taking in 100,000 words") { WordRuns([same, same]) }
    #expect(Deadline.hold("finding 50,000 words") { runs.contains(same) && !runs.contains(same + " a") })
  }
}
