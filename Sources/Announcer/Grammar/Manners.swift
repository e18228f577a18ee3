/// How a voice answers to what happens on the screen.
struct Manners: Hashable, Sendable {
  /// How a new value under the cursor stands to what is being said.
  var value: Utterance.Priority
  /// Whether all of a live region is said when something in it changes, or its new value alone.
  var saysWholeLiveRegions: Bool
  /// Where content that has scrolled by hand is said to be.
  var whereabouts: Whereabouts

  /// What is said of content that has scrolled.
  enum Whereabouts: Hashable, Sendable {
    /// By thirds of the way and by its ends.
    case thirds
    /// Nothing.
    case nothing
  }
}
