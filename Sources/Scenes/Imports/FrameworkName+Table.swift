extension FrameworkName {
  /// Every name that is known, by framework, entity and attribute. Platforms are those of the frameworks'
  /// documentation, unless a statement of the guidelines names fewer.
  public static let table: [FrameworkName] = uiKit + swiftUI + appKit

  /// The names of a framework.
  public static func names(of framework: Scene.API) -> [FrameworkName] { table.filter { $0.framework == framework } }

  private static let hands: [Platform] = [.iOS, .iPadOS, .visionOS]
  private static let handsAndTV: [Platform] = [.iOS, .iPadOS, .tvOS, .visionOS]

  private static let uiKit: [FrameworkName] =
    [
      // Kinds of presentations.
      FrameworkName(.uiKit, "UISheetPresentationController", "sheet", on: hands, statement: "sheet-api-uikit"),
      FrameworkName(.uiKit, "UIModalPresentationStyle.pageSheet", "sheet", on: hands),
      FrameworkName(.uiKit, "UIModalPresentationStyle.formSheet", "sheet", on: hands),
      FrameworkName(
        .uiKit, "UIModalPresentationStyle.fullScreen", "fullScreen", on: handsAndTV, statement: "sheet-api-fullscreen"),
      FrameworkName(.uiKit, "UIModalPresentationStyle.currentContext", "currentContext", on: handsAndTV),
      FrameworkName(.uiKit, "UIModalPresentationStyle.popover", "popover", on: hands),
      FrameworkName(
        .uiKit, "UIAlertController.Style.actionSheet", "actionSheet", on: [.iOS, .iPadOS, .tvOS],
        statement: "action-sheet-uikit-platforms", reportedBy: "uikit-action-sheet"),
      FrameworkName(.uiKit, "UIAlertController.Style.alert", "alert", on: handsAndTV),
      FrameworkName(.uiKit, "UIActivityViewController", "activityView", on: hands),
      FrameworkName(.uiKit, "UIMenu", "menu", on: handsAndTV),
      // Attributes.
      FrameworkName(
        .uiKit, "prefersGrabberVisible", "sheet", "grabber", on: hands, statement: "sheet-api-grabber"),
      FrameworkName(.uiKit, "detents", "sheet", "detents", on: hands, statement: "sheet-api-detents"),
      FrameworkName(.uiKit, "selectedDetentIdentifier", "sheet", "selectedDetent", on: hands),
      FrameworkName(
        .uiKit, "largestUndimmedDetentIdentifier", "sheet", "largestUndimmedDetent", on: hands,
        statement: "sheet-api-largest-undimmed"),
      FrameworkName(
        .uiKit, "preferredCornerRadius", "sheet", "preferredCornerRadius", on: hands,
        statement: "sheet-api-corner-radius"),
      FrameworkName(
        .uiKit, "isPagingEnabled", "element", "paging", on: [.iOS, .iPadOS], statement: "scroll-api-paging"),
      FrameworkName(.uiKit, "numberOfPages", "element", "count", on: handsAndTV),
      FrameworkName(.uiKit, "actions", "actionSheet", "buttons", on: handsAndTV),
      FrameworkName(.uiKit, "actions", "alert", "buttons", on: handsAndTV),
    ]
    // Values.
    + detents("UISheetPresentationController.Detent", "()", of: ["detents"], .uiKit, on: hands)
    + detents(
      "UISheetPresentationController.Detent.Identifier", "", of: ["selectedDetent", "largestUndimmedDetent"], .uiKit,
      on: hands)
    + ActionButton.Style.allCases.map { style in
      FrameworkName(
        .uiKit, "UIAlertAction.Style.\(style.rawValue)", "button", "style", value: style.rawValue, on: handsAndTV,
        statement: style == .destructive ? "action-sheet-api-destructive" : nil)
    }

  private static let swiftUI: [FrameworkName] =
    [
      FrameworkName(
        .swiftUI, "sheet(item:onDismiss:content:)", "sheet", on: Platform.allCases, statement: "sheet-api-swiftui"),
      FrameworkName(.swiftUI, "sheet(isPresented:onDismiss:content:)", "sheet", on: Platform.allCases),
      FrameworkName(.swiftUI, "fullScreenCover(item:onDismiss:content:)", "fullScreen", on: notMac),
      FrameworkName(.swiftUI, "fullScreenCover(isPresented:onDismiss:content:)", "fullScreen", on: notMac),
      FrameworkName(
        .swiftUI, "confirmationDialog(_:isPresented:titleVisibility:actions:)", "confirmationDialog",
        on: Platform.allCases, statement: "action-sheet-swiftui-all-platforms"),
      FrameworkName(
        .swiftUI, "confirmationDialog(_:isPresented:titleVisibility:actions:message:)", "confirmationDialog",
        on: Platform.allCases, statement: "action-sheet-swiftui-all-platforms"),
      FrameworkName(.swiftUI, "alert(_:isPresented:actions:)", "alert", on: Platform.allCases),
      FrameworkName(.swiftUI, "alert(_:isPresented:actions:message:)", "alert", on: Platform.allCases),
      FrameworkName(
        .swiftUI, "popover(item:attachmentAnchor:arrowEdge:content:)", "popover", on: hands + [.macOS]),
      FrameworkName(
        .swiftUI, "popover(isPresented:attachmentAnchor:arrowEdge:content:)", "popover", on: hands + [.macOS]),
      FrameworkName(.swiftUI, "Menu", "menu", on: handsAndTV + [.macOS]),
      FrameworkName(.swiftUI, "item", "sheet", "item", on: Platform.allCases, statement: "sheet-api-swiftui"),
      FrameworkName(.swiftUI, "presentationDetents(_:)", "sheet", "detents", on: Platform.allCases),
      FrameworkName(.swiftUI, "presentationDragIndicator(_:)", "sheet", "grabber", on: Platform.allCases),
      FrameworkName(.swiftUI, "presentationCornerRadius(_:)", "sheet", "preferredCornerRadius", on: Platform.allCases),
      FrameworkName(
        .swiftUI, "presentationBackgroundInteraction(_:)", "sheet", "largestUndimmedDetent", on: Platform.allCases),
      FrameworkName(.swiftUI, "Visibility.visible", "sheet", "grabber", value: "true", on: Platform.allCases),
      FrameworkName(.swiftUI, "Visibility.hidden", "sheet", "grabber", value: "false", on: Platform.allCases),
      FrameworkName(
        .swiftUI, "ButtonRole.destructive", "button", "style", value: "destructive", on: Platform.allCases,
        statement: "action-sheet-api-destructive"),
      FrameworkName(.swiftUI, "ButtonRole.cancel", "button", "style", value: "cancel", on: Platform.allCases),
    ]
    + detents(
      "PresentationDetent", "", of: ["detents", "selectedDetent", "largestUndimmedDetent"], .swiftUI,
      on: Platform.allCases)

  private static let appKit: [FrameworkName] =
    [
      FrameworkName(.appKit, "presentAsSheet(_:)", "sheet", on: [.macOS], statement: "sheet-api-appkit"),
      FrameworkName(.appKit, "beginSheet(_:completionHandler:)", "sheet", on: [.macOS]),
      FrameworkName(.appKit, "NSAlert", "alert", on: [.macOS]),
      FrameworkName(.appKit, "NSPopover", "popover", on: [.macOS]),
      FrameworkName(.appKit, "NSMenu", "menu", on: [.macOS]),
      FrameworkName(.appKit, "NSPanel", "panel", on: [.macOS]),
      FrameworkName(.appKit, "NSSharingServicePicker", "activityView", on: [.macOS]),
    ]
    + ControlSize.allCases.map { size in
      FrameworkName(
        .appKit, "NSControl.ControlSize.\(size.rawValue)", "panel", "controlSize", value: size.rawValue, on: [.macOS])
    }

  private static let notMac = Platform.allCases.filter { $0 != .macOS }

  /// The names of the two detents of the system, for attributes of a sheet that take them.
  private static func detents(
    _ type: String, _ call: String, of attributes: [String], _ framework: Scene.API, on platforms: [Platform]
  ) -> [FrameworkName] {
    attributes.flatMap { attribute in
      ["medium", "large"].map { (detent: String) in
        FrameworkName(framework, "\(type).\(detent)\(call)", "sheet", attribute, value: detent, on: platforms)
      }
    }
  }
}
