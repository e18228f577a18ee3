/// One page with drawings that needs nothing beside it: see `HTMLReport`.
public struct HTMLFormat: ReportFormat {
  public let name = "html"
  public let fileExtensions = ["html", "htm"]

  /// The format; it has no options.
  public init() {}

  public func write<Failure: Error>(_ report: Report, to put: (String) throws(Failure) -> Void) throws(Failure) {
    try put(HTMLReport.render(report))
  }
}
