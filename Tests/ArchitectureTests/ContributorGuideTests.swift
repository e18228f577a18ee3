import Foundation
import Testing

/// What contributors are told of the stage is so: who owns which field, and where what they are sent to lies.
@Suite("What contributors are told")
struct ContributorGuideTests {
  static let folder = ModuleImportTests.sources.appendingPathComponent("Stage/Stage.docc")
  static let pages = ["Stage.md", "Parts.md", "Extending.md"]
  /// The parts that a state is made of.
  static let parts = ["Room", "Focusing", "Hands", "Presenting", "Scrolling"]

  static func text(_ page: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
  }

  /// What stands between two backticks in a text.
  static func quoted(_ text: some StringProtocol) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  /// The fields that the picture gives to each part, by the part.
  static func rows() throws -> [String: [String]] {
    var rows: [String: [String]] = [:]
    for line in try text("Parts.md").split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|")
      if let part = quoted(cells[0]).first { rows[part] = cells.last.map { quoted($0) } }
    }
    return rows
  }

  /// The stored fields that a part declares, and whether others may read and not write them.
  static func fields(of part: String) throws -> [(name: String, isOwned: Bool)] {
    let source = SourceText.withoutComments(try ModuleImportTests.text(part, "\(part).swift"))
    return source.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("  ") && !line.hasPrefix("   "), !line.contains("{"), !line.contains("static"),
        let name = line.firstMatch(of: #/\b(?:var|let) (\w+)/#)
      else { return nil }
      return (String(name.output.1), line.contains("internal(set) var") || line.contains(" let "))
    }
  }

  @Test("each field of a part is listed with that part, and with no other", arguments: parts)
  func owners(part: String) throws {
    let rows = try Self.rows()
    #expect(try Self.fields(of: part).map(\.name) == rows[part])
    for (other, fields) in rows where other != part {
      #expect(Set(fields).isDisjoint(with: rows[part] ?? []), "\(part) and \(other)")
    }
  }

  @Test("no other module can write a field of a part", arguments: parts)
  func oneWriter(part: String) throws {
    let fields = try Self.fields(of: part)
    #expect(fields.count >= 3)
    for field in fields { #expect(field.isOwned, "\(part).\(field.name)") }
  }

  @Test("the state of a stage is its parts, and nothing besides")
  func state() throws {
    let source = SourceText.withoutComments(try ModuleImportTests.text("Stage", "State/StageState.swift"))
    let names = source.matches(of: #/  var (\w+)/#).map { $0.output.1.capitalized }
    #expect(Set(names) == Set(Self.parts) && names.count == Self.parts.count)
  }

  @Test("what a page names is there", arguments: pages)
  func places(page: String) throws {
    let manager = FileManager.default
    var count = 0
    for name in Self.quoted(try Self.text(page)).flatMap({ $0.split(separator: " ").prefix(1).map(String.init) }) {
      guard ["Sources/", "Tests/", "Devices/", "Scripts/"].contains(where: name.hasPrefix), !name.contains("NAME")
      else {
        continue
      }
      count += 1
      #expect(
        manager.fileExists(atPath: ModuleImportTests.root.appendingPathComponent(name).path), "\(page): \(name)")
    }
    #expect(page == "Stage.md" || count >= 5)
  }

  @Test("a page leads to the others")
  func links() throws {
    let links = try Self.text("Stage.md").matches(of: #/<doc:(\w+)>/#).map { String($0.output.1) + ".md" }
    #expect(Set(links) == Set(Self.pages).subtracting(["Stage.md"]))
  }
}
