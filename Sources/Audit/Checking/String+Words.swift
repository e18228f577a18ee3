extension String {
  /// Its words in small letters: runs of letters, digits and marks of any script.
  var words: [String] {
    var (words, word): ([String], String.UnicodeScalarView) = ([], String.UnicodeScalarView())
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A: word.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
      case 0x61...0x7A, 0x30...0x39: word.append(scalar)
      case 0x80... where scalar.isOfWord: word.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      default:
        if !word.isEmpty { words.append(String(word)) }
        word = String.UnicodeScalarView()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  /// The same with the capital letters of ASCII made small, without spaces at its ends.
  var folded: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 { bytes.append(byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte) }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return String(decoding: bytes.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
  }

  /// Whether it ends with `suffix`, which is in small letters; the capital letters of ASCII count as small ones.
  ///
  /// - Parameter asWord: Whether a space or nothing has to stand before it.
  func endsFolded(with suffix: StaticString, asWord: Bool = true) -> Bool {
    let (own, length) = (utf8, suffix.utf8CodeUnitCount)
    guard own.count >= length else { return false }
    var index = own.endIndex
    for place in stride(from: length - 1, through: 0, by: -1) {
      index = own.index(before: index)
      let byte = own[index]
      let small = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
      if small != suffix.utf8Start[place] { return false }
    }
    return !asWord || index == own.startIndex || own[own.index(before: index)] == UInt8(ascii: " ")
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, a digit or a mark on one.
  fileprivate var isOfWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark,
      .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}

extension [String] {
  /// Whether these words stand in `others` one after the other.
  func stand(in others: [String]) -> Bool {
    guard count <= others.count, let first else { return isEmpty }
    for start in 0...(others.count - count) where others[start] == first {
      if others[start..<start + count].elementsEqual(self) { return true }
    }
    return false
  }
}
