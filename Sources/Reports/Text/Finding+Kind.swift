import Audit

extension Finding {
  /// What it is, in a word: its severity where a rule is broken.
  var kindWords: String {
    switch outcome {
    case .fail, .pass: severity.rawValue
    case .cannotTell: "cannot tell"
    case .review: "review"
    }
  }
}
