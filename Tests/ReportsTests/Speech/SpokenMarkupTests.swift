import Accessibility
import Announcer
import Foundation
import FoundationXML
import Geometry
import Harness
import Reports
import Testing

/// What a reader says, for a speech synthesizer: well-formed, in the languages that it is said in, and spoken, not spelled.
@Suite("Speech as SSML")
struct SpokenMarkupTests {
  private static func reading(_ names: [String], language: String = "en", hint: String? = nil) -> ScreenReading {
    var tree = AccessibilityTree(screen: Size(width: 100, height: 1000))
    tree.language = language
    for (place, name) in names.enumerated() {
      var node = AccessibilityNode(
        id: NodeID("n\(place)"), role: .text, name: name,
        frame: Rect(x: 0, y: Double(place) * 50, width: 90, height: 40))
      node.hint = hint
      tree.append(node)
    }
    return ScreenReading(tree, title: "x", reader: ScreenReader(voice: .voiceover, language: language))
  }

  @Test("a sentence for each utterance, a paragraph for each screen, and the language of the first")
  func structure() {
    let document = SpokenMarkup.document([Self.reading(["One", "Two"]), Self.reading(["셋"], language: "ko")])
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- Written by Detent. -->
      <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en">
      <p>
      <s>One</s>
      <s>Two</s>
      </p>
      <p>
      <s xml:lang="ko">셋</s>
      </p>
      </speak>

      """
    #expect(document == expected)
  }

  @Test("a hint comes after a pause")
  func hint() {
    let document = SpokenMarkup.document([Self.reading(["One"], hint: "Opens it")])
    #expect(document.contains("<s>One</s>\n<break time=\"400ms\"/><s>Opens it</s>\n"))
  }

  @Test(
    "words that XML or a terminal would take for something else are said as words",
    arguments: [
      ("a < b & \"c\"", "a &lt; b &amp; &quot;c&quot;"), ("one\u{1B}[2J", "one [2J"), ("a\u{202E}b", "a b"),
      ("a\u{0}b\u{FFFF}", "a b "),
    ])
  func escaped(name: String, words: String) throws {
    let document = SpokenMarkup.document([Self.reading([name])])
    #expect(document.contains("<s>\(words)</s>"), "\(document)")
    #expect(XMLParser(data: Data(document.utf8)).parse())
  }

  @Test("of a screen that says nothing there is an empty paragraph")
  func nothing() {
    #expect(SpokenMarkup.document([Self.reading([])]).hasSuffix("xml:lang=\"en\">\n<p>\n</p>\n</speak>\n"))
    #expect(SpokenMarkup.language(of: []) == "en")
  }
}
