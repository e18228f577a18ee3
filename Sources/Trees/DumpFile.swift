public import Documents
public import Recordings

/// Reads the files that dumps are in: no more of them than an importer may need, and unpacked where gzip packed them.
public enum DumpFile {
  /// Greatest size of what gzip packed, in bytes, unpacked: as large as a dump of a hundred thousand views.
  public static let greatestUnpacked = 64 << 20

  /// A source, unpacked where gzip has packed a dump in it; any other as it is.
  ///
  /// - Throws: That it cannot be read or unpacked, or that something else is packed in it than a dump.
  public static func opened(_ source: consuming ByteSource) throws(DocumentErrors) -> ByteSource {
    var source = source
    let name = source.name
    func fail(_ message: String, _ hint: String) -> DocumentErrors {
      DocumentErrors(DocumentError(file: name, message, expected: "a tree dump, or one packed with gzip", hint: hint))
    }
    let beginning: ArraySlice<UInt8>
    do throws(RecordingError) { beginning = try source.peek(TreeImporter.beginning) } catch { throw wrong(error, name) }
    guard Gzip.isOne(beginning) else { return source }
    var limits = DocumentLimits()
    limits.bytes = greatestUnpacked
    let packed = try DocumentFile.read(source, limits: limits)
    let bytes: [UInt8]
    do throws(Gzip.Failure) {
      bytes = try Gzip.unpack(packed, limit: greatestUnpacked)
    } catch {
      switch error {
      case .damaged:
        throw fail(
          "the file cannot be unpacked", "it is cut off or damaged, or holds more than \(greatestUnpacked >> 20) MB")
      case .unsound: throw fail("what is packed in the file is not what its check says", "pack the dump once more")
      }
    }
    if let error = MistakenDump.error(in: bytes.prefix(TreeImporter.beginning), file: name) { throw error }
    guard TreeFormat(content: bytes.prefix(TreeImporter.longBeginning)) != nil else {
      throw fail("what is packed in the file is no tree dump", "unpack it with `gunzip`")
    }
    return ByteSource(bytes: bytes, name: name)
  }

  /// What a source is the dump of; nil for anything else.
  ///
  /// Of JSON more is looked at than of other texts, unless it is a recording, which may be written while it is read.
  public static func format(of source: inout ByteSource) throws(RecordingError) -> TreeFormat? {
    let beginning = try source.peek(TreeImporter.beginning)
    if let format = TreeFormat(content: beginning) { return format }
    let first = beginning.first { !TreeFormat.isBlank($0) }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "["), beginning.count == TreeImporter.beginning,
      !beginning.starts(with: "{\"format\":\"detent-".utf8)
    else { return nil }
    return TreeFormat(content: try source.peek(TreeImporter.longBeginning))
  }

  /// The bytes of a dump.
  ///
  /// Of XML no more is read than where its reader gives up: a text of any length without tags is not waited for.
  public static func read(_ source: consuming ByteSource) throws(DocumentErrors) -> [UInt8] {
    var source = source
    let name = source.name
    let beginning: ArraySlice<UInt8>
    do throws(RecordingError) { beginning = try source.peek(TreeImporter.beginning) } catch { throw wrong(error, name) }
    guard TreeFormat.isXML(beginning) else { return try DocumentFile.read(source, limits: TreeImporter.limits) }
    let limits = XMLLimits()
    var bytes: [UInt8] = []
    var lastTag = 0
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limits.bytes {
      let count: Int
      do throws(RecordingError) { count = try source.read(into: &chunk, from: 0) } catch { throw wrong(error, name) }
      if count == 0 { return bytes }
      let start = bytes.count
      bytes += chunk[..<count]
      if let tag = chunk[..<count].lastIndex(of: UInt8(ascii: "<")) { lastTag = start + tag }
      if bytes.count - lastTag > 2 * limits.stretch { return whole(bytes) }
    }
    throw DocumentErrors(
      DocumentError(
        file: name, "the dump is larger than \(limits.bytes >> 20) MB", expected: "at most \(limits.bytes) bytes",
        hint: "no screen is so large; was the file written by a tool for tree dumps?"))
  }

  /// A text without the character that it was cut off in.
  private static func whole(_ bytes: [UInt8]) -> [UInt8] {
    var end = bytes.count
    while end > 0, bytes[end - 1] & 0xC0 == 0x80 { end -= 1 }
    if end > 0, bytes[end - 1] >= 0xC0 { end -= 1 }
    return Array(bytes[..<end])
  }

  private static func wrong(_ error: RecordingError, _ file: String) -> DocumentErrors {
    DocumentErrors(DocumentError(file: file, error.message, hint: error.hint))
  }
}
