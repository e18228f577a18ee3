import Testing

@testable import Mutation

@Suite("Drawing changes")
struct SampleTests {
  static let sources = (1...6).map { file in
    let lines = (0..<file * 20).map { "  if a\($0) < \($0 + 2) { b(\($0)) }\n" }
    return Sample.Source(
      module: file < 3 ? "Little" : "Much", file: "F\(file)", text: "func f() {\n\(lines.joined())}\n")
  }

  @Test("a seed draws the same again, another one something else")
  func seeds() {
    let keys = [1, 1, 2].map { Sample.draw(60, from: Self.sources, seed: $0).map(\.key) }
    #expect(keys[0] == keys[1])
    #expect(keys[0] != keys[2])
  }

  @Test("every file has its share, and every switch its number")
  func spread() {
    let changes = Sample.draw(84, from: Self.sources, seed: 3)
    #expect(changes.map(\.id) == Array(0..<84))
    for (file, source) in Self.sources.enumerated() {
      let count = changes.count { $0.file == source.file }
      #expect(abs(count - 4 * (file + 1)) <= 3, "\(source.file): \(count)")
    }
  }

  @Test("a little module has a sixth of the sample")
  func shares() {
    #expect(Sample.shares(of: 120, among: ["a": 10, "b": 990]) == ["a": 20, "b": 100])
    #expect(Sample.shares(of: 100, among: ["a": 300, "b": 700]) == ["a": 30, "b": 70])
    #expect(Sample.shares(of: 3, among: ["a": 1, "b": 1]) == ["a": 2, "b": 1])
  }

  @Test("a small file among large ones is not left out where there is room for two of each")
  func noFileLeftOut() {
    let lines = (0..<400).map { "  if a\($0) < \($0 + 2) { b(\($0)) }\n" }
    let sources = (0..<8).map { file in
      Sample.Source(
        module: "M", file: "F\(file)", text: "func f() {\n\(lines.prefix(file == 0 ? 400 : 2).joined())}\n")
    }
    for seed in UInt64(1)...20 {
      #expect(Set(Sample.draw(16, from: sources, seed: seed).map(\.file)).count == 8)
    }
  }

  @Test("one change in a statement, and none in another")
  func apart() {
    let changes = Sample.draw(1000, from: Self.sources, seed: 4)
    for change in changes {
      for other in changes where other.id != change.id && other.file == change.file {
        #expect(!other.site.bytes.overlaps(change.site.bytes) && other.site.item != change.site.item)
      }
    }
  }
}
