/// One JSON object, for programs: see `JSONReport`.
public struct JSONFormat: ReportFormat {
  public let name = "json"
  public let fileExtensions = ["json"]

  /// The format; it has no options.
  public init() {}

  public func write<Failure: Error>(_ report: Report, to put: (String) throws(Failure) -> Void) throws(Failure) {
    var failure: Failure?
    JSONReport.render(report) { piece in
      guard failure == nil else { return }
      do throws(Failure) { try put(piece) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
