import Testing

@Suite("Reading imports")
struct ImportScannerTests {
  static let declarations: [(String, String)] = [
    ("import Stage", "Stage"), ("\timport Stage", "Stage"), ("import\tStage", "Stage"), ("  import  Stage  ", "Stage"),
    ("public import Stage", "Stage"), ("fileprivate\timport Stage", "Stage"), ("@testable import Stage", "Stage"),
    ("@_spi(A, B) public import Stage", "Stage"), ("import struct Stage.Item", "Stage"), ("import Stage.Item", "Stage"),
    ("@preconcurrency import let Stage.x", "Stage"), ("import Stage // why", "Stage"),
    ("/* why */ import Stage", "Stage"),
    ("let x = 1; import Stage", "Stage"), ("#if DEBUG\nimport Stage\n#endif", "Stage"), ("import `Stage`", "Stage"),
    ("import\n\n  Stage", "Stage"), ("let s = \"\"\"\n  /*\n  \"\"\"\nimport Stage", "Stage"),
    ("let s = \"\"\"\n  \" //\n  \"\"\"\nimport Stage", "Stage"),
    ("let s = \"\"\"\n  text\n  \"\"\"\nimport Stage", "Stage"), ("let s = \"// no comment\"; import Stage", "Stage"),
  ]

  @Test("every way to write one is seen", arguments: declarations)
  func seen(source: String, module: String) {
    #expect(ImportScanner.imports(in: source).map(\.module) == [module])
  }

  @Test(
    "what only looks like one is none",
    arguments: [
      "// import Stage", "/*\nimport Stage\n*/", "let s = \"\"\"\nimport Stage\n\"\"\"", "important(Stage)",
      "let x = import_",
      "",
    ])
  func notSeen(source: String) { #expect(ImportScanner.imports(in: source).isEmpty) }

  @Test("each has its line")
  func lines() {
    let found = ImportScanner.imports(in: "/* a\n b */\nimport A\n\n\timport B; import C\n")
    #expect(found.map { "\($0.line) \($0.module)" } == ["3 A", "5 B", "5 C"])
  }
}
