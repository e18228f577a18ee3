/// How names from outside are kept from turning the text around them: what is written from right to left is isolated.
///
/// A name in quotation marks is isolated as a whole, elsewhere the words that run from right to left are. Text without
/// such words stays as it is.
enum Isolation {
  /// By an element of HTML.
  case element
  /// By an element of SVG.
  case span
  /// By characters of Unicode, where there is room for no element: in attributes and titles.
  case characters

  /// The isolation of text in an element.
  init(in element: String) {
    switch element {
    case "title", "desc": self = .characters
    case "text": self = .span
    default: self = .element
    }
  }

  /// A part of a text.
  struct Segment: Hashable {
    var text: String
    var isIsolated: Bool
  }

  /// The parts of a text in their order.
  static func segments(of text: String) -> [Segment] {
    guard text.unicodeScalars.contains(where: \.runsRightToLeft) else {
      return [Segment(text: text, isIsolated: false)]
    }
    var segments: [Segment] = []
    var plain = String.UnicodeScalarView()
    var remaining = text.unicodeScalars[...]
    func close() {
      if !plain.isEmpty { segments.append(Segment(text: String(plain), isIsolated: false)) }
      plain = .init()
    }
    // What does not come any more is not looked for again.
    var missing: Set<Unicode.Scalar> = []
    func end(of quote: Unicode.Scalar) -> String.UnicodeScalarView.Index? {
      guard !missing.contains(quote) else { return nil }
      let end = remaining.firstIndex(of: quote)
      if end == nil { missing.insert(quote) }
      return end
    }
    while let first = remaining.popFirst() {
      if let quote = Self.quotes.first(where: { $0.opening == first }), let end = end(of: quote.closing) {
        plain.append(first)
        if remaining[..<end].contains(where: \.runsRightToLeft) {
          close()
          segments.append(Segment(text: String(remaining[..<end]), isIsolated: true))
        } else {
          plain += remaining[..<end]
        }
        plain.append(quote.closing)
        remaining = remaining[end...].dropFirst()
      } else if first.runsRightToLeft {
        close()
        // Up to the last word of these that stands before one of the other direction.
        let run = remaining.prefix { $0.runsRightToLeft || !$0.properties.isAlphabetic && !$0.isQuote }
        let end = run.lastIndex(where: \.runsRightToLeft).map { run.index(after: $0) } ?? run.startIndex
        segments.append(Segment(text: String(first) + String(run[..<end]), isIsolated: true))
        remaining = remaining[end...]
      } else {
        plain.append(first)
      }
    }
    close()
    return segments
  }

  /// What stands before and after an isolated part in markup.
  func marks(of part: String) -> (opening: String, closing: String) {
    switch self {
    case .element: return ("<bdi>", "</bdi>")
    case .characters: return ("&#x2068;", "&#x2069;")
    case .span:
      let first = part.unicodeScalars.first { $0.properties.isAlphabetic }
      let direction = first?.runsRightToLeft ?? true ? "rtl" : "ltr"
      return ("<tspan direction=\"\(direction)\" unicode-bidi=\"isolate\">", "</tspan>")
    }
  }

  private static let quotes: [(opening: Unicode.Scalar, closing: Unicode.Scalar)] = [("“", "”"), ("\"", "\"")]
}

extension Unicode.Scalar {
  /// Whether it belongs to a script that is written from right to left.
  fileprivate var runsRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  fileprivate var isQuote: Bool { self == "\"" || self == "“" || self == "”" }
}
