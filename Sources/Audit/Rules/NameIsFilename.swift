public import Accessibility

/// A name is not that of a file with a picture in it.
///
/// Names such as `logo.png` and `ic_menu_24dp`, of pictures and of controls that show one. In a list item, row or cell
/// a picture may be called as its file is: there people look at files.
public struct NameIsFilename: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "name-is-filename",
    title: "A name is not that of a picture's file",
    why: "A screen reader spells the file's name, which says nothing of what the picture shows or the control does.",
    remedy: "Name what the picture shows or what the control does.",
    severity: .warning, method: .static, references: .criterion("1.1.1"))

  private static let endings: [StaticString] = [
    ".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".bmp", ".ico", ".icns", ".tiff", ".heic",
  ]
  private static let beginnings: Set<String> = ["ic", "icon", "btn", "img", "image", "bg", "drawable"]

  public func concerns(_ role: Role) -> Bool {
    switch role {
    case .image, .button, .link, .tab, .menuItem, .navigationLink: true
    default: false
    }
  }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.shape(of: index).contains(.isSpoken), !context.standing[index].contains(.hidden),
      !context.tree.nodes[index].traits.contains(.decorative), context.surroundings(of: index).item == nil
    else { return .inapplicable }
    guard context.shape(of: index).contains(.isJoined), let name = context.tree.nodes[index].name else { return .pass }
    let isFile =
      Self.endings.contains { name.endsFolded(with: $0, asWord: false) } || Self.isResource(name, context, index)
    return isFile ? .fail(.fileName(name: name)) : .pass
  }

  /// Whether it is spelled as the resources of applications are: `ic_menu_24dp`.
  private static func isResource(_ name: String, _ context: AuditContext, _ index: Int) -> Bool {
    guard !context.shape(of: index).contains(.hasSpace), name.utf8.contains(UInt8(ascii: "_")) else { return false }
    return name.utf8.first.map { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") } == true
      && beginnings.contains(String(Substring(name.utf8.prefix { $0 != UInt8(ascii: "_") })))
  }
}

extension Message {
  static func fileName(name: String) -> Self { Self("“{name}” is the name of a file.", ["name": name]) }
}
