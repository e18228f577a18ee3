import Accessibility
import Geometry
import Testing

@testable import Trees

/// Several dumps of one walk.
@Suite("Journeys")
struct JourneyTests {
  /// A screen of buttons, `identifier` and `name` each.
  static func screen(_ buttons: [(identifier: String?, name: String?)], rotation: Int? = nil) -> AccessibilityTree {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    (tree.platform, tree.rotation, tree.application) = ("iOS", rotation, "org.example")
    for (place, button) in buttons.enumerated() {
      var node = AccessibilityNode(
        id: NodeID("b\(place)"), role: .button, name: button.name,
        frame: Rect(x: 0, y: Double(place) * 50, width: 393, height: 44))
      node.identifier = button.identifier
      tree.append(node)
    }
    return tree
  }

  static func changes(_ before: AccessibilityTree, _ after: AccessibilityTree) -> [String] {
    JourneyStep(from: before, to: after).text(from: "a").split(separator: "\n").map {
      $0.drop { $0 == " " }.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
  }

  @Test("what is known by its name alone loses it or gets one, whatever moves around it")
  func nameless() {
    let before = Self.screen([(nil, "Inbox"), (nil, "Save"), (nil, "One"), (nil, "Two")])
    for names in [["Inbox", nil, "Two", "One"], ["Two", nil, "One", "Inbox"], ["Inbox", nil, "One", "Two"]] {
      let after = Self.screen(names.map { (nil, $0) })
      #expect(Self.changes(before, after).contains("lost name button #b1, which was “Save”"), "\(names)")
      #expect(Self.changes(after, before).contains { $0.hasPrefix("renamed button #b1") }, "\(names)")
    }
    // Which of two it is nobody can tell.
    let two = Self.screen([(nil, "Inbox"), (nil, nil), (nil, "One"), (nil, nil)])
    #expect(
      !Self.changes(Self.screen([(nil, "Inbox"), (nil, "Save"), (nil, "Send"), (nil, "One")]), two).contains {
        $0.hasPrefix("lost name")
      })
  }

