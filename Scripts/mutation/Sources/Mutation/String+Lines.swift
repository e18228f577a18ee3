extension String {
  /// Its words with one space between them.
  var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// How many line ends it has.
  var lineEnds: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}
