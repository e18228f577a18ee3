import Accessibility

/// From the names of Flutter's `SemanticsRole` to roles and traits.
enum FlutterRoles {
  /// What a role means; nil for one that means nothing here.
  static func meaning(of word: Substring) -> WebRoles.Meaning? {
    switch word {
    case "none": return nil
    case "dragHandle": return WebRoles.Meaning(role: .grabber)
    case "loadingSpinner": return WebRoles.Meaning(role: .progress)
    default:
      // The rest is called as ARIA calls it, in another spelling.
      let meaning = WebRoles.meaning(of: String(word))
      return meaning.role == .unknown ? nil : meaning
    }
  }
}
