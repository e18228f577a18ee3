/// A text with places for arguments, `{1}` to `{9}`, in whatever order a language needs them.
public struct Template: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text as written in the table.
  public let text: String
  /// The text taken apart, once.
  private let pieces: [Piece]

  private enum Piece: Hashable, Sendable {
    case text(String)
    case argument(Int)
  }

  /// A template as written in the table.
  public init(stringLiteral value: String) {
    text = value
    pieces = Self.pieces(of: value)
  }

  /// Numbers of the arguments that the text uses, in ascending order.
  public var arguments: [Int] {
    Set(pieces.compactMap { if case .argument(let number) = $0 { number } else { nil } }).sorted()
  }

  /// The text with every `{n}` replaced by the `n`th argument; an argument that is not there stays as written.
  public func filled(_ arguments: [String]) -> String {
    if pieces.count == 1, case .text(let text) = pieces[0] { return text }
    var result = ""
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .argument(let number):
        result += arguments.indices.contains(number - 1) ? arguments[number - 1] : "{\(number)}"
      }
    }
    return result
  }

  private static func pieces(of text: String) -> [Piece] {
    var result: [Piece] = []
    var plain = ""
    var remaining = text[...]
    while let brace = remaining.utf8.firstIndex(of: UInt8(ascii: "{")) {
      plain += remaining[..<brace]
      let after = remaining[brace...].utf8.dropFirst()
      guard let digit = after.first, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(digit),
        after.dropFirst().first == UInt8(ascii: "}")
      else {
        plain += "{"
        remaining = remaining[remaining.utf8.index(after: brace)...]
        continue
      }
      if !plain.isEmpty { result.append(.text(plain)) }
      plain = ""
      result.append(.argument(Int(digit - UInt8(ascii: "0"))))
      remaining = remaining[remaining.utf8.index(brace, offsetBy: 3)...]
    }
    plain += remaining
    if !plain.isEmpty { result.append(.text(plain)) }
    return result
  }
}
