public import Recordings

/// Reads the files that documents are in.
public enum DocumentFile {
  /// The bytes of a file; `-` is standard input. No more than the limit is ever held.
  ///
  /// - Throws: That the file cannot be read, with the system's reason, or that it is too large.
  public static func read(
    _ path: String, limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentErrors) -> [UInt8] {
    try read(open(path), limits: limits)
  }

  /// The bytes of a source, those included that were looked at.
  public static func read(
    _ source: consuming ByteSource, limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentErrors) -> [UInt8] {
    var bytes: [UInt8] = []
    if source.size ?? 0 <= limits.bytes {
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while bytes.count <= limits.bytes {
        let count = try next(of: &source, into: &chunk)
        if count == 0 { return bytes }
        bytes += chunk[..<count]
      }
    }
    throw DocumentErrors(DocumentText.tooLarge(file: source.name, limits: limits))
  }

  private static func open(_ path: String) throws(DocumentErrors) -> ByteSource {
    do throws(RecordingError) {
      return try ByteSource(path: path)
    } catch {
      throw DocumentErrors(DocumentError(file: path, error.message, hint: error.hint))
    }
  }

  private static func next(of source: inout ByteSource, into chunk: inout [UInt8]) throws(DocumentErrors) -> Int {
    do throws(RecordingError) {
      return try source.read(into: &chunk, from: 0)
    } catch {
      throw DocumentErrors(DocumentError(file: source.name, error.message, hint: error.hint))
    }
  }
}
