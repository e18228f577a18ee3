import Gestures
import Harness
import Scenes
import TestSupport
import Testing

/// Instructions that are written as other tools, or English, have them, what is said of each, and that this is accepted.
@Suite("Instructions of another language")
struct MeantScriptTests {
  static let mistakes: [(text: String, hint: String)] = [
    // Swipes and drags.
    (#"swipe "Compose""#, #"for example swipe up from "Compose""#),
    (#"swipe "Compose" left"#, #"write swipe left from "Compose""#),
    (#"swipe left on "Compose""#, #"write swipe left from "Compose""#),
    (#"swipe left "Compose""#, #"write swipe left from "Compose""#),
    (#"swipe from "Compose" left"#, #"write swipe left from "Compose""#),
    (#"swipe "Compose" to "To""#, #"write swipe from "Compose" to "To""#),
    ("swipe down 300", "write swipe down, or drag from 196,200 to 196,500 (a way as long as it is to be)"),
    ("swipe up for 300ms", "write swipe up in 300ms"), ("swipe up twice", "write swipe up; swipe up"),
    ("swipe from left to right", "write swipe right"), ("swipe from the right edge", "write edge swipe from right"),
    (#"drag "Compose" to 10,10"#, #"write drag from "Compose" to 10,10"#),
    (#"drag #compose to "To""#, #"write drag from #compose to "To""#),
    (#"drag and drop "Compose" onto "To""#, #"write drag from "Compose" to "To""#),
    (#"drag "Compose" to "To" 500ms"#, #"write drag from "Compose" to "To" in 500ms"#),
    (#"drag "Compose" down"#, #"write swipe down from "Compose""#), ("drag down", "write swipe down"),
    ("drag from 10,10 by 0,100", "write drag from 10,10 to 10,110"),
    (#"drag "Compose" by 0,100"#, #"for example drag from "Compose" to 196,500, or swipe up from "Compose""#),
    (#"drag to "Compose""#, #"for example drag from 196,400 to "Compose""#),
    ("scroll down", "write swipe up (with a finger), or scroll -3 (with a wheel)"),
    ("scroll down 5", "write swipe up (with a finger), or scroll -5 (with a wheel)"),
    (
      #"scroll "Compose" up"#,
      #"write swipe down from "Compose" (with a finger), or move to "Compose"; scroll 3 (with a wheel)"#
    ),
    ("scroll right", "write swipe left (with a finger), or scroll 3 horizontally (with a wheel)"),
    (#"scroll to "Compose""#, #"for example swipe up; expect "Compose" visible"#),
    (#"pinch "Compose" by 2"#, #"write pinch at "Compose" by 2"#), ("zoom in", "write pinch by 2"),
    ("pinch in", "write pinch by 0.5"), (#"rotate "Compose" 90"#, #"write rotate at "Compose" by 90deg"#),
    (#"set "To" to "a""#, #"write tap "To"; type "a""#), ("wait .5s", "write wait 0.5s"),
    ("wait a second", "write wait 1s"), ("wait 1,5s", "write wait 1.5s"),
    // Taps.
    (
      #"tap "Compose" twice"#,
      #"write double tap "Compose", or tap "Compose"; tap "Compose" (one after the other)"#
    ),
    (
      "tap #compose 3 times",
      "write triple tap #compose, or tap #compose; tap #compose; tap #compose (one after the other)"
    ),
    (#"long press "Compose" 2s"#, #"write long press "Compose" for 2s"#),
    (#"press "Compose" 2 seconds"#, #"write press "Compose" for 2s"#),
    ("long press 2s", "for example long press 120,300 for 2s"),
    (#"tap "Compose" for 2s"#, #"write long press "Compose" for 2s"#),
    (#"tap and hold "Compose""#, #"write long press "Compose""#),
    (#"long tap "Compose""#, #"write long press "Compose""#),
    (#"hold "Compose""#, #"write long press "Compose""#), (#"touch "Compose""#, #"write tap "Compose""#),
    ("tap 10%,20%", "for example 196,426 is in the middle of a screen of 393x852"),
    (#"tap the "Compose" button"#, #"write tap button "Compose""#),
    (#"tap on "Compose""#, #"write tap "Compose""#),
    (#"click on the "Compose" button"#, #"write click button "Compose""#),
    (#"drag the "Compose" button to the "To" field"#, #"write drag from button "Compose" to textField "To""#),
    // Several in one.
    (#"tap "Compose" && tap "Cancel""#, #"write tap "Compose"; tap "Cancel""#),
    (#"tap "Compose" then tap "Cancel""#, #"write tap "Compose"; tap "Cancel""#),
    (#"tap "Compose" and wait 2s"#, #"write tap "Compose"; wait 2s"#),
    (#"tap "Compose", tap "Cancel""#, #"write tap "Compose"; tap "Cancel""#),
    (#"tap "Compose" tap "Cancel""#, #"write tap "Compose"; tap "Cancel""#),
    (#"tap "Compose" then drag "To" to 9,9 | wait 1s"#, #"write tap "Compose"; drag from "To" to 9,9; wait 1s"#),
    (#"expect "Compose" && expect said "A""#, #"write expect "Compose"; expect said "A""#),
    (#"wait 2s then tap "Compose""#, #"write wait 2s; tap "Compose""#),
    // Keys and texts.
    ("press 'Enter'", "a key stands without quotation marks: press enter"),
    (#"press "Enter" twice"#, "write press enter; press enter"),
    ("press enter twice", "write press enter; press enter"),
    ("press tab 3", "write press tab; press tab; press tab"), ("press tab tab", "write press tab; press tab"),
    ("press ctrl s", "write press ctrl+s"), ("press cmd and a", "write press cmd+a"),
    (#"type "x" in "To""#, #"write tap "To"; type "x""#), (#"fill "To" with "x""#, #"write tap "To"; type "x""#),
    ("drag 'Compose' to 'To'", #"write drag from "Compose" to "To""#), ("back", "write press escape"),
    // The screen and what turns.
    ("turn screen left", "write turn screen (to landscape, and back)"),
    ("turn screen to landscape", "write turn screen (to landscape, and back)"),
    ("rotate left", "write turn screen (to landscape, and back)"),
    ("turn crown up", "write turn crown 3, or turn crown -3 (the other way)"),
    // The reader.
    ("reader swipe right", "write reader next"), ("reader swipe left", "write reader previous"),
    ("reader swipe down", "write reader rotor down, or reader decrement (of what has a value)"),
    ("reader double tap", "write reader activate"), ("reader back", "write reader escape"),
    (#"reader tap "Compose""#, #"write reader focus "Compose"; reader activate"#),
    (#"reader "Compose""#, #"write reader focus "Compose""#),
    ("reader next 3", "write reader next; reader next; reader next"),
    ("reader next twice", "write reader next; reader next"), ("reader headings", "write reader rotor headings"),
    // Time.
    ("wait for 2s", "write wait 2s"), ("wait about 2s", "write wait 2s"), ("wait 2 seconds", "write wait 2s"),
    (#"wait "Compose" 2s"#, #"write wait for "Compose" within 2s"#),
    (#"expect "Compose" visible 2s"#, #"write expect "Compose" visible within 2s"#),
    (#"expect "Compose" visible in 2s"#, #"write expect "Compose" visible within 2s"#),
  ]

  @Test("are told of with what to write", arguments: mistakes)
  func mistake(text: String, hint: String) throws {
    do throws(GestureScriptError) {
      try GestureScript(parsing: text).check()
      Issue.record("\(text) is accepted")
    } catch {
      #expect(error.hint == hint)
    }
  }

  @Test("and what is to be written is accepted", arguments: mistakes)
  func accepted(text: String, hint: String) throws {
    let scripts = Self.scripts(in: hint)
    #expect(!scripts.isEmpty || text.contains("%"))
    for script in scripts {
      let performance = try Performance(.mail())
      do {
        try performance.perform(script)
      } catch let error as ScriptRunError {
        #expect(!error.isAboutDevices, "\(script): \(error)")
      }
    }
  }

  /// The scripts that a hint says to write.
  private static func scripts(in hint: String) -> [String] {
    for words in ["write ", "for example ", "a key stands without quotation marks: "] where hint.hasPrefix(words) {
      let ways = hint.dropFirst(words.count).split(separator: ", or ").map(String.init)
      return ways.filter { $0.first?.isLetter == true }.map { way in
        guard way.hasSuffix(")"), let remark = way.ranges(of: " (").last else { return way }
        return String(way[..<remark.lowerBound])
      }
    }
    return []
  }

  @Test(
    "what is written as it should be is not doubted",
    arguments: [
      "tap #to", "tap #a,b", #"tap button "Send" in sheet"#, #"tap button[2] in "A""#,
      "drag from #from to #to then hold 1s",
      #"drag from "A" via "B" and "C" to "D", release at 900 pt/s"#, "press ctrl + s", "press enter for 2s",
      #"expect said "A & B""#, "expect said /a|b/", #"expect cost of "Pay" below 20 s"#, "reader next heading",
      "expect page 2 of 5", "expect offset of #list is 120 ± 2 within 2s", #"tap "Tab" [2]"#,
    ])
  func right(text: String) throws {
    var message = ""
    do throws(GestureScriptError) { _ = try GestureScript(parsing: text) } catch {
      message = error.description
    }
    #expect(message.isEmpty || !message.contains("write "), "\(message)")
  }
}
