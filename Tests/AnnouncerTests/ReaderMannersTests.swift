import Accessibility
import Announcer
import Geometry
import Testing

/// How each reader answers at the ends of a screen, when content scrolls, and when something comes up.
@Suite("Manners of readers")
struct ReaderMannersTests {
  /// A list with four items of which two show, of 30.
  static let list = SurroundingsTests.tree { tree in
    var scroller = AccessibilityNode(
      id: "list", role: .list, name: "Mail", frame: Rect(x: 0, y: 0, width: 393, height: 100))
    scroller.actions = .scroll
    scroller.traits = .clips
    tree.begin(scroller)
    for place in 0..<4 {
      var item = SurroundingsTests.node("item-\(place)", .listItem, "Mail \(place)", y: Double(place - 1) * 50 + 1)
      item.position = Position(index: place + 2, count: 30)
      tree.append(item)
    }
    tree.close()
  }

  static func said(_ acts: [ReaderAct]) -> [String] {
    acts.compactMap { if case .says(let utterance) = $0 { utterance.text } else { nil } }
  }

  @Test(
    "beyond an end the first step stays; the second one goes on at the other end where the reader does so",
    arguments: [(Voice.talkback, true), (.voiceover, false), (.orca, false)])
  func ends(voice: Voice, wraps: Bool) {
    let view = ReaderView(SurroundingsTests.list, manner: voice.manner)
    var reader = ScreenReader(voice: voice)
    _ = reader.perform(.last, in: view)
    #expect(reader.perform(.next, in: view) == [.boundary(.end)])
    #expect((reader.perform(.next, in: view) == [.boundary(.end)]) == !wraps)
    #expect(reader.cursor.focus == (wraps ? "Ann" : "send"))
    _ = reader.perform(.first, in: view)
    #expect(reader.perform(.previous, in: view) == [.boundary(.start)])
    #expect((reader.perform(.previous, in: view) == [.boundary(.start)]) == !wraps)
  }

  @Test("another command between two steps beyond an end keeps the second where it is")
  func endsApart() {
    let view = ReaderView(SurroundingsTests.list, manner: .merging)
    var reader = ScreenReader(voice: .talkback)
    _ = reader.perform(.last, in: view)
    _ = reader.perform(.next, in: view)
    _ = reader.perform(.stop, in: view)
    #expect(reader.perform(.next, in: view) == [.boundary(.end)])
  }

  static let scrolled: [(voice: Voice, language: String, byReader: Bool, said: [String])] = [
    (.talkback, "en", true, ["Showing items 3 to 4 of 30."]),
    (.talkback, "ko", true, ["총 30개 항목 중에서 3번째에서 4번째 항목을 표시 중입니다."]),
    (.talkback, "en", false, []), (.orca, "en", true, []), (.orca, "en", false, []),
    (.voiceover, "en", true, ["Near the beginning."]), (.voiceover, "en", false, ["Near the beginning."]),
  ]

  @Test("what is said of content that has scrolled, by the reader itself and by hand", arguments: scrolled)
  func scrolling(voice: Voice, language: String, byReader: Bool, said: [String]) {
    let view = ReaderView(Self.list, manner: voice.manner)
    var reader = ScreenReader(voice: voice, language: language)
    var indicator = ScrollIndicator(axis: .vertical, name: "Scroll", track: .zero, thumb: .zero)
    (indicator.fraction, indicator.total) = (0.1, 1500)
    let change = ScreenChange.scrolled("list", x: 0, y: 40, [indicator])
    #expect(Self.said(reader.react(to: [change], followsContent: byReader, in: view)) == said)
  }

  @Test(
    "where content is that has scrolled is not said where the focus has gone elsewhere, unless it only went along",
    arguments: [true, false])
  func scrollingWithFocus(byReader: Bool) {
    let view = ReaderView(Self.list, manner: .rows)
    var reader = ScreenReader(voice: .voiceover)
    var indicator = ScrollIndicator(axis: .vertical, name: "Scroll", track: .zero, thumb: .zero)
    (indicator.fraction, indicator.total) = (0.1, 1500)
    let changes = [ScreenChange.scrolled("list", x: 0, y: 40, [indicator]), .focused("item-2")]
    let said = Self.said(reader.react(to: changes, followsContent: byReader, in: view))
    #expect(said.contains("Near the beginning.") == byReader, "\(said)")
  }

