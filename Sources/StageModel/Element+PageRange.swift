internal import Accessibility
internal import Scenes

extension Element.Pages {
  /// The numbers of a page control that is bound to nothing; nil where its author gives none.
  var range: ValueRange? {
    count.map { ValueRange(minimum: 1, maximum: Double($0), current: Double(current ?? 1), step: 1) }
  }
}
