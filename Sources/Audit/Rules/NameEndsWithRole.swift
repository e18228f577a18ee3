import Accessibility

/// A name does not end with what the thing is, which the reader says anyhow.
///
/// The words are English and Korean ones, and count for the role that has them: a button may be called “Insert Image”.
public struct NameEndsWithRole: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "name-ends-with-role",
    title: "A name does not end with the role",
    why: "A screen reader adds the role itself: people hear “Send button, button”.",
    remedy: "Leave the role out of the name.",
    severity: .warning, method: .static, references: .criterion("4.1.2"))

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let words = Self.words(for: context.tree.nodes[index].role)
    guard !words.isEmpty, context.shape(of: index).contains(.isSpoken), !context.standing[index].contains(.hidden),
      let name = context.tree.nodes[index].name
    else { return .inapplicable }
    for word in words where name.endsFolded(with: word) {
      return .fail(.roleInName(name: name, role: context.tree.nodes[index].role.words))
    }
    return .pass
  }

  private static func words(for role: Role) -> [StaticString] {
    switch role {
    case .button, .grabber: button
    case .link, .navigationLink: link
    case .tab: tab
    case .switchControl: switchWords
    case .toggle: toggle
    case .checkBox: checkBox
    case .radioButton: radioButton
    case .slider: slider
    case .textField, .searchField, .secureTextField: field
    case .heading: heading
    case .image: image
    case .menuItem: menuItem
    default: []
    }
  }

  private static let button: [StaticString] = ["button", "버튼"]
  private static let link: [StaticString] = ["link", "hyperlink", "링크"]
  private static let tab: [StaticString] = ["tab", "탭"]
  private static let switchWords: [StaticString] = ["switch", "스위치"]
  private static let toggle: [StaticString] = ["toggle", "switch", "토글"]
  private static let checkBox: [StaticString] = ["check box", "checkbox", "체크박스", "체크상자"]
  private static let radioButton: [StaticString] = ["radio button", "라디오 버튼"]
  private static let slider: [StaticString] = ["slider", "슬라이더"]
  private static let field: [StaticString] = ["text field", "textfield", "search field", "input field", "텍스트 필드"]
  private static let heading: [StaticString] = ["heading"]
  private static let image: [StaticString] = ["image", "graphic", "이미지"]
  private static let menuItem: [StaticString] = ["menu item"]
}

extension Message {
  static func roleInName(name: String, role: String) -> Self {
    Self("“{name}” ends with what it is; a reader says “{role}” once more.", ["name": name, "role": role])
  }
}
