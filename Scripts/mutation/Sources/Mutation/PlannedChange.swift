/// One change of one file, chosen to be tried.
public struct PlannedChange: Sendable {
  /// The number of its switch.
  public let id: Int
  /// The module that it is in.
  public let module: String
  /// The file, from the package's root.
  public let file: String
  /// Where in the file.
  public let site: Site
  /// The text of the line, without the spaces around it.
  public let lineText: String
  /// What is done.
  public let change: Change

  /// `file:line:column`.
  public var place: String { "\(file):\(site.line):\(site.column)" }
  /// What is changed to what.
  public var description: String { change.description(of: site.original) }
  /// The same for the same change as long as its file does not move it.
  public var key: String { "\(place)\t\(description)" }
  /// The same for the same change as long as its line stays as it is.
  public var lasting: String { "\(file)\t\(lineText)\t\(description)" }
}
