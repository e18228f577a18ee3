/// A text with places for arguments, `{1}` to `{9}`, in whatever order a language needs them.
public struct Template: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text as written in the table.
  public let text: String

  /// A template as written in the table.
  public init(stringLiteral value: String) { text = value }

  /// Numbers of the arguments that the text uses, in ascending order.
  public var arguments: [Int] {
    var used: Set<Int> = []
    forEachPiece { if case .argument(let number) = $0 { used.insert(number) } }
    return used.sorted()
  }

  /// The text with every `{n}` replaced by the `n`th argument; an argument that is not there stays as written.
  public func filled(_ arguments: [String]) -> String {
    var result = ""
    forEachPiece { part in
      switch part {
      case .text(let text): result += text
      case .argument(let number):
        result += arguments.indices.contains(number - 1) ? arguments[number - 1] : "{\(number)}"
      }
    }
    return result
  }

  private enum Piece {
    case text(Substring)
    case argument(Int)
  }

  private func forEachPiece(_ body: (Piece) -> Void) {
    var remaining = text[...]
    while let brace = remaining.utf8.firstIndex(of: UInt8(ascii: "{")) {
      let after = remaining[brace...].utf8.dropFirst()
      guard let digit = after.first, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(digit),
        after.dropFirst().first == UInt8(ascii: "}")
      else {
        let next = remaining.utf8.index(after: brace)
        body(.text(remaining[..<next]))
        remaining = remaining[next...]
        continue
      }
      if brace > remaining.startIndex { body(.text(remaining[..<brace])) }
      body(.argument(Int(digit - UInt8(ascii: "0"))))
      remaining = remaining[remaining.utf8.index(brace, offsetBy: 3)...]
    }
    if !remaining.isEmpty { body(.text(remaining)) }
  }
}
