import Documents
import Scenes
import Testing

/// What people have judged, as documents say it.
@Suite("Reviews in documents")
struct ReviewDocumentTests {
  static func text(_ review: String) -> String {
    """
    scene: reviewed
    platform: watchOS
    reviewed: [{statement: sheet-watchos-occasional, reason: There are two}]
    windows:
      - id: main
        elements:
          - id: pages
            role: tabView
            elements:
              - {role: page, id: one, label: One, reviewed: [{statement: scroll-watchos-page-glanceable, reason: One line}]}
    presentations:
      - sheet: draft
        title: Draft
        reviewed: [\(review)]
    """
  }

  @Test("they are read where they stand, and written again")
  func roundTrip() throws {
    let scene = try SceneDocument.read(
      Self.text("{statement: sheet-watchos-brief, reason: One tap}"), file: "reviewed.scene.yaml")
    #expect(scene.reviews == [Review(.sheetWatchOccasional, because: "There are two")])
    #expect(scene.presentations[0].reviews == [Review(.sheetWatchBrief, because: "One tap")])
    #expect(
      scene.windows[0].elements[0].children[0].reviews == [Review(.scrollWatchPageGlanceable, because: "One line")])
    #expect(scene.unheeded.isEmpty, "\(scene.unheeded)")
    let again = try SceneDocument.read(SceneDocument.write(scene), file: "again.scene.yaml")
    #expect(again.reviews == scene.reviews && again.presentations[0].reviews == scene.presentations[0].reviews)
  }

  @Test(
    "a statement that is none of advice, and a reason that says nothing, are refused where they stand",
    arguments: [
      ("{statement: sheet_watchos_brief, reason: One tap}", "sheet-watchos-brief"),
      ("{statement: sheet-watchos-brief, reason: \" \"}", "\"reason\" is empty"),
      ("{statement: sheet-watchos-brief}", "reason"),
    ])
  func refused(review: String, words: String) {
    do throws(DocumentErrors) {
      _ = try SceneDocument.read(Self.text(review), file: "reviewed.scene.yaml")
      Issue.record("it was read")
    } catch {
      #expect(error.report.contains(words) && error.report.contains("reviewed.scene.yaml:14:"), "\(error.report)")
    }
  }

  @Test("what nobody asks about there is told")
  func unasked() throws {
    let scene = try SceneDocument.read(
      Self.text("{statement: sheet-visionos-consider-resizable, reason: It is small}"), file: "reviewed.scene.yaml")
    let told = try #require(scene.unheeded.first)
    #expect(told.owner == "draft" && told.name == "reviewed")
    #expect(told.reason.contains("sheet-visionos-consider-resizable"))
  }
}
