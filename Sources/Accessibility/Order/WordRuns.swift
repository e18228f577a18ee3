/// Every run of whole words that texts have in them: "Saturday 15" has "15" in it, and neither "day" nor "5".
///
/// Capitals do not count, nor does punctuation, except within a word or number and as a minus before one: `5.00` is one
/// word, as is `-5`, and "5" no part of either. Made in time and room by the length of the texts, whatever they repeat: a
/// suffix automaton over words. A question takes time by its own length.
public struct WordRuns: Sendable {
  /// Numbers of words.
  private var numbers: [String: Int] = [:]
  private var states = [State()]
  private var last = 0
  /// Signs by which no word is known.
  private var signs: Set<Character> = []

  private struct State {
    var next: [Int: Int] = [:]
    /// The state of the longest end of its runs that stands elsewhere too.
    var link = -1
    var length = 0
  }

  /// The runs of texts; none goes from one text into the next.
  public init(_ texts: [String]) {
    for text in texts {
      last = 0
      for word in Self.words(text) { append(numbers[word] ?? number(word)) }
      for character in text where Self.isSign(character) { signs.insert(character) }
    }
  }

  /// Whether the words of a text stand next to each other in one of the texts; of a text without words, whether its
  /// signs do.
  public func contains(_ text: String) -> Bool {
    let words = Self.words(text)
    guard !words.isEmpty else { return text.allSatisfy { $0.isWhitespace || signs.contains($0) } }
    var state = 0
    for word in words {
      guard let number = numbers[word], let next = states[state].next[number] else { return false }
      state = next
    }
    return true
  }

  /// The words of a text in small letters.
  public static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var pending = ""
    var hasMinus = false
    func isPart(_ character: Character) -> Bool { !character.isWhitespace && !isSign(character) }
    var behind: Character?
    for character in text {
      defer { behind = character }
      // A sign before a number belongs to it: 5 is not −5.
      if word.isEmpty, isMinus(character), behind?.isWhitespace ?? true {
        hasMinus = true
        continue
      }
      if isPart(character) {
        if hasMinus, character.isNumber { word = "-" }
        hasMinus = false
        word += pending
        pending = ""
        word.append(character)
      } else if !word.isEmpty, pending.isEmpty, character.isASCII, isSign(character) {
        // What stands within a word or number belongs to it.
        pending.append(character)
      } else {
        hasMinus = false
        if !word.isEmpty { words.append(word.lowercased()) }
        (word, pending) = ("", "")
      }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }

  private static func isSign(_ character: Character) -> Bool { character.isPunctuation }

  private static func isMinus(_ character: Character) -> Bool {
    character == "-" || character == "\u{2013}"
  }

  private mutating func number(_ word: String) -> Int {
    let number = numbers.count
    numbers[word] = number
    return number
  }

  /// Adds a word behind the last one.
  private mutating func append(_ word: Int) {
    if let next = states[last].next[word] {
      // The beginning of a further text that stands elsewhere already.
      last = states[next].length == states[last].length + 1 ? next : split(next, from: last, by: word)
      return
    }
    let new = states.count
    states.append(State(length: states[last].length + 1))
    var state = last
    while state >= 0, states[state].next[word] == nil {
      states[state].next[word] = new
      state = states[state].link
    }
    if state < 0 {
      states[new].link = 0
    } else if let next = states[state].next[word] {
      states[new].link = states[next].length == states[state].length + 1 ? next : split(next, from: state, by: word)
    }
    last = new
  }

  /// A state for the shorter runs of another one, which have come to stand elsewhere too.
  private mutating func split(_ state: Int, from first: Int, by word: Int) -> Int {
    let copy = states.count
    states.append(
      State(next: states[state].next, link: states[state].link, length: states[first].length + 1))
    states[state].link = copy
    var around = first
    while around >= 0, states[around].next[word] == state {
      states[around].next[word] = copy
      around = states[around].link
    }
    return copy
  }
}
