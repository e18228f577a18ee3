/// A picture of the screen that was audited, to be shown under what was found on it.
public struct ScreenPicture: Hashable, Sendable {
  /// The picture, as a file in PNG.
  public var png: [UInt8]
  /// Pixels from left to right.
  public var width: Int
  /// Pixels from top to bottom.
  public var height: Int

  /// A picture in a file.
  public init(png: [UInt8], width: Int, height: Int) {
    (self.png, self.width, self.height) = (png, width, height)
  }
}
