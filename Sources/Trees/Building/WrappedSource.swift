import Accessibility
import Documents

/// A page source as WebDriver servers answer it: `{"value": "<?xml…"}`.
enum WrappedSource {
  /// The XML and where it begins, with the number of that line; places in it are counted from its own first line.
  static func unwrap(
    _ bytes: [UInt8], from start: Int, file: String
  ) throws(DocumentError) -> (text: [UInt8], start: Int, line: Int) {
    guard bytes[start...].first(where: { !TreeFormat.isBlank($0) }) == UInt8(ascii: "{") else {
      let before = Preamble.length(of: bytes[start...])
      return (bytes, start + before.bytes, 1 + before.lines)
    }
    let reply: LocatedNode
    do throws(DocumentErrors) {
      reply = try LocatedNode.parse(bytes, file: file, format: .json, limits: TreeImporter.limits)
    } catch {
      throw error.errors.first ?? DocumentError(file: file, "the answer of the server cannot be read")
    }
    guard let text = reply.mapping?["value"]?.scalar, !text.isPlain else {
      throw DocumentError(
        reply.location, "the answer of the server holds no page source", expected: "a text under \"value\"")
    }
    return (Array(text.text.utf8), 0, 1)
  }
}
