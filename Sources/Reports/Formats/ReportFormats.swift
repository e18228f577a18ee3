/// The formats of reports.
public enum ReportFormats {
  /// Every format, in the order in which people are told of them; the first is the one where none is asked for.
  public static let all: [any ReportFormat] = [
    TextFormat(), JSONFormat(), HTMLFormat(), SARIFFormat(), JUnitFormat(), GitHubFormat(),
  ]

  /// The format with a name of the command line; nil where none has it.
  public static func named(_ name: String) -> (any ReportFormat)? { all.first { $0.name == name } }

  /// The format whose files end as a path does, in capital letters too; nil where none does.
  public static func ofFile(_ path: String) -> (any ReportFormat)? {
    guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      return nil
    }
    let ending = name[name.index(after: dot)...].lowercased()
    return all.first { $0.fileExtensions.contains(ending) }
  }
}
