/// A place in one of the five documents that the statements were taken from.
public struct Source: Hashable, Sendable, CustomStringConvertible {
  /// The document.
  public let document: Document
  /// Its lines, such as `14-15, 53`; the translation counts too.
  public let lines: String

  /// A document.
  public enum Document: String, CaseIterable, Hashable, Sendable {
    case sheets = "Sheets"
    case sheetsIOS15 = "Sheets (iOS 15)"
    case actionSheets = "Action sheets"
    case modalityIOS13 = "Modality (iOS 13)"
    case scrollViews = "Scroll views"
  }

  /// The heading that the place stands under; that of its first line, where its lines stand under several (`parts`).
  public var section: String {
    let first = Int(lines.prefix { $0.isASCII && $0.isNumber }) ?? 0
    return document.sections.last { $0.line <= first }?.title ?? document.sections[0].title
  }

  /// The same lines by the headings that they stand under, in their order.
  public var parts: [Source] {
    var parts: [Source] = []
    for lines in lines.split(separator: ", ") {
      let next = Source(document: document, lines: String(lines))
      if let last = parts.last, last.section == next.section {
        parts[parts.count - 1] = Source(document: document, lines: "\(last.lines), \(next.lines)")
      } else {
        parts.append(next)
      }
    }
    return parts
  }

  /// The document, the headings and the lines, such as `Sheets, best practices (lines 14-15), macOS (line 46)`.
  public var description: String {
    document.rawValue
      + parts.map { part in
        let word = part.lines.utf8.allSatisfy { (48...57).contains($0) } ? "line" : "lines"
        return ", \(part.section) (\(word) \(part.lines))"
      }.joined()
  }

  static func sheets(_ lines: String) -> Self { Self(document: .sheets, lines: lines) }
  static func sheetsIOS15(_ lines: String) -> Self { Self(document: .sheetsIOS15, lines: lines) }
  static func actionSheets(_ lines: String) -> Self { Self(document: .actionSheets, lines: lines) }
  static func modalityIOS13(_ lines: String) -> Self { Self(document: .modalityIOS13, lines: lines) }
  static func scrollViews(_ lines: String) -> Self { Self(document: .scrollViews, lines: lines) }
}

extension Source.Document {
  /// Where each of its headings begins; never empty.
  fileprivate var sections: [(line: Int, title: String)] {
    switch self {
    case .sheets:
      [
        (1, "introduction"), (14, "best practices"), (23, "platform considerations"), (25, "iOS, iPadOS"),
        (44, "macOS"), (56, "visionOS"), (62, "watchOS"), (72, "developer names"),
      ]
    case .sheetsIOS15: [(1, "the whole page")]
    case .actionSheets:
      [
        (1, "introduction"), (7, "best practices"), (27, "platform considerations"), (29, "iOS, iPadOS"),
        (36, "watchOS"),
      ]
    case .modalityIOS13: [(1, "definition"), (16, "styles")]
    case .scrollViews:
      [
        (1, "introduction"), (10, "best practices"), (51, "iOS, iPadOS"), (59, "macOS"), (73, "tvOS"),
        (75, "visionOS"), (81, "watchOS"),
      ]
    }
  }
}
