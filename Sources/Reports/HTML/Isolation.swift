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
  struct Part: Hashable {
    var text: String
    var isIsolated: Bool
  }

  /// The parts of a text in their order.
  static func parts(of text: String) -> [Part] {
    guard text.unicodeScalars.contains(where: \.runsRightToLeft) else { return [Part(text: text, isIsolated: false)] }
    var parts: [Part] = []
    var plain = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    func close() {
      if !plain.isEmpty { parts.append(Part(text: String(plain), isIsolated: false)) }
      plain = .init()
    }
    while let first = rest.popFirst() {
      if let quote = Self.quotes.first(where: { $0.opening == first }), let end = rest.firstIndex(of: quote.closing) {
        plain.append(first)
        if rest[..<end].contains(where: \.runsRightToLeft) {
          close()
          parts.append(Part(text: String(rest[..<end]), isIsolated: true))
        } else {
          plain += rest[..<end]
        }
        plain.append(quote.closing)
        rest = rest[end...].dropFirst()
      } else if first.runsRightToLeft {
        close()
        // Up to the last word of these that stands before one of the other direction.
        let run = rest.prefix { $0.runsRightToLeft || !$0.properties.isAlphabetic && !$0.isQuote }
        let end = run.lastIndex(where: \.runsRightToLeft).map { run.index(after: $0) } ?? run.startIndex
        parts.append(Part(text: String(first) + String(run[..<end]), isIsolated: true))
        rest = rest[end...]
      } else {
        plain.append(first)
      }
    }
    close()
    return parts
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
