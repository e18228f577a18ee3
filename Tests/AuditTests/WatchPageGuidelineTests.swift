import Accessibility
import Geometry
import Scenes
import Testing

@testable import Audit

/// Rules about the pages of a watch.
@Suite("Guidelines about pages on a watch")
struct WatchPageGuidelineTests {
  typealias Case = ScrollCase

  /// A page: what its author says of its height, whether its content is higher than the screen, and whether there is a
  /// reason for its place.
  struct Page: Sendable {
    var kind: Element.Pages.HeightKind?
    var isLong = false
    var reason: String?
    /// How high what scrolls in it is; nil where nothing says so.
    var contentHeight: Double?
  }

  static func verdicts(
    _ rule: any StaticRule, _ pages: [Page], reason: String? = nil, share: Double = Parameters().variableShare,
    on platform: Platform = .watchOS
  ) -> [Outcome?] {
    var tabView = Element(id: "tabs", role: .tabView)
    if let reason {
      tabView.hints = Hints()
      tabView.hints?.orderConstraint = reason
    }
    var tree = AccessibilityTree(screen: Size(width: 200, height: 240))
    tree.platform = platform.rawValue
    tree.begin(.of(.window, "Main") { $0.id = "main" })
    tree.begin(.of(.tabView, nil, at: Rect(x: 0, y: 0, width: 200, height: 240)) { $0.id = "main/tabs" })
    for (number, page) in pages.enumerated() {
      var element = Element(id: "page-\(number)", role: .page, label: "Page \(number)")
      element.pages.heightKind = page.kind
      if let reason = page.reason {
        element.hints = Hints()
        element.hints?.orderConstraint = reason
      }
      tabView.children.append(element)
      tree.append(
        .of(.page, "Page \(number)", at: Rect(x: 0, y: Double(number) * 240, width: 200, height: 240)) {
          $0.id = NodeID("main/tabs/page-\(number)")
          if page.isLong || page.contentHeight != nil {
            var indicator = Case.indicator(.vertical)
            indicator.policy = .never
            if let height = page.contentHeight { indicator.total = height }
            $0.indicators = [indicator]
          }
        })
    }
    tree.close()
    var scene = Scene(id: "test", platform: platform)
    scene.parameters.variableShare = share
    var window = Window(id: "main", title: "Main")
    window.elements = [tabView]
    scene.windows = [window]
    let context = AuditContext(tree: tree, scene: scene)
    return tree.nodes.indices.dropFirst().map { rule.verdict($0, in: context).outcome }
  }

  @Test("a page fits the screen, or is declared to be higher and comes last")
  func heights() {
    let rule = WatchPageOneScreen()
    #expect(Self.verdicts(rule, [Page(), Page(isLong: true)]) == [nil, .pass, .fail])
    #expect(Self.verdicts(rule, [Page(), Page(kind: .variable, isLong: true)]) == [nil, .pass, .pass])
    #expect(Self.verdicts(rule, [Page(kind: .variable, isLong: true), Page()]) == [nil, .fail, .pass])
    #expect(Self.verdicts(rule, [Page(kind: .fixed, isLong: true)]) == [nil, .fail])
    #expect(Self.verdicts(rule, [Page(isLong: true)], on: .iOS) == [nil, nil])
    #expect(Self.verdicts(rule, [Page(contentHeight: 240), Page(contentHeight: 241)]) == [nil, .pass, .fail])
  }

  @Test("at most half of the pages are of variable height")
  func share() {
    let rule = WatchVariablePagesFew()
    #expect(Self.verdicts(rule, [Page(), Page(isLong: true)]) == [.pass, nil, nil])
    #expect(Self.verdicts(rule, [Page(), Page(kind: .variable), Page(isLong: true)]) == [.fail, nil, nil, nil])
    #expect(Self.verdicts(rule, [Page(), Page(kind: .fixed, isLong: true)]) == [nil, nil, nil])
    #expect(Self.verdicts(rule, [Page(isLong: true)], on: .iPadOS) == [nil, nil])
  }

  @Test("pages of variable height come last, or their author says why not")
  func order() {
    let rule = WatchVariablePagesLast()
    let early = [Page(), Page(kind: .variable), Page()]
    #expect(Self.verdicts(rule, early) == [nil, nil, .fail, nil])
    #expect(Self.verdicts(rule, early, reason: "A day in its order") == [nil, nil, .pass, nil])
    #expect(Self.verdicts(rule, [Page(kind: .variable, reason: "It is first"), Page()]) == [nil, .pass, nil])
    #expect(Self.verdicts(rule, [Page(), Page(isLong: true), Page(kind: .variable)]) == [nil, nil, .pass, .pass])
    #expect(Self.verdicts(rule, early, on: .iOS) == [nil, nil, nil, nil])
  }

  @Test(
    "what is paged on a watch is a tab view",
    arguments: [(Role.tabView, false, Outcome?.some(.pass)), (.scrollView, true, .fail), (.scrollView, false, nil)])
  func tabViews(role: Role, isPaged: Bool, expected: Outcome?) {
    for (platform, outcome) in [(Platform.watchOS, expected), (.iOS, nil)] {
      Case(
        outcome, "\(role) \(isPaged)", WatchPagesInTabView(), on: platform,
        saying: { element, _ in (element.role, element.paging) = (role, isPaged) }
      ).check()
    }
  }
}
