import Accessibility
import Documents

extension LocatedNode {
  /// Whether it is `null`.
  var isNull: Bool { scalar?.isNull ?? false }

  /// Its text, be it a number or truth value as it is spelled; nil for nothing and for what is no scalar.
  var words: String? {
    guard let scalar, !scalar.isNull else { return nil }
    return scalar.text
  }

  /// Its text where that says anything.
  var someWords: String? { words.flatMap { $0.isEmpty ? nil : $0 } }

  /// Its text where that is more than blanks.
  var spokenWords: String? { words.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 } }

  /// The same of what is to be a text.
  ///
  /// - Throws: That it is a number or a truth value, in JSON without quotes.
  func spokenText() throws(DocumentError) -> String? {
    guard isNull || number == nil && flag == nil else { throw mismatch("a text, in quotes") }
    return spokenWords
  }

  /// The finite number that it is.
  var number: Double? {
    guard let scalar, scalar.isPlain, let value = Double(scalar.text), value.isFinite else { return nil }
    return value
  }

  /// The truth value that it is.
  var flag: Bool? {
    guard let scalar, scalar.isPlain else { return nil }
    return scalar.text == "true" ? true : scalar.text == "false" ? false : nil
  }

  /// The truth value that it is; nil for nothing.
  ///
  /// - Throws: That it is something else: what is neither yes nor no is not guessed.
  func truth() throws(DocumentError) -> Bool? {
    if isNull { return nil }
    guard let flag else { throw mismatch("true or false") }
    return flag
  }

  /// Which of some words it is, in quotes or not; nil for nothing.
  func word(of words: String...) throws(DocumentError) -> String? {
    guard !isNull else { return nil }
    guard let word = self.words, words.contains(word) else {
      throw mismatch(words.dropLast().joined(separator: ", ") + " or " + (words.last ?? ""))
    }
    return word
  }

  /// Its items; none for nothing.
  func itemsIfAny(_ expected: String) throws(DocumentError) -> [LocatedNode] {
    isNull ? [] : try items(expected)
  }

  /// As many numbers as there are keys.
  func numbers(_ keys: String...) throws(DocumentError) -> [Double] {
    let numbers = keys.compactMap { self[$0]?.number }
    guard numbers.count == keys.count else { throw mismatch("numbers under " + keys.joined(separator: ", ")) }
    return numbers
  }

  /// The texts in it, where it is a list.
  var texts: [String] { sequence?.compactMap(\.words) ?? [] }

  /// The value of a key.
  subscript(key: String) -> LocatedNode? { mapping?[key] }

  /// What it is, shortened, where it is listed as not used.
  var excerpt: String { scalar.map { $0.isNull ? "" : $0.text } ?? "" }

  /// That something else was expected here.
  func mismatch(_ expected: String, hint: String? = nil) -> DocumentError {
    DocumentError(location, "found \(summary)", expected: expected, hint: hint)
  }

  /// Its pairs.
  func pairs(_ expected: String) throws(DocumentError) -> [Entry] {
    guard let mapping else { throw mismatch(expected) }
    return mapping.entries
  }

  /// Its items.
  func items(_ expected: String) throws(DocumentError) -> [LocatedNode] {
    guard let sequence else { throw mismatch(expected) }
    return sequence
  }
}
