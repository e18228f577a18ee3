import Accessibility
import Announcer
import Audit
import Harness
import Testing

@testable import Trees

/// What a dump of Android says and does not say, as rules and voices take it.
@Suite("Audits of Android's dumps")
struct AndroidAuditTests {
  /// A view of a dump.
  static func view(
    _ name: String, _ attributes: String = "", bounds: String = "[0,0][1080,200]", _ inner: String = ""
  ) -> String {
    "<node class=\"android.\(name)\" package=\"org.example\" bounds=\"\(bounds)\" \(attributes)>\(inner)</node>"
  }

  static func tree(_ views: String) throws -> AccessibilityTree {
    let text =
      "<hierarchy rotation=\"0\">"
      + view("widget.FrameLayout", bounds: "[0,0][1080,2000]", views) + "</hierarchy>"
    return try TreeImporter.read(Array(text.utf8), file: "x", options: ImportOptions(density: 420)).tree
  }

  /// The findings of one rule, by outcome and node.
  static func findings(_ rule: String, _ views: String) throws -> [String] {
    Auditor().audit(try tree(views)).findings.filter { $0.rule == rule || $0.implied.contains(rule) }
      .map { "\($0.outcome.rawValue) \($0.node)" }.sorted()
  }

  /// What TalkBack says at each of its stops.
  static func heard(_ views: String) throws -> [String] {
    let reader = ScreenReader(voice: .talkback)
    return ScreenReading(try tree(views), title: "x", reader: reader).items.map(\.utterance.text)
  }

