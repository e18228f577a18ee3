import Accessibility
import Announcer
import Geometry
import Testing

/// Where a reader's cursor goes, and what is said of content that has moved.
@Suite("Where a screen reader is")
struct ReaderTourTests {
  static let screen = Rect(x: 0, y: 0, width: 400, height: 800)

  static func node(
    _ id: String, _ role: Role, _ name: String? = nil, _ frame: Rect,
    _ change: (inout AccessibilityNode) -> Void = { _ in }
  ) -> AccessibilityNode {
    var node = AccessibilityNode(id: NodeID(id), role: role, name: name, frame: frame)
    change(&node)
    return node
  }

  static func row(_ id: String, y: Double, _ change: (inout AccessibilityNode) -> Void = { _ in }) -> AccessibilityNode
  {
    node(id, .button, id, Rect(x: 0, y: y, width: 100, height: 44), change)
  }

  static func tree(_ build: (inout AccessibilityTree) -> Void) -> AccessibilityTree {
    var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
    tree.platform = "iOS"
    build(&tree)
    return tree
  }

  static func said(_ acts: [ReaderAct]) -> [String] {
    acts.compactMap { if case .says(let utterance) = $0 { utterance.text } else { nil } }
  }

  @Test("a window that comes forward with the focus in it is announced, and then what has the focus")
  func focusInWindow() {
    let view = ReaderView(
      Self.tree { tree in
        for (name, y) in [("one", 0.0), ("two", 400)] {
          tree.begin(Self.node(name, .window, name, Rect(x: 0, y: y, width: 400, height: 400)))
          for row in 0..<2 { tree.append(Self.row("\(name)/\(row)", y: y + Double(row) * 50)) }
          tree.close()
        }
      })
    var reader = ScreenReader()
    _ = reader.perform(.focus("one/0"), in: view)
    let said = Self.said(reader.react(to: [.focused("two/1"), .cameForward("two")], in: view))
    #expect(reader.cursor.focus == "two/1")
    #expect(said.count == 2 && said.last == "two/1. Button.", "\(said)")
  }

  @Test(
    "what comes up takes the cursor to its first element, and to a field that is edited in it",
    arguments: [(Role.button, "sheet/cancel"), (.textField, "sheet/last"), (.textEditor, "sheet/last")]
      as [(Role, NodeID)])
  func lands(role: Role, focus: NodeID) {
    let view = ReaderView(
      Self.tree { tree in
        tree.begin(Self.node("sheet", .sheet, "Sheet", Self.screen) { $0.traits = .modal })
        tree.append(Self.row("sheet/cancel", y: 0))
        tree.append(
          Self.node("sheet/last", role, "Last", Rect(x: 0, y: 100, width: 100, height: 44)) { $0.traits = .focused })
        tree.close()
      })
    var reader = ScreenReader()
    _ = reader.react(to: [.willPresent("sheet"), .presented("sheet")], in: view)
    #expect(reader.cursor.focus == focus)
  }

  @Test("a new value under the cursor interrupts what is said; one that is told wherever the cursor is waits")
  func priorities() {
    let view = ReaderView(
      Self.tree { tree in
        tree.append(Self.node("volume", .slider, "Volume", Rect(x: 0, y: 0, width: 100, height: 44)))
        tree.append(
          Self.node("status", .text, "Status", Rect(x: 0, y: 50, width: 100, height: 44)) { $0.traits = .live })
      })
    var reader = ScreenReader()
    _ = reader.perform(.focus("volume"), in: view)
    func priority(_ id: NodeID) -> Utterance.Priority? {
      guard case .says(let utterance)? = reader.react(to: [.valueChanged(id, "60%")], in: view).first else {
        return nil
      }
      return utterance.priority
    }
    #expect(priority("volume") == .interrupting && priority("status") == .polite)
  }

  @Test("a magic tap is for what the cursor is at, and for the first element where it is nowhere")
  func magicTap() {
    let view = ReaderView(
      Self.tree { for (row, id) in ["a", "b", "c"].enumerated() { $0.append(Self.row(id, y: Double(row) * 50)) } })
    var reader = ScreenReader()
    #expect(reader.perform(.magicTap, in: view) == [.asks(.magicTap, "a")])
    _ = reader.perform(.focus("c"), in: view)
    #expect(reader.perform(.magicTap, in: view) == [.asks(.magicTap, "c")])
  }

