import Accessibility
import Announcer
import Harness
import Testing
import Trees

/// What TalkBack says of a dump: the class of a view says what it is, and not that it can be pressed.
@Suite("Android dumps as they are spoken")
struct AndroidSpeechTests {
  static func view(_ name: String, _ attributes: String, _ inside: String = "") -> String {
    "<node class=\"android.\(name)\" enabled=\"true\" bounds=\"[0,0][90,90]\" \(attributes)>\(inside)</node>"
  }

  static func said(_ views: String) throws -> [String] {
    let text = "<hierarchy rotation=\"0\">" + view("widget.FrameLayout", "", views) + "</hierarchy>"
    let tree = try TreeImporter.read(Array(text.utf8), file: "x").tree
    return ScreenReading(tree, title: "x", reader: ScreenReader(voice: .talkback)).items.map(\.utterance.text)
  }

  static let rows: [(views: String, said: [String])] = [
    (
      view(
        "widget.LinearLayout", "clickable=\"true\"",
        view("widget.TextView", "text=\"Mum\"") + view("widget.TextView", "text=\"See you at six\"")
          + view("widget.ImageView", "content-desc=\"Unread\"")), ["Mum, See you at six, Unread, Image"]
    ),
    (
      view(
        "widget.LinearLayout", "clickable=\"true\"",
        view("widget.TextView", "text=\"Mum\"") + view("widget.Button", "text=\"Call\" clickable=\"true\"")),
      ["Mum", "Call, Button"]
    ),
    (
      view(
        "widget.LinearLayout", "clickable=\"true\"",
        view("widget.TextView", "text=\"Wi-Fi\"")
          + view("widget.Switch", "text=\"ON\" checkable=\"true\" checked=\"true\"")), ["Wi-Fi, on, Switch"]
    ),
    (view("view.View", "clickable=\"true\""), ["Unlabelled"]),
    (view("widget.TextView", "text=\"Terms\" clickable=\"true\""), ["Terms"]),
    (view("view.View", "content-desc=\"Send\" clickable=\"true\""), ["Send"]),
    (view("view.View", "text=\"Loud\" checkable=\"true\" checked=\"true\" clickable=\"true\""), ["checked, Loud"]),
    (view("widget.ImageView", "content-desc=\"Back\" clickable=\"true\""), ["Back, Button"]),
    (view("widget.ImageButton", "clickable=\"true\""), ["Unlabelled, Button"]),
    (view("widget.ImageView", "clickable=\"true\""), ["Unlabelled, Button"]),
    (view("widget.MaterialButton", "text=\"Send\" clickable=\"true\""), ["Send, Button"]),
    (view("widget.CheckedTextView", "text=\"Loud\" checkable=\"true\" checked=\"true\""), ["checked, Loud"]),
    // Of a text that can be ticked it is told only that it is.
    (view("widget.CheckedTextView", "text=\"Low\" checkable=\"true\" checked=\"false\""), ["Low"]),
    // A chip and a text that can be checked are so whatever else they are.
    (
      view("widget.Button", "text=\"Chip\" checkable=\"true\" checked=\"true\" clickable=\"true\""),
      ["checked, Chip, Button"]
    ),
    (
      view("widget.TextView", "text=\"Tv\" checkable=\"true\" checked=\"false\" clickable=\"true\""),
      ["not checked, Tv"]
    ),
  ]

  @Test("rows and controls", arguments: rows)
  func spoken(views: String, said: [String]) throws { #expect(try Self.said(views) == said) }
}
