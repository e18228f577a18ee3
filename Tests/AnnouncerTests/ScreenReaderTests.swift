import Accessibility
import Announcer
import Geometry
import Testing

@Suite("Screen reader")
struct ScreenReaderTests {
  /// A screen with three buttons, one under the other, and what lies over them.
  func screen(
    _ names: [String] = ["Inbox", "Compose", "Search"], over: [AccessibilityNode] = [],
    in sheet: String? = nil
  ) -> ReaderView {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    tree.platform = "iOS"
    var window = AccessibilityNode(
      id: "window", role: .window, frame: Rect(x: 0, y: 0, width: 393, height: 852))
    if sheet != nil { window.traits = .blocked }
    tree.begin(window)
    for (row, name) in names.enumerated() {
      tree.append(
        AccessibilityNode(
          id: NodeID("window/\(name)"), role: .button, name: name,
          frame: Rect(x: 0, y: Double(row) * 50, width: 100, height: 44)))
    }
    tree.close()
    if let sheet {
      var node = AccessibilityNode(
        id: NodeID(sheet), role: .sheet, name: "New Message",
        frame: Rect(x: 0, y: 400, width: 393, height: 452))
      node.traits = .modal
      node.actions = .escape
      tree.begin(node)
      for node in over { tree.append(node) }
      tree.close()
    }
    return ReaderView(tree)
  }

  func element(_ id: String, _ role: Role, _ name: String, y: Double, _ traits: Traits = [])
    -> AccessibilityNode
  {
    var node = AccessibilityNode(
      id: NodeID(id), role: role, name: name, frame: Rect(x: 0, y: y, width: 100, height: 44))
    node.traits = traits
    return node
  }

  /// Steps as a transcript would show them.
  func shown(_ steps: [ReaderAct]) -> [String] {
    steps.map { step in
      switch step {
      case .says(let utterance): "“\(utterance.text)”"
      case .asks(let action, let node): "\(action) \(node)"
      case .boundary(let end): "|\(end)|"
      case .refuses(let why): "no: \(why)"
      }
    }
  }

  @Test("next and previous go through the elements and stop at the ends with a mark")
  func walk() {
    let view = screen()
    var reader = ScreenReader()
    func go(_ command: ReaderCommand) -> [String] { shown(reader.perform(command, in: view)) }
    #expect(go(.next) == ["“Inbox. Button.”"])
    #expect(go(.previous) == ["|start|"])
    #expect(go(.next) == ["“Compose. Button.”"])
    #expect(go(.last) == ["“Search. Button.”"])
    #expect(go(.next) == ["|end|"])
    #expect(reader.cursor.focus == "window/Search")
    #expect(go(.first) == ["“Inbox. Button.”"])
    #expect(go(.activate) == ["activate window/Inbox"])
    #expect(go(.increment) == ["no: “Inbox” is not adjustable"])
    #expect(go(.scroll(.down)) == ["no: nothing here scrolls"])
    #expect(go(.explore(Point(x: 10, y: 60))) == ["“Compose. Button.”"])
    #expect(go(.explore(Point(x: 12, y: 62))) == [])
    #expect(go(.explore(Point(x: 300, y: 600))) == ["no: nothing to read at 300.0, 600.0"])
    #expect(go(.readAllFromHere) == ["“Compose. Button.”", "“Search. Button.”", "|end|"])
  }

  @Test(
    "the cursor goes along with content that has scrolled, and stays where the reader has scrolled to it",
    arguments: [(true, "b"), (false, "a")])
  func following(saysWhereabouts: Bool, focus: NodeID) {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    var list = AccessibilityNode(id: "list", role: .scrollView, frame: Rect(x: 0, y: 100, width: 393, height: 200))
    (list.traits, list.actions) = (.clips, .scroll)
    tree.begin(list)
    tree.append(element("a", .button, "Gone by", y: 0))
    tree.append(element("b", .button, "In sight", y: 150))
    tree.close()
    let view = ReaderView(tree)
    var reader = ScreenReader()
    _ = reader.perform(.focus("a"), in: view)
    _ = reader.react(
      to: [.scrolled("list", x: 0, y: 100, [])], saysWhereabouts: saysWhereabouts, followsContent: true, in: view)
    #expect(reader.cursor.focus == focus)
  }

