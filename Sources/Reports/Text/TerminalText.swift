extension String {
  /// The text with control characters written out, so that a name in an interface cannot steer the terminal.
  var forTerminal: String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.properties.isBidiControl {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
