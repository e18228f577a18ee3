import Accessibility
import Announcer
import Testing

/// TalkBack's setting “Element description order”, as its `TreeNodesDescription` has it.
@Suite("Orders of description of talkback")
struct DescriptionOrderTests {
  private typealias Made = TalkBackTests

  /// A node, and what is said of it in each order.
  static let rows: [(name: String, node: SpokenNode, said: [DescriptionOrder: String])] = [
    (
      "a checked box", TalkBackTests.made(.checkBox, "Stay signed in", value: "1", actions: [.activate]),
      [
        .stateNameType: "checked, Stay signed in, Check box", .typeNameState: "Check box, Stay signed in, checked",
        .nameTypeState: "Stay signed in, Check box, checked",
      ]
    ),
    (
      "a switch", TalkBackTests.made(.switchControl, "Wi-Fi", value: "1", actions: [.activate]),
      [
        .stateNameType: "on, Wi-Fi, Switch", .typeNameState: "Switch, Wi-Fi, on", .nameTypeState: "Wi-Fi, Switch, on",
      ]
    ),
    (
      "a chosen tab that cannot be operated",
      TalkBackTests.made(.tab, "Home", [.selected, .disabled], actions: [.activate]),
      [
        .stateNameType: "selected, Home, Tab, disabled", .typeNameState: "Tab, Home, selected, disabled",
        .nameTypeState: "Home, Tab, selected, disabled",
      ]
    ),
    (
      "what is open, with what is in it",
      TalkBackTests.made(.button, nil, [.expandable, .expanded, .selected], actions: [.activate]) { node in
        node.children = [TalkBackTests.made(.text, "In it"), TalkBackTests.made(.checkBox, "Box", value: "0")]
      },
      [
        .stateNameType: "selected, expanded, Button, In it, not checked, Box, Check box",
        .typeNameState: "Button, In it, Check box, Box, not checked, expanded, selected",
        .nameTypeState: "Button, In it, Box, Check box, not checked, expanded, selected",
      ]
    ),
    (
      "a field with an error",
      TalkBackTests.made(.textField, "Mail", value: "ada", [.invalid]) { node in
        node.node.errorText = "No address"
        node.node.placeholder = nil
      },
      [
        .stateNameType: "ada, Edit box, Error: No address, Mail",
        .typeNameState: "Edit box, ada, Error: No address, Mail",
        .nameTypeState: "ada, Edit box, Error: No address, Mail",
      ]
    ),
    (
      "a slider", TalkBackTests.made(.slider, "Volume", value: "40 percent"),
      [
        .stateNameType: "40 percent, Volume, Slider", .typeNameState: "Slider, Volume, 40 percent",
        .nameTypeState: "Volume, Slider, 40 percent",
      ]
    ),
  ]

  @Test("put state, name and type where people want them", arguments: rows.indices)
  func orders(row: Int) throws {
    let english = try #require(Language.named("en"))
    for order in DescriptionOrder.allCases {
      let said = Voice.talkback.speech(
        of: Self.rows[row].node, in: english, settings: SpeechSettings(descriptionOrder: order)
      ).text
      #expect(said == Self.rows[row].said[order], "\(Self.rows[row].name), \(order.rawValue)")
    }
  }

  @Test("change nothing for readers that have one order", arguments: [Voice.voiceover, .orca, .orca43])
  func others(voice: Voice) throws {
    let english = try #require(Language.named("en"))
    for row in Self.rows {
      let texts = Set(
        DescriptionOrder.allCases.map {
          voice.speech(of: row.node, in: english, settings: SpeechSettings(descriptionOrder: $0)).text
        })
      #expect(texts.count == 1, "\(row.name)")
    }
  }
}
