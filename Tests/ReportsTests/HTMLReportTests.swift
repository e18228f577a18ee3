import Accessibility
import Announcer
import Audit
import Explorer
import Foundation
import Geometry
import Harness
import InputEvents
import Testing

@testable import Reports

@Suite("HTML report")
struct HTMLReportTests {
  static let page = WellFormedness(HTMLReport.render(Sample.report))

  @Test("is well-formed, its ids are unique and every reference leads somewhere")
  func wellFormed() {
    #expect(Self.page.problem == nil)
    #expect(Set(Self.page.ids).count == Self.page.ids.count)
    #expect(Set(Self.page.referredIDs).isSubset(of: Self.page.ids))
    #expect(!Self.page.referredIDs.isEmpty)
  }

  @Test(
    "the checker of well-formedness sees what is wrong",
    arguments: [
      "<p>", "<p></q>", "<p>a & b</p>", "<p a=1></p>", "<p a=\"1\" a=\"2\"></p>", "text", "<p>\u{1}</p>", "",
      "<p><b></p></b>", "<p a=\"<\"></p>",
    ])
  func checker(text: String) { #expect(WellFormedness(text).problem != nil) }

  @Test("has what an accessible page has")
  func structure() {
    let elements = Self.page.elements
    for name in ["title", "h1", "h2", "h3", "main", "caption", "desc"] { #expect(elements.contains(name), "\(name)") }
    #expect(elements.count { $0 == "h1" } == 1)
    #expect(elements.count { $0 == "caption" } == elements.count { $0 == "table" })
    #expect(elements.count { $0 == "desc" } == 5, "two findings and three steps are drawn")
    #expect(elements.count { $0 == "svg" } == 7, "the drawings, their pieces and the strip of times")
    #expect(elements.count { $0 == "script" } == 1)
    #expect(elements.contains("nav"))
    #expect(!elements.contains("b"), "a name has become markup")
  }

  @Test("needs nothing beside it")
  func selfContained() {
    let text = HTMLReport.render(Sample.report)
    for word in ["src=", "url(", "@import", "<link"] { #expect(!text.contains(word)) }
    #expect(text.components(separatedBy: "http").count == text.components(separatedBy: "http://www.w3.org/").count)
  }

  @Test("a picture of the screen lies once on the page, under the outlines of every finding")
  func picture() throws {
    var audit = Sample.audit
    let bytes: [UInt8] = (0..<200).map { UInt8($0) }
    audit.picture = ScreenPicture(png: bytes, width: 80, height: 120)
    let text = HTMLReport.render(Report(title: "t", audits: [audit]))
    let page = WellFormedness(text)
    #expect(page.problem == nil && page.elements.count { $0 == "image" } == 1)
    let drawings = page.referredIDs.count { $0 == "picture-1" }
    #expect(drawings == audit.result.findings.count && drawings > 0)
    let base64 = Data(bytes).base64EncodedString()
    let width = Sample.tree.screen.width
    #expect(
      text.contains(
        "<image width=\"\(width.decimal)\" height=\"\((width * 1.5).decimal)\" href=\"data:image/png;base64,\(base64)\""
      ))
    #expect(text.contains("class=\"outline\"") && !text.contains("<rect class=\"control"))
    #expect(text.contains("; over a picture of the screen"))
    #expect(!HTMLReport.render(Report(title: "t", audits: [Sample.audit])).contains("<image"))
  }

  @Test("bytes become text as Foundation has it", arguments: 0..<7)
  func base64(count: Int) {
    let bytes = (0..<count).map { UInt8(251 &* ($0 + 1) & 0xFF) }
    #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
  }

  @Test("no text of a document becomes markup or script")
  func hostileTexts() {
    let text = "</title></style><script>alert(1)</script><img src=x onerror=alert(1)>\" onload=\"alert(1)"
    var tree = AccessibilityTree(screen: Size(width: 200, height: 300))
    var node = AccessibilityNode(
      id: NodeID(text), role: .button, name: text, frame: Rect(x: 0, y: 0, width: 200, height: 44))
    node.traits.insert(.focused)
    tree.append(node)
    let step = ReportMoment(
      time: Timestamp(microseconds: 0), title: text, changes: [text], reasons: [text],
      utterances: [Utterance(text, language: text)], tree: tree, cursor: NodeID(text))
    let page = HTMLReport.render(
      Report(title: text, audits: [ExplorerAudit.look(at: tree, name: text)], run: ReportRun([step])))
    #expect(WellFormedness(page).problem == nil)
    #expect(page.components(separatedBy: "<script").count == 2)
    for word in ["<img", "</style><", "\" onload"] { #expect(!page.contains(word)) }
  }

  @Test("the script is text in XML too, and stores no data")
  func script() {
    #expect(!HTMLReport.script.contains { $0 == "<" || $0 == "&" })
    #expect(HTMLReport.render(Sample.report).contains("<script>\n\(HTMLReport.script)</script>"))
  }

  @Test("a report without anything says so")
  func empty() {
    let text = HTMLReport.render(Report(title: ""))
    #expect(WellFormedness(text).problem == nil)
    #expect(text.contains("nothing was audited"))
  }

  @Test(
    "a pointer is drawn otherwise than a finger: an arrow from a ring, with the name of its button, and in words",
    arguments: [(0, "left"), (1, "right"), (2, "middle")])
  func pointer(button: Int, name: String) {
    func svg(_ contact: ReportContact) -> String {
      InterfaceDrawing(Sample.tree, contacts: [contact]).svg(id: "d", title: "t")
    }
    let way = [Point(x: 20, y: 30), Point(x: 60, y: 30)]
    let drag = svg(ReportContact(.pointer(button: button), id: 3, trail: way, isLifted: false))
    #expect(WellFormedness(drag).problem == nil)
    for part in ["class=\"trail\"", "class=\"press\" cx=\"20\"", "class=\"pointer\" d=\"M60 30v"] {
      #expect(drag.contains(part), "\(part)")
    }
    #expect(!drag.contains("finger"))
    #expect(drag.contains("; pointer from 20,30 to 60,30, \(name) button down."), "\(drag)")
    #expect(drag.contains(">\(name)<") == (button != 0))
    let click = svg(ReportContact(.pointer(button: button), id: 3, trail: [way[0]]))
    #expect(click.contains("class=\"pointer lifted\"") && !click.contains("class=\"trail\""))
    #expect(click.contains("; pointer at 20,30, \(name) button released."))
    #expect(HTMLReport.style.contains(".pointer {") && HTMLReport.style.contains(".press {"))
    #expect(!svg(ReportContact(id: 1, trail: way)).contains("pointer"))
  }

  @Test("numbers that are none and frames without size do not break a drawing")
  func oddGeometry() {
    var tree = AccessibilityTree(screen: Size(width: .nan, height: -5))
    for (number, value) in [Double.nan, .infinity, -.infinity, 1e300, -0.0].enumerated() {
      let frame = Rect(x: value, y: value, width: 10, height: value)
      tree.append(AccessibilityNode(id: NodeID("n\(number)"), role: .button, name: "n", frame: frame))
    }
    let svg = InterfaceDrawing(tree, highlight: "n0", cursor: "n4").svg(id: "d", title: "odd")
    #expect(WellFormedness(svg).problem == nil)
    for word in ["nan", "inf", "e+"] { #expect(!svg.contains("\"\(word)")) }
  }

  /// Text and background in the style sheet, by the names of their custom properties.
  static let pairs = [
    ("text", "page"), ("faint", "page"), ("pass", "page"), ("fail", "page"), ("cannotTell", "page"), ("text", "soft"),
    ("text", "surface"), ("text", "control"), ("cursor", "page"),
  ]

  /// Lines and rings that say something, and what they may lie on.
  static let lines = ["text", "cursor", "trail", "fail"].flatMap { line in
    ["page", "soft", "surface", "control"].map { (line, $0) }
  }

  @Test("text has a contrast of at least 4.5 in both appearances", arguments: pairs)
  func contrast(text: String, background: String) throws {
    let appearances = HTMLReport.style.components(separatedBy: "prefers-color-scheme")
    #expect(appearances.count == 2)
    for appearance in appearances {
      let ratio = Self.contrast(try Self.color(text, appearance), try Self.color(background, appearance))
      #expect(ratio >= 4.5, "\(text) on \(background): \(ratio)")
    }
  }

  @Test("lines that say something have a contrast of at least 3 in both appearances", arguments: lines)
  func lineContrast(line: String, background: String) throws {
    for appearance in HTMLReport.style.components(separatedBy: "prefers-color-scheme") {
      let ratio = Self.contrast(try Self.color(line, appearance), try Self.color(background, appearance))
      #expect(ratio >= 3, "\(line) on \(background): \(ratio)")
    }
  }

  static func color(_ name: String, _ style: String) throws -> [Double] {
    let rest = try #require(style.components(separatedBy: "--\(name): #").dropFirst().first)
    let value = try #require(Int(rest.prefix(6), radix: 16))
    return [value >> 16, value >> 8 & 255, value & 255].map { Double($0) / 255 }
  }

  /// WCAG 2.2, contrast ratio.
  static func contrast(_ one: [Double], _ other: [Double]) -> Double {
    func luminance(_ color: [Double]) -> Double {
      let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    let (light, dark) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
  }
}
