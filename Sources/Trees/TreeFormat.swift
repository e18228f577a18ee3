/// A format in which other tools write the tree of an application.
public enum TreeFormat: String, CaseIterable, Hashable, Sendable {
  /// `adb shell uiautomator dump`.
  case uiautomator
  /// Appium's page source of an Android application.
  case appium
  /// Appium's and WebDriverAgent's page source of an iOS application.
  case webDriverAgent = "webdriveragent"
  /// What XCUITest prints of an element: `debugDescription`.
  case xcuitest
  /// AccessKit's TreeUpdate as JSON.
  case accessKit = "accesskit"
  /// Chromium's `Accessibility.getFullAXTree`.
  case chromium
  /// Playwright's aria snapshot.
  case ariaSnapshot = "aria-snapshot"
  /// Flutter's `debugDumpSemanticsTree`.
  case flutter
  /// The hierarchy of AccessibilitySnapshot as JSON.
  case accessibilitySnapshot = "accessibility-snapshot"
  /// `idb ui describe-all`.
  case idb

  /// What people call it.
  public var title: String {
    switch self {
    case .uiautomator: "uiautomator dump"
    case .appium: "Appium page source (Android)"
    case .webDriverAgent: "WebDriverAgent page source (iOS)"
    case .xcuitest: "XCUITest debugDescription"
    case .accessKit: "AccessKit TreeUpdate"
    case .chromium: "Chromium accessibility tree"
    case .ariaSnapshot: "Playwright aria snapshot"
    case .flutter: "Flutter semantics dump"
    case .accessibilitySnapshot: "AccessibilitySnapshot hierarchy"
    case .idb: "idb accessibility description"
    }
  }

  /// What is said of dumps of iOS that do not have what a reader goes through as one: containers and grouped views.
  static let likelyOrder =
    "Which views are read one after the other as a group is in no such dump: the order is likely, not certain."
}
