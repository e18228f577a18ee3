import Foundation
import Guidelines
import Reports
import Testing

@Suite("Glossary")
struct GlossaryTests {
  static let article = "Sources/Guidelines/Guidelines.docc/Glossary.md"

  @Test("has each word once, in alphabetical order, with one meaning in a sentence")
  func form() {
    let words = Glossary.words.map(\.word)
    #expect(words == Set(words).sorted())
    for word in Glossary.words {
      #expect(word.meaning.hasSuffix(".") && !word.meaning.contains("  "), "\(word.word): \(word.meaning)")
      #expect(!word.meaning.contains(". "), "\(word.word): \(word.meaning)")
    }
  }

  @Test("each word is used in the sources of the module that it means something in", arguments: Glossary.words)
  func isUsed(word: GlossaryWord) throws {
    let pattern = word.word.replacing(" ", with: " ?")
    let use = try Regex("(^|[^A-Za-z])\(pattern)(s|es)?([^a-z]|$)").ignoresCase()
    let files = Self.sources(of: word.module)
    #expect(!files.isEmpty, "\(word.module) is no module")
    #expect(files.contains { $0.text.contains(use) }, "\(word.word) in \(word.module)")
  }

  /// A word that meant something else in a module once, and what that is called now.
  struct Renamed: Sendable, CustomTestStringConvertible {
    let word: String
    let module: String
    let new: String

    init(_ word: String, in module: String, _ new: String) { (self.word, self.module, self.new) = (word, module, new) }

    var testDescription: String { "\(word) in \(module)" }
  }

  static let renamed: [Renamed] = [
    Renamed("anchor", in: "Gestures", "turning point"),
    Renamed("bound", in: "Stage", "paged scroller, limit"),
    Renamed("decision", in: "Harness", "arbitration"),
    Renamed("decision", in: "Stage", "arbitration"),
    Renamed("decision", in: "Explorer", "arbitration"),
    Renamed("detent", in: "Gestures", "notch"),
    Renamed("evidence", in: "Guidelines", "proof"),
    Renamed("evidence", in: "InputEvents", "clue"),
    Renamed("hand", in: "Explorer", "prober"),
    Renamed("hand", in: "Harness", "synthesizer"),
    Renamed("landing", in: "Stage", "touchdown"),
    Renamed("rest", in: "Gestures", "pause"),
    Renamed("scope", in: "Accessibility", "span"),
    Renamed("scope", in: "Documents", "context"),
    Renamed("scope", in: "Scenes", "extent"),
    Renamed("session", in: "Gestures", "touch sequence"),
    Renamed("slot", in: "Scenes", "scroller, seat"),
    Renamed("slot", in: "Stage", "scroller, seat"),
    Renamed("statement", in: "Gestures", "instruction"),
    Renamed("statement", in: "Recordings", "instruction"),
    Renamed("trail", in: "Explorer", "route"),
    Renamed("watch", in: "KernelInput", "monitor"),
  ]

  @Test("no word means something else in another module: nothing is declared by it there", arguments: renamed)
  func meansOneThing(renamed: Renamed) throws {
    let declaration = #/\b(?:let|var|func|case|struct|enum|class|protocol|typealias)\s+([A-Za-z]+)/#
    for file in Self.sources(of: renamed.module) {
      for line in file.text.split(separator: "\n") where !line.contains("//") {
        for name in line.matches(of: declaration).map(\.output.1) {
          let words = Self.words(of: name)
          #expect(
            !words.contains(renamed.word) && !words.contains(renamed.word + "s"),
            "\(file.path): \(name) is a \(renamed.new) in \(renamed.module)")
        }
      }
    }
  }

  /// The words that a name is made of: `boundScroller` is "bound" and "scroller".
  private static func words(of name: Substring) -> [String] {
    name.matches(of: #/[A-Z]?[a-z]+/#).map { $0.output.lowercased() }
  }

  private static func sources(of module: String) -> [(path: String, text: String)] {
    PackageText.files("Sources/\(module)").filter { $0.path.hasSuffix(".swift") && !$0.path.contains("Glossary") }
      .map { ($0.path, $0.text) }
  }

  @Test("stands as an article in the documentation of the module")
  func documentation() throws {
    let text = GlossaryText.markdown(Glossary.words)
    let file = PackageText.root.appendingPathComponent(Self.article)
    if ProcessInfo.processInfo.environment["DETENT_UPDATE_SNAPSHOTS"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    let article = try String(contentsOf: file, encoding: .utf8)
    #expect(article == text, "DETENT_UPDATE_SNAPSHOTS=1 rewrites \(Self.article)")
  }
}
