/// One thing that has to work on a machine, and what mends it where it does not.
public struct SystemCheck: Hashable, Sendable {
  /// What a check found.
  public enum Status: String, Hashable, Sendable {
    /// It works.
    case ok
    /// It does not work.
    case missing
    /// It cannot be told, because something before it does not work.
    case unknown
    /// It is not there, and only what is asked for by name needs it.
    case optional
  }

  /// A stable name for programs, such as `uinput`.
  public var id: String
  /// What has to work, in a few words.
  public var title: String
  /// What was found.
  public var status: Status
  /// What exactly was found.
  public var detail: String
  /// The command or the rule that mends it; nil when nothing needs mending.
  public var remedy: String?

  /// A result.
  public init(id: String, title: String, status: Status, detail: String, remedy: String? = nil) {
    self.id = id
    self.title = title
    self.status = status
    self.detail = detail
    self.remedy = remedy
  }
}
