extension Speech {
  /// Why each part is said, a line each: its text, what it tells and what its words rest on.
  public var reasons: [String] {
    passages.map { "“\($0.text)”: \($0.part.rule)\($0.basis.remark)" }
      + hints.map { hint in
        let rule = hint.circumstance.map { "hint, because \($0.rule)" } ?? "hint of its author"
        return "“\(hint.text)”: \(rule)\(hint.basis.remark)"
      }
  }
}

extension Basis {
  /// What people have to know of words that were not read in the reader's own source.
  fileprivate var remark: String {
    switch self {
    case .interface, .sourced: ""
    case .own: " (a word of Detent's own)"
    case .untranslated: " (no word in this language: the reader's English one)"
    case .inferred: " (inferred, not read in the reader's source)"
    }
  }
}
