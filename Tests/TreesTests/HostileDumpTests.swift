import Accessibility
import Documents
import Recordings
import Testing

@testable import Trees

/// Dumps that mean harm, or stop in the middle: each format refuses them with a place and with what to do.
@Suite("Hostile dumps")
struct HostileDumpTests {
  /// A dump of nodes within each other.
  static func deep(_ format: TreeFormat, _ depth: Int) -> String {
    func times(_ text: String) -> String { String(repeating: text, count: depth) }
    // Where a level is a column, the text grows with the square of the depth.
    func stairs(_ word: String, _ step: String) -> String {
      (0..<min(depth, 1000)).map { String(repeating: step, count: $0) + word + "\n" }.joined()
    }
    switch format {
    case .uiautomator: return "<hierarchy rotation=\"0\">" + times("<node bounds=\"[0,0][1,1]\">")
    case .appium: return "<hierarchy class=\"hierarchy\">" + times("<android.view.View bounds=\"[0,0][1,1]\">")
    case .webDriverAgent: return "<AppiumAUT>" + times("<XCUIElementTypeOther x=\"0\">")
    case .xcuitest: return "Element subtree:\n" + stairs("Other, {{0.0, 0.0}, {1.0, 1.0}}", "  ")
    case .ariaSnapshot: return stairs("- list:", "  ")
    case .flutter:
      return "SemanticsNode#0\n"
        + (1..<1000).map { String(repeating: " ", count: $0) + "└─SemanticsNode#\($0)\n" }.joined()
    case .accessKit:
      let nodes = (0..<depth).map { "[\($0),{\"role\":\"group\",\"properties\":{\"children\":[\($0 + 1)]}}]" }
      return "{\"nodes\":[" + nodes.joined(separator: ",") + "],\"tree\":{\"root\":0},\"focus\":0}"
    case .chromium:
      let nodes = (0..<depth).map {
        "{\"nodeId\":\"\($0)\",\"ignored\":false,\"role\":{\"type\":\"role\",\"value\":\"group\"},\"childIds\":[\"\($0 + 1)\"]}"
      }
      return "{\"nodes\":[" + nodes.joined(separator: ",") + "]}"
    case .accessibilitySnapshot:
      return "["
        + times("{\"container\":{\"_0\":{\"type\":{\"list\":{}},\"frame\":[[0,0],[1,1]]},\"children\":[")
    case .idb: return "[" + times("{\"AXFrame\":\"{{0, 0}, {1, 1}}\",\"type\":\"Group\",\"children\":[")
    }
  }

  @Test(
    "bounds beyond every screen are refused, the least number there is among them", arguments: 0..<4, [Int.min, .max])
  func bounds(place: Int, number: Int) {
    var numbers = [178, 50, 212, 90]
    numbers[place] = number
    let text = "<hierarchy><node bounds=\"[\(numbers[0]),\(numbers[1])][\(numbers[2]),\(numbers[3])]\"/></hierarchy>"
    let error = Fixture.error(text) ?? "read"
    #expect(error.hasPrefix("x:1:18: the bounds are") && error.contains("[left,top][right,bottom]"), "\(error)")
  }

  @Test("nodes 100,000 deep are refused where they become too deep", arguments: TreeFormat.allCases)
  func depth(format: TreeFormat) {
    let text = Self.deep(format, 100_000)
    #expect(TreeFormat(content: Array(text.utf8.prefix(TreeImporter.beginning))[...]) == format)
    let error = Fixture.error(text) ?? "read"
    #expect(error.contains("nested deeper than"), "\(error.prefix(200))")
    #expect(error.hasPrefix("x:") && error.split(separator: ":").dropFirst().prefix(2).allSatisfy { Int($0) != nil })
  }

  @Test("nodes 200 deep are read", arguments: TreeFormat.allCases)
  func notTooDeep(format: TreeFormat) throws {
    var text = Self.deep(format, 100_000)
    switch format {
    case .uiautomator: text = Self.deep(format, 200) + String(repeating: "</node>", count: 200) + "</hierarchy>"
    case .appium:
      text = Self.deep(format, 200) + String(repeating: "</android.view.View>", count: 200) + "</hierarchy>"
    case .webDriverAgent:
      text = Self.deep(format, 200) + String(repeating: "</XCUIElementTypeOther>", count: 200) + "</AppiumAUT>"
    case .accessibilitySnapshot: text = Self.deep(format, 100) + String(repeating: "]}}", count: 100) + "]"
    case .idb: text = Self.deep(format, 100) + String(repeating: "]}", count: 100) + "]"
    case .accessKit, .chromium: text = Self.deep(format, 200)
    case .xcuitest, .ariaSnapshot, .flutter: text = text.split(separator: "\n").prefix(200).joined(separator: "\n")
    }
    #expect(try TreeImporter.read(Array(text.utf8), file: "x").tree.nodes.count >= 98)
  }