  @Test("what appears, goes, is renamed, loses its name or moves is told")
  func changes() {
    let before = Self.screen([("a", "A"), ("b", "B"), ("c", "C"), (nil, "Rest"), ("d", "D")])
    let after = Self.screen([("c", "C"), ("a", "A 2"), ("b", nil), (nil, "Rest"), (nil, "New")])
    #expect(
      Self.changes(before, after) == [
        "since a: the same screen", "moved button #b0 from place 3 to 1", "renamed button #b1 from “A” to “A 2”",
        "lost name button #b2, which was “B”", "appeared button #b4 “New”", "gone button #b4 “D”",
      ])
  }

  @Test("an unchanged screen is the same, and one with other elements is another")
  func same() {
    let screen = Self.screen([("a", "A"), (nil, "B"), (nil, "B")])
    #expect(Self.changes(screen, screen) == ["since a: the same screen, and nothing is different for a reader"])
    #expect(
      Self.changes(screen, Self.screen([("x", "X")])) == [
        "since a: another screen: 1 appeared, 3 gone", "appeared button #b0 “X”", "gone button #b0 “A”",
        "gone button #b1 “B”", "gone button #b2 “B”",
      ])
  }

  @Test("what is set otherwise, filled in or no longer usable is told by how it was and is")
  func states() {
    func screen(_ set: (inout [AccessibilityNode]) -> Void) -> AccessibilityTree {
      var tree = Self.screen([])
      var nodes = [(Role.switchControl, "Wi-Fi"), (.textField, "Name"), (.secureTextField, "Code"), (.button, "Send")]
        .enumerated().map { place, node in
          AccessibilityNode(
            id: NodeID("n\(place)"), role: node.0, name: node.1,
            frame: Rect(x: 0, y: Double(place) * 50, width: 393, height: 44))
        }
      set(&nodes)
      for node in nodes { tree.append(node) }
      return tree
    }
    let before = screen { $0[0].value = "0" }
    let after = screen {
      ($0[0].value, $0[1].value, $0[2].value) = ("1", "Ada", "secret")
      $0[3].traits.insert(.disabled)
    }
    #expect(
      Self.changes(before, after) == [
        "since a: the same screen", "changed switch #n0 from “off” to “on”",
        "changed textField #n1 from nothing to “Ada”", "changed secureTextField #n2 from nothing to “6 characters”",
        "changed button #n3 from nothing to “disabled”",
      ])
    #expect(!Self.changes(before, after).joined().contains("secret"))
  }

  @Test("what is under an alert has not gone, and has not come when that goes")
  func alert() {
    let before = Self.screen([("a", "A"), ("b", "B")])
    var after = before
    var alert = AccessibilityNode(
      id: "alert", role: .alert, name: "Delete?", frame: Rect(x: 50, y: 300, width: 293, height: 200))
    alert.traits.insert(.modal)
    after.begin(alert)
    after.append(
      AccessibilityNode(id: "ok", role: .button, name: "OK", frame: Rect(x: 60, y: 400, width: 100, height: 44)))
    after.close()
    #expect(
      Self.changes(before, after) == [
        "since a: the same screen, with the alert “Delete?” over it", "appeared button #ok “OK”",
      ])
    #expect(
      Self.changes(after, before) == [
        "since a: the same screen, without the alert “Delete?” over it", "gone button #ok “OK”",
      ])
  }

  @Test("a screen with another title is another one, whatever is the same on it")
  func title() {
    func screen(_ title: String, _ role: Role) -> AccessibilityTree {
      var tree = Self.screen([("a", "A"), ("b", "B"), ("c", "C")])
      tree.append(
        AccessibilityNode(id: "title", role: role, name: title, frame: Rect(x: 0, y: 300, width: 99, height: 20)))
      return tree
    }
    for role in [Role.titleBar, .heading] {
      #expect(Self.changes(screen("Inbox", role), screen("Inbox", role)).first?.contains("the same screen") == true)
      #expect(
        Self.changes(screen("Inbox", role), screen("Sent", role)).first?.hasPrefix("since a: another screen") == true)
    }
  }

  @Test("numbers that a browser gives to nodes mean nothing in another document")
  func documents() throws {
    func page(_ title: String, _ name: String) throws -> AccessibilityTree {
      let text =
        "{\"nodes\":[{\"nodeId\":\"1\",\"ignored\":false,\"role\":{\"value\":\"RootWebArea\"},\"name\":{\"value\":\"\(title)\"},"
        + "\"backendDOMNodeId\":1,\"childIds\":[\"2\"]},{\"nodeId\":\"2\",\"ignored\":false,\"role\":{\"value\":\"button\"},"
        + "\"name\":{\"value\":\"\(name)\"},\"backendDOMNodeId\":59,\"parentId\":\"1\"}]}"
      return try TreeImporter.read(Array(text.utf8), file: "x").tree
    }
    let kinds = { (step: JourneyStep) in step.changes.map(\.kind) }
    #expect(try kinds(JourneyStep(from: page("Flights", "Book"), to: page("Flights", "Booked"))) == [.renamed])
    #expect(try kinds(JourneyStep(from: page("Flights", "Book"), to: page("Dialog", "Open"))) == [.appeared, .gone])
  }

  @Test(
    "a screen as wide as the former one was high has been turned, though nobody says so; another format comes first")
  func turned() throws {
    func source(_ width: Int, _ height: Int) throws -> AccessibilityTree {
      let size = "x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\""
      let text =
        "<XCUIElementTypeApplication type=\"XCUIElementTypeApplication\" label=\"A\" \(size)><XCUIElementTypeButton "
        + "type=\"XCUIElementTypeButton\" label=\"B\" \(size)/></XCUIElementTypeApplication>"
      return try TreeImporter.read(Array(text.utf8), file: "x").tree
    }
    let step = JourneyStep(from: try source(390, 844), to: try source(844, 390))
    #expect(step.obstacle?.hasPrefix("the rotation is another one") == true)
    #expect(JourneyStep(from: try source(390, 844), to: try source(390, 800)).obstacle == nil)
    let android = try TreeImporter.read(Array(MistakenDumpTests.dump.utf8), file: "x").tree
    #expect(JourneyStep(from: android, to: try source(390, 844)).obstacle?.hasPrefix("the format is") == true)
  }

  @Test("screens that were held otherwise are not compared")
  func rotated() {
    let step = JourneyStep(from: Self.screen([("a", "A")], rotation: 0), to: Self.screen([("a", "A")], rotation: 1))
    #expect(step.changes.isEmpty && step.obstacle?.hasPrefix("the rotation is another one") == true)
  }

  @Test(
    "places are those among the elements that both screens have, and what stands where it stood has not moved",
    arguments: [
      (["A", "B"], ["X", "B", "A"], ["2 to 1"]), (["A", "B", "C"], ["C", "B", "A"], ["3 to 1"]),
      (["A", "X", "B", "C"], ["C", "A", "B"], ["3 to 1"]), (["A", "B"], ["X", "A", "B"], []),
    ])
  func places(before: [String], after: [String], moves: [String]) {
    func tree(_ names: [String]) -> AccessibilityTree {
      var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
      for (place, name) in names.enumerated() {
        let frame = Rect(x: 0, y: Double(place) * 50, width: 393, height: 44)
        tree.append(AccessibilityNode(id: NodeID(name), role: .button, name: name, frame: frame))
      }
      return tree
    }
    let moved = JourneyStep(from: tree(before), to: tree(after)).changes.filter { $0.kind == .moved }
    #expect(moved.map { "\($0.before ?? "") to \($0.after ?? "")" } == moves)
  }

  @Test(
    "the least that has moved is told to have moved",
    arguments: [([0, 1, 2], []), ([2, 0, 1], [0]), ([1, 2, 0], [2]), ([3, 2, 1, 0], [0, 1, 2]), ([], [])])
  func moved(numbers: [Int], places: [Int]) {
    #expect(JourneyStep.moved(numbers).count == places.count)
    let rest = numbers.indices.filter { !JourneyStep.moved(numbers).contains($0) }.map { numbers[$0] }
    #expect(rest == rest.sorted())
  }

  @Test("likes without an identifier are told apart by their number, and an identifier that several have is no key")
  func keys() {
    let keys = JourneyKey.all(in: Self.screen([("row", "A"), ("row", "A"), ("row", "B"), ("own", "A")]))
    #expect(Set(keys).count == 4)
    let again = JourneyKey.all(in: Self.screen([("row", "B"), ("own", "renamed"), ("row", "A")]))
    #expect(again[0] == keys[2] && again[1] == keys[3] && again[2] == keys[0])
  }

  @Test("elements of two applications are not the same, whatever ids the framework gives them")
  func packages() throws {
    let dialog = { (package: String, title: String, button: String) in
      let node = { (id: String, text: String, kind: String) in
        "<node index=\"0\" text=\"\(text)\" resource-id=\"android:id/\(id)\" class=\"android.widget.\(kind)\" package=\"\(package)\" "
          + "content-desc=\"\" checkable=\"false\" checked=\"false\" clickable=\"\(kind == "Button")\" enabled=\"true\" "
          + "focusable=\"\(kind == "Button")\" focused=\"false\" scrollable=\"false\" long-clickable=\"false\" "
          + "password=\"false\" selected=\"false\" bounds=\"[0,0][100,50]\"/>"
      }
      let text =
        "<hierarchy rotation=\"0\"><node index=\"0\" text=\"\" resource-id=\"\" class=\"android.widget.FrameLayout\" package=\"\(package)\" "
        + "content-desc=\"\" checkable=\"false\" checked=\"false\" clickable=\"false\" enabled=\"true\" focusable=\"false\" "
        + "focused=\"false\" scrollable=\"false\" long-clickable=\"false\" password=\"false\" selected=\"false\" "
        + "bounds=\"[0,0][1080,2400]\">\(node("title", title, "TextView"))\(node("button1", button, "Button"))</node></hierarchy>"
      return try TreeImporter.read(Array(text.utf8), file: "x").tree
    }
    let settings = try dialog("com.android.settings", "Reset?", "Reset")
    let others = JourneyStep(from: settings, to: try dialog("com.google.android.calendar", "Delete?", "Delete"))
    #expect(!others.isSameScreen)
    #expect(others.changes.map(\.kind) == [.appeared, .appeared, .gone, .gone])
    let same = JourneyStep(from: settings, to: try dialog("com.android.settings", "Reset?", "Restart"))
    #expect(same.changes.map(\.kind) == [.renamed])
  }
}
