import Accessibility
import Geometry
import InputEvents
import Scenes

/// What an element says of pages that contradicts something else it says.
extension EntityForm where Entity == Element {
  /// Notes all of it, where it stands.
  static func checkPaging(_ element: Element, _ node: LocatedNode, _ decoder: inout DocumentDecoder) {
    guard let mapping = node.mapping else { return }
    func place(_ key: String) -> SourceLocation? { mapping.entries.first { $0.key == key }?.keyLocation }
    if let place = place("contentHeight"), element.pages.contentHeight != nil, element.pages.heightKind == .fixed {
      decoder.note(
        place,
        "contentHeight is about a page as high as its content, and heightKind: fixed makes it as high as the screen",
        expected: "heightKind: variable, or no contentHeight", hint: "remove one of the two")
    }
    if let place = place("axes"), element.role == .tabView {
      decoder.note(
        place, "axes is about content that scrolls, and the pages of a tabView are turned along one axis",
        expected: "axis: vertical or axis: horizontal", hint: "write axis in its place")
    } else if let place = place("axes"), element.axes == [] {
      decoder.note(
        place, "axes is empty: what scrolls along no axis shows its beginning only",
        expected: "[vertical], [horizontal] or both",
        hint: "remove it to scroll where the content is larger than the view, or use a group")
    }
    if let place = place("paging"), element.role == .tabView, !element.paging {
      decoder.note(
        place, "a tabView cannot do without pages", expected: "no paging on it",
        hint: "remove it, or use a scrollView")
    }
    if let place = place("pageSize"), element.role != .tabView { checkPageSize(of: element, at: place, &decoder) }
  }

  /// What lies between a page that is larger than the view and the next one could never be seen.
  private static func checkPageSize(of element: Element, at place: SourceLocation, _ decoder: inout DocumentDecoder) {
    guard let page = element.pageSize, let frame = element.frame?.size else { return }
    let content = element.contentSize ?? frame
    var axes = element.axes ?? Axes()
    if element.axes == nil, content.height > frame.height { axes.insert(.vertical) }
    if element.axes == nil, content.width > frame.width { axes.insert(.horizontal) }
    var lengths: [(word: String, length: Double)] = []
    if axes.contains(.vertical) { lengths.append(("high", frame.height)) }
    if axes.contains(.horizontal) { lengths.append(("wide", frame.width)) }
    guard let (word, length) = lengths.min(by: { $0.length < $1.length }), page > length else { return }
    decoder.note(
      place,
      "a page of \(NumberText.text(page)) points in a view \(NumberText.text(length)) points \(word): what lies between two pages could never be seen",
      expected: "pageSize of at most \(NumberText.text(length))", hint: "remove it: a page is as large as the view")
  }
}
