import Accessibility
import Geometry

/// The two colours of a text on a plain ground, as a picture shows them.
///
/// The ground is what most pixels have, and the text what stands out most from that and is on at least one pixel in two
/// hundred. What lies between the two is taken for the soft edges of letters, as far as that is little. Where more is
/// to be seen (a gradient, a picture, another colour), nobody can tell which of it lies behind the text.
struct Lettering {
  /// What is behind.
  let behind: Color
  /// What stands out from it; nil where nothing does.
  let text: Color?

  /// Looks at a part of a picture, in pixels; nil where that is no plain ground with one text on it at most.
  init?(_ frame: Rect, in image: PNGImage) {
    let rows = Region(frame, in: image)
    guard let bins = Bins(rows, image), let most = bins.sorted.first else { return nil }
    let others = bins.sorted.dropFirst().filter { $0.count * 200 >= bins.total }
    let far = others.max { (most.brightness(to: $0), $1.key) < (most.brightness(to: $1), $0.key) }
    behind = most.color
    guard let far, far.distance(to: most) > Self.tolerance else {
      // What is not quite plain is a gradient or a picture of little contrast.
      guard bins.sorted.filter({ $0.distance(to: most) <= Self.tolerance }).total >= bins.total * 97 / 100 else {
        return nil
      }
      text = nil
      return
    }
    var (ground, letters, edges, rest) = (0, 0, 0, 0)
    var widestEdge = 0
    for bin in bins.sorted {
      if bin.distance(to: most) <= Self.tolerance {
        ground += bin.count
      } else if bin.distance(to: far) <= Self.tolerance {
        letters += bin.count
      } else if bin.isBetween(most, far) {
        edges += bin.count
        widestEdge = max(widestEdge, bin.count)
      } else {
        rest += bin.count
      }
    }
    guard rest * 100 <= bins.total, edges * 4 <= bins.total, (ground + letters) * 10 >= bins.total * 7,
      // One colour between the two that is more than the text is a text of its own.
      widestEdge <= 2 * letters,
      // Letters are narrower than they are high; what is not is a part of the ground.
      rows.averageRun(of: far, in: image) * 2 <= rows.height
    else { return nil }
    text = far.color
  }

  /// How far apart colours are that are taken for one, by each of three parts of 255.
  private static let tolerance = 24.0
}

extension Lettering {
  /// What is looked at: the inside of a frame without its border and round corners, where other things show.
  private struct Region {
    let left: Int, right: Int, top: Int, bottom: Int
    /// A large frame is looked at in steps: time is bound by the number of nodes.
    let step: Int
    private let radius: Double

    var height: Double { Double(bottom - top) }

    init(_ frame: Rect, in image: PNGImage) {
      let side = min(frame.size.width, frame.size.height)
      let border = side > 12 ? max(1, side * 0.06) : 0
      left = max(0, Int(frame.minX + border))
      right = min(image.width, Int(frame.maxX - border))
      top = max(0, Int(frame.minY + border))
      bottom = min(image.height, Int(frame.maxY - border))
      step = max(1, Int((Double(max(0, right - left) * max(0, bottom - top)) / 40_000).squareRoot()))
      radius = side > 12 ? (side - 2 * border) / 2 : 0
    }

    /// The pixels of a row that are looked at.
    func columns(of y: Int) -> StrideTo<Int> {
      let (above, below) = (Double(y - top), Double(bottom - 1 - y))
      let rise = max(0, radius - min(above, below))
      let cut = Int(radius - (max(0, radius * radius - rise * rise)).squareRoot())
      return stride(from: left + cut, to: max(left + cut, right - cut), by: step)
    }

    /// How many pixels of a colour stand side by side in a row, on average.
    func averageRun(of bin: Bin, in image: PNGImage) -> Double {
      var (count, runs) = (0, 0)
      for y in stride(from: top, to: bottom, by: step) {
        var isIn = false
        for x in columns(of: y) {
          let isOwn = bin.distance(to: image.color(x: x, y: y)) <= Lettering.tolerance
          if isOwn { count += 1 }
          if isOwn, !isIn { runs += 1 }
          isIn = isOwn
        }
      }
      return runs == 0 ? 0 : Double(count * step) / Double(runs)
    }
  }

  /// How many pixels have a colour of about one kind, and what they add up to.
  fileprivate struct Bin {
    let key: Int
    var count = 0
    var red = 0, green = 0, blue = 0

    var color: Color {
      let n = Double(max(1, count)) * 255
      return Color(red: Double(red) / n, green: Double(green) / n, blue: Double(blue) / n)
    }

    private var parts: (Double, Double, Double) {
      let n = Double(max(1, count))
      return (Double(red) / n, Double(green) / n, Double(blue) / n)
    }

    /// The greatest difference of their parts, of 255.
    func distance(to other: Bin) -> Double {
      let (a, b) = (parts, other.parts)
      return max((a.0 - b.0).magnitude, (a.1 - b.1).magnitude, (a.2 - b.2).magnitude)
    }

    func distance(to color: (Int, Int, Int)) -> Double {
      let own = parts
      return max(
        (own.0 - Double(color.0)).magnitude, (own.1 - Double(color.1)).magnitude, (own.2 - Double(color.2)).magnitude)
    }

    /// How far apart two are by their weighted brightness.
    func brightness(to other: Bin) -> Double {
      let (a, b) = (parts, other.parts)
      return (0.2126 * (a.0 - b.0) + 0.7152 * (a.1 - b.1) + 0.0722 * (a.2 - b.2)).magnitude
    }

    /// Whether it is a mixture of two others.
    func isBetween(_ first: Bin, _ second: Bin) -> Bool {
      let (a, b, own) = (first.parts, second.parts, parts)
      let way = (b.0 - a.0, b.1 - a.1, b.2 - a.2)
      let square = way.0 * way.0 + way.1 * way.1 + way.2 * way.2
      guard square > 0 else { return false }
      let share = ((own.0 - a.0) * way.0 + (own.1 - a.1) * way.1 + (own.2 - a.2) * way.2) / square
      guard share > 0, share < 1 else { return false }
      let off = (
        own.0 - a.0 - share * way.0, own.1 - a.1 - share * way.1, own.2 - a.2 - share * way.2
      )
      return max(off.0.magnitude, off.1.magnitude, off.2.magnitude) <= Lettering.tolerance
    }
  }

  /// The colours of a region, the most frequent first.
  private struct Bins {
    let sorted: [Bin]
    let total: Int

    init?(_ region: Region, _ image: PNGImage) {
      var bins: [Int: Bin] = [:]
      for y in stride(from: region.top, to: region.bottom, by: region.step) {
        for x in region.columns(of: y) {
          let (red, green, blue) = image.color(x: x, y: y)
          let key = (red >> 4) << 8 | (green >> 4) << 4 | blue >> 4
          bins[key, default: Bin(key: key)].count += 1
          bins[key]?.red += red
          bins[key]?.green += green
          bins[key]?.blue += blue
        }
      }
      guard !bins.isEmpty else { return nil }
      sorted = bins.values.sorted { ($1.count, $0.key) < ($0.count, $1.key) }
      total = sorted.total
    }
  }
}

extension [Lettering.Bin] {
  fileprivate var total: Int { reduce(0) { $0 + $1.count } }
}
