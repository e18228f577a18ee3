public import Geometry

/// What tells where in its content a scroll view is: a scroll indicator, which macOS calls a scroll bar.
///
/// It is a fact about a node and no node itself: a screen reader does not stop at it and says the place instead.
public struct ScrollIndicator: Hashable, Sendable {
  /// What it looks like.
  public var kind = Kind.scrollIndicator
  /// The axis whose movement it follows.
  public var axis: Axis
  /// What people call it on the platform.
  public var name: String
  /// When it is to be seen.
  public var policy: Policy
  /// Whether it is to be seen now.
  public var isVisible: Bool
  /// Where it is.
  public var place: Place
  /// Its size among its likes.
  public var size = Size.regular
  /// How thick it is, in points.
  public var thickness: Double
  /// How opaque it is while it is to be seen, 0…1.
  public var opacity: Double
  /// The strip along which the thumb moves, in points.
  public var track: Rect
  /// What shows the place by where it stands in the track, in points.
  public var thumb: Rect
  /// How far the content has gone, 0…1: 0 at its beginning, 1 at its end.
  public var fraction: Double
  /// The length of the content along the axis, in points.
  public var total: Double
  /// The page that shows and how many there are, where the content goes page by page.
  public var page: Position?
  /// What it does as a jog bar, where it is one now (visionOS).
  public var jog: Jog?

  /// What an indicator looks like.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A thumb in a track.
    case scrollIndicator
    /// A dot for each page; its thumb is that of the page that shows (watchOS).
    case pageDots
    /// The same, with the dot of a page that is higher than the screen grown into a scroll indicator.
    case grownPageDots
  }

  /// The axis of a movement.
  public enum Axis: String, CaseIterable, Hashable, Sendable {
    case vertical, horizontal
  }

  /// A size that people can choose (macOS); it decides the thickness.
  public enum Size: String, CaseIterable, Hashable, Sendable {
    case regular, small, mini
  }

  /// Where an indicator is.
  public enum Place: String, CaseIterable, Hashable, Sendable {
    /// Along the trailing edge.
    case trailing
    /// Along the bottom edge.
    case bottom
    /// Beside the crown of a watch.
    case crown
  }

  /// When an indicator is to be seen (SM-12).
  public enum Policy: String, CaseIterable, Hashable, Sendable {
    /// Never: its author hides it, or a page control tells the place.
    case never
    /// Always: it stands for pages (watchOS).
    case always
    /// While the content moves and for a moment after that.
    case whenScrolling
    /// Always, by what people have set on their device.
    case setting
    /// Always, because an input device that is connected wants it so.
    case device
    /// Always, because a control stands in line with it.
    case inlineControl

    /// Whether it is to be seen all the time.
    public var isAlways: Bool { self != .never && self != .whenScrolling }
  }

  /// Which part of the content shows.
  public enum Zone: String, CaseIterable, Hashable, Sendable {
    case beginning, middle, end
  }

  /// What an indicator does as a jog bar (SM-13).
  public struct Jog: Hashable, Sendable {
    /// How far it is pulled from where the drag began, in points; positive towards the end of the content.
    public var displacement: Double
    /// How fast the content goes, in points per second; positive towards its end.
    public var speed: Double
    /// How fast its tick marks run, in marks per second.
    public var tickSpeed: Double
    /// How far the marks have run, 0…1 of the distance between two of them.
    public var tickPhase: Double

    /// A jog bar by its numbers.
    public init(displacement: Double, speed: Double, tickSpeed: Double, tickPhase: Double) {
      self.displacement = displacement
      self.speed = speed
      self.tickSpeed = tickSpeed
      self.tickPhase = tickPhase
    }
  }

  /// An indicator that is not to be seen, at the beginning of its content.
  ///
  /// - Parameters:
  ///   - axis: The axis whose movement it follows.
  ///   - name: What people call it.
  ///   - track: The strip along which the thumb moves, in points.
  ///   - thumb: What shows the place, in points.
  public init(axis: Axis, name: String, track: Rect, thumb: Rect) {
    self.axis = axis
    self.name = name
    self.track = track
    self.thumb = thumb
    policy = .whenScrolling
    isVisible = false
    place = axis == .vertical ? .trailing : .bottom
    thickness = axis == .vertical ? track.size.width : track.size.height
    opacity = 1
    fraction = 0
    total = 0
  }

  /// Which part of the content shows, by thirds of the way.
  public var zone: Zone { fraction < 1.0 / 3 ? .beginning : fraction > 2.0 / 3 ? .end : .middle }

  /// The same indicator elsewhere.
  public func offset(by vector: Vector) -> ScrollIndicator {
    var indicator = self
    indicator.track = track.offset(by: vector)
    indicator.thumb = thumb.offset(by: vector)
    return indicator
  }

  /// The length of the thumb along the axis, in points.
  public var length: Double { axis == .vertical ? thumb.size.height : thumb.size.width }
}
