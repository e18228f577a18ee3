import Foundation
import Guidelines
import Reports
import Testing

@Suite("Glossary")
struct GlossaryTests {
  static let article = "Sources/Guidelines/Guidelines.docc/Glossary.md"

  @Test("has each word once, in alphabetical order, each meaning a sentence")
  func form() {
    let words = Glossary.words.map(\.word)
    #expect(words == Set(words).sorted())
    for word in Glossary.words {
      #expect(!word.meanings.isEmpty, "\(word.word)")
      #expect(Set(word.meanings.map(\.module)).count == word.meanings.count, "\(word.word)")
      for meaning in word.meanings {
        #expect(meaning.text.hasSuffix(".") && !meaning.text.contains("  "), "\(word.word): \(meaning.text)")
      }
    }
  }

  @Test("each word is used in the sources of each module that it means something in", arguments: Glossary.words)
  func isUsed(word: GlossaryWord) throws {
    let pattern = word.word.replacing(" ", with: " ?")
    let use = try Regex("(^|[^A-Za-z])\(pattern)(s|es)?([^a-z]|$)").ignoresCase()
    for meaning in word.meanings {
      let files = PackageText.files("Sources/\(meaning.module)").filter {
        $0.path.hasSuffix(".swift") && !$0.path.contains("Glossary")
      }
      #expect(!files.isEmpty, "\(meaning.module) is no module")
      #expect(files.contains { $0.text.contains(use) }, "\(word.word) in \(meaning.module)")
    }
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
