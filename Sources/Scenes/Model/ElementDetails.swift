internal import Accessibility
internal import Geometry

/// What few elements say of themselves; those that say none of it share one.
final class ElementDetails: Hashable, Sendable {
  let fields: Fields

  /// What an element says; see there what each of it is.
  struct Fields: Hashable, Sendable {
    var hint: String?
    var placeholder: String?
    var range: ValueRange?
    var opens: String?
    var effect: Element.Effect?
    var dismissRole: Element.DismissRole?
    var shape: DismissControl.Shape?
    var isImportant: Bool?
    var relevance: Element.Relevance?
    var destroysData: Bool?
    var dragAxes: Axes = []
    var controlSize: ControlSize?
    var axes: Axes?
    var contentSize: Size?
    var paging: Bool = false
    var pageSize: Double?
    var overlap: PageOverlap = PageOverlap.nothing
    var isElastic: Bool = true
    var directionalLock: Bool = false
    var pages: Element.Pages = Element.Pages()
    var zoom: Zoom?
    var deceleration: Deceleration = Deceleration.normal
    var selection: Selection?
    var caret: Int?
    var pointerSelecting: Bool?
    var showsIndicator: Axes?
    var indicator: IndicatorLook?
    var scrollCue: ScrollCue = []
    var visual: Element.Visual?
    var hints: Hints?
    var reviews: [Review] = []
    var language: String?
    var politeness: Politeness?
    var order: Int?
    var foreground: Color?
    var background: Color?
    var fontSize: Double?
    var isBold: Bool = false
  }

  init(_ fields: Fields) { self.fields = fields }

  /// Whether there may be anything in it.
  var isEmpty: Bool { self === Self.none }

  /// Nothing said.
  static let none = ElementDetails(Fields())

  static func == (left: ElementDetails, right: ElementDetails) -> Bool {
    left === right || left.fields == right.fields
  }

  func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}
