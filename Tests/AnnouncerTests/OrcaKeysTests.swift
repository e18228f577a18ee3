import Accessibility
import Announcer
import Geometry
import Testing

/// Orca's ways through what there is: from one thing of a kind to the next, and by its caret.
@Suite("Orca's structural and caret navigation")
struct OrcaKeysTests {
  static let page = SurroundingsTests.tree { tree in
    tree.platform = "web"
    var y = 0.0
    func next(_ id: String, _ role: Role, _ name: String, _ change: (inout AccessibilityNode) -> Void = { _ in }) {
      var node = SurroundingsTests.node(id, role, name, y: y)
      change(&node)
      y += 30
      tree.append(node)
    }
    next("title", .heading, "News today") { $0.headingLevel = 1 }
    next("lead", .text, "Rain and sun")
    next("more", .link, "More")
    next("sport", .heading, "Sport") { $0.headingLevel = 2 }
    tree.begin(SurroundingsTests.node("list", .list, "Results"))
    next("one", .listItem, "One to nil")
    next("two", .listItem, "Two all")
    tree.close()
    next("note", .textEditor, "Note") { $0.value = "ab\n\ncd" }
    next("send", .button, "Send")
  }

  static func said(_ commands: [ReaderCommand], voice: Voice = .orca, language: String = "en") -> [[String]] {
    var reader = ScreenReader(voice: voice, language: language)
    let view = ReaderView(page, manner: reader.manner)
    return commands.map { ReaderMannersTests.said(reader.perform($0, in: view)) }
  }

  @Test("from one thing of a kind to the next, and from the last one to the first")
  func kinds() {
    #expect(
      Self.said([.nextKind(.heading), .nextKind(.heading), .nextKind(.heading), .previousKind(.heading)]) == [
        ["News today heading 1"], ["Sport heading 2"], ["Wrapping to top.", "News today heading 1"],
        ["Wrapping to bottom.", "Sport heading 2"],
      ])
    #expect(
      Self.said([.nextKind(.link), .nextKind(.link), .nextKind(.table), .nextKind(.heading3), .nextKind(.landmark)])
        == [
          ["More link"], ["No more links."], ["No more tables."], ["No more headings at level 3."],
          ["No landmark found."],
        ])
  }

  @Test("to the first element in what has others in it, and out of it again")
  func containers() {
    #expect(
      Self.said([.nextKind(.list), .nextKind(.listItem), .nextKind(.button), .previousKind(.entry)]) == [
        ["Results List with 2 items. One to nil"], ["Two all"], ["leaving list. Send button"], ["Note text ab\n\ncd"],
      ])
  }

  @Test("fields are form fields, and so are buttons; texts are paragraphs")
  func further() {
    #expect(
      Self.said([.nextKind(.formField), .nextKind(.formField), .previousKind(.paragraph), .nextKind(.heading2)]) == [
        ["Note text ab\n\ncd"], ["Send button"], ["Rain and sun"], ["Sport heading 2"],
      ])
  }

  @Test("the caret goes from character to character, on into what comes next, and stops at the ends")
  func characters() {
    let right = Array(repeating: ReaderCommand.moveCaret(.nextCharacter), count: 12)
    #expect(
      Self.said(right).flatMap(\.self) == ["N", "e", "w", "s", "space", "t", "o", "d", "a", "y", "R", "a"])
    #expect(Self.said([.first, .moveCaret(.previousCharacter)]).last == [])
    #expect(Self.said([.focus("lead"), .moveCaret(.previousCharacter)]).last == ["y"])
  }

  @Test("by words, by lines and to their ends; a line without a character is blank")
  func lines() {
    #expect(
      Self.said([
        .focus("title"), .moveCaret(.nextWord), .moveCaret(.nextWord), .moveCaret(.previousWord),
        .moveCaret(.previousWord), .moveCaret(.lineEnd), .moveCaret(.lineStart),
      ]) == [["News today heading 1"], ["today"], ["Rain"], ["today"], ["News"], ["y"], ["N"]])
    #expect(
      Self.said([
        .focus("two"), .moveCaret(.nextLine), .moveCaret(.nextLine), .moveCaret(.nextLine), .moveCaret(.nextLine),
        .moveCaret(.previousLine), .moveCaret(.start), .moveCaret(.end),
      ]).dropFirst() == [
        ["Note ab"], ["blank"], ["cd"], ["Send button"], ["cd"], ["News today heading 1"], ["Send button"],
      ])
    #expect(Self.said([.focus("note"), .moveCaret(.nextLine)], language: "ko").last == ["빈칸"])
  }

  @Test("what is masked is not read out by the caret")
  func masked() {
    let tree = SurroundingsTests.tree { tree in
      var node = SurroundingsTests.node("pin", .secureTextField, "PIN")
      node.value = "12"
      tree.append(node)
    }
    var reader = ScreenReader(voice: .orca)
    let view = ReaderView(tree, manner: reader.manner)
    #expect(ReaderMannersTests.said(reader.perform(.moveCaret(.nextCharacter), in: view)) == ["•"])
    #expect(ReaderMannersTests.said(reader.perform(.moveCaret(.nextWord), in: view)) == [])
  }

  @Test("people are told which keys the reader takes")
  func switched() {
    #expect(
      Self.said([
        .switched(.structural, isOn: true), .switched(.structural, isOn: false), .switched(.caret, isOn: true),
        .switched(.caret, isOn: false),
      ]) == [
        ["Structural navigation keys on."], ["Structural navigation keys off."],
        ["The screen reader is controlling the caret."], ["The application is controlling the caret."],
      ])
  }
}
