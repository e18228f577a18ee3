extension String {
  /// The text with everything written out that a terminal would obey or not show, as `\u{1b}`.
  ///
  /// Device names, files, arguments and interfaces are written by others: nothing of theirs may steer the terminal,
  /// begin a line of its own or hide. Line breaks and tabs are written out too; see `linesForTerminal`.
  package var forTerminal: String { writtenOut { _ in false } }

  /// The same of a text of several lines: its line breaks and tabs stay.
  package var linesForTerminal: String { writtenOut { $0 == "\n" || $0 == "\t" } }

  private func writtenOut(_ isKept: (Unicode.Scalar) -> Bool) -> String {
    // Most texts need nothing, and most of those can be told by their bytes.
    let isPlain = utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 < 0x80 && isKept(Unicode.Scalar($0)) }
    guard !isPlain, HiddenScalars(self).contains(where: { $0.isHidden && !isKept($0.scalar) }) else { return self }
    var result = ""
    result.reserveCapacity(utf8.count + 16)
    for (scalar, isHidden) in HiddenScalars(self) {
      if isHidden, !isKept(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
