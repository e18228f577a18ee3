public import Accessibility
public import InputEvents

/// What moved during a run, and which fingers were down meanwhile.
public struct MotionRecord: Hashable, Sendable {
  /// What moved, in the order in which it first did.
  public internal(set) var tracks: [Track] = []
  /// Fingers on the screen, in the order in which they came down.
  public internal(set) var contacts: [Contact] = []
  /// The end of the run, in µs on its clock.
  public internal(set) var end: Timestamp = .zero

  /// One quantity of one thing, over time.
  public struct Track: Hashable, Sendable {
    /// The scroll view, or the sheet.
    public var node: NodeID
    /// How people know it, such as `scrollView "Places"`.
    public var subject: String
    /// What changed.
    public var quantity: Motion.Quantity
    /// Where it could rest, at ascending times: a turned screen or another choice of detents changes that.
    public internal(set) var periods: [Period]
    /// Where it was, at ascending times.
    public var samples: [Sample]

    /// The way of something.
    ///
    /// - Parameter rests: Where it can rest all the time.
    public init(
      node: NodeID, subject: String, quantity: Motion.Quantity, rests: [Motion.RestValue] = [], samples: [Sample] = []
    ) {
      self.init(
        node: node, subject: subject, quantity: quantity,
        periods: rests.isEmpty ? [] : [Period(since: .zero, rests: rests)], samples: samples)
    }

    /// The way of something that could rest here and there at different times.
    public init(
      node: NodeID, subject: String, quantity: Motion.Quantity, periods: [Period], samples: [Sample] = []
    ) {
      (self.node, self.subject, self.quantity) = (node, subject, quantity)
      (self.periods, self.samples) = (periods, samples)
    }

    /// Where it could rest when it was last looked at.
    public var rests: [Motion.RestValue] { periods.last?.rests ?? [] }

    /// Where it could rest at a moment, in µs on the run's clock.
    public func rests(at time: Timestamp) -> [Motion.RestValue] {
      (periods.last { $0.since <= time } ?? periods.first)?.rests ?? []
    }

    /// It can rest at other places from a moment on; those that come first hold from the beginning.
    mutating func setRests(_ rests: [Motion.RestValue], since time: Timestamp) {
      periods.set(rests, since: periods.isEmpty ? .zero : time)
    }
  }

  /// A time in which something could rest at the same places.
  public struct Period: Hashable, Sendable {
    /// When it began, in µs on the run's clock; it goes on until the next one.
    public var since: Timestamp
    /// Where it could rest.
    public var rests: [Motion.RestValue]

    /// A time from a moment on.
    public init(since: Timestamp, rests: [Motion.RestValue]) { (self.since, self.rests) = (since, rests) }
  }

  /// Where something was at a moment.
  public struct Sample: Hashable, Sendable {
    /// In µs on the run's clock.
    public var time: Timestamp
    /// In the quantity's unit.
    public var value: Double
    /// In units per second.
    public var velocity: Double
    /// Why the moment is kept.
    public var kind: Kind

    /// Why a moment is kept.
    public enum Kind: String, Hashable, Sendable {
      /// It is one of many, at a steady pace.
      case onTheWay
      /// A movement begins here, or takes another course.
      case turn
      /// It came here at once.
      case jump
      /// It rests from here on.
      case rest
    }

    /// Where something was at `time`.
    public init(time: Timestamp, value: Double, velocity: Double = 0, kind: Kind = .onTheWay) {
      (self.time, self.value, self.velocity, self.kind) = (time, value, velocity, kind)
    }
  }

  /// A finger from touch to lift.
  public struct Contact: Hashable, Sendable {
    /// Its number in the run, from 1.
    public var id: Int
    /// When it came down, in µs on the run's clock.
    public var start: Timestamp
    /// When it lifted; nil where it had not when the run ended.
    public var end: Timestamp?

    /// A finger.
    public init(id: Int, start: Timestamp, end: Timestamp?) { (self.id, self.start, self.end) = (id, start, end) }
  }

  /// A run in which nothing has moved.
  public init(tracks: [Track] = [], contacts: [Contact] = [], end: Timestamp = .zero) {
    (self.tracks, self.contacts, self.end) = (tracks, contacts, end)
  }

  /// Whether nothing has moved.
  public var isEmpty: Bool { tracks.isEmpty }
}

extension [MotionRecord.Period] {
  /// No more are kept.
  private static let greatestCount = 256

  /// Something can rest at other places from a moment on. Of too many changes every second one goes, as of a magnified
  /// view whose end moves along under two fingers.
  mutating func set(_ rests: [Motion.RestValue], since time: Timestamp) {
    guard rests != last?.rests else { return }
    if let place = indices.last, self[place].since == time {
      self[place].rests = rests
    } else {
      append(MotionRecord.Period(since: time, rests: rests))
    }
    guard count > Self.greatestCount else { return }
    let place = count - 1
    self = enumerated().filter { $0.offset.isMultiple(of: 2) || $0.offset == place }.map(\.element)
  }
}
