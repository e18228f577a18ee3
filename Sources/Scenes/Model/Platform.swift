/// A platform of the guidelines.
public enum Platform: String, CaseIterable, Hashable, Sendable {
  case iOS, iPadOS, macOS, tvOS, visionOS, watchOS
}
