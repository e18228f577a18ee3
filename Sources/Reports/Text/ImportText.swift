public import Scenes

/// Names of frameworks that a scene may use, for a terminal.
public enum ImportText {
  /// A line for each name: what it is called, what it stands for, and where, with the statement that names it.
  public static func list(_ names: [FrameworkName]) -> String {
    let spelling = names.map(\.spelling.utf8.count).max() ?? 0
    let meaning = names.map(\.meaning.utf8.count).max() ?? 0
    var text = ""
    for name in names {
      let isEverywhere = name.platforms.count == Platform.allCases.count
      text += column(name.spelling, spelling) + column(name.meaning, meaning)
      text += isEverywhere ? "everywhere" : name.platforms.map(\.rawValue).joined(separator: ", ")
      text += (name.statement.map { "  (\($0))" } ?? "") + "\n"
    }
    return text + "\(names.count) name\(names.count == 1 ? "" : "s")\n"
  }

  private static func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count) + 2)
  }
}
