import Reports
import Testing

@Suite("Formats of reports")
struct ReportFormatTests {
  /// What a format writes, in its pieces.
  static func pieces(_ format: any ReportFormat, _ report: Report) -> [String] {
    var pieces: [String] = []
    format.write(report) { pieces.append($0) }
    return pieces
  }

  @Test("a name and an ending are of one format only")
  func names() {
    let formats = ReportFormats.all
    #expect(formats.first?.name == "text")
    #expect(Set(formats.map(\.name)).count == formats.count)
    let endings = formats.flatMap(\.fileExtensions)
    #expect(Set(endings).count == endings.count && endings.allSatisfy { $0 == $0.lowercased() && !$0.contains(".") })
    for format in formats {
      #expect(ReportFormats.named(format.name)?.name == format.name)
      #expect(!format.fileExtensions.isEmpty || format.name == "github")
      for ending in format.fileExtensions { #expect(ReportFormats.ofFile("a.b/report.\(ending)")?.name == format.name) }
    }
  }

  @Test(
    "a file's name says the format",
    arguments: [
      ("report.html", "html"), ("out/Report.HTM", "html"), ("a.json", "json"), ("a.html.txt", "text"), ("-", nil),
      ("report", nil), ("a.html/report", nil), (".html", nil), ("report.", nil), ("report.svg", nil), ("", nil),
    ])
  func file(path: String, name: String?) { #expect(ReportFormats.ofFile(path)?.name == name) }

  @Test("a format writes what it is made of", arguments: ["text", "json", "html"])
  func writes(name: String) throws {
    let format = try #require(ReportFormats.named(name))
    let report = Report(title: "Audits", audits: [Sample.audit, Sample.audit])
    let whole =
      switch name {
      case "text": TextReport().render(Sample.audit) + "\n" + TextReport().render(Sample.audit)
      case "json": JSONReport.render(report.audits)
      default: HTMLReport.render(report)
      }
    #expect(Self.pieces(format, report).joined() == whole)
  }

  @Test("what cannot be taken stops the writing", arguments: ReportFormats.all.map(\.name))
  func stops(name: String) throws {
    struct Full: Error {}
    let format = try #require(ReportFormats.named(name))
    var count = 0
    #expect(throws: Full.self) {
      try format.write(Report(title: "Audits", audits: [Sample.audit])) { _ throws(Full) in
        count += 1
        throw Full()
      }
    }
    #expect(count == 1)
  }
}
