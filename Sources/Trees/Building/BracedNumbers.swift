import Geometry

/// Rectangles and points as Apple's tools print them: `{{x, y}, {width, height}}` and `{x, y}`.
enum BracedNumbers {
  /// A rectangle; what is infinite is nowhere and has no size. Nil where the text is none.
  static func rect(_ text: some StringProtocol) -> Rect? {
    guard let numbers = numbers(text, braces: "{{,},{,}}"), numbers.count == 4 else { return nil }
    guard numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e6 }) else { return .zero }
    return Rect(x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3]))
  }

  /// A point; nil where the text is none, or it is nowhere.
  static func point(_ text: some StringProtocol) -> Point? {
    guard let numbers = numbers(text, braces: "{,}"), numbers.count == 2,
      numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e6 })
    else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }

  /// The numbers in a text whose other characters, blanks aside, are `braces`.
  private static func numbers(_ text: some StringProtocol, braces: String) -> [Double]? {
    var numbers: [Double] = []
    var found: [UInt8] = []
    var word: [UInt8] = []
    func flush() -> Bool {
      guard !word.isEmpty else { return true }
      guard let number = Double(String(decoding: word, as: UTF8.self)) else { return false }
      numbers.append(number)
      word = []
      return true
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","):
        guard flush() else { return nil }
        found.append(byte)
      case 0x20: continue
      default:
        word.append(byte)
        guard word.count <= 40 else { return nil }
      }
    }
    return word.isEmpty && found.elementsEqual(braces.utf8) ? numbers : nil
  }
}
