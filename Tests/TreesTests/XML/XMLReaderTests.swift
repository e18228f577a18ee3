import Accessibility
import Documents
import Testing

@testable import Trees

/// The reader of XML by itself: what it reads, what it refuses, and that it does so in bounded time.
@Suite("Reading XML")
struct XMLReaderTests {
  /// Everything in a text, an event a word.
  static func events(_ text: String, limits: XMLLimits = XMLLimits()) throws(DocumentError) -> [String] {
    var reader = XMLReader(Array(text.utf8), from: 0, file: "x", limits: limits, allowedTail: ["the end"])
    var result: [String] = []
    while true {
      switch try reader.next() {
      case .start:
        result.append("<" + reader.name + reader.attributes.map { " \($0.name)=\($0.value)" }.joined())
      case .end: result.append(">")
      case .finish: return result
      }
    }
  }

  static func error(_ text: String, limits: XMLLimits = XMLLimits()) -> String {
    do throws(DocumentError) { return "read: \(try events(text, limits: limits))" } catch { return error.description }
  }

  static let read: [(String, [String])] = [
    ("<a/>", ["<a", ">"]), ("<a></a>\n", ["<a", ">"]),
    ("<?xml version='1.0'?><!-- <b> --><a b='1' c = \"2\" />", ["<a b=1 c=2", ">"]),
    ("<a><b/>text<c>\n</c><![CDATA[<x>]]></a>", ["<a", "<b", ">", "<c", ">", ">"]),
    ("<a b='&lt;&amp;&#10;&#x1F600;\"&apos;'/>", ["<a b=<&\n😀\"'", ">"]), ("<a b='1\r\n2\n3'/>", ["<a b=1 2 3", ">"]),
    ("<a.b$c-d_e:f é='ü'/>the end of it", ["<a.b$c-d_e:f é=ü", ">"]), ("<a/><!-- c --><?p i?> ", ["<a", ">"]),
  ]

  @Test("elements and attributes are read as XML has them", arguments: read)
  func reads(text: String, events: [String]) throws { #expect(try Self.events(text) == events) }

  static let refused: [(String, String)] = [
    ("", "x:1:1: the text has no element"), ("hello", "x:1:1: unexpected \"hello\"; expected an XML element"),
    ("<a", "x:1:1: the tag <a> never ends"),
    (
      "<a><b></a>",
      "x:1:7: </a> ends an element that is not the last one that began; expected </b>, for the one in line 1"
    ),
    ("<a b='1' b='2'/>", "x:1:10: the attribute b occurs a second time"),
    ("<a b=1/>", "x:1:6: unexpected \"1/>\"; expected a value in quotes"),
    ("<a b='<'/>", "x:1:7: \"<\" in a value"), ("<a b='&x;'/>", "x:1:7: &x; is not known"),
    ("<a b='&'/>", "x:1:7: \"&\" in a value"),
    ("<a b='&#0;'/>", "x:1:7: &#0; is not a character"), ("<a b='&#xD800;'/>", "x:1:7: &#xD800; is not a character"),
    ("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>", "x:1:1: a document type declaration"),
    ("<a>\n <!-- ", "x:2:2: this comment never ends"),
    (
      "<a/><b/>",
      "x:1:5: unexpected \"<b/>\" behind the outermost element; expected the end of the file (several dumps are several files)"
    ),
    ("<a/>x", "x:1:5: unexpected \"x\" behind"), ("</a>", "x:1:1: </a> ends what has not begun"),
    ("<a b='1'c='2'/>", "x:1:9: unexpected \"c='2'/>\""),
    ("<1a/>", "x:1:2: unexpected \"1a/>\"; expected the name of an element"),
    ("<a b='x", "x:1:4: this value never ends"),
  ]

  @Test("what is no XML, or could grow without bound, is refused where it stands", arguments: refused)
  func refuses(text: String, message: String) {
    let error = Self.error(text)
    #expect(error.hasPrefix(message), "\(error)")
  }

  @Test("depth, attributes, values and names have limits, however long the text goes on")
  func limits() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(Self.error(deep).hasPrefix("x:1:769: elements are nested deeper than 256"))
    let wide = "<a " + (0..<1000).map { "a\($0)='' " }.joined() + "/>"
    #expect(Self.error(wide).contains("more than 256 attributes"))
    let long = "<a b='" + String(repeating: "x", count: 3 << 20)
    #expect(Self.error(long).hasPrefix("x:1:4: this value is longer than 1048576 bytes"))
    let escaped = "<a b='" + String(repeating: "&amp;", count: 1 << 20)
    #expect(Self.error(escaped).hasPrefix("x:1:4: this value is longer than 1048576 bytes"))
    #expect(Self.error("<" + String(repeating: "n", count: 5000)).contains("a name is longer than 1024 bytes"))
  }

  @Test(
    "what has no end between two tags, or within one, is refused",
    arguments: [
      ("<a" + String(repeating: " ", count: 200) + "/>", "x:1:1: the tag <a> is longer than 100 bytes; expected a tag"),
      ("<a " + (0..<30).map { "b\($0)='' " }.joined() + "/>", "x:1:1: the tag <a> is longer than 100 bytes"),
      ("<a>" + String(repeating: "-\n", count: 80) + "<b/></a>", "x:1:4: this text is longer than 100 bytes"),
      ("<a>\n<!--" + String(repeating: "<", count: 200) + "--></a>", "x:2:1: this comment is longer than 100 bytes"),
      ("<a><?" + String(repeating: "<", count: 200) + "?></a>", "x:1:4: this processing instruction is longer than"),
      ("<a><![CDATA[" + String(repeating: "<", count: 200), "x:1:4: this section of character data is longer than"),
    ])
  func stretch(text: String, message: String) {
    var limits = XMLLimits()
    limits.stretch = 100
    let error = Self.error(text, limits: limits)
    #expect(
      error.hasPrefix(message)
        && error.hasSuffix("(no tool writes so much about one element; write the dump once more)"), "\(error)")
  }

  @Test("a value as long as the limit is read, and one more is not")
  func longest() {
    var limits = XMLLimits()
    limits.value = 3
    #expect(Self.error("<a b='123'/>", limits: limits) == "read: [\"<a b=123\", \">\"]")
    #expect(Self.error("<a b='1234'/>", limits: limits).contains("longer than 3 bytes"))
  }
}
