/// A way to write audits down.
///
/// A format is one file: what it is called, how its files end, and the writing itself. To add one, write its file in
/// `Formats/` and name it in `ReportFormats`; the command line takes it from there.
public protocol ReportFormat: Sendable {
  /// What it is called on the command line, for good.
  var name: String { get }
  /// How its files end, without the dot and in small letters, such as `html`; the first is the usual one, and a format that
  /// nobody keeps in files has none.
  var fileExtensions: [String] { get }

  /// Writes the audits of a report piece by piece, each of whole lines: findings may be very many.
  ///
  /// - Throws: what `put` throws, and nothing else.
  func write<Failure: Error>(_ report: Report, to put: (String) throws(Failure) -> Void) throws(Failure)
}
