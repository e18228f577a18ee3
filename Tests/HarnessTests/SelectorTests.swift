import Accessibility
import Geometry
import Harness
import Testing

@Suite("Selectors")
struct SelectorTests {
  /// A window with two buttons and a covered one of the same name, and a sheet over it.
  static let tree: AccessibilityTree = {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    func leaf(_ id: String, _ role: Role, _ name: String?, x: Double, y: Double, _ traits: Traits = []) {
      var node = AccessibilityNode(
        id: NodeID(id), role: role, name: name, frame: Rect(x: x, y: y, width: 50, height: 20))
      node.traits = traits
      tree.append(node)
    }
    tree.begin(
      AccessibilityNode(
        id: "inbox", role: .window, name: "Inbox", frame: Rect(x: 0, y: 0, width: 393, height: 852)))
    leaf("inbox/later", .button, "Archive", x: 0, y: 200)
    leaf("inbox/compose", .button, "Compose", x: 0, y: 100)
    leaf("inbox/send", .button, "Send", x: 0, y: 300, .blocked)
    leaf("inbox/ghost", .button, "Ghost", x: 0, y: 300, .hidden)
    tree.close()
    tree.begin(
      AccessibilityNode(
        id: "draft", role: .sheet, name: "New Message", frame: Rect(x: 0, y: 400, width: 393, height: 452)))
    leaf("draft/send", .button, "Send", x: 300, y: 410)
    leaf("draft/to", .textField, "To", x: 0, y: 460)
    leaf("draft/note", .text, "Send", x: 0, y: 500)
    tree.close()
    return tree
  }()

  @Test(
    "a selector finds the one node that it means",
    arguments: [
      ("\"Compose\"", "inbox/compose"), ("button \"Send\"", "draft/send"), ("#compose", "inbox/compose"),
      ("#inbox/compose", "inbox/compose"), ("button[1]", "inbox/compose"), ("button[2]", "inbox/later"),
      ("button in sheet", "draft/send"), ("button \"Send\" in window \"Inbox\"", "inbox/send"),
      ("text-field \"To\" in #draft", "draft/to"), ("TEXTFIELD", "draft/to"), ("\"Send\"[2]", "draft/note"),
      ("@325,420", "draft/send"), ("  button   \"Send\"  in  sheet  ", "draft/send"),
      ("sheet \"New Message\"", "draft"),
    ])
  func finds(text: String, id: NodeID) throws {
    #expect(try Selector(parsing: text).node(in: Self.tree).id == id)
  }

  @Test(
    "a place is the activation point of its node, or the point itself",
    arguments: [
      ("\"Compose\"", Point(x: 25, y: 110)), ("@196,420.5", Point(x: 196, y: 420.5)),
      ("@-1,0", Point(x: -1, y: 0)),
    ])
  func points(text: String, point: Point) throws {
    #expect(try Selector(parsing: text).point(in: Self.tree) == point)
  }

  @Test(
    "a selector that means nothing or too much says what is there",
    arguments: [
      ("\"Send\"", "\"Send\" means 2 things: button \"Send\" (#draft/send), text \"Send\" (#draft/note)"),
      ("\"Compsoe\"", "nothing on the screen is \"Compsoe\" (nearest: button \"Compose\" (#inbox/compose))"),
      ("#compos", "nothing on the screen is #compos (nearest: #compose)"),
      ("button[4]", "nothing on the screen is button[4]"),
      ("\"Ghost\"", "nothing on the screen is \"Ghost\""),
      ("slider", "nothing on the screen is slider"),
      ("@390,399", "there is nothing at @390,399"),
      ("button in alert", "nothing on the screen is button in alert"),
    ])
  func fails(text: String, message: String) throws {
    let selector = try Selector(parsing: text)
    let error = #expect(throws: SelectorError.self) { try selector.node(in: Self.tree) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test(
    "what is not written as a selector is refused where it goes wrong",
    arguments: [
      ("", 1), ("   ", 4), ("buton", 1), ("Send", 1), ("button \"Send", 8), ("button[0]", 7),
      ("button[x]", 7),
      ("#", 2), ("@12", 4), ("@x,1", 2), ("@1,", 4), ("button in", 10), ("button on sheet", 8),
      ("\"a\" \"b\"", 5),
      ("@1e999,2", 3),
    ])
  func syntax(text: String, column: Int) {
    let error = #expect(throws: SelectorError.self) { try Selector(parsing: text) }
    #expect(error?.kind == .syntax(column: column), "\(error?.description ?? "")")
  }

  @Test("a misspelt role is answered with the nearest")
  func misspeltRole() {
    let error = #expect(throws: SelectorError.self) { try Selector(parsing: "buton \"Send\"") }
    #expect(error?.hint == "did you mean “button”? a name stands in quotation marks")
  }

  @Test(
    "a selector is printed as it is read",
    arguments: [
      "button \"Send\" in sheet", "#inbox/compose", "button[2]", "@196,420.5",
      "\"a \\\"b\\\"\\n\" in window in group[3]",
    ])
  func roundTrip(text: String) throws {
    #expect(try Selector(parsing: text).description == text)
    #expect(try Selector(parsing: Selector(parsing: text).description) == Selector(parsing: text))
  }
}
