public import Accessibility

extension Element {
  /// What an element looks like, as far as its author says.
  public struct Visual: Hashable, Sendable {
    /// The colour that stands out.
    public var color: Color?
    /// The weight of its text, 1…1000, as in CSS: 400 is regular, 700 is bold.
    public var weight: Double?
    /// Contrast with what is behind it, 1…21 (WCAG 2.2, contrast ratio).
    public var contrast: Double?
    /// The radius of its corners, in points.
    public var cornerRadius: Double?

    /// Nothing said.
    public init() {}
  }

  /// How much an element matters among its likes.
  public enum Relevance: String, CaseIterable, Hashable, Sendable {
    case primary, secondary
  }
}
