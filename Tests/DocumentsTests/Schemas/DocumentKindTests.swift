import Documents
import Testing

@Suite("What a file is, seen from its beginning")
struct DocumentKindTests {
  static let beginnings: [(text: String, kind: DocumentKind?, format: DocumentFormat)] = [
    ("scene: a\nplatform: iOS\n", .scene, .yaml),
    ("# nodes: x\n---\nplatform: iOS\nwindows: []\n", .scene, .yaml),
    ("{scene: a, platform: iOS}", .scene, .yaml),
    ("{\"platform\": \"iOS\", \"windows\": [{\"nodes\": 1}]}", .scene, .json),
    ("\u{FEFF} {\n \"screen\": [1, 2], \"nodes\": []}", .tree, .json),
    ("{\"language\": \"a\\\"nodes\\\":\", \"scene\": \"x\"}", .scene, .json),
    ("\"scene\": a\n", .scene, .yaml),
    ("{\"screen\": [1, 2], \"nodes\": [{\"ro", .tree, .json),
    ("screen: [1, 2]\nnodes: []\n", .tree, .yaml),
    ("device: d\nname: n\n", .device, .yaml), ("{\"device\": \"d\"", .device, .json),
    ("{\"format\":\"detent-session\",\"version\":\"1.0\",\"devices\":1}", .session, .json),
    ("# EVEMU 1.3\nN: Panel\nI: 0 0 0 0\n", nil, .yaml), ("E: 0.1 0 0 0\n", nil, .yaml),
    ("", nil, .yaml), ("{", nil, .json), ("{}", nil, .json), ("[1, {\"scene\": 1}]", nil, .json),
    (":\n:{}", nil, .yaml),
    ("{\"a\": {\"scene\": 1}, \"platform\": 1}", nil, .json), ("  scene: a", nil, .yaml), ("}}}:,\"", nil, .yaml),
  ]

  @Test("the first key that only one kind has decides", arguments: beginnings)
  func kind(text: String, kind: DocumentKind?, format: DocumentFormat) {
    #expect(DocumentKind(content: Array(text.utf8)[...]) == kind)
    #expect(DocumentFormat(fileName: "-", content: Array(text.utf8)[...]) == format)
  }

  @Test("no more than the beginning is looked at")
  func bounded() {
    let text = "#" + String(repeating: " ", count: DocumentKind.beginning) + "\nscene: a\n"
    #expect(DocumentKind(content: Array(text.utf8)[...]) == nil)
  }

  @Test("a name that says the notation is believed", arguments: ["a.json", "A.JSON", "a.yaml", "a.yml"])
  func names(name: String) {
    let isJSON = name.lowercased().hasSuffix("json")
    for text in ["{\"a\": 1}", "a: 1"] {
      #expect(DocumentFormat(fileName: name, content: Array(text.utf8)[...]) == (isJSON ? .json : .yaml))
    }
  }

  @Test("a byte order mark in the midst of a text is named, not shown")
  func byteOrderMark() {
    let error = #expect(throws: DocumentErrors.self) {
      try SceneDocument.read("scene: a\n\u{FEFF}platform: iOS\nwindows: []\n", file: "a.yaml")
    }
    #expect(error?.description.contains("U+FEFF") == true && error?.description.contains("\u{FEFF}") == false)
  }
}
