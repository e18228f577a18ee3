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

  /// Its text where that says anything, be it a number or truth value as it is spelled.
  ///
  /// - Throws: That it is a list or an object.
  func saidText() throws(DocumentError) -> String? {
    guard let scalar else { throw mismatch("a text") }
    return scalar.isNull || scalar.text.isEmpty ? nil : scalar.text
  }

  /// Its text where that is more than blanks.
  var spokenWords: String? { words.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 } }

  /// The same of what is to be a text.
  ///
  /// - Throws: That it is a number or a truth value, in JSON without quotes.
  func spokenText() throws(DocumentError) -> String? {
    guard isNull || scalar != nil && number == nil && flag == nil else { throw mismatch("a text, in quotes") }
    return spokenWords
  }

  /// The text that it is, blank or not.
  ///
  /// - Throws: That it is nothing, a number or a truth value, in JSON without quotes, a list or an object.
  func quotedText() throws(DocumentError) -> String {
    guard let words, number == nil, flag == nil else { throw mismatch("a text, in quotes") }
    return words
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

  /// Its text, be it a number or truth value as it is spelled; nil for nothing.
  ///
  /// - Throws: That it is a list or an object.
  func scalarText(_ expected: String) throws(DocumentError) -> String? {
    guard scalar != nil else { throw mismatch(expected) }
    return words
  }

  /// What its items are called: each by its text alone, or under this key of an object.
  ///
  /// - Throws: That it is no list, or an item is not called anything.
  func names(_ expected: String, under key: String) throws(DocumentError) -> [String] {
    var names: [String] = []
    for item in try itemsIfAny(expected) {
      guard item.mapping != nil else {
        names.append(try item.quotedText())
        continue
      }
      guard let name = item[key] else { throw item.mismatch("{\"\(key)\": …}") }
      names.append(try name.quotedText())
    }
    return names
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

  /// The texts in it; none for nothing.
  ///
  /// - Throws: That it is no list, or has something else in it.
  func texts(_ expected: String) throws(DocumentError) -> [String] {
    var texts: [String] = []
    for item in try itemsIfAny(expected) { texts.append(try item.quotedText()) }
    return texts
  }

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
