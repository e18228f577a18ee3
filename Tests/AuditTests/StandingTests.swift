import Accessibility
import Geometry
import Testing

@testable import Audit

@Suite("Standing")
struct StandingTests {
  /// `main` with `main/send`, then the sheet `draft` with `draft/cancel`, then the banner `banner`.
  static func mail(platform: String?, modal: Bool) -> AccessibilityTree {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    tree.platform = platform
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    func node(_ id: String, _ role: Role, _ traits: Traits = []) -> AccessibilityNode {
      var node = AccessibilityNode(id: NodeID(id), role: role, name: id, frame: frame)
      node.traits = traits
      return node
    }
    tree.begin(node("other", .window))
    tree.append(node("other/open", .button))
    tree.close()
    tree.begin(node("main", .window))
    tree.append(node("main/send", .button))
    tree.begin(node("draft", .sheet, modal ? .modal : []))
    tree.append(node("draft/cancel", .button))
    tree.close()
    tree.append(node("main/banner", .button))
    tree.close()
    return tree
  }

  static func blocked(_ tree: AccessibilityTree) -> [String] {
    zip(tree.nodes, tree.standings().nodes).filter { $0.1.contains(.blocked) }.map(\.0.id.path)
  }

  @Test(
    "something modal blocks everything else, on macOS only in its window",
    arguments: [
      ("iOS", true, ["other", "other/open", "main/send", "main/banner"]),
      ("macOS", true, ["main/send", "main/banner"]),
      ("iOS", false, []),
    ])
  func modality(platform: String, modal: Bool, expected: [String]) {
    #expect(Self.blocked(Self.mail(platform: platform, modal: modal)) == expected)
  }

  @Test("blocked and hidden nodes pass that on to what is in them")
  func inheritance() throws {
    var tree = Self.mail(platform: nil, modal: false)
    let main = try #require(tree.index(of: "main"))
    tree.update(main) { $0.traits.insert(.blocked) }
    #expect(Self.blocked(tree) == ["main", "main/send", "draft", "draft/cancel", "main/banner"])
    tree.update(main) { $0.traits = .hidden }
    let hidden = zip(tree.nodes, tree.standings().nodes).filter { $0.1.contains(.hidden) }.map(\.0.id.path)
    #expect(hidden == ["main", "main/send", "draft", "draft/cancel", "main/banner"])
  }

  @Test("a hidden modal blocks nothing")
  func hiddenModal() throws {
    var tree = Self.mail(platform: "iOS", modal: true)
    let draft = try #require(tree.index(of: "draft"))
    tree.update(draft) { $0.traits.insert(.hidden) }
    #expect(Self.blocked(tree).isEmpty)
  }
}
