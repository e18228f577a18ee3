/// How a voice answers to what happens on the screen.
struct Manners: Hashable, Sendable {
  /// How a new value under the cursor stands to what is being said.
  var value: Utterance.Priority
  /// Whether all of a live region is said when something in it changes, or its new value alone.
  var saysWholeLiveRegions: Bool
  /// Where content that has scrolled is said to be.
  var whereabouts: Whereabouts
  /// Whether the second step beyond an end goes on at the other one.
  var wrapsAtSecondStep = false
  /// Whether the cursor, where something comes up, passes over an element that says its title once more.
  var skipsTitles = false
  /// Whether of the values of something adjustable that changes fast the newest alone is said.
  var saysNewestValue = false
  /// Whether people are told that there is no further heading and the like; else only a sound says so.
  var saysWhatIsMissing = false

  /// How an announcement of the interface stands to what is being said.
  var announcement = Announcement.queued
  /// Whether the title of what comes up waits for what is being said, and is cut off by no new speech.
  var keepsTitles = false
  /// How long after something has come up its title is said, in µs, and what is said with it; nil where that is at once.
  var titleDelay: Int64?
  /// How long after content has scrolled, and after pages have turned, that is said, in µs; nil where that is at once.
  var scrollDelay: Int64?
  var pageDelay: Int64?
  /// For how long after a key the new state of what has the focus is cut off by nothing, in µs; nil where it may be at once.
  var keepsState: Int64?
  /// How many polite messages of live regions may wait; one more is not said. Nil where any number may.
  var mostLiveWaiting: Int?

  /// How long an element that changes by itself is silent after it was heard where people do not want frequent changes,
  /// in µs; nil where there is no such setting.
  var changePause: Int64?
  /// Whether a step into what scrolls, from outside, goes to what of it is in sight.
  var entersInSight = false

  /// Whether letters lead to the next thing of a kind, and arrows move a caret through everything, once turned on.
  var hasKeyNavigation = false

  /// How an announcement stands to what is being said.
  enum Announcement: Hashable, Sendable {
    /// It waits its turn.
    case queued
    /// It cuts off what is being said, and new speech cuts it off.
    case interrupting
    /// It waits its turn; up to so many characters new speech does not cut it off.
    case keptUpTo(Int)
  }

  /// What is said of content that has scrolled.
  enum Whereabouts: Hashable, Sendable {
    /// By thirds of the way and by its ends.
    case thirds
    /// By the items that show, else as by thirds, and only where the reader itself has scrolled it.
    case items
    /// Nothing.
    case nothing
  }
}