  @Test(
    "what is selected now is said, by each reader in its way",
    arguments: [
      (Voice.voiceover, "Selected: Mail 1"), (.talkback, "selected, Mail 1"), (.orca, "Mail 1 selected"),
    ])
  func selecting(voice: Voice, text: String) {
    let view = ReaderView(Self.list, manner: voice.manner)
    var reader = ScreenReader(voice: voice)
    #expect(Self.said(reader.react(to: [.selected("item-1", "Mail 1")], in: view)) == [text])
  }

  @Test(
    "that there is no further heading is said by TalkBack",
    arguments: [
      (Voice.talkback, "en", ReaderCommand.nextOf(.heading), ["No next heading"]),
      (.talkback, "ko", .nextOf(.heading), ["다음 제목 없음"]),
      (.talkback, "en", .previousOf(.link), ["No previous link"]),
      (.talkback, "en", .nextOf(.checkBox), ["No next check box"]),
      (.voiceover, "en", .nextOf(.heading), []),
    ])
  func missing(voice: Voice, language: String, command: ReaderCommand, said: [String]) {
    let view = ReaderView(SurroundingsTests.list, manner: voice.manner)
    var reader = ScreenReader(voice: voice, language: language)
    _ = reader.perform(.first, in: view)
    let acts = reader.perform(command, in: view)
    #expect(Self.said(acts) == said)
    #expect(acts.contains { if case .refuses = $0 { true } else { false } })
  }

  @Test("what has come up is told once, however the focus comes into it", arguments: [Role.alert, .dialog, .sheet])
  func once(role: Role) {
    let tree = SurroundingsTests.tree { tree in
      tree.append(SurroundingsTests.node("ask", .button, "Ask"))
      tree.begin(SurroundingsTests.node("alert", role, "Delete it?"))
      tree.append(SurroundingsTests.node("ok", .button, "OK"))
      tree.close()
    }
    for changes in [
      [ScreenChange.presented("alert"), .focused("ok")], [.cameForward("alert")],
      [.cameForward("alert"), .focused("ok")],
    ] {
      var reader = ScreenReader(voice: .orca)
      let view = ReaderView(tree, manner: .document)
      _ = reader.perform(.focus("ask"), in: view)
      #expect(Self.said(reader.react(to: changes, in: view)).last == "OK button", "\(changes)")
    }
  }

  /// The one utterance of some steps that says a text.
  static func utterance(_ text: String, in acts: [ReaderAct]) -> Utterance? {
    acts.lazy.compactMap { if case .says(let utterance) = $0 { utterance } else { nil } }.first {
      $0.text.contains(text)
    }
  }

  @Test(
    "announcements wait, or interrupt, or are kept where they are short, as each reader has it",
    arguments: [
      (Voice.voiceover, 31, Utterance.Priority.interrupting, false), (.talkback, 30, .polite, true),
      (.talkback, 31, .polite, false), (.orca, 30, .polite, false),
    ])
  func announcements(voice: Voice, length: Int, priority: Utterance.Priority, isKept: Bool) throws {
    let view = ReaderView(Self.list, manner: voice.manner)
    var reader = ScreenReader(voice: voice)
    let text = String(repeating: "a", count: length)
    let said = try #require(Self.utterance(text, in: reader.react(to: [.announced(text)], in: view)))
    #expect((said.priority, said.isKept) == (priority, isKept))
  }

  @Test(
    "TalkBack lets what is being said come to its end before the title of what comes up",
    arguments: [Role.alert, .sheet])
  func titles(role: Role) throws {
    let tree = SurroundingsTests.tree { tree in
      tree.append(SurroundingsTests.node("ask", .button, "Ask"))
      tree.begin(SurroundingsTests.node("alert", role, "Delete it?"))
      tree.append(SurroundingsTests.node("ok", .button, "OK"))
      tree.close()
    }
    for voice in [Voice.talkback, .voiceover, .orca] {
      var reader = ScreenReader(voice: voice)
      let view = ReaderView(tree, manner: voice.manner)
      _ = reader.perform(.focus("ask"), in: view)
      let said = try #require(Self.utterance("Delete it?", in: reader.react(to: [.presented("alert")], in: view)))
      #expect(said.isKept == (voice == .talkback))
      let other: Utterance.Priority = role == .alert ? .critical : .interrupting
      #expect(said.priority == (voice == .talkback ? .polite : other))
    }
  }

