/// What a finding is known by in later audits, when lines have moved and things have other names: two numbers that are
/// the same on every machine.
public struct FindingPrint: Hashable, Sendable {
  /// Of the rule and the node's id.
  public var place: UInt64
  /// Of the rule and what the node is: its role, its name, and the role and name of the nearest thing with a name that
  /// holds it.
  public var looks: UInt64

  /// A print by its numbers.
  public init(place: UInt64, looks: UInt64) {
    self.place = place
    self.looks = looks
  }

  /// A number in 16 hexadecimal digits.
  public static func text(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The number that 16 hexadecimal digits stand for; nil for any other text.
  public static func number(_ text: String) -> UInt64? {
    guard text.utf8.count == 16, text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) else {
      return nil
    }
    return UInt64(text, radix: 16)
  }
}