  /// Entities within entities, ten times ten times ten: "billion laughs".
  static let laughs =
    "<!DOCTYPE lolz [\n<!ENTITY a0 \"lol\">\n"
    + (1..<10).map { "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 - 1);", count: 10))\">\n" }.joined() + "]>\n"

  static let refused: [(String, String)] =
    ["<hierarchy><node text=\"&a9;\"/></hierarchy>", "<AppiumAUT/>", "<XCUIElementTypeApplication/>"].map {
      (laughs + $0, "x:1:1: a document type declaration; expected an element (tree dumps have none")
    } + [
      (
        "<?xml version='1.0'?>\n<!DOCTYPE hierarchy SYSTEM \"file:///etc/passwd\">\n<hierarchy/>",
        "x:2:1: a document type"
      ),
      ("<hierarchy>\n<node text=\"&lol;\"/></hierarchy>", "x:2:13: &lol; is not known; expected &amp; &lt;"),
      ("<hierarchy><node/>\n<!ENTITY a \"b\"></hierarchy>", "x:2:1: unexpected \"<!ENTITY a"),
      ("<hierarchy><node text=\"&#xFFFFFFFF;\"/></hierarchy>", "x:1:24: &#xFFFFFFFF; is not a character"),
      (
        "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><hierarchy/>",
        "x:1:1: the text says that it is encoded as ISO-8859-1; expected UTF-8 (save the file as UTF-8"
      ), ("\n<?xml encoding='windows-1252' ?><AppiumAUT/>", "x:2:1: the text says that it is encoded as windows-1252"),
      (
        "<hierarchy><node text='\(String(repeating: "x", count: 2 << 20))'/></hierarchy>",
        "x:1:18: this value is longer than 1048576 bytes"
      ),
    ]

  @Test(
    "entities, document types, other encodings and what has no end are refused where they stand", arguments: refused)
  func refuses(text: String, message: String) {
    let error = Fixture.error(text) ?? "read"
    #expect(error.hasPrefix(message), "\(error.prefix(300))")
  }

  @Test("what is no UTF-8 is refused with its place", arguments: Fixture.all)
  func encoding(name: String, format: TreeFormat) throws {
    var bytes = try Fixture.bytes(name)
    let place = bytes.count / 2
    bytes.insert(0xE9, at: place)
    if bytes.indices.contains(place + 1), bytes[place + 1] & 0xC0 == 0x80 { return }
    let error = #expect(throws: DocumentErrors.self) { try TreeImporter.read(bytes, file: name) }
    let line = 1 + bytes[..<place].count { $0 == 0x0A }
    #expect(error?.errors.first?.description.hasPrefix("\(name):\(line):") == true)
    #expect(error?.errors.first?.description.contains("is not UTF-8; expected UTF-8 text (save") == true)
  }

  @Test(
    "a page source that is cut off anywhere says that it is",
    arguments: ["shop.uiautomator.xml", "login.appium.xml", "notes.webdriveragent.xml"])
  func cutXML(name: String) throws {
    let bytes = try Fixture.bytes(name)
    let text = String(decoding: bytes, as: UTF8.self)
    let root = try #require(text.utf8.firstRange(of: "<hierarchy".utf8) ?? text.utf8.firstRange(of: "<AppiumAUT".utf8))
    let first = text.utf8.distance(from: text.utf8.startIndex, to: root.upperBound)
    let last = try #require(bytes.lastIndex(of: UInt8(ascii: "<")))
    for end in stride(from: first, to: last, by: 5) where bytes[end] & 0xC0 != 0x80 {
      let error = Fixture.error(String(decoding: bytes[..<end], as: UTF8.self)) ?? "read"
      #expect(
        error.hasPrefix("x:") && error.hasSuffix("(the file is cut off; write the dump once more)"), "\(end): \(error)")
    }
  }

  @Test("any other dump that is cut off is an error with a place, or a part of the tree", arguments: Fixture.all)
  func cut(name: String, format: TreeFormat) throws {
    let bytes = try Fixture.bytes(name)
    for end in stride(from: 40, to: bytes.count, by: 13) where bytes[end] & 0xC0 != 0x80 {
      do throws(DocumentErrors) {
        let tree = try TreeImporter.read(Array(bytes[..<end]), file: name).tree
        #expect(!tree.nodes.isEmpty)
        #expect(![.accessKit, .chromium, .accessibilitySnapshot, .idb].contains(format) || end >= bytes.count - 2)
      } catch {
        let first = try #require(error.errors.first)
        #expect(first.location.line >= 1 && first.location.column >= 1 && first.expected != nil, "\(end): \(first)")
      }
    }
  }

  @Test("of what never has a tag no more is read than is refused")
  func stops() throws {
    let text = Array("<hierarchy><node text=\"".utf8)
    let endless = text + [UInt8](repeating: UInt8(ascii: "x"), count: 30 << 20)
    let read = try DumpFile.read(ByteSource(bytes: endless, name: "x"))
    #expect(read.count < 9 << 20 && read.starts(with: text))
    #expect(throws: DocumentErrors.self) { try TreeImporter.read(read, file: "x") }
    let whole = try Fixture.bytes("shop.uiautomator.xml")
    #expect(try DumpFile.read(ByteSource(bytes: whole, name: "x")) == whole)
  }
}
