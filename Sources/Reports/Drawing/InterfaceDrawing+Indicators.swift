import Accessibility
import Explorer
import Geometry

extension InterfaceDrawing {
  /// Draws the scroll indicators of a node that are to be seen: the track where it is one, the thumb, the tick marks
  /// of a jog bar.
  func writeIndicators(of node: AccessibilityNode, _ svg: inout Markup) {
    for indicator in node.indicators where indicator.isVisible {
      // A bar has a track of its own; an indicator is its thumb alone, unless it sets the speed.
      if indicator.policy.isAlways || indicator.jog != nil || indicator.track.size == indicator.thumb.size {
        svg.void("rect", Self.attributes(indicator.track, "bar"))
      }
      if let jog = indicator.jog { writeTicks(of: indicator, jog, &svg) }
      svg.void("rect", Self.attributes(indicator.thumb, indicator.opacity < 1 ? "thumb translucent" : "thumb"))
    }
  }

  /// Marks across the track, as far along as they have run.
  private func writeTicks(of indicator: ScrollIndicator, _ jog: ScrollIndicator.Jog, _ svg: inout Markup) {
    let track = indicator.track
    let isVertical = indicator.axis == .vertical
    let length = isVertical ? track.size.height : track.size.width
    let thickness = isVertical ? track.size.width : track.size.height
    var path = ""
    var place = Self.tickDistance * (1 - min(max(0, jog.tickPhase), 1))
    while place < length, path.utf8.count < 10_000 {
      path +=
        isVertical
        ? "M\(track.minX.decimal) \((track.minY + place).decimal)h\(thickness.decimal)"
        : "M\((track.minX + place).decimal) \(track.minY.decimal)v\(thickness.decimal)"
      place += Self.tickDistance
    }
    if !path.isEmpty { svg.void("path", ["class": "ticks", "d": path]) }
  }

  /// Points between two marks as they are drawn.
  private static let tickDistance = 6.0

  /// The indicators that are to be seen, in words.
  var indicatorWords: [String] {
    tree.nodes.flatMap { node in
      node.indicators.filter(\.isVisible).map { indicator in
        let place = "\(Int((indicator.fraction * 100).rounded())) %"
        let jog = indicator.jog.map { ", a jog bar at \($0.speed.rounded().decimal) points a second" } ?? ""
        let page = indicator.page.map { "page \($0.index) of \($0.count)" }
        switch indicator.kind {
        case .scrollIndicator: break
        case .pageDots: return "\(indicator.name) of \(Self.words(node)) at \(page ?? place)"
        case .grownPageDots:
          return
            "\(indicator.name) of \(Self.words(node)), grown into a scroll indicator, at \(page ?? "") and \(place) of it"
        }
        return "\(indicator.axis.rawValue) \(indicator.name) of \(Self.words(node)) at \(place)\(jog)"
      }
    }
  }
}
