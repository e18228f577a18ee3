/// The keys of one object so far; short ones in small objects take no memory of their own.
struct KeySet {
  private var few = InlineArray<8, String>(repeating: "")
  private var count = 0
  /// Those beyond the first few.
  private var more: Set<String> = []

  /// No keys.
  init() {}

  /// Adds a key; false when it was there already.
  mutating func insert(_ key: String) -> Bool {
    for index in 0..<count where few[index] == key { return false }
    guard count == few.count else {
      few[count] = key
      count += 1
      return true
    }
    return more.insert(key).inserted
  }
}
