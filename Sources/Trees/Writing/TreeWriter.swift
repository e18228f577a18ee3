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
  /// any other tree, what they have a place for.
  public func text(of tree: AccessibilityTree) -> String {
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
}