  /// Two lists beside each other; of the first the row under the cursor has gone out of sight.
  static let lists = ReaderView(
    tree { tree in
      for (id, x) in [("left", 0.0), ("right", 200)] {
        tree.begin(
          node(id, .scrollView, nil, Rect(x: x, y: 0, width: 200, height: 400)) {
            $0.traits = .clips
            $0.actions = .scroll
          })
        for row in 0..<12 {
          tree.append(
            node("\(id)/\(row)", .button, "\(id) \(row)", Rect(x: x, y: Double(row) * 50 - 100, width: 100, height: 44))
          )
        }
        tree.close()
      }
    })

  static func indicator(_ axis: ScrollIndicator.Axis, _ fraction: Double, page: Position? = nil) -> ScrollIndicator {
    var indicator = ScrollIndicator(axis: axis, name: "Scroll", track: screen, thumb: screen)
    indicator.fraction = fraction
    indicator.page = page
    return indicator
  }

  @Test(
    "a cursor that is out of sight comes along to what the reader has scrolled, wherever that is, and else stays",
    arguments: [
      ("left", true, "left/2"), ("right", true, "right/2"), ("left", false, "left/0"), ("right", false, "left/0"),
    ]
      as [(String, Bool, NodeID)])
  func follows(list: String, followsContent: Bool, focus: NodeID) {
    var reader = ScreenReader()
    _ = reader.perform(.focus("left/0"), in: Self.lists)
    let change = ScreenChange.scrolled(NodeID(list), x: 0, y: 100, [Self.indicator(.vertical, 0.5)])
    _ = reader.react(to: [change], followsContent: followsContent, in: Self.lists)
    #expect(reader.cursor.focus == focus)
  }

  @Test("of content that has come to rest twice at one moment the last place along each axis is said")
  func lastPlace() {
    var reader = ScreenReader()
    let changes: [ScreenChange] = [
      .scrolled("left", x: 0, y: 0, [Self.indicator(.vertical, 0), Self.indicator(.horizontal, 0)]),
      .scrolled("left", x: 0, y: 900, [Self.indicator(.vertical, 1)]),
    ]
    let twice = Self.said(reader.react(to: changes, in: Self.lists))
    let once = Self.said(
      reader.react(
        to: [.scrolled("left", x: 0, y: 900, [Self.indicator(.horizontal, 0), Self.indicator(.vertical, 1)])],
        in: Self.lists))
    #expect(twice == once && twice.count == 2, "\(twice), \(once)")
  }

  @Test("a page of a tab view that is higher than the screen is told with the place in it", arguments: [true, false])
  func highPage(isHigh: Bool) {
    let view = ReaderView(
      Self.tree { tree in
        tree.begin(Self.node("tabs", .tabView, nil, Self.screen))
        for id in ["Today", "Week"] {
          tree.append(
            Self.node(id, .scrollView, id, Self.screen) {
              $0.indicators = isHigh ? [Self.indicator(.vertical, 0)] : []
            })
        }
        tree.close()
      })
    var reader = ScreenReader()
    let said = Self.said(reader.react(to: [.paged("tabs", page: 2, count: 2, axis: nil)], in: view))
    #expect(said.count == 1 && said[0].contains("Week") && said[0].contains("2"), "\(said)")
    #expect((said.first?.lowercased().contains("top") == true) == isHigh, "\(said)")
  }

  @Test("of two rows of column headers the first one names the columns, and the other one counts as a row")
  func headerRows() {
    let view = ReaderView(
      Self.tree { tree in
        tree.begin(Self.node("table", .table, nil, Self.screen))
        for (row, names) in [["Name", "Age"], ["Ann", "41"], ["Total", "Mean"]].enumerated() {
          tree.begin(Self.node("row-\(row)", .row, nil, Self.screen))
          for (column, name) in names.enumerated() {
            let frame = Rect(x: Double(column) * 50, y: Double(row) * 30, width: 40, height: 20)
            tree.append(Self.node(name, row == 1 ? .cell : .columnHeader, name, frame))
          }
          tree.close()
        }
        tree.close()
      })
    let reader = ScreenReader()
    let heard = (0..<view.count).map { reader.utterance(at: $0, in: view).text }
    #expect(heard.contains("Ann. Row 2. Column 1.") && heard.contains("Age. 41. Column 2."), "\(heard)")
  }
}
