/// How far a sheet goes that is let go of (P.releasePolicy).
public enum ReleasePolicy: String, CaseIterable, Hashable, Sendable {
  /// A flick leads to the next detent, and nothing leads further than one from the detent nearest to the finger.
  case neighbour
  /// Every release leads to what is nearest to where the sheet would be a moment later.
  case free
}
