import Accessibility
import Geometry
import InputEvents
import Scenes

/// What has to hold of pages: each leads on (SM-9), and what is said of pages is said of something that has them.
struct PageChecks {
  private let bodyFontSize: Double

  init(_ scene: Scene) { bodyFontSize = scene.parameters.bodyFontSize }

  /// Notes everything that does not hold of an element.
  ///
  /// - Parameter isPage: Whether it is directly in a tab view.
  func check(_ element: Element, isPage: Bool, _ decoder: inout DocumentDecoder) {
    if !isPage { checkStanding(of: element, &decoder) }
    if element.overlap != .nothing { checkOverlap(of: element, &decoder) }
    if element.pages != Element.Pages() { checkPages(of: element, &decoder) }
  }

  /// Pages are what is directly in a tab view.
  private func checkStanding(of element: Element, _ decoder: inout DocumentDecoder) {
    if element.role == .page {
      decoder.note(
        element.source, "a page that is not directly in a tabView", expected: "it among the elements of a tabView",
        hint: "put it into a tabView, or make it a group")
      return
    }
    let key =
      element.pages.contentHeight != nil ? "contentHeight" : element.pages.heightKind != nil ? "heightKind" : nil
    guard let key else { return }
    decoder.note(
      element.source, "\"\(key)\" says nothing of a \(element.role.rawValue) that is no page of a tabView",
      expected: "it on what is directly in a tabView",
      hint: element.role.mayScroll ? "use contentSize: [width, height]" : "remove it")
  }

  // MARK: Overlap

  /// A page that is shown again as a whole would never advance; told wherever both sizes are known beforehand.
  private func checkOverlap(of element: Element, _ decoder: inout DocumentDecoder) {
    if case .pictureFraction = element.overlap, Self.first(in: element, { $0.role == .image ? $0 : nil }) == nil {
      decoder.note(
        element.source, "the overlap is a share of a picture, and there is none in it", expected: "an image in it",
        hint: nil)
      return
    }
    guard element.paging else { return }
    for axis in [Axes.vertical, .horizontal] {
      guard let page = pageSize(of: element, axis), let overlap = overlap(of: element, axis), overlap >= page else {
        continue
      }
      decoder.note(
        element.source,
        "the overlap of \(name(of: element.overlap))\(NumberText.text(overlap)) points leaves nothing of a page of "
          + "\(NumberText.text(page))",
        expected: "less than the page", hint: nil)
      return
    }
  }

  /// Points of a page along an axis, where the document alone tells them: the author's, else the view's.
  private func pageSize(of element: Element, _ axis: Axes) -> Double? {
    if let size = element.pageSize {
      return axis == (element.axes == .horizontal ? .horizontal : .vertical) ? size : nil
    }
    guard let frame = element.frame?.size else { return nil }
    let view = Self.length(of: frame, axis)
    if let axes = element.axes { return axes.contains(axis) ? view : nil }
    guard let content = element.contentSize else { return nil }
    return Self.length(of: content, axis) > view ? view : nil
  }

  /// Points of the overlap, where the document alone tells them.
  private func overlap(of element: Element, _ axis: Axes) -> Double? {
    var picture = 0.0
    if case .pictureFraction = element.overlap {
      guard let frame = Self.first(in: element, { $0.role == .image ? $0 : nil })?.frame else { return nil }
      picture = Self.length(of: frame.size, axis)
    }
    let fontSize = element.fontSize ?? Self.first(in: element, \.fontSize) ?? bodyFontSize
    return element.overlap.points(fontSize: fontSize, picture: picture)
  }

  /// The first that there is of something in a scroll view, apart from what is in others that it holds.
  private static func first<Part>(in element: Element, _ part: (Element) -> Part?) -> Part? {
    for child in element.children {
      if let found = part(child) { return found }
      if !child.role.mayScroll, let found = first(in: child, part) { return found }
    }
    return nil
  }

  private static func length(of size: Size, _ axis: Axes) -> Double { axis == .vertical ? size.height : size.width }

  /// The unit that its author wrote, as the beginning of a text; nothing for points.
  private func name(of overlap: PageOverlap) -> String {
    switch overlap {
    case .nothing, .points: ""
    case .lines(let count): "\(count) line\(count == 1 ? "" : "s") or "
    case .glyphRows(let count): "\(count) row\(count == 1 ? "" : "s") of glyphs or "
    case .pictureFraction(let share): "\(NumberText.text(share)) of a picture or "
    }
  }

  // MARK: Page controls, tab views, pages

  private func checkPages(of element: Element, _ decoder: inout DocumentDecoder) {
    let pages = element.pages
    func refuse(_ key: String, _ owners: String, unless isRight: Bool, given: Bool) {
      guard given, !isRight else { return }
      decoder.note(
        element.source, "\"\(key)\" says nothing of a \(element.role.rawValue)", expected: "it on \(owners)", hint: nil)
    }
    let (isControl, isTabView) = (element.role == .pageControl, element.role == .tabView)
    refuse("axis", "a pageControl or tabView", unless: isControl || isTabView, given: pages.axis != nil)
    refuse("boundTo", "a pageControl", unless: isControl, given: pages.scroller != nil)
    refuse("count", "a pageControl", unless: isControl, given: pages.count != nil)
    refuse("current", "a pageControl or tabView", unless: isControl || isTabView, given: pages.current != nil)
    if pages.scroller != nil, pages.count != nil || pages.current != nil {
      decoder.note(
        element.source, "the page control is bound to \"\(pages.scroller ?? "")\", which has its own pages",
        expected: "boundTo without \(pages.count != nil ? "count" : "current")", hint: nil)
      return
    }
    let count = isTabView ? element.children.count : pages.count ?? 1
    if isControl || isTabView, let current = pages.current, current > max(1, count) {
      decoder.note(
        element.source, "there is no page \(current)", expected: "current from 1 to \(max(1, count))", hint: nil)
    }
  }
}

extension Role {
  /// Whether something with this role can scroll.
  var mayScroll: Bool {
    switch self {
    case .scrollView, .tabView: true
    default: isListOfRows
    }
  }
}
