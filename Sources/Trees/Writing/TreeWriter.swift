public import Accessibility
import Documents

/// A shape in which a tree can be written.
public enum TreeWriter: String, CaseIterable, Hashable, Sendable {
  /// Detent's own tree file.
  case tree
  /// As `adb shell uiautomator dump` does.
  case uiautomator
  /// As Appium does of an Android application.
  case appium
  /// As Appium and WebDriverAgent do of an iOS application.
  case webDriverAgent = "webdriveragent"
  /// As XCUITest prints an element.
  case xcuitest

  /// The text of a tree in this shape; ends with a newline.
  ///
  /// The shapes of other tools keep every field of a dump of their own that was read with `ImportOptions.keepsFacts`; of
  /// any other tree, what they have a place for: `losses` tells the rest.
  public func text(of tree: AccessibilityTree) -> String {
    let tree = withoutOthersFacts(tree)
    switch self {
    case .tree: return TreeDocument.write(tree)
    case .uiautomator:
      var writer = AndroidWriter(tree, as: .uiautomator)
      return writer.write()
    case .appium:
      var writer = AndroidWriter(tree, as: .appium)
      return writer.write()
    case .webDriverAgent: return WebDriverAgentWriter(tree).write()
    case .xcuitest: return DebugDescriptionWriter(tree).write()
    }
  }

  /// The tool whose shape it is; nil for Detent's own.
  var format: TreeFormat? { self == .tree ? nil : TreeFormat(rawValue: rawValue) }

  /// A tree without what its nodes keep of the dump of another tool, whose words mean nothing in this shape.
  ///
  /// Both tools of Android have most attributes in common, and of those what was said counts.
  private func withoutOthersFacts(_ tree: AccessibilityTree) -> AccessibilityTree {
    guard let format, let source = tree.provenance?.format, source != format.rawValue else { return tree }
    let android = [TreeFormat.uiautomator.rawValue, TreeFormat.appium.rawValue]
    let keepsCommon = android.contains(source) && android.contains(format.rawValue)
    var tree = tree
    for index in tree.nodes.indices where !tree.nodes[index].facts.isEmpty {
      tree.update(index) { node in
        node.facts.removeAll { !keepsCommon || $0.value == nil || !Self.commonAttributes.contains($0.name) }
      }
    }
    return tree
  }

  /// Attributes that uiautomator and Appium have in common.
  private static let commonAttributes: Set<String> = [
    "index", "text", "resource-id", "class", "package", "content-desc", "checkable", "checked", "clickable", "enabled",
    "focusable", "focused", "scrollable", "long-clickable", "password", "selected", "bounds", "drawing-order", "hint",
  ]
}
