import Audit
import Explorer
import Guidelines
import Testing

/// What comments, tests, rules and `--explain` refer to is there to be looked up with `detent guidelines`.
@Suite("Use of codes")
struct CodeUseTests {
  /// Codes that a test has because there is no such thing, by its file.
  static let wrong: [String: Set<String>] = [
    "Tests/GuidelineTests/SpecificationCodeTests.swift": ["A-7"],
    "Tests/GuidelineTests/SpecificationTests.swift": ["SM-18", "SM-01", "A-1", "A-99", "C-34", "P.speed"],
    "Tests/EndToEndTests/GuidelinesCommandTests.swift": ["SM-40", "A-7", "P.dismissSped", "P.zzz"],
    "Tests/EndToEndTests/FirstDayMistakesTests.swift": ["SM-99"],
    "Tests/EndToEndTests/Snapshots/mistakes.txt": ["SM-99"],
  ]
  /// What is named like a statement and is none: ends of node ids, and ids in documents of tests.
  static let names: Set = [
    "scroll-indicator", "scroll-indicator-across", "sheet-confirmation", "sheet-resized", "sheet-card-partial",
    "ann-exits", "modality-e", "modality-f", "sheet-a", "sheet-a2", "sheet-b", "sheet-c", "sheet-d", "sheet-g",
    // A name of a truth set that no rule has yet.
    "scroll-unreachable",
  ]

  @Test("every code in sources, tests, documents and scripts is one")
  func codes() {
    var count = 0
    for file in PackageText.all where !file.path.hasSuffix("/CodeUseTests.swift") {
      for code in SpecificationCode.found(in: file.text) where Self.wrong[file.path]?.contains(code) != true {
        count += 1
        #expect(Specification.entry(code) != nil, "\(file.path): \(code)")
      }
    }
    #expect(count > 500)
  }

  @Test("nothing refers to a section of a document that is not in the project")
  func sections() throws {
    let section = try Regex("catalogue.{0,24}\\b[0-9]+(\\.[0-9]+)?\\b|\\b[Ss]ection [0-9.]+ of the catalogue")
      .ignoresCase()
    for file in PackageText.files("Sources") + PackageText.files("Devices") + PackageText.files("README.md") {
      for line in file.text.split(separator: "\n") {
        if let match = line.firstMatch(of: section) { Issue.record("\(file.path): \(line[match.range])") }
      }
    }
  }

  @Test("every id in the sources and tests is that of a statement, an obligation, a rule, or known to be neither")
  func statements() {
    let rules = Set(ExplorerAudit.rules.map(\.id))
    var count = 0
    for file in PackageText.all {
      for id in Self.ids(in: file.text) where !Self.names.contains(id) {
        count += 1
        #expect(Self.isKnown(id) || rules.contains(id), "\(file.path): \(id)")
      }
    }
    #expect(count > 1000)
  }

  @Test("every guideline that a rule rests on is a statement or an obligation", arguments: ExplorerAudit.rules)
  func references(rule: Rule) {
    for reference in rule.references where reference.standard == .guideline {
      #expect(Self.isKnown(reference.section), "\(reference.section) of \(rule.id)")
    }
  }

  private static func isKnown(_ id: String) -> Bool { Statements.named(id) != nil || Specification.entry(id) != nil }

  /// The words of a text that look like the id of a statement, each once.
  static func ids(in text: String) -> Set<String> {
    var ids: Set<String> = []
    for word in text.utf8.split(whereSeparator: { !isOfID($0) }) where areas.contains(where: word.starts) {
      if let id = String(word), !id.hasSuffix("-") { ids.insert(id) }
    }
    return ids
  }

  private static let areas = (Statement.Area.allCases.map(\.rawValue) + ["ann"]).map { Array(($0 + "-").utf8) }

  private static func isOfID(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  @Test(
    "ids are found as whole words",
    arguments: [
      (
        "(sheet-grabber-tap-cycles, see modality-explicit-exit).",
        ["sheet-grabber-tap-cycles", "modality-explicit-exit"]
      ),
      ("\"sheet-visionos-consider-resizable\"", ["sheet-visionos-consider-resizable"]), ("a-sheet-b sheet- sheet", []),
    ])
  func idsFound(text: String, ids: [String]) { #expect(Self.ids(in: text) == Set(ids)) }
}