  static let row = view(
    "widget.LinearLayout", #"clickable="true" focusable="true""#,
    view("widget.TextView", #"text="Airplane mode""#, bounds: "[0,0][800,200]")
      + view("widget.Switch", #"checkable="true" checked="true""#, bounds: "[900,50][1050,150]"))

  @Test("the switch of a row that is clicked is a part of it: it needs no name and is not within another control")
  func merged() throws {
    for rule in ["name-missing", "nested-interactive"] { #expect(try Self.findings(rule, Self.row) == []) }
    #expect(try Self.heard(Self.row) == ["Airplane mode, on, Switch"])
  }

  @Test("a switch that is clicked by itself is a control of its own, which TalkBack comes to in the row")
  func alone() throws {
    let own = Self.row.replacing(#"checkable="true""#, with: #"checkable="true" clickable="true""#)
    #expect(try Self.findings("nested-interactive", own) == [])
    #expect(try Self.heard(own).count == 2)
    #expect(try Self.findings("name-missing", own).count == 1)
  }

  @Test("a card without a name around controls that have one is no stop: what it does besides is not known")
  func card() throws {
    let button = Self.view("widget.Button", #"clickable="true" text="Weather""#, bounds: "[0,0][300,200]")
    let icon = Self.view("widget.ImageView", #"content-desc="" text="""#, bounds: "[0,0][300,200]")
    for (inner, outcome) in [(button, "cannotTell"), (icon, "fail")] {
      let card = Self.view("view.ViewGroup", #"clickable="true" focusable="true""#, inner)
      #expect(try Self.findings("name-missing", card).map { $0.prefix { $0 != " " } } == [outcome[...]])
    }
    let card = Self.view("view.ViewGroup", #"clickable="true" focusable="true""#, button)
    #expect(try Self.heard(card) == ["Weather, Button"])
  }

  @Test("a text of blanks is a silent stop, unless it is a part of what is clicked")
  func blanks() throws {
    let blank = Self.view("widget.TextView", #"text="  ""#)
    #expect(try Self.findings("silent-stop", blank).map { $0.prefix(10) } == ["cannotTell"])
    let row = Self.view("widget.LinearLayout", #"clickable="true" content-desc="Row""#, blank)
    #expect(try Self.findings("silent-stop", row) == [])
  }

  @Test("a view that takes the focus so that it is read is nothing that people operate")
  func focusable() throws {
    let text = Self.view("view.View", #"content-desc="Welcome" focusable="true""#)
    #expect(try Self.findings("role-unknown", text) == [])
  }

  @Test("a view that is clicked and said to be unimportant: what else does the same is not known")
  func clickedUnimportant() throws {
    let icon = Self.view("widget.ImageView", #"clickable="true" a11y-important="false""#)
    let alone = try Self.findings("hidden-focusable", icon)
    #expect(alone.map { $0.prefix(10) } == ["cannotTell"])
    // Keys stop at it as well.
    let stop = icon.replacing("clickable", with: #"focusable="true" clickable"#)
    let stopped = try Self.findings("hidden-focusable", stop)
    #expect(stopped.map { $0.prefix(4) } == ["fail"])
    // A part of what is clicked as a whole is only adorned by it; what nobody clicks only adorns.
    let part = Self.view("widget.LinearLayout", #"clickable="true" focusable="true" content-desc="Row""#, icon)
    for views in [part, icon.replacing(#"clickable="true""#, with: "")] {
      #expect(try Self.findings("hidden-focusable", views) == [])
    }
  }

  @Test("a text beside a field may be its label: whether the field has a name is not known")
  func labels() throws {
    let field = Self.view(
      "widget.EditText", #"text="" content-desc="" clickable="true" focusable="true""#, bounds: "[0,300][1080,450]")
    let label = Self.view("widget.TextView", #"text="Account""#)
    #expect(try Self.findings("name-missing", label + field).map { $0.prefix(10) } == ["cannotTell"])
    #expect(try Self.findings("name-missing", field).map { $0.prefix(4) } == ["fail"])
    // A button is labelled by nothing beside it.
    let button = Self.view("widget.ImageButton", #"clickable="true""#, bounds: "[0,500][200,700]")
    #expect(try Self.findings("name-missing", label + button).map { $0.prefix(4) } == ["fail"])
  }

  @Test("what a dump says to be unimportant is not read, and what is in it is")
  func unimportant() throws {
    let badge = Self.view("widget.TextView", #"text="9" a11y-important="false""#, bounds: "[800,0][900,100]")
    let mail = Self.view("widget.TextView", #"text="Mail""#, bounds: "[0,0][800,200]")
    let card = Self.view("widget.LinearLayout", #"clickable="true" a11y-important="true""#, mail + badge)
    #expect(try Self.heard(card) == ["Mail"])
    #expect(try Self.heard(badge) == [])
    let outer = Self.view("widget.FrameLayout", #"a11y-important="false""#, mail)
    #expect(try Self.heard(outer) == ["Mail"])
    let image = Self.view("widget.ImageView", #"a11y-important="false""#)
    #expect(try Self.findings("image-name-missing", image) == [])
    let back = TreeWriter.appium.text(of: try Self.tree(badge))
    #expect(back.contains(#"a11y-important="false""#))
  }

  @Test("a list that can be ticked is a stop that says so")
  func tickedList() throws {
    let button = Self.view("widget.Button", #"clickable="true" text="Go""#, bounds: "[0,0][300,200]")
    let ticked = #"checkable="true" checked="true" clickable="true" focusable="true""#
    #expect(try Self.heard(Self.view("widget.ListView", ticked, button)).count == 2)
    #expect(try Self.heard(Self.view("widget.ListView", #"focusable="true""#, button)).count == 1)
  }

  @Test("rows out of sight are in no dump: nothing is counted")
  func counts() throws {
    let rows = (0..<3).map { row in
      Self.view(
        "widget.LinearLayout", #"clickable="true""#, bounds: "[0,\(row * 200)][1080,\(row * 200 + 200)]",
        Self.view("widget.TextView", #"text="Row \#(row)""#, bounds: "[0,\(row * 200)][1080,\(row * 200 + 200)]"))
    }
    let list = Self.view(
      "widget.ListView", #"scrollable="true""#, bounds: "[0,0][1080,600]", rows.joined())
    #expect(try Self.heard(list) == ["Row 0, In list", "Row 1", "Row 2"])
  }

  @Test("words on a control that its name leaves out are told, one text by its label's rule, several by another")
  func swallowed() throws {
    let price = Self.view("widget.TextView", #"text="Gold, 9 EUR a month""#, bounds: "[0,0][1080,100]")
    let renewal = Self.view("widget.TextView", #"text="Renews on 3 May""#, bounds: "[0,100][1080,200]")
    func plan(_ inner: String) -> String {
      Self.view("widget.Button", #"clickable="true" content-desc="Choose plan""#, inner)
    }
    #expect(try Self.findings("content-swallowed", plan(price + renewal)).count == 2)
    #expect(try Self.findings("label-in-name", plan(price + renewal)) == [])
    #expect(try Self.findings("content-swallowed", plan(price)) == [])
    #expect(try Self.findings("label-in-name", plan(price)).count == 1)
    let sign = Self.view("widget.TextView", #"text="›""#, bounds: "[900,0][1080,100]")
    // A person is to say whether a sign says something.
    #expect(try Self.findings("content-swallowed", plan(sign)).map { $0.hasPrefix("review") } == [true])
    #expect(try Self.findings("label-in-name", plan(sign)) == [])
  }
}