  @Test("before the first move there is nothing to activate; on an empty screen nothing to read")
  func nowhere() {
    var reader = ScreenReader()
    #expect(shown(reader.perform(.activate, in: screen())) == ["no: the reader is at no element yet"])
    #expect(shown(reader.perform(.next, in: screen([]))) == ["|end|"])
    #expect(shown(reader.perform(.first, in: screen([]))) == ["no: there is nothing to read"])
    #expect(shown(reader.perform(.previous, in: screen([]))) == ["|start|"])
    #expect(shown(reader.perform(.previous, in: screen())) == ["“Search. Button.”"], "backwards from the end")
  }

  @Test("a sheet is announced, the cursor goes into it, is confined to it, and returns to the opener")
  func presentAndDismiss() {
    var reader = ScreenReader()
    _ = reader.perform(.focus("window/Compose"), in: screen())
    let sheet = screen(
      over: [
        element("sheet/Cancel", .button, "Cancel", y: 410), element("sheet/To", .textField, "To", y: 460),
      ], in: "sheet")
    #expect(reader.react(to: [.willPresent("sheet")], in: screen()) == [])
    #expect(
      shown(reader.react(to: [.presented("sheet")], in: sheet)) == [
        "“New Message. Sheet.”", "“Cancel. Button.”",
      ])
    #expect(shown(reader.perform(.next, in: sheet)) == ["“To. Text Field.”"])
    #expect(shown(reader.perform(.next, in: sheet)) == ["|end|"])
    #expect(shown(reader.perform(.escape, in: sheet)) == ["escape sheet"])
    #expect(reader.react(to: [.willDismiss("sheet")], in: sheet) == [])
    #expect(
      shown(reader.react(to: [.dismissed("sheet", isReplaced: false)], in: screen())) == [
        "“Compose. Button.”"
      ])
  }

  @Test("a sheet that came at once returns to the opener as well")
  func presentAtOnce() {
    var reader = ScreenReader()
    _ = reader.perform(.focus("window/Compose"), in: screen())
    let sheet = screen(over: [element("sheet/Cancel", .button, "Cancel", y: 410)], in: "sheet")
    _ = reader.react(to: [.presented("sheet")], in: sheet)
    #expect(
      shown(reader.react(to: [.dismissed("sheet", isReplaced: false)], in: screen())) == ["“Compose. Button.”"])
  }

  @Test("where the cursor was nowhere it goes to the first element when something has gone")
  func dismissedFromNowhere() {
    var reader = ScreenReader()
    #expect(shown(reader.react(to: [.dismissed("sheet", isReplaced: false)], in: screen())) == ["“Inbox. Button.”"])
  }

  @Test("a window that comes forward takes the cursor to its first element, unless it is in it")
  func cameForward() {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    for (index, name) in ["one", "two"].enumerated() {
      let y = Double(index) * 400
      tree.begin(
        AccessibilityNode(
          id: NodeID(name), role: .window, name: name, frame: Rect(x: 0, y: y, width: 393, height: 400)))
      for row in 0..<2 {
        tree.append(element("\(name)/\(row)", .button, "\(name) \(row)", y: y + Double(row) * 50))
      }
      tree.close()
    }
    let view = ReaderView(tree)
    for (window, start, end) in [("two", "one/1", "two/0"), ("two", "two/1", "two/1"), ("one", "two/1", "one/0")] {
      var reader = ScreenReader()
      _ = reader.perform(.focus(NodeID(start)), in: view)
      _ = reader.react(to: [.cameForward(NodeID(window))], in: view)
      #expect(reader.cursor.focus == NodeID(end))
    }
  }

  @Test("everything is read from the first element on where the cursor is nowhere, and without hints")
  func readAll() {
    var node = element("a", .button, "Send", y: 0)
    node.hint = "Sends the message"
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    tree.append(node)
    tree.append(element("b", .button, "Cancel", y: 50))
    let view = ReaderView(tree)
    for command in [ReaderCommand.readAllFromHere, .readAllFromTop] {
      var reader = ScreenReader()
      let steps = reader.perform(command, in: view)
      #expect(shown(steps) == ["“Send. Button.”", "“Cancel. Button.”", "|end|"])
      for step in steps { if case .says(let utterance) = step { #expect(utterance.hint == nil) } }
      guard case .says(let alone)? = reader.perform(.first, in: view).first else { continue }
      #expect(alone.hint != nil)
    }
  }

  @Test("when something goes while people are elsewhere already, the cursor stays with them and nothing is said")
  func dismissedBehind() {
    var reader = ScreenReader()
    _ = reader.perform(.focus("window/Compose"), in: screen())
    let popover = screen(over: [element("tips/More", .button, "More", y: 410)], in: "tips")
    _ = reader.react(to: [.willPresent("tips"), .presented("tips")], in: popover)
    #expect(reader.cursor.focus == "tips/More")
    #expect(
      shown(reader.react(to: [.willDismiss("tips"), .focused("window/Search")], in: screen())) == ["“Search. Button.”"])
    #expect(reader.react(to: [.dismissed("tips", isReplaced: false)], in: screen()) == [])
    #expect(reader.cursor.focus == "window/Search")
  }

  @Test("where a field is being edited the cursor goes there instead of to the first element")
  func editedField() {
    var reader = ScreenReader()
    let sheet = screen(
      over: [
        element("sheet/Cancel", .button, "Cancel", y: 410),
        element("sheet/To", .textField, "To", y: 460, [.focused, .editing]),
      ], in: "sheet")
    let steps = reader.react(
      to: [.willPresent("sheet"), .presented("sheet"), .focused("sheet/To")], in: sheet)
    #expect(shown(steps) == ["“New Message. Sheet.”", "“To. Text Field. Is editing.”"])
  }

  @Test("that a sheet frees or blocks what is under it is said", arguments: [true, false])
  func modality(isModal: Bool) {
    var reader = ScreenReader()
    let sheet = screen(over: [element("sheet/Cancel", .button, "Cancel", y: 410)], in: "sheet")
    _ = reader.react(to: [.willPresent("sheet"), .presented("sheet")], in: sheet)
    #expect(
      shown(reader.react(to: [.modalityChanged("sheet", isModal: isModal)], in: sheet)) == [
        isModal ? "“Background unavailable.”" : "“Background available.”"
      ])
  }

  @Test("a sheet in place of another is announced once and hands the opener on")
  func replaced() {
    var reader = ScreenReader()
    _ = reader.perform(.focus("window/Compose"), in: screen())
    let first = screen(over: [element("a/A", .button, "A", y: 410)], in: "a")
    let second = screen(over: [element("b/B", .button, "B", y: 410)], in: "b")
    _ = reader.react(to: [.willPresent("a"), .presented("a")], in: first)
    #expect(reader.react(to: [.willDismiss("a")], in: first) == [])
    #expect(reader.react(to: [.dismissed("a", isReplaced: true), .willPresent("b")], in: screen([])) == [])
    #expect(
      shown(reader.react(to: [.presented("b")], in: second)) == ["“New Message. Sheet.”", "“B. Button.”"])
    #expect(
      shown(reader.react(to: [.dismissed("b", isReplaced: false)], in: screen())) == ["“Compose. Button.”"])
    // Only what takes its place has its opener.
    _ = reader.perform(.focus("window/Search"), in: screen())
    _ = reader.react(to: [.willPresent("a"), .presented("a")], in: first)
    #expect(
      shown(reader.react(to: [.dismissed("a", isReplaced: false)], in: screen())) == ["“Search. Button.”"])
  }

  @Test(
    "when the element under the cursor vanishes, the nearest one is read",
    arguments: [
      ("window/B", ["A", "C"], "“C. Button.”"), ("window/C", ["A", "B"], "“B. Button.”"),
      ("window/A", ["X"], "“X. Button.”"), ("window/B", ["A", "B"], nil),
    ])
  func vanished(focus: NodeID, left: [String], said: String?) {
    var reader = ScreenReader()
    _ = reader.perform(.focus(focus), in: screen(["A", "B", "C"]))
    #expect(shown(reader.react(to: [], in: screen(left))) == (said.map { [$0] } ?? []))
  }

  @Test("a change under the cursor is said alone; elsewhere it is silent unless the node is live")
  func values() {
    func view(_ traits: Traits) -> ReaderView {
      var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
      tree.append(element("volume", .slider, "Volume", y: 0))
      tree.append(element("status", .text, "Status", y: 50, traits))
      return ReaderView(tree)
    }
    var reader = ScreenReader()
    _ = reader.perform(.focus("volume"), in: view([]))
    #expect(shown(reader.react(to: [.valueChanged("volume", "60%")], in: view([]))) == ["“60%”"])
    #expect(shown(reader.react(to: [.valueChanged("status", "Sent")], in: view([]))) == [])
    #expect(shown(reader.react(to: [.valueChanged("status", "Sent")], in: view(.live))) == ["“Sent”"])
  }

  @Test("where the insertion point has gone is said, a character by its name")
  func caret() {
    let view = screen(over: [element("sheet/To", .textField, "To", y: 460)], in: "sheet")
    var reader = ScreenReader()
    func said(_ text: String) -> [String] { shown(reader.react(to: [.caretMoved("sheet/To", text)], in: view)) }
    #expect(said("b") == ["“b”"])
    #expect(said(" ") == ["“space”"])
    #expect(said("Second line") == ["“Second line”"])
  }

  @Test("an interface without anything to stop at for a while keeps the cursor's place")
  func emptyForAWhile() {
    var reader = ScreenReader()
    _ = reader.perform(.focus("window/Compose"), in: screen())
    _ = reader.react(to: [], in: screen([]))
    #expect(reader.cursor.focus == "window/Compose")
    _ = reader.react(to: [], in: screen(["Inbox", "Search"]))
    #expect(reader.cursor.focus == "window/Search", "the nearest after it, as it was remembered")
  }

  @Test(
    "content that turns a page or brings something up is told once: not where it is as well",
    arguments: [
      ScreenChange.paged("window/list", page: 2, count: 3), .presented("window/Search"),
      .textChanged("window/Inbox", "x"),
    ])
  func toldOtherwise(change: ScreenChange) {
    var indicator = ScrollIndicator(axis: .vertical, name: "Scroll", track: .zero, thumb: .zero)
    (indicator.fraction, indicator.total) = (0.5, 2_000)
    let scrolled = ScreenChange.scrolled("window/Inbox", x: 0, y: 400, [indicator])
    func said(_ changes: [ScreenChange]) -> [String] {
      var reader = ScreenReader()
      return shown(reader.react(to: changes, in: screen()))
    }
    let whereabouts = said([scrolled])
    #expect(!whereabouts.isEmpty)
    #expect(Set(said([scrolled, change])).isDisjoint(with: whereabouts))
    #expect(Set(said([change, scrolled])).isDisjoint(with: whereabouts))
  }

  @Test("typing is echoed, spaces by name, deletions by what is gone")
  func typing() {
    let view = screen(over: [element("sheet/To", .textField, "To", y: 460)], in: "sheet")
    var reader = ScreenReader()
    let said = ["H", "Hi", "Hi ", "Hi", ""].map {
      shown(reader.react(to: [.textChanged("sheet/To", $0)], in: view))
    }
    #expect(said.suffix(4) == [["“i”"], ["“space”"], ["“space”"], ["“Hi”"]])
    // In the middle of a text what stands behind is not said again.
    let middle = ["one two", "one and two", "one an two", "one two"].map {
      shown(reader.react(to: [.textChanged("sheet/To", $0)], in: view))
    }
    #expect(middle.dropFirst() == [["“and ”"], ["“d”"], ["“an ”"]])
  }

  @Test("a list says where it starts and ends, a tab its place, a cell its row and column")
  func surroundings() {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    func box(_ id: String, _ role: Role, _ content: () -> Void) {
      tree.begin(AccessibilityNode(id: NodeID(id), role: role, frame: .zero))
      content()
      tree.close()
    }
    func leaf(_ name: String, _ role: Role, x: Double = 0, y: Double) {
      tree.append(
        AccessibilityNode(
          id: NodeID(name), role: role, name: name, frame: Rect(x: x, y: y, width: 40, height: 20)))
    }
    box("list", .list) {
      leaf("One", .text, y: 0)
      leaf("Two", .text, y: 30)
      leaf("Three", .text, y: 60)
    }
    box("table", .table) {
      box("head", .row) {
        leaf("Name", .columnHeader, y: 100)
        leaf("Age", .columnHeader, x: 50, y: 100)
      }
      box("ann", .row) {
        leaf("Ann", .cell, y: 130)
        leaf("41", .cell, x: 50, y: 130)
      }
    }
    box("bar", .tabBar) {
      leaf("Mail", .button, y: 800)
      leaf("More", .button, x: 100, y: 800)
    }
    let view = ReaderView(tree)
    let reader = ScreenReader()
    let heard = (0..<view.count).map { reader.utterance(at: $0, in: view).text }
    #expect(
      heard == [
        "One. List Start.", "Two", "Three. List End.", "Name. Row 1. Column 1.", "Age. Column 2.",
        "Ann. Row 2. Column 1.", "Age. 41. Column 2.", "Mail. Tab. 1 of 2.", "More. Tab. 2 of 2.",
      ])
  }
}
