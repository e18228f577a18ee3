extension Form where Value == String {
  /// A text; numbers and truth values count as the text that they are written as.
  public static let text = Form(
    schema: ["type": ["string", "number", "boolean"]],
    read: { node, decoder in
      guard let scalar = node.scalar, !scalar.isNull else {
        decoder.mismatch(node, expected: "a text", hint: node.absenceHint)
        return nil
      }
      return scalar.text
    },
    write: { .text($0) })

  /// A name of something in the document: no spaces, no slash, not empty.
  public static let identifier = Form(
    schema: ["type": ["string", "number", "boolean"], "pattern": .text("^[^\\s/\"#,\\[\\]]+$")],
    read: { node, decoder in
      guard let name = text.read(node, &decoder) else { return nil }
      let isValid =
        !name.isEmpty && name.utf8.count <= 200
        && name.unicodeScalars.allSatisfy {
          $0.value > 0x20 && ($0.isASCII || !$0.properties.isWhitespace) && !"/\"#,[]".unicodeScalars.contains($0)
        }
      guard isValid else {
        decoder.mismatch(
          node, expected: "a name without spaces and without / \" # , [ ]", hint: "write it like new-message")
        return nil
      }
      return name
    },
    write: { .text($0) })
}

extension Form where Value == Bool {
  /// `true` or `false`.
  public static let flag = Form(
    schema: ["type": "boolean"],
    read: { node, decoder in
      if let scalar = node.scalar, scalar.isPlain {
        if scalar.text == "true" { return true }
        if scalar.text == "false" { return false }
      }
      decoder.mismatch(node, expected: "true or false", hint: node.meantTruth ?? node.absenceHint)
      return nil
    },
    write: { .bool($0) })
}

extension LocatedNode {
  /// What to write for a truth value that is spelled otherwise; nil where it is none.
  var meantTruth: String? {
    switch scalar?.text.lowercased() {
    case "yes", "on", "y", "true", "1": "write true"
    case "no", "off", "n", "false", "0": "write false"
    default: nil
    }
  }
}

extension Form where Value == Double {
  /// A finite number in a range, in a unit that messages name.
  public static func number(in range: ClosedRange<Double> = -1e9...1e9, unit: String? = nil) -> Form {
    let bounds = "\(NumberText.text(range.lowerBound)) to \(NumberText.text(range.upperBound))"
    let expected = "a number from \(bounds)" + (unit.map { ", in \($0)" } ?? "")
    return Form(
      schema: ["type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)],
      read: { node, decoder in
        if let scalar = node.scalar, scalar.isPlain, let value = NumberText.double(scalar.text), range.contains(value) {
          return value
        }
        decoder.mismatch(node, expected: expected, hint: node.numberHint(unit))
        return nil
      },
      write: { .number($0) })
  }
}

extension Form where Value == Int {
  /// A whole number in a range, decimal or in YAML after `0x` hexadecimal.
  public static func integer(in range: ClosedRange<Int>, unit: String? = nil) -> Form {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)" + (unit.map { ", in \($0)" } ?? "")
    return Form(
      schema: ["type": "integer", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)],
      read: { node, decoder in
        if let scalar = node.scalar, scalar.isPlain, let value = NumberText.integer(scalar.text), range.contains(value)
        {
          return value
        }
        decoder.mismatch(node, expected: expected, hint: node.numberHint(unit))
        return nil
      },
      write: { .number($0) })
  }
}

extension LocatedNode {
  /// What to do about a value that is missing.
  var absenceHint: String? {
    guard let scalar, scalar.isNull else { return nil }
    return "give it a value or leave it out; a value that begins with # stands in quotes"
  }

  /// What to do about a number that is none.
  ///
  /// - Parameter unit: The unit that the number is to be in; nil where nobody says.
  fileprivate func numberHint(_ unit: String?) -> String? {
    guard let scalar else { return nil }
    if !scalar.isPlain, NumberText.double(scalar.text) != nil { return "remove the quotes" }
    if scalar.isNull { return absenceHint }
    if NumberText.isJSON(ArraySlice(scalar.text.utf8)) { return nil }
    let number = scalar.text.prefix { "-0123456789.".contains($0) }
    guard let value = NumberText.double(String(number)) else { return nil }
    let suffix = scalar.text.dropFirst(number.count).drop { $0 == " " }.lowercased()
    if Self.lengths.contains(suffix), unit == nil || unit == "points" { return "write \(number), without a unit" }
    if suffix == "%", unit == "share" { return "write \(NumberText.text(value / 100)), without a unit" }
    guard let given = Self.times[suffix], let wanted = unit.flatMap({ Self.times[$0] }) else { return nil }
    return "write \(NumberText.text(value * given / wanted)), without a unit"
  }

  /// How people write points.
  private static let lengths: Set<String> = ["pt", "pts", "px", "point", "points", "dp"]
  /// How people write times, and how documents name their units: microseconds of each.
  private static let times: [String: Double] = [
    "min": 60_000_000, "s": 1_000_000, "sec": 1_000_000, "second": 1_000_000, "seconds": 1_000_000, "ms": 1_000,
    "msec": 1_000, "millisecond": 1_000, "milliseconds": 1_000, "us": 1, "µs": 1, "μs": 1, "microsecond": 1,
    "microseconds": 1,
  ]
}
