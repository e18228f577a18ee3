import Accessibility

/// A name is not that of a class or symbol of the program.
///
/// Names such as `GtkButton`, `UIImageView`, `android.widget.Button`, and the names of system symbols such as
/// `square.and.arrow.up`.
public struct NameIsClass: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "name-is-class",
    title: "A name is not that of a class or symbol",
    why: "What the program calls the thing stands there because nobody named it; people hear a word of programmers.",
    remedy: "Name what the control does or the picture shows.",
    severity: .error, method: .static, references: .criterion("4.1.2"))

  private static let prefixes = ["_UI", "UI", "NS", "AX", "Gtk", "Adw", "Qt", "Q", "WK", "MDC", "SwiftUI"]
  private static let kinds: Set<String> = [
    "Button", "PushButton", "ToolButton", "BarButtonItem", "Label", "Image", "ImageView", "View", "Box", "Entry",
    "TextField", "TextView", "Switch", "Slider", "Control", "Cell", "TableViewCell", "Icon", "Widget", "Window",
    "Dialog",
    "CheckBox", "CheckButton", "RadioButton", "ComboBox", "LineEdit", "Picture", "ToggleButton", "BackButton",
  ]
  private static let parts: Set<String> = [
    "square", "circle", "arrow", "arrows", "chevron", "left", "right", "up", "down", "forward", "backward", "and",
    "fill",
    "slash", "badge", "plus", "minus", "xmark", "magnifyingglass", "ellipsis", "line", "rectangle", "pencil", "trash",
    "heart", "star", "person", "gearshape", "house", "bell", "envelope", "gear", "checkmark", "horizontal", "vertical",
    "clockwise", "counterclockwise", "on", "bubble", "text", "doc", "folder", "photo", "camera", "play", "pause",
    "lock",
    "3",
  ]
  private static let modules = [
    "android.", "androidx.", "java.", "javax.", "kotlin.", "com.google.", "org.eclipse.swt.",
  ]

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.shape(of: index).contains(.isSpoken),
      context.tree.nodes[index].role == .image || context.tree.nodes[index].isOperable,
      !context.standing[index].contains(.hidden), !context.tree.nodes[index].traits.contains(.decorative)
    else { return .inapplicable }
    let shape = context.shape(of: index)
    guard !shape.contains(.hasSpace), !shape.contains(.isBeyondASCII), !shape.isDisjoint(with: [.isCamel, .isJoined]),
      let name = context.tree.nodes[index].name
    else { return .pass }
    return Self.isClass(name) || Self.isSymbol(name) ? .fail(.className(name: name)) : .pass
  }

  private static func isClass(_ name: String) -> Bool {
    if modules.contains(where: name.hasPrefix) { return true }
    return prefixes.contains { name.hasPrefix($0) && kinds.contains(String(name.dropFirst($0.count))) }
  }

  private static func isSymbol(_ name: String) -> Bool {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    return words.count > 1 && words.allSatisfy { parts.contains(String($0)) }
  }
}

extension Message {
  static func className(name: String) -> Self {
    Self("“{name}” is what the program calls it.", ["name": name])
  }
}
