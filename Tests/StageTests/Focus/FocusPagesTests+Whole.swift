import Geometry
import Harness
import TestSupport
import Testing

/// What one push on pages can do, worked out from where items lie, apart from the engine.
extension FocusPagesTests {
  /// Whether something that fits shows in part.
  static func isCut(_ item: ClosedRange<Double>, at shown: Double) -> Bool {
    item.upperBound - item.lowerBound <= 400 + 1e-6 && item.upperBound > shown + 1e-5
      && item.lowerBound < shown + 400 - 1e-5
      && (item.lowerBound < shown - 1e-5 || item.upperBound > shown + 400 + 1e-5)
  }

  /// After a push what has the focus in the view shows as far as it fits. It does not only where nothing else does, one
  /// push cannot show what comes next that way, and content cannot go on so far with the whole of what has the focus in
  /// sight that the next push could: there pages without anything to focus come. What is left of a page that has been told
  /// cuts nothing, but at the ends of the content.
  ///
  /// - Parameters:
  ///   - before: Where the content was before the push, in points.
  ///   - way: 1 for a push on, −1 for a push back.
  static func expectFocusWhole(
    _ driver: StageDriver, among items: [ClosedRange<Double>], from before: Double, way: Int, pages: Int,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    guard let number = number(of: FocusEngineTests.focused(driver)), items.indices.contains(number - 1) else { return }
    let offset = driver.offset("main/s")
    let (shown, end) = (offset.dx + offset.dy, 400 * Double(pages - 1))
    func rests(_ item: ClosedRange<Double>) -> ClosedRange<Double> {
      let (a, b) = (item.lowerBound, item.upperBound - 400)
      return min(max(0, min(a, b)), end)...min(max(0, max(a, b)), end)
    }
    func isShown(_ item: ClosedRange<Double>) -> Bool {
      rests(item).lowerBound - 1e-5 <= shown && shown <= rests(item).upperBound + 1e-5
    }
    /// How far one push goes: a page, and to no page but the next one.
    func reach(_ start: Double) -> Double {
      let page = (start / 400).rounded()
      return way > 0 ? min(start + 400, (page + 1.5) * 400, end) : max(start - 400, (page - 1.5) * 400, 0)
    }
    guard !isShown(items[number - 1]) else { return }
    let own = rests(items[number - 1])
    if isCut(items[number - 1], at: shown), own.lowerBound - 1e-5 <= before, before <= own.upperBound + 1e-5 {
      let turned = (shown / 400).rounded() != (before / 400).rounded()
      // At its ends all of the content shows.
      let isAtEnd = shown <= 1e-5 || shown >= end - 1e-5
      #expect(turned || isAtEnd, "Item \(number) is cut at \(shown), from \(before)", sourceLocation: sourceLocation)
    }
    let others = items.filter(isShown)
    #expect(others.isEmpty, "Item \(number) is cut at \(shown), and \(others) show", sourceLocation: sourceLocation)
    guard items.indices.contains(number - 1 + way) else { return }
    let next = rests(items[number - 1 + way])
    func shows(_ rests: ClosedRange<Double>, from start: Double) -> Bool {
      way > 0
        ? rests.lowerBound <= reach(start) - 1e-5 && rests.upperBound >= start - 1e-5
        : rests.upperBound >= reach(start) + 1e-5 && rests.lowerBound <= start + 1e-5
    }
    let comment: Comment = "Item \(number) is left at \(shown), from \(before)"
    #expect(!shows(next, from: before), comment, sourceLocation: sourceLocation)
    guard own.lowerBound - 1e-5 <= before, before <= own.upperBound + 1e-5 else { return }
    let last = way > 0 ? min(own.upperBound, reach(before)) : max(own.lowerBound, reach(before))
    #expect(!shows(next, from: last), comment, sourceLocation: sourceLocation)
  }
}
