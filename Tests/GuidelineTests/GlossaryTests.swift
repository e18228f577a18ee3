import Foundation
import Gestures
import Reports
import Scenes
import Testing

@testable import Guidelines

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
    // A word of a file format is a literal, or a case of a type that reads it.
    let format = word.word.firstMatch(of: #/^(?:JSON key|scene key|device key|script word) ([A-Za-z]+)$/#)
    let pattern = format.map { "\"\($0.output.1)\"" } ?? word.word.replacing(" ", with: " ?")
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
    Renamed("clause", in: "Audit", "section"),
    Renamed("clause", in: "Gestures", "phrase"),
    Renamed("decision", in: "Explorer", "arbitration"),
    Renamed("decision", in: "Gestures", "arbitration"),
    Renamed("decision", in: "Harness", "arbitration"),
    Renamed("decision", in: "Stage", "arbitration"),
    Renamed("deed", in: "Harness", "doing"),
    Renamed("detent", in: "Gestures", "notch"),
    Renamed("evidence", in: "Guidelines", "proof"),
    Renamed("evidence", in: "InputEvents", "clue"),
    Renamed("extent", in: "Audit", "standing"),
    Renamed("extent", in: "Explorer", "what was tried"),
    Renamed("extent", in: "Stage", "length of the view, ends"),
    Renamed("hand", in: "Explorer", "prober"),
    Renamed("hand", in: "Harness", "synthesizer"),
    Renamed("landing", in: "Stage", "touchdown"),
    Renamed("occasion", in: "Announcer", "circumstance"),
    Renamed("outcome", in: "Announcer", "fate"),
    Renamed("outcome", in: "Scenes", "answer"),
    Renamed("outcome", in: "Stage", "answer, find"),
    Renamed("phrase", in: "Announcer", "wording"),
    Renamed("profile", in: "Gestures", "model, curve"),
    Renamed("provenance", in: "KernelInput", "origin"),
    Renamed("rest", in: "Gestures", "pause"),
    Renamed("scope", in: "Accessibility", "span"),
    Renamed("scope", in: "Documents", "context"),
    Renamed("scope", in: "Scenes", "extent"),
    Renamed("session", in: "Gestures", "touch sequence"),
    Renamed("slot", in: "Scenes", "scroller, seat"),
    Renamed("slot", in: "Stage", "scroller, seat"),
    Renamed("stage", in: "Gestures", "phase"),
    Renamed("statement", in: "Gestures", "instruction"),
    Renamed("statement", in: "Harness", "instruction"),
    Renamed("statement", in: "Recordings", "instruction"),
    Renamed("target", in: "StageMotion", "destination"),
    Renamed("trail", in: "Explorer", "route"),
    Renamed("trigger", in: "Documents", "invocation"),
    Renamed("trigger", in: "Scenes", "invocation"),
    Renamed("twin", in: "Documents", "counterpart"),
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

  @Test("a place in the stage is somewhere on the screen: what counts in a list is an ordinal there, and a page a page")
  func placesAreNoNumbers() throws {
    let number = try Regex(
      #"\bplace: (Int|[A-Z]\w*ID)\b|\b(let|var) place = .*([iI]ndex[({ ]|shownPage)|\(place, .*enumerated\(\)"#
        + #"|\w\[(\.\.<)?\(?place\b(?!\.)|\bplace [-+] (\d|way|step)|\bplace in .*(indices|candidates)"#)
    for file in Self.sources(of: "Stage") {
      for line in file.text.split(separator: "\n") where !line.contains("//") {
        #expect(!line.contains(number), "\(file.path): \(line)")
      }
    }
    for wrong in [
      "let place = waiting.firstIndex(of: sheet)", "for (place, page) in pages.enumerated() {", "sheets[place + 1]",
      "_ place: Int", "in place: SelectableID", "let place = shownPage(view)", "for place in turns.indices {",
    ] {
      #expect(wrong.contains(number), "\(wrong)")
    }
  }

  /// The words that a name is made of: `boundScroller` is "bound" and "scroller".
  private static func words(of name: Substring) -> [String] {
    name.matches(of: #/[A-Z]?[a-z]+/#).map { $0.output.lowercased() }
  }

  /// The sources of a module, and of all that it is made of: the parts of the stage are looked at wherever they stand.
  private static func sources(of module: String) -> [(path: String, text: String)] {
    let modules = GlossaryTypeTests.families[module]?.sorted() ?? [module]
    return modules.flatMap { PackageText.files("Sources/\($0)") }.filter {
      $0.path.hasSuffix(".swift") && !$0.path.contains("Glossary")
    }
    .map { ($0.path, $0.text) }
  }

  /// What a word with one meaning would mean something else in.
  struct WrongContext: Sendable, CustomTestStringConvertible {
    let word: String
    let pattern: String
    let instead: String

    init(_ word: String, _ pattern: String, instead: String) {
      (self.word, self.pattern, self.instead) = (word, pattern, instead)
    }

    var testDescription: String { "\(word): \(pattern)" }
  }

  /// By hand, from what readers stumbled over; a rest is no stillness of fingers or eyes and no pause, and so on.
  static let wrongContexts: [WrongContext] = [
    WrongContext(
      "clause", "(Script|Reference)\\.?Clauses?|[Cc]lauses? of (a|an|the) (standard|instruction|document)",
      instead: "section, phrase"),
    WrongContext("clause", "(standard|instruction)'s clauses?", instead: "section, phrase"),
    WrongContext("detent", "\\b(units?|degrees) (of|in|per|a|in a|of a|per) ?detents?\\b", instead: "notch"),
    WrongContext("detent", "\\b(number|parts?|half|120ths) (of )?(a )?detents?\\b", instead: "notch"),
    WrongContext("detent", "\\b(whole|fine|1/120) detents?\\b", instead: "notch"),
    WrongContext(
      "detent", "[Dd]etents? (of one turn|as the device|so far)|(crown|wheel|dial|knob)s?: a detent", instead: "notch"),
    WrongContext(
      "detent", "\\b(turn|turns|turned|scroll|scrolls) (it )?by [^,;]{0,20}\\bdetents?\\b", instead: "notch"),
    WrongContext("hold", "\\b[Hh]old of (a|the|its) detent|\\bno hold\\b", instead: "grip"),
    WrongContext(
      "outcome", "(ActionButton|SpeechQueue|CoreGraph|PlaceSearch)\\.Outcome", instead: "answer, fate, arrival, find"),
    WrongContext(
      "outcome", "[Oo]utcomes? of (a|the) (button|step|utterance|search)|(step|button|utterance)'s outcome",
      instead: "answer, arrival"),
    WrongContext("place", "[Pp]laces? in (a|the) (table|list|line|order) of (data|rules)", instead: "part, stop"),
    WrongContext("place", "[Pp]laces? (where|at which) a rule is broken", instead: "node"),
    WrongContext("place", "Measure\\(\"place\"", instead: "stop"),
    WrongContext(
      "profile", "(Device|Rotary|Motion)Profile|[Pp]rofiles? of (a|the) (device|movement|axis)|device profile",
      instead: "model, curve"),
    WrongContext(
      "rest", "\\b(fingers?|eyes?|hands?) (that |which )?rests?\\b|\\b(rest|resting) fingers?\\b|[Rr]esting axis",
      instead: "hold, stay"),
    WrongContext(
      "rest", "\\b(P\\.crownBurst|milliseconds|ms) of rest\\b|\\bfor a rest\\b|\\brest ends the burst", instead: "pause"
    ),
    WrongContext(
      "rest",
      "\\b(a|the|this|burst's) rest (of P\\.|of more than|between|that ends|\\()|rest time|[Rr]est that ends|[Aa]fter this rest",
      instead: "pause"),
    WrongContext("rest", "(Measure|\\.time)\\(\\s*\"rest\"|\\brests on:", instead: "pause, based on"),
    WrongContext(
      "rest",
      "\\b[Tt]he rest of (the|a|an|that|this) (\\w+ )?(drag|burst|flick|movement|turn)\\b|[Tt]he rest is dropped",
      instead: "what is left"),
    WrongContext(
      "place",
      "\\b(takes?|took|taking) the place of (a|an|the|its|one|another|what)\\b[^.;]{0,12}(sheet|first|host|pane|selec|pause)",
      instead: "replace"),
    WrongContext("place", "\\bthe place (in (a|the) page|if the new page)", instead: "offset"),
    WrongContext(
      "target",
      "\\b[Ii]ts target is (a detent|dismissal)|(past|near|passes?) (its|the) target\\b|target of a (flick|release|drag)",
      instead: "destination, what it leads to"),
    WrongContext(
      "step", "\\b(first|second|third|fourth) steps? of SM-|\\b[Ss]teps? [1-4] (and|to|lead)|goes to step [1-4]",
      instead: "release, clause"),
    WrongContext("step", "\\bstep = size of a page|page( - overlap)?\\) / step\\b|a page step", instead: "stride"),
    WrongContext(
      "scope", "[Ss]copes? of (a|the) (task|comment|rule|name)|(task|tree)'s scope", instead: "extent, span"),
    WrongContext(
      "trigger", "Presentation\\.Trigger|[Tt]riggers? of (a|the) presentation|presentation's trigger",
      instead: "invocation"
    ),
    WrongContext("twin", "(high|low)-resolution twin|twins? of (a|the) (axis|wheel|detent)", instead: "counterpart"),
  ]

  /// Whatever the program prints is a text of its sources, or in a golden file: each line that has a word, with the line
  /// before and the line after it, put together as literals and comments are.
  static let passages: [String: [PackageText.File]] = {
    let snapshots = PackageText.endings.union(["json", "jsonl"])
    let files =
      ["Sources", "Devices", "README.md"].flatMap { PackageText.files($0) }
      + ["Documents", "Guideline", "EndToEnd", "Gestures", "Harness", "Reports"].flatMap {
        PackageText.files("Tests/\($0)Tests", endings: snapshots).filter { $0.path.contains("/Snapshots/") }
      }
    let words = Set(wrongContexts.map(\.word)).map { ($0, Array($0.utf8)) }
    var passages: [String: [PackageText.File]] = [:]
    for file in files {
      let lines = Array(file.text.utf8).split(separator: UInt8(ascii: "\n"))
      for (index, line) in lines.enumerated() {
        for (word, bytes) in words where has(line, bytes) {
          let around = lines[max(0, index - 1)...min(index + 1, lines.count - 1)]
          passages[word, default: []].append(.init(path: file.path, text: joined(around)))
        }
      }
    }
    return passages
  }()

  /// Whether a line has a word in it, whatever its case.
  private static func has(_ line: ArraySlice<UInt8>, _ word: [UInt8]) -> Bool {
    guard line.count >= word.count else { return false }
    return (line.startIndex...line.endIndex - word.count).contains { start in
      line[start] | 0x20 == word[0] && zip(line[start...], word).allSatisfy { $0 | 0x20 == $1 }
    }
  }

  /// Lines without what a literal or comment has at its breaks.
  private static func joined(_ lines: ArraySlice<ArraySlice<UInt8>>) -> String {
    lines.map { line in
      var text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
      for head in ["/// ", "// ", "+ \"", "# "] where text.hasPrefix(head) { text.removeFirst(head.count) }
      for tail in ["\\", "\""] where text.hasSuffix(tail) { text.removeLast() }
      return text.trimmingCharacters(in: .whitespaces)
    }.joined(separator: " ")
  }

  @Test("no text has a word in another meaning than its own", arguments: wrongContexts)
  func texts(context: WrongContext) throws {
    let pattern = try Regex(context.pattern)
    #expect(Glossary.word(context.word) != nil)
    let passages = try #require(Self.passages[context.word])
    #expect(passages.count > 20)
    for passage in passages {
      if let match = passage.text.firstMatch(of: pattern) {
        Issue.record("\(passage.path): “\(passage.text[match.range])” is \(context.instead)")
      }
    }
  }

  @Test("the texts of the specification, of parameters, statements and the glossary are looked at word by word, too")
  func specification() throws {
    let texts =
      Specification.entries.flatMap(\.texts) + Statements.all.map(\.text) + Glossary.words.map(\.meaning)
      + GestureOption.all.flatMap { [$0.summary, $0.source] } + Parameters.table.flatMap { [$0.summary, $0.source] }
    #expect(texts.count > 900)
    for context in Self.wrongContexts {
      let pattern = try Regex(context.pattern)
      for text in texts where text.contains(pattern) {
        Issue.record("“\(text)”: \(context.word) is \(context.instead)")
      }
    }
  }

  @Test(
    "a wrong context is found as people write it",
    arguments: [
      ("rest", "Turning without a rest of P.crownBurst"), ("rest", "while one finger rests: it may only lag behind"),
      ("rest", "a finger that rests takes nothing"), ("rest", "after P.crownBurst of rest turns the page"),
      ("rest", "No unit is dropped for a rest"), ("rest", "When the rest ends the burst"),
      ("hold", "Hold of the detent that a slow drag started from"),
      ("hold", "0 is no hold"), ("detent", "in 1/120 detents."), ("detent", "3 units a detent"),
      ("detent", "it cannot turn by 0.5 detents"), ("detent", "expected a number of detents"),
      ("rest", "once at the largest the rest of the drag scrolls"), ("rest", "the rest of an expanding drag is"),
      ("place", "A second sheet takes the place of the first"), ("place", "the indicator shows the place in the page"),
      ("target", "its target is dismissal, and nothing is unsaved"),
      ("target", "does not pass the movement past the target"),
      ("step", "chosen here for the second step of SM-2"), ("step", "1 + ceil((content - page) / step) pages"),
      ("place", "A place in a table of data"), ("place", "A place where a rule is broken"),
      ("clause", "clauses of an instruction"), ("profile", "The profile of a device"),
    ])
  func wrongContext(word: String, text: String) throws {
    let patterns = try Self.wrongContexts.filter { $0.word == word }.map { try Regex($0.pattern) }
    #expect(patterns.contains { text.contains($0) })
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
