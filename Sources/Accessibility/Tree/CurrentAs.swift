/// As what something is the current one of its set, as ARIA calls it.
public enum CurrentAs: String, CaseIterable, Hashable, Sendable {
  /// The page that shows, among links to pages.
  case page
  /// The step of something that has several.
  case step
  /// The place where people are, on a map or a plan.
  case location
  /// The day, in a calendar.
  case date
  /// The time, in a timetable.
  case time
  /// The one of its set, whatever that is.
  case item
}
