public import Accessibility
import Scenes

/// Collects what is wrong while a document is read, so that all of it can be told at once.
public struct DocumentDecoder: Sendable {
  private var log: ErrorLog
  /// Names that have to be found once everything has been read.
  var references: [DocumentReference] = []
  /// Where the detents of each sheet stand, by the place of the sheet.
  var detents: [SourceLocation: [SourceLocation]] = [:]
  /// Where the attributes of each presentation stand, by the place of the presentation.
  private var attributes: [SourceLocation: [String: SourceLocation]] = [:]
  /// The framework whose names the document may use.
  var imports = ImportContext()
  /// The document as it is written, where a text in it has places of its own.
  var lines = DocumentLines()

  /// A decoder that has found nothing wrong yet.
  public init(limits: DocumentLimits = DocumentLimits()) { log = ErrorLog(limit: limits.errors) }

  /// Whether nothing is wrong so far.
  public var isEmpty: Bool { log.isEmpty }

  /// Whether as many errors were found as are kept, so that it is not worth finding out more about further ones.
  var isFull: Bool { log.errors.count >= log.limit }

  /// Notes an error and reads on.
  public mutating func note(_ error: DocumentError) { log.note(error) }

  /// Notes an error at a place and reads on; once as many are kept as may be, its texts are not even made.
  public mutating func note(
    _ location: SourceLocation, _ message: @autoclosure () -> String, expected: @autoclosure () -> String? = nil,
    hint: @autoclosure () -> String? = nil
  ) {
    if isFull { return log.omit() }
    log.note(DocumentError(location, message(), expected: expected(), hint: hint()))
  }

  /// Notes that a node is not what was expected.
  public mutating func mismatch(
    _ node: LocatedNode, expected: @autoclosure () -> String, hint: @autoclosure () -> String? = nil
  ) {
    note(node.location, "found \(node.summary)", expected: expected(), hint: hint())
  }

  /// Remembers where the attributes of a presentation stand.
  mutating func keepPlaces(of node: LocatedNode) {
    guard let entries = node.mapping?.entries else { return }
    attributes[node.location] = Dictionary(
      entries.map { ($0.key, $0.value.location) }, uniquingKeysWith: { first, _ in first })
  }

  /// Where an attribute of a presentation stands, else where the presentation does.
  func place(of attribute: String, in presentation: Presentation) -> SourceLocation? {
    presentation.source.flatMap { attributes[$0]?[attribute] } ?? presentation.source
  }

  /// Throws everything that was noted, if anything was.
  public func finish() throws(DocumentErrors) { try log.finish() }
}
