/// A number in digits as it is read out: `1,250.5` is "one thousand two hundred fifty point five".
///
/// What has a zero in front or more than twelve digits is read digit by digit, as an order number is.
struct SpokenNumber: Hashable, Sendable {
  /// The digits before the point.
  private let whole: [Int]
  /// The digits behind it.
  private let fraction: [Int]

  /// The number in a run of digits, of commas between three of them, and of one point.
  init(_ digits: ArraySlice<Unicode.Scalar>) {
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    func values(_ part: ArraySlice<Unicode.Scalar>) -> [Int] { part.filter(\.isDigit).map { Int($0.value) - 48 } }
    whole = parts.first.map(values) ?? []
    fraction = parts.count > 1 ? values(parts[1]) : []
  }

  /// The value of the whole part; nil where it is read digit by digit.
  private var value: Int? {
    guard whole.count <= 12, whole.first != 0 || whole.count == 1 else { return nil }
    return whole.reduce(0) { $0 * 10 + $1 }
  }

  // MARK: English

  /// Characters of its English words with the spaces between them.
  var englishCharacters: Int {
    var words = value.map(Self.words) ?? whole.map { Self.small[$0] }
    if !fraction.isEmpty { words += ["point"] + fraction.map { Self.small[$0] } }
    return words.reduce(0) { $0 + $1.utf8.count } + max(0, words.count - 1)
  }

  private static func words(_ number: Int) -> [String] {
    if number < 20 { return [small[number]] }
    if number < 100 { return [tens[number / 10]] + (number % 10 > 0 ? [small[number % 10]] : []) }
    if number < 1000 { return [small[number / 100], "hundred"] + rest(number % 100) }
    for (size, name) in [(1_000_000_000, "billion"), (1_000_000, "million"), (1000, "thousand")] where number >= size {
      return words(number / size) + [name] + rest(number % size)
    }
    return []
  }

  private static func rest(_ number: Int) -> [String] { number > 0 ? words(number) : [] }

  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]

  // MARK: Korean

  /// Syllables of its Sino-Korean reading: 이십오, 천이백.
  var koreanSyllables: Int {
    let point = fraction.isEmpty ? 0 : 1 + fraction.count
    return (value.map(Self.syllables) ?? whole.count) + point
  }

  private static func syllables(_ number: Int) -> Int {
    if number == 0 { return 1 }
    var (result, rest, level) = (0, number, 0)
    while rest > 0 {
      let group = rest % 10_000
      // One ten thousand is 만 without 일; a hundred million is 일억.
      if group > 0 { result += level == 1 && group == 1 && rest == 1 ? 1 : Self.group(group) + (level > 0 ? 1 : 0) }
      rest /= 10_000
      level += 1
    }
    return result
  }

  /// Of four digits: 십, 백 and 천 have no 일 before them.
  private static func group(_ number: Int) -> Int {
    var (result, rest, place) = (0, number, 0)
    while rest > 0 {
      let digit = rest % 10
      if digit > 0 { result += place == 0 ? 1 : digit == 1 ? 1 : 2 }
      rest /= 10
      place += 1
    }
    return result
  }
}
