@testable import Documents
import Testing

/// Documents that were made to break readers: each has to be refused with a place, in bounded time and memory.
@Suite("Hostile documents")
struct HostileDocumentTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var text: [UInt8]
    var message: String
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ message: String) { self.init(name, Array(text.utf8), message) }
    init(_ name: String, _ bytes: [UInt8], _ message: String) {
      self.name = name
      text = bytes
      self.message = message
    }
  }

  static let deep = 100_000
  static let yaml = [
    Case("NUL", [0x61, 0x3A, 0x20, 0x00], "x.yaml:1:4: the byte 0x00 is not part of a text"),
    Case("a binary", [0x7F, 0x45, 0x4C, 0x46, 0x02], "x.yaml:1:1: the byte 0x7F is not part of a text"),
    Case("Latin-1", [0x61, 0x3A, 0x20, 0xE9, 0x0A], "x.yaml:1:4: the byte 0xE9 is not UTF-8"),
    Case("an overlong form", [0x61, 0x0A, 0xC0, 0x80], "x.yaml:2:1: the byte 0xC0 is not UTF-8"),
    Case("a surrogate", [0xED, 0xA0, 0x80], "x.yaml:1:1: the byte 0xED is not UTF-8"),
    Case("a cut character", [0x61, 0xF0, 0x9F, 0x98], "x.yaml:1:2: the byte 0xF0 is not UTF-8"),
    Case("UTF-16", [0xFF, 0xFE, 0x61, 0x00], "x.yaml:1:1: the text is encoded as UTF-16"),
    Case(
      "deep brackets", String(repeating: "[", count: deep), "x.yaml:1:65: mappings and lists are nested deeper than 64"),
    Case("deep braces", String(repeating: "{a: ", count: deep), "x.yaml:1:257: mappings and lists are nested deeper"),
    Case("deep dashes", String(repeating: "- ", count: deep), "x.yaml:1:129: mappings and lists are nested deeper"),
    Case(
      "deep lines", (0..<2_000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"),
      "mappings and lists are nested deeper than 64"),
    Case("deep keys", String(repeating: "? ", count: deep), "x.yaml:1:1: \"? \" keys are not supported"),
    Case("aliases as keys", aliasBomb, "x.yaml:1:4: anchors are not supported"),
    Case("many values", "[" + String(repeating: "1,", count: 100_001) + "]", "more than 100000 values"),
    Case("a line of 17 MB", [UInt8](repeating: 0x61, count: 17 << 20), "x.yaml: the document is larger than 16 MB"),
    Case("a quote of 1 MB", "a: \"" + String(repeating: "x", count: 1 << 20), "x.yaml:1:4: this quotation never ends"),
  ]

  /// Ten anchors, each a key made of the two before it: Yams hashes it for longer than half a minute.
  static let aliasBomb =
    "a: &a {x: y}\n" + "bcdefghij".map { "\($0): &\($0) {? *a : 1, ? [*a, *a] : 2}\n" }.joined()

  @Test("are refused with a place", arguments: yaml)
  func refused(_ hostile: Case) throws {
    var limits = DocumentLimits()
    limits.nodes = 100_000
    let error = #expect(throws: DocumentErrors.self) {
      try LocatedNode.parse(hostile.text, file: "x.yaml", limits: limits)
    }
    let text = error?.description ?? ""
    #expect(text.contains(hostile.message), "\(text.prefix(200))")
    #expect(text.utf8.count < 400)
  }

  @Test("a document as large as it may be is read", arguments: [10_000])
  func largest(lines: Int) throws {
    let text = (0..<lines).map { "- {id: n\($0), role: button, frame: [1, 2, 3, 4]}\n" }.joined()
    #expect(try LocatedNode.parse(text, file: "x.yaml").sequence?.count == lines)
  }

  @Test(
    "a scene may have 600,000 elements with id, role, label and frame",
    arguments: [
      ("x.yaml", "{id: b0, role: button, label: A, frame: [0, 0, 9, 9]}"),
      ("x.json", #"{"id":"b0","role":"button","label":"A","frame":[0,0,9,9]}"#),
    ])
  func manyElements(file: String, element: String) throws {
    var limits = SceneDocument.limits
    limits.nodes /= 600
    let elements = (0..<1000).map { element.replacing("b0", with: "b\($0)") }.joined(separator: ",\n")
    let node = try LocatedNode.parse("[" + elements + "]", file: file, limits: limits)
    #expect(node.sequence?.count == 1000)
  }

  @Test("how many values there may be goes by the size of the document")
  func valuesAndBytes() {
    let limits = SceneDocument.limits
    #expect(
      [1, 6 << 20, 12 << 20, 64 << 20].map { limits.of(bytes: $0).nodes } == [
        2_000_000, 2_097_152, 4_194_304, 8_000_000,
      ])
    #expect(DocumentLimits().of(bytes: 16 << 20) == DocumentLimits())
  }

  @Test("as many errors as the limit allows are kept, the others counted")
  func manyErrors() throws {
    let text = (0..<200).map { "k: \($0)\n" }.joined()
    let error = #expect(throws: DocumentErrors.self) { try LocatedNode.parse(text, file: "x.yaml") }
    #expect(error?.errors.count == 50)
    #expect(error?.omitted == 149)
  }
}
