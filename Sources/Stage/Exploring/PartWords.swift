internal import Digests

/// Words that say what a state is, one after the other: lists with their counts, texts with their lengths, so that
/// different states never give the same words.
struct PartWords {
  private(set) var words: [UInt64] = []

  mutating func add(_ number: Int) { words.append(UInt64(bitPattern: Int64(number))) }
  mutating func add(_ isSo: Bool) { words.append(isSo ? 1 : 0) }
  /// Zero counts the same with either sign.
  mutating func add(_ number: Double) { words.append(number == 0 ? 0 : number.bitPattern) }

  mutating func add(_ number: Int?) {
    add(number != nil)
    add(number ?? 0)
  }

  mutating func add(_ id: some TableID) { add(id.ordinal) }
  mutating func add(_ id: (some TableID)?) { add(id?.ordinal) }
  mutating func add(_ ids: [some TableID]) { add(ids.lazy.map(\.ordinal)) }

  mutating func add(_ number: Double?) {
    add(number != nil)
    add(number ?? 0)
  }

  mutating func add(_ numbers: some Collection<Int>) {
    add(numbers.count)
    for number in numbers { add(number) }
  }

  /// Its length, then its bytes in UTF-8, eight a word.
  mutating func add(_ text: String) {
    add(text.utf8.count)
    var (word, count) = (0 as UInt64, 0)
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      guard count % 8 == 0 else { continue }
      words.append(word)
      word = 0
    }
    if count % 8 != 0 { words.append(word) }
  }

  /// How far something has moved, as far as anything can come of it.
  mutating func add(whole number: Double) { add(Int(max(-1e15, min(1e15, number.isFinite ? number : -1)))) }
}
