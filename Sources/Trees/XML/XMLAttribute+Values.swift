import Documents

extension XMLAttribute {
  /// The truth value that it is.
  ///
  /// - Throws: That it is something else: what is neither yes nor no is not guessed.
  func truth() throws(DocumentError) -> Bool {
    try read("true or false") { $0 == "true" ? true : $0 == "false" ? false : nil }
  }

  /// What its value means.
  ///
  /// - Throws: That it means nothing.
  func read<Value>(_ expected: String, _ meaning: (String) -> Value?) throws(DocumentError) -> Value {
    guard let meant = meaning(value) else {
      throw DocumentError(location, "\(name) is \"\(value.prefix(40))\"", expected: expected)
    }
    return meant
  }
}
