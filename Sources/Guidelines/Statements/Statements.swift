/// Every statement of the guidelines, as data.
public enum Statements {
  /// All of them: sheets, action sheets, modality, scroll views.
  public static let all: [Statement] =
    Statement.sheets + Statement.phoneSheets + Statement.phoneDetents + Statement.macSheets + Statement.visionSheets
    + Statement.watchSheets + Statement.actionSheets + Statement.modality + Statement.scrollViews
    + Statement.platformScrollViews

  /// The statement with this id.
  public static func named(_ id: String) -> Statement? { all.first { $0.id == id } }
}