  /// A button, and a text that tells of itself.
  private static let live = SurroundingsTests.tree { tree in
    tree.append(SurroundingsTests.node("ask", .button, "Ask"))
    var status = SurroundingsTests.node("status", .text, "Status")
    (status.value, status.politeness) = ("Sent", .polite)
    status.traits.insert(.live)
    tree.append(status)
  }

  @Test(
    "what changes in a region that is live is told: by TalkBack with all of the region",
    arguments: [Politeness.polite, .assertive])
  func regions(politeness: Politeness) throws {
    let tree = SurroundingsTests.tree { tree in
      tree.append(SurroundingsTests.node("ask", .button, "Ask"))
      var cart = SurroundingsTests.node("cart", .group)
      (cart.traits, cart.politeness) = (.live, politeness)
      tree.begin(cart)
      tree.append(SurroundingsTests.node("total", .text, "Total"))
      tree.begin(SurroundingsTests.node("row", .group))
      var count = SurroundingsTests.node("count", .text, "Items")
      count.value = "3 new"
      tree.append(count)
      var silent = SurroundingsTests.node("silent", .text, "Clock")
      (silent.value, silent.politeness, silent.traits) = ("9:41", .off, .live)
      tree.append(silent)
      tree.close()
      tree.close()
    }
    for (voice, says) in [
      (Voice.voiceover, "3 new"), (.talkback, "Total, 3 new, Items, 9:41, Clock"), (.orca, "Items 3 new"),
    ] {
      var reader = ScreenReader(voice: voice)
      let view = ReaderView(tree, manner: voice.manner)
      _ = reader.perform(.focus("ask"), in: view)
      let acts = reader.react(to: [.valueChanged("count", "3 new")], in: view)
      let said = acts.compactMap { act in if case .says(let utterance) = act { utterance } else { nil } }
      #expect(said.map(\.text) == [says], "\(voice)")
      #expect(said.map(\.priority) == [politeness == .assertive ? .interrupting : .polite], "\(voice)")
      #expect(reader.react(to: [.valueChanged("silent", "9:41")], in: view).isEmpty, "\(voice)")
    }
  }

  @Test("nine messages of live regions wait with Orca, any number with the others")
  func liveMessages() throws {
    for voice in [Voice.talkback, .voiceover, .orca] {
      var reader = ScreenReader(voice: voice)
      let view = ReaderView(Self.live, manner: voice.manner)
      _ = reader.perform(.focus("ask"), in: view)
      let acts = reader.react(to: [.valueChanged("status", "Sent")], in: view)
      #expect(Self.utterance("Sent", in: acts)?.mostWaiting == (voice == .orca ? 9 : nil))
    }
  }

  @Test("where people do not want frequent changes, TalkBack's changes of a node keep 30 s apart")
  func frequentChanges() throws {
    for (voice, says, pause) in [
      (Voice.talkback, false, 30_000_000 as Int64?), (.talkback, true, nil), (.voiceover, false, nil),
      (.orca, false, nil),
    ] {
      var reader = ScreenReader(voice: voice, settings: SpeechSettings(saysFrequentChanges: says))
      let view = ReaderView(Self.live, manner: voice.manner)
      _ = reader.perform(.focus("ask"), in: view)
      let acts = reader.react(to: [.valueChanged("status", "Sent")], in: view)
      #expect(Self.utterance("Sent", in: acts)?.leastPause == pause, "\(voice)")
    }
  }

  /// Two buttons around a list of six rows that shows the third and the fourth.
  private static let scrolledList = SurroundingsTests.tree { tree in
    tree.append(SurroundingsTests.node("before", .button, "Before", y: 0))
    var list = AccessibilityNode(
      id: "list", role: .scrollView, name: nil, frame: Rect(x: 0, y: 100, width: 100, height: 40))
    list.traits = .clips
    list.actions = .scroll
    tree.begin(list)
    for row in 1...6 {
      tree.append(SurroundingsTests.node("row\(row)", .button, "Row \(row)", y: 40 + Double(row) * 20))
    }
    tree.close()
    tree.append(SurroundingsTests.node("after", .button, "After", y: 300))
  }

