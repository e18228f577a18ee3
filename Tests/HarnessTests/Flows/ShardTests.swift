import Harness
import TestSupport
import Testing

@Suite("Shards")
struct ShardTests {
  /// Names as flows have them, and some that nobody would choose.
  static let names: [String] = {
    var random = SplitMix64(seed: 7)
    let flows = (0..<200).map { "checkout/\($0).flow.yaml [language=en, screen=\(random.next() % 2000)x852]" }
    return flows + ["", " ", "é", "e\u{301}", "\u{1B}[2J", "메일.flow.yaml", String(repeating: "x", count: 5000)]
  }()

  @Test("together are everything, each case once", arguments: [1, 2, 3, 4, 5, 7, 16, 100, 1000])
  func partition(count: Int) throws {
    for name in Self.names {
      let own = try (1...count).filter { try #require(Shard($0, of: count)).contains(name) }
      #expect(own == [Shard.index(of: name, in: count)], "\(name)")
    }
  }

  @Test("are about as large as one another", arguments: [2, 3, 4, 8])
  func balance(count: Int) throws {
    let names = (0..<4000).map { "flow-\($0).flow.yaml" }
    let sizes = (1...count).map { index in names.count { Shard.index(of: $0, in: count) == index } }
    for size in sizes { #expect(abs(size - 4000 / count) < 4000 / count / 8, "\(sizes)") }
  }

  @Test(
    "never change: a result of last year is of the same shard today",
    arguments: [
      ("mail.flow.yaml", 7), ("mail.flow.yaml [screen=393x852]", 2), ("a/b.flow.yaml [language=ko, screen=852x393]", 3),
      ("", 2),
    ])
  func pinned(name: String, index: Int) { #expect(Shard.index(of: name, in: 7) == index) }

  @Test("are spelled i/n", arguments: [("1/1", true), ("2/3", true), ("3/3", true), ("10000/10000", true)])
  func spelled(text: String, isOne: Bool) { #expect(Shard(text)?.description == text) }

  @Test(
    "nothing else is one",
    arguments: [
      "", "1", "/", "0/3", "4/3", "-1/3", "+1/3", "1/0", "1/3/3", "a/b", "1 /3", "1/10001", "99999999999999999999/3",
    ])
  func refused(text: String) { #expect(Shard(text) == nil) }
}
