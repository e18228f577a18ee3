import Testing

@testable import Mutation

@Suite("Finding what can be changed")
struct SiteFinderTests {
  /// What can become of a source, with the switch 7.
  static func all(_ source: String) -> [String] {
    SiteFinder.sites(in: source).flatMap { site in site.changes.map { $0.switched(site.original, by: 7) } }
  }

  static let found: [(String, String)] = [
    ("let a = b < c", "(isSourceChanged(7) ? b <= c : b < c)"),
    ("let a = b == c", "(isSourceChanged(7) ? b != c : b == c)"),
    ("let a = b + c * d", "(isSourceChanged(7) ? b - c * d : b + c * d)"),
    ("let a = b && c", "(isSourceChanged(7) ? b || c : b && c)"),
    ("let a = b && c", "(!isSourceChanged(7) && (c))"),
    ("let a = 0", "(isSourceChanged(7) ? 1 : 0)"), ("let a = 300_000", "(isSourceChanged(7) ? 450000 : 300_000)"),
    ("let a = 0.5", "(isSourceChanged(7) ? 0.75 : 0.5)"), ("let a = true", "(isSourceChanged(7) ? false : true)"),
    ("let a = max(b, c)", "(isSourceChanged(7) ? min(b, c) : max(b, c))"),
    ("let a = b.first { $0 }", "(isSourceChanged(7) ? b.last { $0 } : b.first { $0 })"),
    ("let a = -b", "(isSourceChanged(7) ? b : -b)"), ("let a = !b", "(isSourceChanged(7) != (!b))"),
    ("func f() { if a { b() } }", "if (isSourceChanged(7) || (a)) { b() }"),
    ("func f() { guard a else { return } }", "guard (isSourceChanged(7) != (a)) else { return }"),
    ("let a = b ? c : d", "(!isSourceChanged(7) && (b)) ? c : d"),
    ("func f() { a += b }", "if isSourceChanged(7) { a -= b } else { a += b }"),
    ("func f() { a = b }", "if !isSourceChanged(7) { a = b }"),
    ("func f() { a(b) }", "if !isSourceChanged(7) { a(b) }"),
  ]

  @Test("each kind of change", arguments: found)
  func change(source: String, changed: String) {
    // A condition is shown in its statement.
    #expect(Self.all(source).contains { changed.contains($0) }, "\(Self.all(source))")
  }

  @Test(
    "what is left alone",
    arguments: [
      "@available(macOS 13, *) struct A {}", "enum A: Int { case b = 1 }", "func f() { precondition(a < b) }",
      "// a < b", "let a = \"b < 1\"", "let a: InlineArray<16, B>", "let a = 0xff", "let a = b + \"c\"",
      "func f() { switch a { case 0...3: break; default: break } }", "#if a && b\n#endif", "let a = [b] + c",
      "func f() -> Int { g() }", "init() { a = b }", "func f() { let a: Int\n a = b }",
    ])
  func nothing(source: String) { #expect(Self.all(source).isEmpty, "\(Self.all(source))") }

  @Test("a loop is never made one without end")
  func loops() { #expect(!Self.all("func f() { while a { b() } }").contains { $0.contains("||") }) }

  @Test("places count from 1, in bytes of the line")
  func places() throws {
    let site = try #require(SiteFinder.sites(in: "let a = b\n  let ü = 3\n").first)
    #expect((site.line, site.column, site.original) == (2, 12, "3"))
  }
}
