extension Substring {
  /// Whether it begins with these bytes, whatever accent is drawn on the last of them.
  func begins(with text: some StringProtocol) -> Bool { utf8.starts(with: text.utf8) }

  /// What comes behind as many bytes as a text has that it begins with.
  func behind(_ text: some StringProtocol) -> Substring {
    self[(utf8.index(startIndex, offsetBy: text.utf8.count, limitedBy: endIndex) ?? endIndex)...]
  }
}
