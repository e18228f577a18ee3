import Accessibility
import Geometry

/// Greatest coordinate in a document, in points either way.
let greatestCoordinate = 1e6

extension Form where Value == Rect {
  /// `[x, y, width, height]` in points; neither width nor height is negative.
  static let rect = numbers(
    [("x", -greatestCoordinate), ("y", -greatestCoordinate), ("width", 0), ("height", 0)],
    read: { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
    write: { [$0.minX, $0.minY, $0.size.width, $0.size.height] })
}

extension Form where Value == Point {
  /// `[x, y]` in points.
  static let point = numbers(
    [("x", -greatestCoordinate), ("y", -greatestCoordinate)],
    read: { Point(x: $0[0], y: $0[1]) }, write: { [$0.x, $0.y] })
}

extension Form where Value == Size {
  /// `[width, height]` in points; neither is negative.
  static let size = numbers(
    [("width", 0), ("height", 0)],
    read: { Size(width: $0[0], height: $0[1]) }, write: { [$0.width, $0.height] })
}

extension Form {
  /// A list of named numbers in points, each with its least value.
  private static func numbers(
    _ parts: [(name: String, least: Double)], read: @escaping @Sendable ([Double]) -> Value,
    write: @escaping @Sendable (Value) -> [Double]
  ) -> Form {
    let forms = parts.map { Form<Double>.number(in: $0.least...greatestCoordinate, unit: "points") }
    let expected = "[" + parts.map(\.name).joined(separator: ", ") + "] in points"
    return Form(
      schema: [
        "type": "array", "prefixItems": .list(forms.map(\.schema)), "items": false,
        "minItems": .number(parts.count),
      ],
      read: { node, decoder in
        guard let items = node.sequence, items.count == parts.count else {
          decoder.mismatch(
            node, expected: expected,
            hint: written(node, parts.map(\.name)).map { "write [\($0.joined(separator: ", "))]" })
          return nil
        }
        let values = zip(forms, items).compactMap { form, item in form.read(item, &decoder) }
        return values.count == parts.count ? read(values) : nil
      },
      write: { .list(write($0).map { .number($0) }) })
  }

  /// The numbers of a mapping with these names, or of a text, as people write them elsewhere.
  private static func written(_ node: LocatedNode, _ names: [String]) -> [String]? {
    if let text = node.scalar?.text {
      let numbers = text.split { " ,;".contains($0) }.map(String.init)
      return numbers.count == names.count && numbers.allSatisfy { NumberText.double($0) != nil } ? numbers : nil
    }
    guard let mapping = node.mapping else { return nil }
    let others = ["x": ["left"], "y": ["top"], "width": ["w"], "height": ["h"]]
    func number(_ name: String) -> Double? {
      ([name] + (others[name] ?? [])).lazy.compactMap { mapping[$0]?.scalar }.first.flatMap {
        NumberText.double($0.text)
      }
    }
    func extent(_ name: String) -> Double? {
      let (start, end) = name == "width" ? ("x", "right") : ("y", "bottom")
      guard let start = number(start), let end = mapping[end]?.scalar.flatMap({ NumberText.double($0.text) }) else {
        return nil
      }
      return end - start
    }
    let numbers = names.compactMap { name in
      number(name) ?? (["width", "height"].contains(name) ? extent(name) : nil)
    }
    return numbers.count == names.count ? numbers.map { NumberText.text($0) } : nil
  }
}
