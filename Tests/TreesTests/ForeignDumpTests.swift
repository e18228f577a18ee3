import Accessibility
import Audit
import Documents
import Explorer
import Harness
import Testing

@testable import Trees

/// What holds of the dumps of these tests holds of others: those of a folder that `DETENT_DUMPS` names, where it names one.
@Suite("Dumps of a folder", .enabled(if: !ForeignDumps.files.isEmpty))
struct ForeignDumpTests {
  @Test("some of them are read")
  func some() { #expect(ForeignDumps.files.contains { ForeignDumps.read($0) != nil }) }

  @Test(
    "every word is spoken or accounted for, and what the reader leaves out is told by the audit",
    arguments: ForeignDumps.files)
  func words(file: String) {
    guard let tree = ForeignDumps.read(file)?.dump.tree else { return }
    #expect(SpokenWordsTests.contradictions(tree) == [])
    let told = Set(
      ExplorerAudit.look(at: tree).result.findings.filter { $0.rule == "content-swallowed" }.map(\.node))
    #expect(ScreenReading.untold(in: tree).filter { $0.omission == .reader && !told.contains($0.node) } == [])
  }

  @Test(
    "they are written back as they were, and their tree is read again with the same speech",
    arguments: ForeignDumps.files)
  func back(file: String) throws {
    guard let (bytes, dump) = ForeignDumps.read(file) else { return }
    let again = try TreeDocument.read(TreeDocument.write(dump.tree), file: "x")
    #expect(SpokenWordsTests.utterances(again) == SpokenWordsTests.utterances(dump.tree))
    let shape: TreeWriter? =
      switch dump.format {
      case .uiautomator: .uiautomator
      case .appium: .appium
      case .webDriverAgent: .webDriverAgent
      default: nil
      }
    guard let shape else { return }
    #expect(try RoundTripTests.elements(Array(shape.text(of: dump.tree).utf8)) == RoundTripTests.elements(bytes))
  }
}
