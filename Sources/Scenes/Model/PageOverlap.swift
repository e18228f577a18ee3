/// What of a page is shown again on the next one, to keep the context.
public enum PageOverlap: Hashable, Sendable {
  /// Nothing.
  case nothing
  /// Lines of text.
  case lines(Int)
  /// Rows of glyphs.
  case glyphRows(Int)
  /// A share of the first picture in it, between 0 and 1.
  case pictureFraction(Double)
  /// Points.
  case points(Double)

  /// How high a line of text is, as a share of its font size (CSS "line-height: normal", about 1.2 with most fonts).
  public static let lineHeight = 1.2

  /// Points of the overlap.
  ///
  /// - Parameters:
  ///   - fontSize: Of the text that is scrolled, in points; a row of glyphs is as high as the font.
  ///   - picture: Points of the first picture along the axis; 0 where there is none.
  public func points(fontSize: Double, picture: Double) -> Double {
    switch self {
    case .nothing: 0
    case .lines(let count): Double(count) * fontSize * Self.lineHeight
    case .glyphRows(let count): Double(count) * fontSize
    case .pictureFraction(let share): share * picture
    case .points(let points): points
    }
  }
}
