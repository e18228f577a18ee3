internal import Scenes

extension Statement {
  /// Scroll views on one platform each.
  static let platformScrollViews: [Statement] = [
    .init(
      "scroll-api-paging", .structure, [.iOS, .iPadOS], [.scrollViews("28, 30")],
      "UIKit switches paging on with isPagingEnabled."),
    .init(
      "scroll-ios-one-per-screen", .audit, [.iOS, .iPadOS], [.scrollViews("53-54")],
      "In general one scroll view is shown per screen."),
    .init(
      "scroll-ios-large-swipes", .dynamicAudit, [.iOS, .iPadOS], [.scrollViews("53-54")],
      "Big swipes are common and easily hit a neighbouring scroll view."),
    .init(
      "scroll-ios-two-in-different-directions", .audit, [.iOS, .iPadOS], [.scrollViews("53-54")],
      """
      If there have to be two, let them scroll in different directions, so that one gesture is unlikely to affect \
      both.
      """),
    .init(
      "scroll-ios-stocks-example", .structure, [.iOS], [.scrollViews("53-54")],
      """
      Example: in portrait on iPhone, Stocks has quotes scrolling vertically above company information scrolling \
      horizontally.
      """),
    .init(
      "scroll-ios-page-control-consider", .audit, [.iOS, .iPadOS], [.scrollViews("56-57")],
      "Consider a page control for a scroll view in paged mode."),
    .init(
      "scroll-ios-page-control-count-and-current", .structure, [.iOS, .iPadOS], [.scrollViews("56-57")],
      "A page control shows the number of pages (screens, chunks) and which one is visible."),
    .init(
      "scroll-ios-weather-example", .structure, [.iOS], [.scrollViews("56-57")],
      "Example: Weather uses a page control for moving between saved places."),
    .init(
      "scroll-ios-no-indicator-with-page-control", .audit, [.iOS, .iPadOS], [.scrollViews("56-57")],
      "With a page control, the scroll indicator on the same axis is not shown."),
    .init(
      "scroll-macos-called-scroll-bar", .structure, [.macOS], [.scrollViews("59-60")],
      "On macOS the scroll indicator is usually called a scroll bar."),
    .init(
      "scroll-macos-bars-on-interaction", .behaviour, [.macOS], [.scrollViews("61-62")],
      "By default scroll bars show only while people interact with views that have them."),
    .init(
      "scroll-macos-setting-always", .behaviour, [.macOS], [.scrollViews("61-62")],
      "A choice in the General settings makes scroll bars show all the time."),
    .init(
      "scroll-macos-device-forces-bars", .behaviour, [.macOS], [.scrollViews("61-62")],
      "Some input devices, too, cause scroll bars to show all the time."),
    .init(
      "scroll-macos-account-for-bars", .audit, [.macOS], [.scrollViews("61-62")],
      "The layout has to take scroll bars into account."),
    .init(
      "scroll-macos-nothing-important-beneath", .audit, [.macOS], [.scrollViews("61-62")],
      "Where necessary the window's layout is adjusted so that no important element lies under a scroll bar."),
    .init(
      "scroll-macos-track-thickness", .structure, [.macOS], [.scrollViews("61-62")],
      "The scroll bar's track is 15 points thick in regular size and 11 points in small or mini size."),
    .init(
      "scroll-macos-no-content-shift", .dynamicAudit, [.macOS], [.scrollViews("64-66")],
      "Window content should not move when transient scroll bars appear."),
    .init(
      "scroll-macos-shift-disorients", .advice, [.macOS], [.scrollViews("64-65")],
      "Content shifting with each appearance of the bars can make people lose their bearings."),
    .init(
      "scroll-macos-no-inline-controls", .audit, [.macOS], [.scrollViews("68-69")],
      "Controls should not be placed in line with a scroll bar."),
    .init(
      "scroll-macos-inline-forces-visible", .behaviour, [.macOS], [.scrollViews("68-69")],
      "Controls in line can make the bar show although people have set it to be transient."),
    .init(
      "scroll-macos-small-bars-in-panel", .audit, [.macOS], [.scrollViews("71-72")],
      "Small or mini scroll bars may be used in panels if necessary."),
    .init(
      "scroll-macos-small-bars-when-tight", .advice, [.macOS], [.scrollViews("71-72")],
      "The reason for them is tight space in a panel that has to live beside other windows."),
    .init(
      "scroll-macos-panel-one-control-size", .audit, [.macOS], [.scrollViews("71-72")],
      "In such a panel all controls have the same size."),
    .init(
      "scroll-tvos-no-scroll-bars", .audit, [.tvOS], [.scrollViews("73-74")],
      "On tvOS views can scroll but are not separate objects with scroll bars."),
    .init(
      "scroll-tvos-focus-autoscroll", .behaviour, [.tvOS], [.scrollViews("73-74")],
      """
      On tvOS, when content exceeds the screen, the system scrolls the interface by itself so that focused items \
      stay visible.
      """),
    .init(
      "scroll-visionos-indicator-fixed-small", .structure, [.visionOS], [.scrollViews("75-76")],
      "On visionOS the scroll indicator is small and of fixed size."),
    .init(
      "scroll-visionos-small-movements", .dynamicAudit, [.visionOS], [.scrollViews("75-76")],
      "The small size is to convey that people scroll efficiently without large movements."),
    .init(
      "scroll-visionos-indicator-predictable", .audit, [.visionOS], [.scrollViews("75-76")],
      "For easy finding it always appears in a predictable place relative to the window."),
    .init(
      "scroll-visionos-vertical-indicator-place", .audit, [.visionOS], [.scrollViews("75-76")],
      "In vertical scrolling that is at the trailing edge, centred vertically."),
    .init(
      "scroll-visionos-horizontal-indicator-place", .audit, [.visionOS], [.scrollViews("75-76")],
      "In horizontal scrolling that is at the window's bottom edge, centred horizontally."),
    .init(
      "scroll-visionos-swipe-direction", .behaviour, [.visionOS], [.scrollViews("77-78")],
      "On visionOS people swipe the content in the direction in which they want it to scroll."),
    .init(
      "scroll-visionos-indicator-on-swipe", .behaviour, [.visionOS], [.scrollViews("77-78")],
      "When people start swiping content, the indicator appears at the window's edge."),
    .init(
      "scroll-visionos-indicator-shows-position-and-length", .behaviour, [.visionOS], [.scrollViews("77-78")],
      """
      It reinforces the gesture's effect visually and tells the current position and overall length of the content.
      """),
    .init(
      "scroll-visionos-jog-start", .behaviour, [.visionOS], [.scrollViews("77-78")],
      "Looking at the indicator and starting a drag turns it into a jog bar."),
    .init(
      "scroll-visionos-jog-controls-speed", .behaviour, [.visionOS], [.scrollViews("77-78")],
      "In jog mode the gesture sets the scrolling speed and not the content's position."),
    .init(
      "scroll-visionos-jog-ticks", .behaviour, [.visionOS], [.scrollViews("77-78")],
      "The indicator then shows tick marks that run faster or slower as people adjust the gesture slightly."),
    .init(
      "scroll-visionos-jog-precise", .dynamicAudit, [.visionOS], [.scrollViews("77-78")],
      "This feedback helps people control the acceleration precisely."),
    .init(
      "scroll-visionos-indicator-thicker-than-ios", .structure, [.visionOS], [.scrollViews("79-80")],
      "On visionOS the indicator is small overall, yet somewhat thicker than that of iOS."),
    .init(
      "scroll-visionos-account-for-indicator", .audit, [.visionOS], [.scrollViews("79-80")],
      "On visionOS the layout takes the indicator's size into account where necessary."),
    .init(
      "scroll-visionos-widen-tight-margins", .audit, [.visionOS], [.scrollViews("79-80")],
      "On visionOS tight margins should be widened so that the indicator does not overlap content."),
    .init(
      "scroll-watchos-prefer-vertical", .audit, [.watchOS], [.scrollViews("81-82")],
      "On watchOS vertically scrolling content is preferred."),
    .init(
      "scroll-watchos-crown-navigates", .behaviour, [.watchOS], [.scrollViews("81-82")],
      "People use the Digital Crown to get to apps and around in them."),
    .init(
      "scroll-watchos-crown-scrolls-tall-content", .behaviour, [.watchOS], [.scrollViews("81-82")],
      """
      In an app with a single list or content view, turning the Digital Crown scrolls vertically when the content is \
      taller than the display.
      """),
    .init(
      "scroll-watchos-tab-views-for-paging", .audit, [.watchOS], [.scrollViews("83-84")],
      "On watchOS page-by-page scrolling is provided with tab views."),
    .init(
      "scroll-watchos-tab-views-are-pages", .structure, [.watchOS], [.scrollViews("83-84")],
      "watchOS displays tab views as pages."),
    .init(
      "scroll-watchos-crown-pages-vertical-stack", .behaviour, [.watchOS], [.scrollViews("83-84")],
      "If tab views are stacked vertically, turning the Digital Crown moves through full-screen pages vertically."),
    .init(
      "scroll-watchos-page-indicator-at-crown", .structure, [.watchOS], [.scrollViews("83-84")],
      "The system then shows a page indicator beside the Digital Crown."),
    .init(
      "scroll-watchos-indicator-two-levels", .behaviour, [.watchOS], [.scrollViews("83-84")],
      "It tells where people are both within the page and within the set of pages."),
    .init(
      "scroll-watchos-page-one-screen", .audit, [.watchOS], [.scrollViews("86-87")],
      "Consider limiting each page's content to one screen height."),
    .init(
      "scroll-watchos-page-glanceable", .advice, [.watchOS], [.scrollViews("86-87")],
      "That limit makes each page's purpose clear and the design easy to take in at a glance."),
    .init(
      "scroll-watchos-crown-mixed-pages", .behaviour, [.watchOS], [.scrollViews("86-87")],
      """
      With long pages the Digital Crown serves both for moving between shorter pages and for scrolling within a \
      longer one.
      """),
    .init(
      "scroll-watchos-indicator-expands", .behaviour, [.watchOS], [.scrollViews("86-87")],
      "The page indicator grows into a scroll indicator when necessary."),
    .init(
      "scroll-watchos-variable-height-sparingly", .audit, [.watchOS], [.scrollViews("86-87")],
      "Variable-height pages are to be used with judgement."),
    .init(
      "scroll-watchos-variable-after-fixed", .audit, [.watchOS], [.scrollViews("86-87")],
      "Where possible they are placed after the fixed-height ones."),
  ]
}
