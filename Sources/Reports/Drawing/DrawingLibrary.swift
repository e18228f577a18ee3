import Explorer

/// The pieces that the drawings of a page are put together from; each is on the page once, however often it is shown.
struct DrawingLibrary {
  /// The markup of the pieces, by their number.
  private(set) var pieces: [String] = []
  private var numbers: [String: Int] = [:]
  /// Pictures, as markup, by their number; they take as much room as they are large, and are few.
  private var pictures: [String] = []
  /// The length of all pieces in bytes.
  private var size = 0
  /// The length that all pieces may have.
  let limit: Int

  /// A library without pieces.
  ///
  /// - Parameter limit: How many bytes all pieces may take; what goes beyond is not drawn.
  init(limit: Int = 4_000_000) { self.limit = limit }

  /// References to pieces, new ones taken in; nil when they would go beyond the limit.
  mutating func references(to wanted: [String]) -> [String]? {
    let new = Set(wanted.filter { numbers[$0] == nil }).reduce(0) { $0 + $1.utf8.count }
    guard size + new <= limit else { return nil }
    size += new
    return wanted.map { piece in
      let number = numbers[piece] ?? pieces.count
      if number == pieces.count {
        numbers[piece] = number
        pieces.append(piece)
      }
      return Self.id(number)
    }
  }

  /// A reference to a picture, which is taken in.
  ///
  /// - Parameter width: How wide it is shown, in points; its height follows.
  mutating func reference(to picture: ScreenPicture, width: Double) -> String {
    let height = width * Double(picture.height) / Double(max(1, picture.width))
    // What is written here is digits and Base64: nothing that markup would read as its own.
    pictures.append(
      "<image width=\"\(width.decimal)\" height=\"\(height.decimal)\""
        + " href=\"data:image/png;base64,\(Base64.text(of: picture.png))\" />\n")
    return "picture-\(pictures.count)"
  }

  /// The pieces as an `svg` element that shows nothing itself; empty where there are none.
  var definitions: String {
    guard !pieces.isEmpty || !pictures.isEmpty else { return "" }
    var markup = Markup()
    markup.element("svg", ["class": "pieces", "width": "0", "height": "0", "aria-hidden": "true"]) { svg in
      svg.element("defs") { defs in
        for (number, piece) in pieces.enumerated() {
          defs.element("g", ["id": Self.id(number)]) { $0.raw(piece) }
        }
        for (number, picture) in pictures.enumerated() {
          defs.element("g", ["id": "picture-\(number + 1)"]) { $0.raw(picture) }
        }
      }
    }
    return markup.text
  }

  private static func id(_ number: Int) -> String { "piece-\(number + 1)" }
}
