/// States and properties of a node that are either there or not.
public struct Traits: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: UInt32

  /// Traits by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Cannot be operated now ("Dimmed").
  public static let disabled = Self(rawValue: 1 << 0)
  /// Is the chosen one of several.
  public static let selected = Self(rawValue: 1 << 1)
  /// Keyboard focus can come here.
  public static let focusable = Self(rawValue: 1 << 2)
  /// Has the keyboard focus now.
  public static let focused = Self(rawValue: 1 << 3)
  /// Confines everything else while it is there.
  public static let modal = Self(rawValue: 1 << 4)
  /// Not shown; neither it nor its children can be reached.
  public static let hidden = Self(rawValue: 1 << 5)
  /// Meaningless to a screen reader: skipped, its children kept.
  public static let decorative = Self(rawValue: 1 << 6)
  /// Cuts its children off at its frame.
  public static let clips = Self(rawValue: 1 << 7)
  /// Text is being edited in it.
  public static let editing = Self(rawValue: 1 << 8)
  /// Can be opened and closed.
  public static let expandable = Self(rawValue: 1 << 9)
  /// Is open.
  public static let expanded = Self(rawValue: 1 << 10)
  /// Must be filled in.
  public static let required = Self(rawValue: 1 << 11)
  /// Holds something that is not accepted.
  public static let invalid = Self(rawValue: 1 << 12)
  /// Goes back in a hierarchy.
  public static let backButton = Self(rawValue: 1 << 13)
  /// Its change is spoken without moving the cursor.
  public static let live = Self(rawValue: 1 << 14)
  /// Read by others but not changed.
  public static let readOnly = Self(rawValue: 1 << 15)
  /// A landmark of the screen.
  public static let landmark = Self(rawValue: 1 << 16)
  /// Covered by something modal: seen, but neither operated nor spoken.
  public static let blocked = Self(rawValue: 1 << 17)
  /// Destroys data when activated.
  public static let destructive = Self(rawValue: 1 << 18)
  /// Leaves without effect when activated.
  public static let cancel = Self(rawValue: 1 << 19)
  /// Says what people have to know: nothing cuts its announcement off.
  public static let critical = Self(rawValue: 1 << 20)
}
