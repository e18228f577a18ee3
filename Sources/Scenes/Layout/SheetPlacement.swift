public import Geometry

/// Where a platform puts a sheet and how large it may become (C-07).
public struct SheetPlacement: Hashable, Sendable {
  /// The edge that stays while the height changes.
  public var attachment: Attachment
  /// What the sheet is placed in: the screen, or its parent's window. In points.
  public var bounds: Rect
  /// Its width in points.
  public var width: Double
  /// Its greatest height in points; `large` where there are detents.
  public var maximumHeight: Double

  /// The edge that stays while the height changes.
  public enum Attachment: String, Hashable, Sendable {
    case bottom, center, top
  }

  /// The place of a sheet over `window`.
  ///
  /// iOS: full width, bottom edge; iPadOS in regular width: a centred card; macOS: under the title bar of its
  /// window; visionOS and tvOS: centred, 70 % of the width and height, so less than half of the area;
  /// watchOS: the whole screen.
  ///
  /// - Parameters:
  ///   - window: The frame of the window it belongs to, in points.
  ///   - contentHeight: Height of what is in it, in points; macOS sheets are as high as their content.
  public init(
    platform: Platform, screen: Screen, sizeClass: SizeClasses, window: Rect, contentHeight: Double?,
    parameters: Parameters
  ) {
    let whole = Rect(origin: .zero, size: screen.size)
    let safe = screen.safeArea
    switch platform {
    case .iPadOS where sizeClass.horizontal == .regular:
      let room = max(0, screen.size.height - safe.top - safe.bottom - 2 * parameters.largeTopGap)
      self.init(
        attachment: .center, bounds: whole, width: min(Self.cardWidth, screen.size.width - 2 * Self.margin),
        maximumHeight: min(Self.cardHeight, room))
    case .iOS, .iPadOS:
      let room = screen.size.height - safe.top - parameters.largeTopGap
      self.init(attachment: .bottom, bounds: whole, width: screen.size.width, maximumHeight: max(0, room))
    case .macOS:
      let room = max(0, window.size.height - Self.titleBar - Self.margin)
      self.init(
        attachment: .top,
        bounds: Rect(
          x: window.minX, y: window.minY + Self.titleBar, width: window.size.width,
          height: max(0, window.size.height - Self.titleBar)),
        width: max(0, min(Self.dialogWidth, window.size.width - 2 * Self.margin)),
        maximumHeight: min(contentHeight ?? room, room))
    case .visionOS, .tvOS:
      self.init(
        attachment: .center, bounds: window, width: window.size.width * 0.7, maximumHeight: window.size.height * 0.7)
    case .watchOS:
      self.init(attachment: .bottom, bounds: whole, width: screen.size.width, maximumHeight: screen.size.height)
    }
  }

  /// The place of a sheet inside a popover of this size, relative to the popover, which it never leaves (C-19).
  public init(inside size: Size) {
    self.init(
      attachment: .bottom, bounds: Rect(origin: .zero, size: size), width: size.width, maximumHeight: size.height)
  }

  /// The place of a sheet that lies in this frame, in points on the screen.
  public init(at frame: Rect) {
    self.init(attachment: .top, bounds: frame, width: frame.size.width, maximumHeight: frame.size.height)
  }

  /// The place of a sheet that lies in this frame and may be given another size, in points: its upper edge and its
  /// middle stay, and it does not leave `bounds` where it is not outside already.
  public init(at frame: Rect, in bounds: Rect) {
    let side = max(frame.size.width / 2, min(frame.midX - bounds.minX, bounds.maxX - frame.midX))
    let height = max(frame.size.height, bounds.maxY - frame.minY)
    self.init(
      attachment: .top, bounds: Rect(x: frame.midX - side, y: frame.minY, width: 2 * side, height: height),
      width: frame.size.width, maximumHeight: frame.size.height)
  }

  /// The same place with a sheet of this size in points, no larger than what it is placed in.
  public func resized(to size: Size) -> SheetPlacement {
    var copy = self
    copy.width = min(max(1, size.width), bounds.size.width)
    copy.maximumHeight = min(max(1, size.height), bounds.size.height)
    return copy
  }

  /// The same place with the sheet at another edge of its container, or in the middle.
  ///
  /// What has no other place keeps its own: a card that rises from the bottom of the screen, what fills a watch.
  public func anchored(to edge: Sheet.Edge, on platform: Platform) -> SheetPlacement {
    guard platform != .watchOS, !(attachment == .bottom && PlatformProfile(platform).hasDetents) else { return self }
    var copy = self
    switch edge {
    case .bottom: copy.attachment = .bottom
    case .center: copy.attachment = .center
    case .top: copy.attachment = .top
    case .slideOver: break
    }
    return copy
  }

  private init(attachment: Attachment, bounds: Rect, width: Double, maximumHeight: Double) {
    self.attachment = attachment
    self.bounds = bounds
    self.width = width
    self.maximumHeight = maximumHeight
  }

  /// Where a sheet of this height lies, in points.
  public func frame(height: Double) -> Rect {
    let top =
      switch attachment {
      case .bottom: bounds.maxY - height
      case .center: bounds.midY - height / 2
      case .top: bounds.minY
      }
    return Rect(x: bounds.midX - width / 2, y: top, width: width, height: height)
  }

  /// Width and height of a page sheet on an iPad, in points.
  private static let cardWidth = 704.0
  private static let cardHeight = 944.0
  /// Height of a window's title bar on macOS, in points.
  public static let titleBar = 28.0
  /// Width of a macOS sheet, in points.
  private static let dialogWidth = 480.0
  private static let margin = 20.0
}
