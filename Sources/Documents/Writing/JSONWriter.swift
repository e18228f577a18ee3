import SafeText

/// Writes JSON: two spaces a level, short lists and mappings of scalars on one line, `\n` at the end.
public enum JSONWriter {
  /// Greatest length of what is written on one line, in characters.
  private static let lineLength = 100

  /// The text of a value; the same value always gives the same bytes.
  public static func text(_ value: DocumentValue) -> String {
    var json = JSONText(.lines)
    write(value, breaksLines: true, into: &json)
    json.endLine()
    return json.text
  }

  /// The text of a value on one line, without a line break.
  public static func line(_ value: DocumentValue) -> String {
    var json = JSONText(.line)
    write(value, breaksLines: false, into: &json)
    return json.text
  }

  private static func write(_ value: DocumentValue, breaksLines: Bool, into json: inout JSONText) {
    switch value {
    case .null: json.null()
    case .bool(let value): json.value(value)
    case .number(let value): json.value(verbatim: value)
    case .text(let value): json.value(value)
    case .list, .mapping:
      if breaksLines, isShort(value, indentation: 2 * json.depth) {
        json.with(.line) { write(value, breaksLines: false, into: &$0) }
      } else if case .list(let items) = value {
        json.array(of: items) { write($1, breaksLines: breaksLines, into: &$0) }
      } else if case .mapping(let pairs) = value {
        json.object { json in
          for pair in pairs {
            json.key(pair.key)
            write(pair.value, breaksLines: breaksLines, into: &json)
          }
        }
      }
    }
  }

  /// Whether a list or mapping holds scalars only and fits into a line.
  private static func isShort(_ value: DocumentValue, indentation: Int) -> Bool {
    let isFlat =
      switch value {
      case .list(let items): items.allSatisfy(\.isScalar)
      case .mapping(let pairs): pairs.allSatisfy(\.value.isScalar)
      default: true
      }
    return isFlat && line(value).utf8.count + indentation <= lineLength
  }
}

extension DocumentValue {
  fileprivate var isScalar: Bool {
    switch self {
    case .list, .mapping: false
    default: true
    }
  }
}
