import Accessibility
import Documents

extension XMLReader {
  /// Checks what the XML declaration says of the encoding, where one comes next: the bytes have been checked to be UTF-8,
  /// and are no text in any other.
  func checkDeclaration() throws(DocumentError) {
    guard starts(with: "<?xml"), [0x20, 0x09, 0x0A, 0x0D].contains(peek(5)) else { return }
    // A declaration is short; where it does not end, that is told by who skips it.
    let rest = bytes[position...].prefix(1024)
    guard let end = rest.firstRange(of: "?>".utf8) else { return }
    let declaration = rest[..<end.lowerBound]
    guard let word = declaration.firstRange(of: "encoding".utf8) else { return }
    let value = declaration[word.upperBound...].drop { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
    guard let quote = value.first else { return }
    let encoding = String(decoding: value.dropFirst().prefix { $0 != quote }, as: UTF8.self)
    guard !["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding.lowercased()) else { return }
    throw DocumentError(
      location, "the text says that it is encoded as \(excerpt(encoding))", expected: "UTF-8",
      hint:
        "save the file as UTF-8, and let its first line say so; `iconv -f \(excerpt(encoding)) -t UTF-8` does the former"
    )
  }
}