  @Test("TalkBack steps into what scrolls where it shows, and in it goes on to what does not")
  func enters() {
    for (voice, forwards, backwards) in [
      (
        Voice.talkback, ["before", "row3", "row4", "row5", "row6", "after"] as [NodeID],
        ["after", "row4", "row3", "row2", "row1", "before"] as [NodeID]
      ),
      (
        .orca, ["before", "row1", "row2", "row3", "row4", "row5", "row6", "after"],
        ["after", "row6", "row5", "row4", "row3", "row2", "row1", "before"]
      ),
    ] {
      let view = ReaderView(Self.scrolledList, manner: voice.manner)
      func walk(_ start: ReaderCommand, _ step: ReaderCommand) -> [NodeID] {
        var reader = ScreenReader(voice: voice)
        _ = reader.perform(start, in: view)
        var stops = [reader.cursor.focus].compactMap(\.self)
        for _ in 0..<9 {
          let last = reader.cursor.focus
          _ = reader.perform(step, in: view)
          if reader.cursor.focus == last { break }
          stops += [reader.cursor.focus].compactMap(\.self)
        }
        return stops
      }
      #expect(walk(.first, .next) == forwards, "\(voice)")
      #expect(walk(.last, .previous) == backwards, "\(voice)")
    }
  }

  @Test("a state that a key has changed is heard out for a second where the reader does so")
  func states() {
    let tree = SurroundingsTests.tree { tree in
      var box = SurroundingsTests.node("box", .checkBox, "Sync", y: 10)
      box.value = "1"
      tree.append(box)
    }
    for (voice, kept) in [(Voice.orca, 1_000_000 as Int64?), (.orca43, 1_000_000), (.talkback, nil), (.voiceover, nil)]
    {
      let view = ReaderView(tree, manner: voice.manner)
      var reader = ScreenReader(voice: voice)
      _ = reader.perform(.focus("box"), in: view)
      let acts = reader.react(to: [.valueChanged("box", "1")], in: view)
      let utterances = acts.compactMap { if case .says(let utterance) = $0 { utterance } else { nil } }
      #expect(utterances.map(\.keptFor) == [kept], "\(voice)")
    }
  }

  @Test("TalkBack waits for a screen and for content to come to rest before it tells of them")
  func delays() throws {
    let tree = SurroundingsTests.tree { tree in
      var pane = AccessibilityNode(
        id: "sheet", role: .sheet, name: "Draft", frame: Rect(x: 0, y: 0, width: 393, height: 500))
      pane.traits = .modal
      tree.begin(pane)
      tree.append(SurroundingsTests.node("to", .button, "To", y: 10))
      tree.close()
    }
    for (voice, delays) in [
      (Voice.talkback, [550_000, 550_000] as [Int64?]), (.voiceover, [nil, nil]), (.orca, [nil, nil]),
    ] {
      var reader = ScreenReader(voice: voice)
      let acts = reader.react(to: [.presented("sheet")], in: ReaderView(tree, manner: voice.manner))
      let utterances = acts.compactMap { if case .says(let utterance) = $0 { utterance } else { nil } }
      #expect(utterances.map(\.delay) == delays, "\(voice): \(utterances.map(\.text))")
    }
    var reader = ScreenReader(voice: .talkback)
    let view = ReaderView(Self.list, manner: .merging)
    var indicator = ScrollIndicator(axis: .vertical, name: "Scroll", track: .zero, thumb: .zero)
    (indicator.fraction, indicator.total) = (0.1, 1500)
    let scrolled = reader.react(to: [.scrolled("list", x: 0, y: 40, [indicator])], followsContent: true, in: view)
    let items = scrolled.compactMap { if case .says(let utterance) = $0 { utterance } else { nil } }
    #expect(items.map(\.delay) == [1_000_000], "\(items.map(\.text))")
  }
}
